import { describe, expect, test } from "vitest";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import type { ServiceType } from "#domain/services/enumerations.ts";
import { otherTabs as tabsEn } from "#words/compiled/en/base/other-tabs.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { askedPlace as placeEn } from "#words/compiled/en/services/asked-place.ts";
import { emptyStates as emptyEn } from "#words/compiled/en/services/empty-states.ts";
import { services as servicesEn } from "#words/compiled/en/services/services.ts";
import { otherTabs as tabsEs } from "#words/compiled/es/base/other-tabs.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { askedPlace as placeEs } from "#words/compiled/es/services/asked-place.ts";
import { emptyStates as emptyEs } from "#words/compiled/es/services/empty-states.ts";
import { services as servicesEs } from "#words/compiled/es/services/services.ts";
import { checkLayout } from "./check-layout.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";

/** A search that its own tab, its day or its place does not answer. */
const WORDS = {
  en: { empty: emptyEn, place: placeEn, tabs: tabsEn, services: servicesEn, shell: shellEn },
  es: { empty: emptyEs, place: placeEs, tabs: tabsEs, services: servicesEs, shell: shellEs },
} as const;

function service(name: string, type: ServiceType, serviceSummary: string, miles: number, more: object = {}) {
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
    ...more,
  });
}

/** The service opens for a minute in three weeks, on no day that can be searched by name. */
const RARELY = [
  { type: "MONTHLY", period: "FIRST", day: "MONDAY", span: { start: 600, end: 660, endsNextDay: false } },
];

const town = demonstrationTown(() => [
  service("Whistle Works", "RESOURCES", "Whistles", 1, { schedules: everyDay(0, 1439) }),
  service("Whistle Rest", "SHELTER", "Whistles and rooms", 2, { schedules: everyDay(0, 1439) }),
  service("Turnip Table", "HEALTH", "Methadone", 1, { schedules: RARELY }),
]);

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const words = WORDS[language];

  test("what a tab has none of is shown from the others, and nothing says that there is none", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto("/?tab=FOOD&q=whistle");
    await hydrated(page);
    const main = page.getByRole("main");
    await main.getByRole("heading", { name: words.empty.notInTab(words.services.types.FOOD) }).waitFor();
    await main
      .getByRole("heading", { name: words.tabs.foundIn(words.services.types.RESOURCES, "1") })
      .waitFor();
    await main.getByRole("link", { name: "Whistle Works", exact: true }).waitFor();
    await main.getByRole("link", { name: "Whistle Rest", exact: true }).waitFor();
    expect(await main.getByText(words.empty.titleSearch).count()).toBe(0);
    await checkLayout(page);
  });

  test("what a tab has little of is followed by what the others have", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto("/?tab=SHELTER&q=whistle");
    await hydrated(page);
    const main = page.getByRole("main");
    await main
      .getByRole("heading", { name: words.tabs.foundIn(words.services.types.RESOURCES, "1") })
      .waitFor();
    const names = await main.getByRole("listitem").getByRole("heading").allTextContents();
    expect(names).toEqual(["Whistle Rest", "Whistle Works"]);
    await checkLayout(page);
  });

  test("a ZIP code in the search is its place, which a press keeps", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto("/?tab=FOOD&q=food%2000003");
    await hydrated(page);
    const main = page.getByRole("main");
    await main.getByText(words.place.near("00003")).waitFor();
    await checkLayout(page);
    await main.getByRole("button", { name: words.place.keep }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("food");
    await page.getByRole("banner").getByText("00003").waitFor();
    expect(await main.getByText(words.place.near("00003")).count()).toBe(0);
  });
});

test("a day on which nothing opens has what opens next", async () => {
  const { page } = await town().visit({ language: "en", place: DEMO_HARBOR });
  await page.goto("/?tab=HEALTH&q=dentist%20right%20now");
  await hydrated(page);
  const main = page.getByRole("main");
  await main.getByRole("heading", { name: emptyEn.noneNow }).waitFor();
  await main.getByRole("heading", { name: emptyEn.theseOpenNext }).waitFor();
  await checkLayout(page);
});
