import { expect, test } from "vitest";
import { askedPlace as en } from "#words/compiled/en/services/asked-place.ts";
import { askedPlace as es } from "#words/compiled/es/services/asked-place.ts";
import { checkLayout } from "./check-layout.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";

/** Wishes in a search: a couple, someone with bags (rules search 28 and 29). */
const town = demonstrationTown();

test.each(
  languageCases(import.meta.filename, [
    ["en", en, "shelter that takes couples", "Armory Winter Cots"],
    ["es", es, "albergue donde guardar mis cosas", "Harbor Night Shelter"],
  ]),
)("in %s, what says so comes first", async (language, words, q, first) => {
  const { page } = await town().visit({ language, place: DEMO_HARBOR });
  await page.goto(`/?tab=SHELTER&q=${encodeURIComponent(q)}`);
  await hydrated(page);
  const main = page.getByRole("main");
  await main.getByText(words.first, { exact: true }).waitFor();
  await expect
    .poll(async () => (await main.getByRole("listitem").getByRole("heading").allTextContents())[0])
    .toBe(first);
  await checkLayout(page);
});

test.each(
  languageCases(import.meta.filename, [
    ["en", en, "food that takes couples"],
    ["es", es, "comida, que acepten parejas"],
  ]),
)("in %s, what none has told is said above the same rows", async (language, words, q) => {
  const { page } = await town().visit({ language, place: DEMO_HARBOR });
  await page.goto(`/?tab=FOOD&q=${encodeURIComponent(q)}`);
  await hydrated(page);
  const main = page.getByRole("main");
  await main.getByText(words.noneSays.COUPLES, { exact: true }).waitFor();
  await expect.poll(() => main.getByRole("listitem").count()).toBeGreaterThan(1);
});
