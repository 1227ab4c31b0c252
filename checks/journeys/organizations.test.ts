import { expect, test } from "vitest";
import { HARBOR_FRIENDS } from "#db/demo/organizations.ts";
import { organizations as en } from "#domain/words/en/organizations.ts";
import { services as servicesEn } from "#domain/words/en/services.ts";
import { organizations as es } from "#domain/words/es/organizations.ts";
import { services as servicesEs } from "#domain/words/es/services.ts";
import { checkLayout } from "./check-layout.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";

/** From a service to who runs it, and to the other sites of the same program. */
const town = demonstrationTown();

const LANGUAGES = [
  ["en", en, servicesEn],
  ["es", es, servicesEs],
] as const;

test.each(LANGUAGES)(
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

test.each(LANGUAGES)("in %s, without scripts, and on a laptop", async (language, text) => {
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
});
