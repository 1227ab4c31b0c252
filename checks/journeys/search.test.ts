import { describe, expect, test } from "vitest";
import { serviceForTest } from "#checks/services-for-tests.ts";
import type { ServiceType } from "#domain/services/enumerations.ts";
import { otherTabs as tabsEn } from "#words/compiled/en/base/other-tabs.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { locationOffer as offerEn } from "#words/compiled/en/places/location-offer.ts";
import { placePicker as pickerEn } from "#words/compiled/en/places/place-picker.ts";
import { home as homeEn } from "#words/compiled/en/services/home.ts";
import { services as servicesEn } from "#words/compiled/en/services/services.ts";
import { otherTabs as tabsEs } from "#words/compiled/es/base/other-tabs.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { locationOffer as offerEs } from "#words/compiled/es/places/location-offer.ts";
import { placePicker as pickerEs } from "#words/compiled/es/places/place-picker.ts";
import { home as homeEs } from "#words/compiled/es/services/home.ts";
import { services as servicesEs } from "#words/compiled/es/services/services.ts";
import { checkLayout } from "./check-layout.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";

/** A search across the tabs, and the first list of a visitor without a place. */
const WORDS = {
  en: { home: homeEn, offer: offerEn, tabs: tabsEn, picker: pickerEn, services: servicesEn, shell: shellEn },
  es: { home: homeEs, offer: offerEs, tabs: tabsEs, picker: pickerEs, services: servicesEs, shell: shellEs },
} as const;

function service(name: string, type: ServiceType, serviceSummary: string, miles: number) {
  return serviceForTest({
    name,
    type: [type],
    serviceSummary,
    category: ["ALL"],
    timeZone: "America/Los_Angeles",
    place: {
      city: "Demo Harbor",
      state: "CA",
      zip: null,
      coordinates: { longitude: -123.9 + miles / 50, latitude: 39.87 },
    },
  });
}

const both = service("Lentil Loft", "SHELTER", "Lentejas y botones", 4);
const town = demonstrationTown(() => [
  both,
  service("Button Barn", "SHELTER", "Botones", 1),
  service("Button Booth", "SHELTER", "Botones", 1.5),
  service("Lentil Lunch", "FOOD", "Lentejas", 2),
  service("Lentil Larder", "FOOD", "Lentejas", 3),
  service("Lentil Ladle", "FOOD", "Lentejas", 3.5),
]);

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const words = WORDS[language];

  test("a search in a tab has what matches every word first, and says what the other tabs have", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    await page.getByRole("button", { name: words.shell.search, exact: true }).click();
    await page.getByRole("searchbox").fill("lentejas y botones");
    await page.getByRole("searchbox").press("Enter");
    const main = page.getByRole("main");
    const names = () => main.getByRole("listitem").getByRole("heading").allTextContents();
    await main.getByRole("heading", { name: words.home.someWords }).waitFor();
    expect(await names()).toEqual(["Lentil Loft", "Button Barn", "Button Booth"]);
    const order = await main.getByRole("heading", { level: 2 }).allTextContents();
    expect(order).toEqual(["Lentil Loft", words.home.someWords, "Button Barn", "Button Booth"]);
    await main.getByText(words.tabs.inOtherTabs).waitFor();
    const highlighted = () =>
      page.evaluate(() => [...(CSS.highlights.get("found-words") ?? [])].map(String).sort());
    await expect.poll(highlighted).toEqual(["Botones", "Botones", "Lentejas", "botones"]);
    await checkLayout(page);

    await main.getByRole("link", { name: `${words.services.types.FOOD} · 3` }).click();
    await expect.poll(names).toEqual(["Lentil Lunch", "Lentil Larder", "Lentil Ladle"]);
    await main.getByRole("link", { name: `${words.services.types.SHELTER} · 3` }).waitFor();
    expect(new URL(page.url()).searchParams.get("q")).toBe("lentejas y botones");

    // A result opens without the search bar, which would take the focus.
    await main.getByRole("link", { name: "Lentil Lunch", exact: true }).click();
    await page.getByRole("heading", { name: "Lentil Lunch", level: 1 }).waitFor();
    await expect.poll(() => page.getByRole("searchbox").count()).toBe(0);
  });

  test("a search from a page without tabs searches all of them", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR, width: 1024 });
    await page.goto(`/services/${both.id}`);
    await hydrated(page);
    await page.getByRole("button", { name: words.shell.search, exact: true }).click();
    await page.getByRole("searchbox").fill("lentejas");
    await page.getByRole("searchbox").press("Enter");
    const cards = page.getByRole("main").getByRole("listitem");
    await cards.getByRole("link", { name: "Lentil Larder", exact: true }).waitFor();
    expect(await cards.count()).toBe(4);
    expect(new URL(page.url()).searchParams.get("tab")).toBe("ALL");
  });

  test("the first list begins with what is open and offers the location, which is asked for at the click", async () => {
    const { page, context } = await town().visit({
      language,
      position: { longitude: -123.9, latitude: 39.87 },
    });
    // The browser has not been asked before.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "permissions", {
        value: { query: async () => ({ state: "prompt" }) },
      });
    });
    const requested: string[] = [];
    page.on("request", (request) => requested.push(decodeURIComponent(request.url())));
    await page.goto("/?tab=RESOURCES");
    await hydrated(page);
    const offer = page.getByRole("main").getByRole("button", { name: words.offer.use });
    await offer.getByText(words.offer.why).waitFor();
    await page
      .getByRole("main")
      .getByRole("listitem")
      .first()
      .getByText(/^(Open|Abierto)/)
      .waitFor();
    await checkLayout(page);
    expect(requested.filter((address) => address.includes("oordinate"))).toEqual([]);
    await offer.click();
    await expect
      .poll(() => requested.some((address) => address.includes("nearCoordinate=-123.9|39.87")))
      .toBe(true);
    await expect.poll(() => offer.count()).toBe(0);
    await context.close();
  });

  test("a refusal leads to the picker, and is the last question of the session", async () => {
    const { page } = await town().visit({ language });
    await page.goto("/?tab=FOOD");
    await hydrated(page);
    const offer = page.getByRole("main").getByRole("button", { name: words.offer.use });
    await offer.click();
    await page.getByRole("dialog", { name: words.picker.title }).waitFor();
    await page.getByText(words.picker.denied).first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: words.services.types.WORK, exact: true }).click();
    await expect.poll(() => offer.count()).toBe(0);
  });
});

test("a position that was allowed before is used at once", async () => {
  const { page } = await town().visit({ position: { longitude: -123.9, latitude: 39.87 } });
  await page.goto("/?tab=FOOD");
  await page.getByRole("button", { name: /Current Location/ }).waitFor();
});

test.each([360, 412])("the header names the place without its state at %i px", async (width) => {
  const { page } = await town().visit({ place: DEMO_HARBOR, width });
  await page.goto("/?tab=FOOD");
  const label = page.getByRole("banner").getByText("Demo Harbor", { exact: true });
  await label.waitFor();
  expect(await label.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
});

test.each([
  ["%2541BC", "%41BC"],
  ["%2500", "%00"],
  ["100%25+%26+caf%C3%A9", "100% & café"],
])("an address that searches for %s is decoded once", async (written, q) => {
  const address = `/?tab=FOOD&q=${written}`;
  const heading = { level: 1, name: homeEn.searchResults(q) };
  const plain = await town().visit({ place: DEMO_HARBOR, scripts: false });
  await plain.page.goto(address);
  await plain.page.getByRole("heading", heading).waitFor();
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await page.goto(address);
  await hydrated(page);
  await page.getByRole("heading", heading).waitFor();
  expect(await page.title()).toContain(q);
  await page.getByRole("button", { name: shellEn.search, exact: true }).click();
  expect(await page.getByRole("searchbox").inputValue()).toBe(q);
});
