import type { Page } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { demonstrationTown, hydrated } from "./journey.ts";
import { NOW } from "./now.ts";

/** Devices whose clock is hours or days off show what is true by the server's. */
const pantries = Array.from({ length: 30 }, (_, index) =>
  serviceForTest({
    name: `Clockwork Pantry ${index + 1}`,
    type: ["FOOD"],
    category: ["ALL"],
    timeZone: "America/Los_Angeles",
    // Closes at 10:05, five minutes after the moment of the journeys.
    schedules: [{ type: "WEEKLY", day: "FRIDAY", span: { start: 480, end: 605, endsNextDay: false } }],
  }),
);
const town = demonstrationTown(() => pantries);
afterEach(() => {
  town().app.now = NOW;
});

const SIX_MINUTES_MS = 6 * 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LIST = "/?tab=FOOD&q=clockwork";
const OPEN = "Open till 10:05 AM";

/** Records the requests that renew statuses, as they are made. */
function statusRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // The list itself is a search.
    const isOne = /\/api\/services\/./.test(pathname) && !pathname.endsWith("/search");
    if (isOne || searchParams.get("filter") === "_id") requested.push(request.url());
  });
  return requested;
}

async function pantryPath(): Promise<string> {
  const [pantry] = await town().app.read<{ id: string }[]>("/services?q=clockwork&limit=1");
  return `/services/${pantry?.id}`;
}

describe.each([
  ["two days behind", -2 * DAY_MS],
  ["three hours behind", -3 * HOUR_MS],
  ["three hours ahead", 3 * HOUR_MS],
  ["twenty days ahead", 20 * DAY_MS],
])("a device %s", (_, clockAheadMs) => {
  test("shows the list's statuses until they end, and all pages of the list", async () => {
    const { page } = await town().visit({ clockAheadMs });
    const requested = statusRequests(page);
    await page.goto(LIST, { waitUntil: "networkidle" });
    await hydrated(page);
    const cards = page.getByRole("main").getByRole("listitem");
    await cards.first().getByText(OPEN).waitFor();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => cards.count()).toBe(30);
    await page.clock.fastForward(60_000);
    await page.waitForLoadState("networkidle");
    expect(await cards.getByText(OPEN).count()).toBe(30);
    // A device that is ahead asks once for each of the two pages of rows at most, and knows better from then on.
    expect(requested.length).toBeLessThanOrEqual(2);

    const before = requested.length;
    town().app.now = NOW + SIX_MINUTES_MS;
    await page.clock.fastForward(SIX_MINUTES_MS);
    await expect.poll(() => cards.getByText(/^Closed (until|till)/).count()).toBe(30);
    expect(await cards.getByText(OPEN).count()).toBe(0);
    expect(requested.length - before).toBeLessThanOrEqual(2);
  });

  test("shows a service's status until it ends", async () => {
    const { page } = await town().visit({ clockAheadMs });
    const requested = statusRequests(page);
    await page.goto(await pantryPath(), { waitUntil: "networkidle" });
    await hydrated(page);
    const main = page.getByRole("main");
    await main.getByText(OPEN).first().waitFor();
    expect(requested.length).toBeLessThanOrEqual(1);

    town().app.now = NOW + SIX_MINUTES_MS;
    await page.clock.fastForward(SIX_MINUTES_MS);
    await main
      .getByText(/^Closed (until|till)/)
      .first()
      .waitFor();
    expect(await main.getByText(OPEN).count()).toBe(0);
    expect(requested.length).toBeLessThanOrEqual(3);
  });
});

test("where data is saved, a status that ends brings the app to a device that is behind", async () => {
  const { page } = await town().visit({ clockAheadMs: -3 * HOUR_MS, savesData: true });
  await page.goto(LIST, { waitUntil: "networkidle" });
  expect(await page.evaluate(() => "isInteractive" in window)).toBe(false);
  town().app.now = NOW + SIX_MINUTES_MS;
  await page.clock.fastForward(SIX_MINUTES_MS);
  await page
    .getByRole("main")
    .getByText(/^Closed (until|till)/)
    .first()
    .waitFor();
});

test("a document that the browser stored makes no expired status fresh", async () => {
  const { app } = town();
  const path = await pantryPath();
  const stored = await (await app.get(path)).text();
  app.now = NOW + HOUR_MS;
  const { page } = await town().visit({ clockAheadMs: -2 * DAY_MS });
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: "text/html", body: stored }), {
    times: 1,
  });
  await page.goto(path);
  await page
    .getByRole("main")
    .getByText(/^Closed (until|till)/)
    .first()
    .waitFor();
});
