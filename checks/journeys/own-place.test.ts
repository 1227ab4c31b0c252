import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { locationOffer as offerEn } from "#words/compiled/en/places/location-offer.ts";
import { placePicker as pickerEn } from "#words/compiled/en/places/place-picker.ts";
import { places as placesEn } from "#words/compiled/en/places/places.ts";
import { locationOffer as offerEs } from "#words/compiled/es/places/location-offer.ts";
import { placePicker as pickerEs } from "#words/compiled/es/places/place-picker.ts";
import { places as placesEs } from "#words/compiled/es/places/places.ts";
import { checkLayout } from "./check-layout.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";

/** A visitor gives the device's position for one visit, or chooses a place, and clears it again. */
const town = demonstrationTown();

const WORDS = {
  en: { offer: offerEn, picker: pickerEn, places: placesEn },
  es: { offer: offerEs, picker: pickerEs, places: placesEs },
} as const;

const HARBOR = { longitude: -123.9, latitude: 39.87 };

/** Until when each cookie of a place stays: -1 for the session. */
async function placesIn(context: BrowserContext): Promise<Record<string, "session" | "year">> {
  const cookies = (await context.cookies()).filter(({ name }) => name === "place" || name === "here");
  return Object.fromEntries(
    cookies.map(({ name, expires }) => [name, expires === -1 ? ("session" as const) : ("year" as const)]),
  );
}

const header = (page: Page) => page.getByRole("banner");

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const { offer, picker, places } = WORDS[language];

  test("the device's position is for the session, through reloads and changes of language", async () => {
    const { page, context } = await town().visit({ language, position: HARBOR });
    await page.goto("/?tab=SHELTER");
    await header(page).getByText(places.currentLocation).waitFor();
    expect(await placesIn(context)).toEqual({ here: "session" });
    await page.reload();
    await header(page).getByText(places.currentLocation).waitFor();
    const other = language === "en" ? "es" : "en";
    await page.goto(`/?tab=SHELTER&lang=${other}`);
    await header(page).getByText(WORDS[other].places.currentLocation).waitFor();
    expect(await placesIn(context)).toEqual({ here: "session" });
  });

  test("a ZIP code is chosen and named with its town", async () => {
    const { page, context } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    await header(page).getByText("Demo Harbor").click();
    const dialog = page.getByRole("dialog", { name: picker.title });
    await dialog.getByRole("searchbox").fill("0000");
    await checkLayout(page);
    await dialog.getByRole("link", { name: "00003 · Demo Valley, CA" }).click();
    await header(page).getByText("Demo Valley 00003", { exact: true }).waitFor();
    const chosen = (await context.cookies()).find(({ name }) => name === "place")?.value ?? "";
    expect(decodeURIComponent(chosen)).toContain("|Demo Valley, CA 00003");
    await context.close();
  });

  test("a chosen place is taken away in the picker, which says how long it stays", async () => {
    const { page, context } = await town().visit({ language, position: HARBOR, place: DEMO_HARBOR });
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    await header(page).getByText("Demo Harbor").click();
    const dialog = page.getByRole("dialog", { name: picker.title });
    await dialog.getByText(picker.kept).waitFor();
    await checkLayout(page);
    await dialog.getByRole("link", { name: picker.clear }).click();
    await header(page).getByText(places.choosePlace).waitFor();
    const button = page.getByRole("button", { name: offer.use });
    await button.waitFor();
    // The text has space above and below, and the row is as high as its placeholder.
    const [row, text] = [await button.boundingBox(), await button.locator("span").first().boundingBox()];
    expect((row?.height ?? 0) - (text?.height ?? 0)).toBeGreaterThanOrEqual(15);
    expect(row?.height).toBeLessThanOrEqual(61);
    await checkLayout(page);
    // Where the browser allows it, no position is taken without a click any more.
    expect(await placesIn(context)).toEqual({});
    await page.reload();
    await page.getByRole("button", { name: offer.use }).click();
    await header(page).getByText(places.currentLocation).waitFor();
    expect(await placesIn(context)).toEqual({ here: "session" });
  });

  test("without a place the list is around the area that was saved, and says so", async () => {
    const { page, context } = await town().visit({ language });
    await page.goto("/about");
    await page.evaluate(async (place) => {
      const facts = {
        ...place,
        label: "Demo Harbor, CA",
        checkedAt: 0,
        bytes: 1,
        services: 1,
        radiusMiles: 1,
      };
      const kept = await caches.open("kept-area");
      await kept.put("/kept/area-facts", new Response(JSON.stringify(facts)));
    }, HARBOR);
    await page.goto("/?tab=SHELTER");
    await page.getByText(offer.aroundSaved("Demo Harbor, CA")).waitFor();
    await page.getByRole("button", { name: offer.use }).waitFor();
    await header(page).getByText("Demo Harbor").waitFor();
    await checkLayout(page);
    expect(await placesIn(context)).toEqual({});
  });
});

test("a position that an older version kept for a year is gone", async () => {
  const { page, context } = await town().visit();
  await context.addCookies([
    {
      name: "place",
      value: encodeURIComponent("-123.9|39.87|"),
      url: town().app.address,
      expires: Math.round(Date.now() / 1000) + 1000,
    },
  ]);
  await page.goto("/?tab=SHELTER");
  await header(page).getByText(placesEn.choosePlace).waitFor();
  expect(await placesIn(context)).toEqual({});
});

test("0,0 is no place", async () => {
  const { page, context } = await town().visit({ position: { longitude: 0.0001, latitude: 0 } });
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("position"))).toBe('"denied"');
  expect(await placesIn(context)).toEqual({});
  await header(page).getByText(placesEn.choosePlace).waitFor();
});

test("without scripts a link takes the place away", async () => {
  const { page, context } = await town().visit({ scripts: false, place: DEMO_HARBOR });
  await page.goto("/?tab=SHELTER&show=place");
  await page.getByRole("link", { name: pickerEn.clear }).click();
  await header(page).getByText(placesEn.choosePlace).waitFor();
  expect(await placesIn(context)).toEqual({});
});
