import { expect, test } from "vitest";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { NOW } from "./now.ts";

/** How the list behaves over time: growing, coming back, growing old. */
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
  // It moves until the rows above have their heights again.
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
    .getByText(/^Closed/)
    .waitFor();
  expect(await cards.getByText("Open till 10:05 AM").count()).toBe(0);
  town().app.now = NOW;
});

test("a status that ran out without a network is withdrawn", async () => {
  const { page, context } = await town().visit({ place: FAR, expects: /Failed to load|ERR_INTERNET/ });
  await page.goto("/?tab=FOOD");
  await hydrated(page);
  const cards = page.getByRole("main").getByRole("listitem");
  await cards.first().getByText("Open till 10:05 AM").waitFor();
  await context.setOffline(true);
  await page.clock.fastForward(6 * 60_000);
  await cards.first().getByText("Hours may have changed. Call first.").waitFor();
  expect(await cards.getByText("Open till 10:05 AM").count()).toBe(0);
});

test("another tab begins with all of it; toggles last the session", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await page.goto("/?tab=SHELTER&need=EMERGENCY");
  await hydrated(page);
  await page.getByRole("link", { name: "Open now", exact: true }).click();
  await page.getByRole("link", { name: "Health", exact: true }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe("#HEALTH");
  const current = page.getByRole("navigation", { name: "Filter the list" }).locator("[aria-current]");
  await expect.poll(() => current.allTextContents()).toEqual(["All", "Open now"]);
  await page.goto("/");
  expect(await current.allTextContents()).toEqual(["All", "Open now"]);
  await page.getByRole("link", { name: "Health", exact: true, includeHidden: true }).waitFor();
  expect(await page.locator('[aria-current="page"]').textContent()).toBe("Health");
});

test("an older link with a hash selects its tab", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await page.goto("/#WORK");
  await expect.poll(() => page.locator('[aria-current="page"]').textContent()).toBe("Work");
});

test("an audience puts its own services first, under headings", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await page.goto("/?tab=SHELTER");
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Women", exact: true }).click();
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect
    .poll(() => headings.allTextContents())
    .toEqual([expect.stringMatching(/^For women · \d+$/), expect.stringMatching(/^Open to everyone · \d+$/)]);
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
