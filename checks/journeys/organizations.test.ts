import { expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { HARBOR_FRIENDS } from "#db/demo/organizations.ts";
import { history as historyEn } from "#words/compiled/en/history/history.ts";
import { organizations as en } from "#words/compiled/en/listings/organizations.ts";
import { serviceForm as formEn } from "#words/compiled/en/listings/service-form.ts";
import { services as servicesEn } from "#words/compiled/en/services/services.ts";
import { history as historyEs } from "#words/compiled/es/history/history.ts";
import { organizations as es } from "#words/compiled/es/listings/organizations.ts";
import { serviceForm as formEs } from "#words/compiled/es/listings/service-form.ts";
import { services as servicesEs } from "#words/compiled/es/services/services.ts";
import { checkLayout } from "./check-layout.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { atStep, field, openForm } from "./service-form-steps.ts";

/** Links from a service to its organization, and to the other sites of the same program. */
const town = demonstrationTown();

const LANGUAGES = [
  ["en", en, servicesEn],
  ["es", es, servicesEs],
] as const;

test.each(languageCases(import.meta.filename, LANGUAGES))(
  "in %s, from a service to its other places and its organization",
  async (language, text, words) => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR, dark: language === "es" });
    await page.goto("/?tab=FOOD");
    await hydrated(page);
    await page.getByText(HARBOR_FRIENDS.name).first().waitFor();
    await page.getByRole("link", { name: "Harbor Food Pantry", exact: true }).click();

    await page.getByRole("heading", { level: 2, name: text.otherPlaces(2) }).waitFor();
    await checkLayout(page);
    await page.getByRole("link", { name: /^Valley Grange Pantry, / }).click();
    await page.getByRole("heading", { level: 1, name: "Valley Grange Pantry" }).waitFor();

    await page.getByRole("link", { name: HARBOR_FRIENDS.name }).click();
    await page.getByRole("heading", { level: 1, name: HARBOR_FRIENDS.name }).waitFor();
    await page.getByText(text.alsoKnownAs(HARBOR_FRIENDS.alternateName)).waitFor();
    await page.getByText(text.services(4), { exact: true }).waitFor();
    await page.getByRole("heading", { level: 2, name: words.types.FOOD }).waitFor();
    await page.getByRole("link", { name: "Second Home Furniture", exact: true }).waitFor();
    await checkLayout(page);
  },
);

test.each(languageCases(import.meta.filename, LANGUAGES))(
  "in %s, without scripts, and on a laptop",
  async (language, text) => {
    const { page } = await town().visit({
      language,
      place: DEMO_HARBOR,
      scripts: false,
      expects: /404/,
      width: 1440,
      height: 900,
    });
    await page.goto(`/organizations/${HARBOR_FRIENDS.id}`);
    await page.getByRole("link", { name: "Harbor Food Pantry", exact: true }).click();
    await page.getByRole("heading", { name: text.otherPlaces(2) }).waitFor();
    expect(await page.getByRole("link", { name: /^Campus Cupboard, / }).count()).toBe(1);
    await page.goto("/organizations/nobody");
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  },
);

test.each(
  languageCases(import.meta.filename, [
    ["en", formEn, historyEn],
    ["es", formEs, historyEs],
  ]),
)("in %s, a change of one place is made at all of its program", async (language, form, history) => {
  const { app } = town();
  const superUser = await signedInAs(app, "SUPER USER");
  const findId = async (name: string) =>
    (await app.read<{ id: string }[]>(`/services?search=name&q=${name}&type=FOOD`))[0]?.id;
  const [pantry, grange] = [await findId("Harbor Food Pantry"), await findId("Valley Grange Pantry")];
  const path = `/services/${pantry}/edit`;
  const page = await openForm(town(), superUser, { language, path, title: form.steps.what.title });
  await field(page, form.labels.serviceSummary).fill(`Bags for the week, ${language}`);
  await page.getByRole("button", { name: form.toCheck }).click();
  await atStep(page, form.steps.check.title);
  await page.getByRole("radio", { name: form.check.scope.listing, checked: true }).waitFor();
  await page.getByText(form.check.scope.program(3), { exact: true }).click();
  await checkLayout(page);
  await page.getByRole("button", { name: form.check.sendEdit }).click();
  await page.getByText(form.done.editPublic).waitFor();
  expect(await app.read(`/services/${grange}`)).toMatchObject({
    name: "Valley Grange Pantry",
    serviceSummary: `Bags for the week, ${language}`,
  });
  await page.goto(`/services/${grange}`);
  await hydrated(page);
  await page.getByText(history.show, { exact: true }).click();
  await page.getByText(history.forProgram).first().waitFor();
});
