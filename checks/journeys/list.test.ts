import { describe, expect, onTestFinished, test } from "vitest";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { demonstrationDirectory } from "#db/demo/directory.ts";
import { openingStatus } from "#domain/services/opening-hours/opening-status-rule.ts";
import { statusText } from "#domain/services/opening-hours/status-text.ts";
import { home } from "#words/compiled/en/services/home.ts";
import { openingHours } from "#words/compiled/es/services/opening-hours.ts";
import { openConnection } from "./cuttable-connection.ts";
import { holdRequests } from "./hold-requests.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { NOW } from "./now.ts";

/** The list over time: growing, restored, and growing stale. */
const many = Array.from({ length: 260 }, (_, index) =>
  serviceForTest({
    name: `Long List Pantry ${index + 1}`,
    type: ["FOOD"],
    category: ["ALL"],
    place: {
      address1: `${index + 1} Long Street`,
      address2: null,
      city: "Long Beach Demo",
      state: "CA",
      zip: null,
      country: "United States",
      coordinates: { longitude: -123.2 + index / 1e4, latitude: 39.5 },
      isApproximate: false,
      visibility: "EXACT",
    },
    timeZone: "America/Los_Angeles",
    // Closes at 10:05, five minutes after the moment of the journeys.
    schedules: [{ type: "WEEKLY", day: "FRIDAY", span: { start: 480, end: 605, endsNextDay: false } }],
  }),
);
const town = demonstrationTown(() => many);
const FAR = "-123.2|39.5|Long Beach Demo, CA";

test("the list grows before its end is reached, and coming back finds the same place", async () => {
  const { page } = await town().visit({ place: FAR });
  await page.goto("/?tab=FOOD");
  await hydrated(page);
  const cards = page.getByRole("main").getByRole("listitem");
  expect(await cards.count()).toBe(20);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => cards.count()).toBe(100);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => cards.count()).toBe(200);
  const card = cards.nth(140).getByRole("link").first();
  await card.scrollIntoViewIfNeeded();
  const height = () => card.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  // Rows above find their heights first.
  let before = Number.NaN;
  await expect
    .poll(
      async () => {
        const earlier = before;
        before = await height();
        return before - earlier;
      },
      { interval: 200 },
    )
    .toBe(0);
  await card.click();
  await page.getByRole("heading", { level: 2, name: "Hours" }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole("link", { name: "Back" }).click();
  await expect.poll(() => cards.count()).toBe(200);
  // The list moves until the rows above have their heights again.
  await expect.poll(async () => Math.abs((await height()) - before)).toBeLessThan(3);
});

test("a list grows although another one is still waiting for its next rows", async () => {
  const { page } = await town().visit({ place: FAR });
  await page.goto("/?tab=FOOD");
  await hydrated(page);
  const answer = Promise.withResolvers<void>();
  const held: string[] = [];
  await page.route(/\/api\/services\?.*skip=20/, async (route) => {
    if (held.push(route.request().url()) === 1) await answer.promise;
    await route.continue();
  });
  const cards = page.getByRole("main").getByRole("listitem");
  const scrolledTo = (count: number) =>
    expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        return cards.count();
      })
      .toBeGreaterThanOrEqual(count);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => held.length).toBe(1);
  const openNow = page.getByRole("link", { name: "Open now", exact: true });
  await openNow.dispatchEvent("click");
  await expect.poll(() => openNow.getAttribute("aria-current")).toBe("true");
  await scrolledTo(260);
  // The first one is continued once its answer has come, or again.
  answer.resolve();
  await openNow.dispatchEvent("click");
  await expect.poll(() => openNow.getAttribute("aria-current")).toBeNull();
  await scrolledTo(260);
});

test("an expired status is requested again on an open page", async () => {
  const { page } = await town().visit({ place: FAR });
  await page.goto("/?tab=FOOD");
  await hydrated(page);
  const cards = page.getByRole("main").getByRole("listitem");
  await cards.first().getByText("Open till 10:05 AM").waitFor();
  town().app.now = NOW + 6 * 60_000;
  await page.clock.fastForward(6 * 60_000);
  await cards
    .first()
    .getByText(/^Closed (until|till)/)
    .waitFor();
  expect(await cards.getByText("Open till 10:05 AM").count()).toBe(0);
  town().app.now = NOW;
});

test("a status that ran out without a network is withdrawn", async () => {
  const connection = await openConnection(town().app.address);
  onTestFinished(() => connection.close());
  const { page, context } = await town().visit({
    place: FAR,
    address: connection.address,
    expects: /Failed to load|ERR_INTERNET/,
  });
  await page.goto("/?tab=FOOD");
  await hydrated(page);
  const cards = page.getByRole("main").getByRole("listitem");
  await cards.first().getByText("Open till 10:05 AM").waitFor();
  await context.setOffline(true);
  connection.cut();
  await page.clock.fastForward(6 * 60_000);
  await cards.first().getByText("Hours may have changed. Call first.").waitFor();
  expect(await cards.getByText("Open till 10:05 AM").count()).toBe(0);
});

test("another tab begins with all of it; its address and / keep the toggles, others are taken as they stand", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await page.goto("/?tab=SHELTER&need=EMERGENCY");
  await hydrated(page);
  await page.getByRole("link", { name: "Open now", exact: true }).click();
  await page.getByRole("link", { name: "Health", exact: true }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe("#HEALTH");
  const current = page.getByRole("navigation", { name: "Filter the list" }).locator("[aria-current]");
  await expect.poll(() => current.allTextContents()).toEqual(["Open now", "All"]);
  // The menu leads to the list as it was left.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Home", exact: true }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?tab=HEALTH&open=1");
  for (const path of ["/", "/?tab=HEALTH"]) {
    await page.goto(path);
    expect(await current.allTextContents()).toEqual(["Open now", "All"]);
    expect(await page.locator('[aria-current="page"]').textContent()).toBe("Health");
  }
  await hydrated(page);
  expect(await current.allTextContents()).toEqual(["Open now", "All"]);
  await page.getByRole("link", { name: "Clear", exact: true }).click();
  await expect.poll(() => current.allTextContents()).toEqual(["All"]);
  await page.goto("/");
  expect(await current.allTextContents()).toEqual(["All"]);
  await hydrated(page);
  await page.getByRole("link", { name: "Open now", exact: true }).click();
  await expect.poll(() => current.allTextContents()).toEqual(["Open now", "All"]);
  await page.goto("/?tab=SHELTER&need=EMERGENCY");
  expect(await current.allTextContents()).toEqual(["Emergency"]);
});

test("an address with a place is taken as it stands", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await page.goto("/?tab=FOOD&open=1");
  // The app keeps what the address says.
  await hydrated(page);
  const current = page.getByRole("navigation", { name: "Filter the list" }).locator("[aria-current]");
  await page.goto("/");
  expect(await current.allTextContents()).toEqual(["Open now", "All"]);
  await page.goto(`/?tab=FOOD&place=${encodeURIComponent(DEMO_HARBOR)}`);
  expect(await current.allTextContents()).toEqual(["All"]);
});

const FILTER_TEXTS = {
  en: {
    filters: "Filter the list",
    chips: ["Open now", "Emergency", "Men", "All", "Transitional", "Rent and eviction", "All topics"],
    summary: "Emergency: 2 open now for men",
    clear: "Clear",
    all: "12 services",
    more: "Filters",
    everyone: "Women",
    show: /^Show \d+ services?$/,
    map: "Map",
  },
  es: {
    filters: "Filtros",
    chips: [
      "Abierto ahora",
      "Emergencia",
      "Hombres",
      "Todo",
      "Vivienda",
      "Renta y desalojo",
      "Todos los temas",
    ],
    summary: "Emergencia: 2 abiertos ahora para hombres",
    clear: "Quitar",
    all: "12 servicios",
    more: "Filtros",
    everyone: "Mujeres",
    show: /^Ver \d+ servicios?$/,
    map: "Mapa",
  },
} as const;

/** Longer than this a press waits for no app, as `load-app.ts` has it. */
const CLICK_TIMEOUT_MS = 4000;

test("a press whose time runs out while the app takes over opens the options, and they stay open", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  // The time of the press runs out between the app's first drawing and its first answer, which is the next timer and comes
  // late, as on a slow phone.
  await page.addInitScript((timeout) => {
    const setTimer = window.setTimeout;
    let runOut: TimerHandler | null = null;
    const hold = (handler: TimerHandler, delay?: number, ...values: unknown[]): number => {
      if (delay === timeout && !("isInteractive" in window)) {
        runOut = handler;
        return 0;
      }
      if (delay === undefined && typeof runOut === "function") {
        setTimer(runOut);
        runOut = null;
        return setTimer(handler, 1000, ...values);
      }
      return setTimer(handler, delay, ...values);
    };
    Object.defineProperty(window, "setTimeout", { value: hold });
  }, CLICK_TIMEOUT_MS);
  await page.goto("/?tab=SHELTER");
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await hydrated(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("link", { name: "Women", exact: true }).waitFor();
  // A second press would have closed them by now, and no server opened them.
  expect(await dialog.count()).toBe(1);
  expect(new URL(page.url()).search).toBe("?tab=SHELTER");
  expect(await page.locator('button[aria-busy="true"]').count()).toBe(0);
});

test("chips that were moved before the app came stay under the finger", async () => {
  // The app loads on the first movement.
  const { page } = await town().visit({ place: DEMO_HARBOR, savesData: true });
  await page.goto("/?tab=SHELTER");
  const bar = page.getByRole("navigation", { name: "Filter the list" }).getByRole("list");
  const moved = () => bar.evaluate((element) => element.scrollLeft);
  await bar.evaluate((element) => {
    element.scrollLeft = 150;
  });
  await hydrated(page);
  expect(await moved()).toBe(150);
  // A chosen filter moves to the start, and stays in view.
  await bar.getByRole("link", { name: "Emergency", exact: true }).click();
  await expect.poll(moved).toBe(0);
});

describe.each(languageCases(import.meta.filename, ["en", "es"]))("filters in %s", (language) => {
  const texts = FILTER_TEXTS[language];

  test.each([true, false])(
    "active ones come first, and one line says what narrows the list; scripts: %s",
    async (scripts) => {
      const { page } = await town().visit({ place: DEMO_HARBOR, language, scripts });
      await page.goto(`/?tab=SHELTER&need=EMERGENCY&open=1&for=MEN&lang=${language}`);
      const links = page.getByRole("navigation", { name: texts.filters, exact: true }).getByRole("link");
      expect(await links.allTextContents()).toEqual(texts.chips);
      expect(await links.first().getAttribute("aria-current")).toBe("true");
      const line = page.getByRole("main").locator("header");
      await expect.poll(() => line.textContent()).toContain(texts.summary);
      await line.getByRole("link", { name: texts.clear }).click();
      await expect.poll(() => line.textContent()).toContain(texts.all);
      expect(new URL(page.url()).search).toBe("?tab=SHELTER&open=0");
    },
  );

  test("list or map stands at the end of the line, over no chip", async () => {
    const { page } = await town().visit({ place: DEMO_HARBOR, language });
    await page.goto(`/?tab=SHELTER&open=1&for=MEN&lang=${language}`);
    await hydrated(page);
    const map = await page.getByRole("button", { name: texts.map, exact: true }).boundingBox();
    const chips = await page.getByRole("navigation", { name: texts.filters, exact: true }).boundingBox();
    expect(map?.y).toBeGreaterThanOrEqual((chips?.y ?? Number.NaN) + (chips?.height ?? Number.NaN));
  });

  test.each([true, false])(
    "the options stay open until their button shows the services; scripts: %s",
    async (scripts) => {
      const { page } = await town().visit({ place: DEMO_HARBOR, language, scripts });
      await page.goto(`/?tab=SHELTER&lang=${language}`);
      await page.getByRole("button", { name: texts.more, exact: true }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("link", { name: texts.everyone, exact: true }).click();
      await dialog.locator('[aria-current="true"]', { hasText: texts.everyone }).waitFor();
      await dialog.getByRole("link", { name: scripts ? texts.show : /^(Show|Ver) serv/ }).click();
      await dialog.waitFor({ state: "detached" });
      expect(new URL(page.url()).search).toBe("?tab=SHELTER&for=WOMEN");
    },
  );

  test("five cards fit on a phone", async () => {
    const { page } = await town().visit({ place: DEMO_HARBOR, language, width: 412, height: 915 });
    await page.goto(`/?tab=SHELTER&lang=${language}`);
    const cards = page.getByRole("main").getByRole("listitem");
    const tabs = await page.locator('[aria-current="page"]').boundingBox();
    const fifth = await cards.nth(4).boundingBox();
    expect((fifth?.y ?? Number.NaN) + (fifth?.height ?? Number.NaN)).toBeLessThanOrEqual(
      tabs?.y ?? Number.NaN,
    );
    // Beds, distance and kudos of a card are on one line.
    const facts = cards
      .filter({ hasText: /3 (beds|camas)/ })
      .first()
      .locator("p")
      .last();
    expect(await facts.textContent()).toMatch(/3 (beds|camas).*mi/);
    expect((await facts.boundingBox())?.height).toBeLessThan(30);
  });
});

test("every status that names a day or a full hour makes a card one line higher at most on a small phone", async () => {
  const texts = statusTextsInWeek();
  expect(texts).toContainEqual(expect.stringMatching(/^Cerrado hasta mañana a las 10\sa\.\sm\.$/));
  const { page } = await town().visit({ place: DEMO_HARBOR, language: "es", width: 360, scripts: false });
  await page.goto("/?tab=SHELTER&lang=es");
  const status = page
    .getByRole("main")
    .getByText(/^Cerrado hasta las 6\sp\.\sm\.$/)
    .first();
  const higher = await status.evaluate((line, all) => {
    /** Line height in CSS pixels. */
    const oneLine = 24;
    const card = line.closest("li") ?? line;
    const height = card.getBoundingClientRect().height;
    return all.filter((text) => {
      line.lastChild?.replaceWith(text);
      return card.getBoundingClientRect().height > height + oneLine;
    });
  }, texts);
  expect(higher).toEqual([]);
});

/** Statuses that the demonstration's cards show in Spanish in any hour of a week. */
function statusTextsInWeek(): string[] {
  const hours = Array.from({ length: 7 * 24 }, (_, hour) => NOW + hour * 3_600_000);
  const statuses = demonstrationDirectory("2026-11-20").flatMap((service) => {
    const { isContact = false, schedules, closeSchedules = [] } = service;
    const stated = { timeZone: "America/Los_Angeles", isContact, schedules, closeSchedules };
    return hours.map((at) => openingStatus(stated, at));
  });
  // Statuses with a day of the month, next week or tomorrow's half hour take two lines.
  const short = statuses.filter(
    ({ wording }) =>
      wording.form !== "CLOSED_UNTIL_NTH_DAY" &&
      wording.form !== "CLOSED_TILL_NEXT_DAY" &&
      !(wording.form === "CLOSED_UNTIL_TOMORROW" && wording.time % 60 !== 0),
  );
  return [...new Set(short.map((status) => statusText(status, openingHours)))];
}

test("an older link with a hash selects its tab", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await page.goto("/#WORK");
  await expect.poll(() => page.locator('[aria-current="page"]').textContent()).toBe("Work");
});

test("an audience puts its own services under headings, behind what is open", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Women", exact: true }).click();
  await page.getByRole("dialog").getByRole("link", { name: /^Show/ }).click();
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect
    .poll(() => headings.allTextContents())
    // The first of all is open, for whomever it is.
    .toEqual([
      "Eastside Drop-in",
      expect.stringMatching(/^For women · \d+$/),
      expect.stringMatching(/^Open to everyone · \d+$/),
    ]);
});

test("searching waits for a pause, and cancelling brings the list back", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await page.goto("/?tab=SHELTER");
  const cards = page.getByRole("main").getByRole("listitem");
  const all = await cards.count();
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("searchbox", { name: "Search services" }).fill("ducha");
  await page.getByRole("heading", { name: "Results for “ducha”" }).waitFor();
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => cards.count()).toBe(all);
});

test("the search bar says that it searches until the answer is there", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
  const release = await holdRequests(page, "**/api/services/search*");
  await page.getByRole("button", { name: "Search" }).click();
  const asked = page.waitForRequest("**/api/services/search*");
  await page.getByRole("searchbox", { name: "Search services" }).fill("ducha");
  const searching = page.getByRole("search").getByText("Searching…");
  await asked;
  await searching.waitFor();
  release();
  await page.getByRole("heading", { name: "Results for “ducha”" }).waitFor();
  await expect.poll(() => searching.count()).toBe(0);
});

test("each tab's needs begin with All, which a need leaves and comes back to", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await page.goto("/?tab=RESOURCES");
  const chip = (name: string) =>
    page.getByRole("navigation", { name: home.filters }).getByRole("link", { name, exact: true });
  expect(await chip(home.all).getAttribute("aria-current")).toBe("true");
  await chip("Hygiene").click();
  await page.waitForURL(/need=HYGIENE/);
  const names = await page
    .getByRole("navigation", { name: home.filters })
    .getByRole("link")
    .allTextContents();
  const needs = [home.all, "Clothes", "Tech", "Assistance"];
  expect(names.filter((name) => needs.includes(name))).toEqual(needs);
  await chip(home.all).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("need")).toBeNull();
  await expect.poll(() => chip(home.all).getAttribute("aria-current")).toBe("true");
});

test("an empty list says what emptied it and where to go on", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await page.goto("/?tab=SHELTER&need=TRANSITIONAL&open=1&for=LGBT");
  await page.getByText(/nothing is open right now/).waitFor();
  await page.getByRole("link", { name: "988", exact: true }).waitFor();
  await page
    .getByRole("link", { name: / · \d+$/ })
    .first()
    .click();
  await expect.poll(() => page.getByRole("main").getByRole("listitem").count()).toBeGreaterThan(0);
});

test("without a network the list says so, and a press tries again", async () => {
  const { page, context } = await town().visit({
    place: DEMO_HARBOR,
    expects: /Failed to load|ERR_INTERNET/,
  });
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Food", exact: true }).click();
  await page.getByRole("alert").getByText("Can not connect to server. Please check your network.").waitFor();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => page.getByRole("main").getByRole("listitem").count()).toBeGreaterThan(0);
});
