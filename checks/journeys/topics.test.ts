import { expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { DEFAULT_LIMIT } from "#domain/base/contract/limits.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { serviceForm as formEn } from "#words/compiled/en/listings/service-form.ts";
import { home as homeEn } from "#words/compiled/en/services/home.ts";
import { services as servicesEn } from "#words/compiled/en/services/services.ts";
import { topics as en } from "#words/compiled/en/services/topics.ts";
import { serviceForm as formEs } from "#words/compiled/es/listings/service-form.ts";
import { home as homeEs } from "#words/compiled/es/services/home.ts";
import { services as servicesEs } from "#words/compiled/es/services/services.ts";
import { topics as es } from "#words/compiled/es/services/topics.ts";
import { checkLayout } from "./check-layout.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { AT_DOOR, openForm, publicShelter, toggleChip } from "./service-form-steps.ts";

/** Every topic can be browsed, one press from home. */
const town = demonstrationTown();
const servicesIn = { en: servicesEn.types, es: servicesEs.types };

test.each(
  languageCases(import.meta.filename, [
    ["en", en, homeEn],
    ["es", es, homeEs],
  ]),
)("in %s, from the list to all topics, to one, and to a service", async (language, text, home) => {
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

test.each(
  languageCases(import.meta.filename, [
    ["en", en, homeEn],
    ["es", es, homeEs],
  ]),
)("in %s, tabs show their most used topics beside their needs", async (language, text, home) => {
  const { page, context } = await town().visit({
    language,
    place: DEMO_HARBOR,
    width: 320,
    height: 700,
    expects: /ERR_INTERNET/,
  });
  const chips = page.getByRole("navigation", { name: home.filters });
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
  await chips.getByRole("link", { name: text.names.RENT_AND_EVICTION, exact: true }).waitFor();
  await checkLayout(page);
  // A tab that is chosen later, by keyboard, shows its topics too.
  await page.getByRole("link", { name: servicesIn[language].HEALTH, exact: true }).click();
  const dental = chips.getByRole("link", { name: text.names.DENTAL, exact: true });
  await dental.waitFor();
  await expect
    .poll(() => chips.getByRole("link", { name: text.names.RENT_AND_EVICTION, exact: true }).count())
    .toBe(0);
  await dental.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Second Saturday Dental", exact: true }).waitFor();
  // Without a network, the tab shows the table's first topics.
  await page.goBack();
  await dental.waitFor();
  await context.setOffline(true);
  await page.getByRole("link", { name: servicesIn[language].WORK, exact: true }).click();
  await chips.getByRole("link", { name: text.names.ENGLISH_CLASSES, exact: true }).waitFor();
});

test.each(
  languageCases(import.meta.filename, [
    ["en", en],
    ["es", es],
  ]),
)("in %s, without scripts, and where there is no such topic", async (language, text) => {
  const { page } = await town().visit({ language, scripts: false, width: 1440, height: 900, expects: /404/ });
  await page.goto("/?tab=HEALTH");
  await page.getByRole("link", { name: text.names.DENTAL, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: text.names.DENTAL }).waitFor();
  await page.goto("/topics");
  await page.getByRole("link", { name: text.names.HEALTH, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: text.names.HEALTH }).waitFor();
  expect(await page.getByRole("heading", { level: 2 }).count()).toBeGreaterThan(3);
  expect((await page.goto("/topics/MAGIC"))?.status()).toBe(404);
});

test("a page of a topic that does not come leaves what is there, and the link to it", async () => {
  const { page, context } = await town().visit({
    place: DEMO_HARBOR,
    expects: /Failed to load|ERR_INTERNET/,
  });
  const [service] = await town().app.read<{ id: string }[]>("/services?limit=1");
  let isDown = true;
  await context.route("**/api/services?*", (route) => {
    const skip = Number(new URL(route.request().url()).searchParams.get("skip"));
    if (skip > 0 && isDown) return route.abort("internetdisconnected");
    // Imitates a list that moved meanwhile: the last row of a page comes again with the next.
    const first = Math.max(skip - 1, 0);
    const ids = Array.from({ length: skip > 0 ? 3 : DEFAULT_LIMIT }, (_, n) => `Place ${first + n}`);
    return route.fulfill({ json: ids.map((id) => ({ ...service, id, name: id })) });
  });
  await page.goto("/topics");
  await hydrated(page);
  await page.getByRole("link", { name: en.names.HEALTH, exact: true }).click();
  const places = page.getByRole("link", { name: /^Place \d+$/ });
  await expect.poll(() => places.count()).toBe(DEFAULT_LIMIT);
  const more = page.getByRole("link", { name: homeEn.loadMore });
  const failed = page.waitForEvent("requestfailed");
  await more.click();
  await failed;
  await more.waitFor();
  expect(await places.count()).toBe(DEFAULT_LIMIT);
  isDown = false;
  await more.click();
  await expect.poll(() => places.count()).toBe(DEFAULT_LIMIT + 2);
  await expect.poll(() => more.count()).toBe(0);
});

test("places of one topic do not stand under the name of another that is still coming", async () => {
  const { page, context } = await town().visit({ place: DEMO_HARBOR });
  const answer = Promise.withResolvers<void>();
  await page.goto("/topics/DIAPERS_AND_BABY");
  await hydrated(page);
  await page.getByRole("link", { name: "Little Waves Diaper Bank", exact: true }).waitFor();
  await context.route("**/api/services?*", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole("navigation", { name: en.title }).getByRole("link").first().click();
  await page.getByRole("main").getByText(shellEn.loading).waitFor();
  expect(await page.getByRole("link", { name: "Little Waves Diaper Bank", exact: true }).count()).toBe(0);
  answer.resolve();
  await page.getByRole("main").getByText(shellEn.loading).waitFor({ state: "detached" });
});

test.each(
  languageCases(import.meta.filename, [
    ["en", formEn, en],
    ["es", formEs, es],
  ]),
)("in %s, an administrator chooses a topic in the form", async (language, form, text) => {
  const administrator = await signedInAs(town().app, "ADMINISTRATOR");
  const name = `Topics ${language}`;
  const service = await publicShelter(town().app, administrator, name, AT_DOOR);
  const page = await openForm(town(), administrator, {
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
