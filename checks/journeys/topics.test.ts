import { expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { home as homeEn } from "#domain/words/en/home.ts";
import { serviceForm as formEn } from "#domain/words/en/service-form.ts";
import { topics as en } from "#domain/words/en/topics.ts";
import { home as homeEs } from "#domain/words/es/home.ts";
import { serviceForm as formEs } from "#domain/words/es/service-form.ts";
import { topics as es } from "#domain/words/es/topics.ts";
import { checkLayout } from "./check-layout.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { AT_DOOR, formOf, publicShelter, toggleChip } from "./service-form-steps.ts";

/** Everything can be browsed, one press from home. */
const town = demonstrationTown();

test.each([
  ["en", en, homeEn],
  ["es", es, homeEs],
] as const)("in %s, from the list to all topics, to one, and to a service", async (language, text, home) => {
  const { page } = await town().visit({ language, place: DEMO_HARBOR });
  await page.goto("/?tab=RESOURCES");
  await hydrated(page);
  await page.getByRole("navigation", { name: home.filters }).getByRole("link", { name: text.title }).click();
  await page.getByRole("heading", { level: 1, name: text.title }).waitFor();
  await checkLayout(page);

  await page.getByRole("link", { name: text.names.DIAPERS_AND_BABY, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: text.names.DIAPERS_AND_BABY }).waitFor();
  await page.getByRole("link", { name: "Little Waves Diaper Bank", exact: true }).waitFor();
  await checkLayout(page);

  // The options of a tab have its topics.
  await page.goto("/?tab=HEALTH");
  await hydrated(page);
  await page.getByRole("button", { name: home.more, exact: true }).click();
  await page.getByRole("dialog").getByRole("link", { name: text.names.DENTAL, exact: true }).click();
  await page.getByRole("link", { name: "Second Saturday Dental", exact: true }).waitFor();
});

test.each([
  ["en", en],
  ["es", es],
] as const)("in %s, without scripts, and where there is no such topic", async (language, text) => {
  const { page } = await town().visit({ language, scripts: false, width: 1440, height: 900, expects: /404/ });
  await page.goto("/topics");
  await page.getByRole("link", { name: text.names.HEALTH, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: text.names.HEALTH }).waitFor();
  expect(await page.getByRole("heading", { level: 2 }).count()).toBeGreaterThan(3);
  expect((await page.goto("/topics/MAGIC"))?.status()).toBe(404);
});

test.each([
  ["en", formEn, en],
  ["es", formEs, es],
] as const)("in %s, an administrator chooses a topic in the form", async (language, form, text) => {
  const administrator = await signedInAs(town().app, "ADMINISTRATOR");
  const name = `Topics ${language}`;
  const service = await publicShelter(town().app, administrator, name, AT_DOOR);
  const page = await formOf(town(), administrator, {
    language,
    path: `/services/${service.id}/edit?step=what`,
    title: form.steps.what.title,
  });
  await page.getByText(form.labels.statedTopics).click();
  await toggleChip(page, text.names.FARM_WORKERS);
  await checkLayout(page);
  await page.getByRole("button", { name: form.toCheck }).click();
  await page.getByRole("button", { name: form.check.sendEdit, exact: true }).click();
  await page.getByRole("heading", { level: 2, name: form.done.editPublic }).waitFor();
  await page.goto("/topics/FARM_WORKERS");
  await page.getByRole("link", { name, exact: true }).waitFor();
});
