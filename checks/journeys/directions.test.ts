import { expect, test } from "vitest";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { arrivals as arrivalsEn } from "#words/compiled/en/directions/arrivals.ts";
import { directions as directionsEn } from "#words/compiled/en/directions/directions.ts";
import { servicePage as pageEn } from "#words/compiled/en/service-page/service-page.ts";
import { home as homeEn } from "#words/compiled/en/services/home.ts";
import { arrivals as arrivalsEs } from "#words/compiled/es/directions/arrivals.ts";
import { directions as directionsEs } from "#words/compiled/es/directions/directions.ts";
import { servicePage as pageEs } from "#words/compiled/es/service-page/service-page.ts";
import { home as homeEs } from "#words/compiled/es/services/home.ts";
import { checkCurrentLayout } from "./check-layout.ts";
import { accessibilityProblems, DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { NOW } from "./now.ts";

/** The way to a service, on its page. */
const hidden = serviceForTest({
  name: "Quiet Door",
  place: { coordinates: { longitude: -123.9, latitude: 39.87 }, visibility: "AREA" },
});
/** Open now, and no longer after a walk of half a mile. */
const closing = serviceForTest({
  name: "Early Kitchen",
  type: ["FOOD"],
  timeZone: "America/Los_Angeles",
  schedules: everyDay(8 * 60, 10 * 60 + 5),
  place: { coordinates: { longitude: -123.9, latitude: 39.877 } },
});
const town = demonstrationTown(() => [hidden, closing]);

const WORDS = {
  en: {
    text: directionsEn,
    chip: pageEn.directions,
    walk: /^Walk \d+ min\. You are there at 10:\d\d.AM\.$/u,
  },
  es: {
    text: directionsEs,
    chip: pageEs.directions,
    walk: /^\d+ min a pie\. Usted llega a las 10:\d\d.a\. m\.$/u,
  },
} as const;

/** The bus arrives six minutes before the door opens. */
const EARLY_BUS = {
  leavesAt: "2026-11-21T01:40:00.000Z",
  arrivesAt: "2026-11-21T01:54:00.000Z",
  openOnArrival: "CLOSED",
  legs: [
    {
      mode: "BUS",
      from: "Ferry Landing",
      to: "Market Street",
      line: "3",
      headsign: "Harbor College",
      leavesAt: "2026-11-21T01:41:00.000Z",
      arrivesAt: "2026-11-21T01:54:00.000Z",
      stops: 3,
      metres: null,
    },
  ],
  later: null,
  lastBack: null,
  onFoot: {
    leavesAt: "2026-11-21T01:40:00.000Z",
    arrivesAt: "2026-11-21T01:50:00.000Z",
    openOnArrival: "CLOSED",
    metres: 700,
  },
};

const CARD_WORDS = {
  en: { arrivals: arrivalsEn, home: homeEn },
  es: { arrivals: arrivalsEs, home: homeEs },
} as const;

test.each(languageCases(import.meta.filename, ["en", "es"]))(
  "the way on foot, and without a network (%s)",
  async (language) => {
    const { text, chip, walk } = WORDS[language];
    const { page, context } = await town().visit({
      language,
      width: 320,
      place: DEMO_HARBOR,
      expects: /ERR_INTERNET_DISCONNECTED/,
    });
    await page.goto(await gracePath());
    await hydrated(page);
    await page.getByRole("link", { name: chip }).click();
    const section = page.getByRole("region", { name: text.title });
    // Grace House opens at 6 PM: the way ends then, and leaving now is behind it.
    const first = section.getByRole("navigation", { name: text.when }).getByRole("link").first();
    expect(await first.getAttribute("aria-current")).toBe("true");
    await section.getByText(text.arrival.OPEN).first().waitFor();
    await section.getByRole("link", { name: text.nowAnyway }).click();
    await section.getByRole("heading", { name: walk }).waitFor();
    expect(await section.getByText(text.arrival.CLOSED).count()).toBeGreaterThan(0);
    const steps = section.getByRole("list", { name: text.steps }).getByRole("listitem");
    expect(await steps.count()).toBe(2);
    await section.getByText(text.estimates).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await checkCurrentLayout(page);

    await page.getByRole("link", { name: chip }).click();
    await section.waitFor({ state: "detached" });
    await context.setOffline(true);
    await page.getByRole("link", { name: chip }).click();
    await section.getByRole("link", { name: text.nowAnyway }).click();
    const alert = section.getByRole("alert");
    await alert.getByText(text.offline).waitFor();
    await alert.getByRole("link", { name: /555-0142/ }).waitFor();
    await section.getByRole("heading", { name: walk }).waitFor();
    await context.setOffline(false);
    await alert.getByRole("button").click();
    await alert.waitFor({ state: "detached" });
  },
);

test.each(languageCases(import.meta.filename, ["en", "es"]))(
  "a walk of more than an hour says first that it is far (%s)",
  async (language) => {
    const { text } = WORDS[language];
    const { page } = await town().visit({ language, place: "-123.86|39.9|Far Hill, CA" });
    await page.goto(`${await gracePath()}?directions=1&leave=now`);
    const section = page.getByRole("region", { name: text.title });
    const far = section.getByText(text.longWalk);
    const way = section.getByRole("heading", { level: 3 }).first();
    expect((await far.boundingBox())?.y).toBeLessThan((await way.boundingBox())?.y ?? 0);
  },
);

test.each(languageCases(import.meta.filename, ["en", "es"]))(
  "a ride to the next opening is never said to end before a closed door (%s)",
  async (language) => {
    const { text } = WORDS[language];
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    // Grace House opens at 6 PM.
    await page.route(/\/directions\?/, (route) => route.fulfill({ json: EARLY_BUS }));
    await page.goto(await gracePath());
    await hydrated(page);
    await page.getByRole("link", { name: WORDS[language].chip }).click();
    const section = page.getByRole("region", { name: text.title });
    await section.getByText(text.opensAfter(text.minutes(6)), { exact: true }).waitFor();
    expect(await section.getByText(text.arrival.CLOSED, { exact: true }).count()).toBe(0);
    const announcement = await section.getByRole("status").first().textContent();
    expect(announcement).not.toContain(text.arrival.CLOSED);
  },
);

test("a visitor without a place chooses where they start", async () => {
  const { page } = await town().visit();
  await page.goto(await gracePath());
  await hydrated(page);
  await page.getByRole("link", { name: pageEn.directions }).click();
  await page.getByRole("link", { name: directionsEn.choose }).click();
  await page.getByRole("searchbox").fill("Demo Harbor");
  await page
    .getByRole("link", { name: /^Demo Harbor/ })
    .first()
    .click();
  await page.getByRole("link", { name: directionsEn.nowAnyway }).click();
  await page.getByRole("heading", { name: WORDS.en.walk }).waitFor();
});

test("the way needs no scripts, and hidden doors have none", async () => {
  const { page } = await town().visit({ scripts: false, place: DEMO_HARBOR });
  await page.goto(await gracePath());
  await page.getByRole("link", { name: pageEn.directions }).click();
  await page.getByRole("link", { name: directionsEn.nowAnyway }).click();
  await page.getByRole("heading", { name: WORDS.en.walk }).waitFor();
  await page.goto(`/services/${hidden.id}?directions=1`);
  await page.getByRole("heading", { name: "Quiet Door" }).first().waitFor();
  // Another site may know the area; this one shows no way to the door.
  const elsewhere = page.getByRole("link", { name: pageEn.directions });
  expect(await elsewhere.getAttribute("href")).toMatch(/^https:/);
  expect(await page.getByRole("heading", { name: directionsEn.title }).count()).toBe(0);
});

test.each(languageCases(import.meta.filename, ["en", "es"]))(
  "cards say that a door closes before one is there (%s)",
  async (language) => {
    const { arrivals, home } = CARD_WORDS[language];
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    const answer = Promise.withResolvers<void>();
    let known = 0;
    await page.route(/\/arrivals\?/, async (route) => {
      await answer.promise;
      const response = await route.fetch();
      const arrivals: { openOnArrival: string; arrivesAt: string }[] = await response.json();
      known = arrivals.filter(
        ({ openOnArrival, arrivesAt }) =>
          // The page says nothing about a longer trip.
          /^(?:OPEN|CLOSES_SOON)$/.test(openOnArrival) && Date.parse(arrivesAt) - NOW <= 2 * 60 * 60_000,
      ).length;
      await route.fulfill({ response });
    });
    await page.goto("/?tab=FOOD");
    await hydrated(page);
    const cards = page.getByRole("listitem").filter({ has: page.getByRole("heading") });
    const measures = () => cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const before = await measures();
    answer.resolve();
    const card = cards.filter({ hasText: "Early Kitchen" });
    await card.getByText(arrivals.CLOSED).waitFor();
    expect(await measures()).toEqual(before);

    const filter = page.getByRole("button", { name: home.openOnArrival });
    await filter.click();
    await card.waitFor({ state: "detached" });
    expect(await filter.getAttribute("aria-pressed")).toBe("true");
    // A service whose hours have to be asked for stays in the list, and is not counted as open.
    const summary = new RegExp(`^${home.openOf(known, String.raw`\d+\+?`)}$`, "u");
    await expect.poll(() => page.locator("main header p").first().textContent()).toMatch(summary);
    expect(await accessibilityProblems(page)).toEqual([]);
    await checkCurrentLayout(page);
    await page.getByRole("button", { name: arrivals.show }).click();
    await card.getByText(arrivals.CLOSED).waitFor();
  },
);

async function gracePath(): Promise<string> {
  const [service] = await town().app.read<{ id: string }[]>("/services?q=grace+house&limit=1");
  return `/services/${service?.id}`;
}
