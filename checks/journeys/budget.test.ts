import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ACCESS_COOKIE } from "#domain/static-pages/introduce/first-visit.ts";
import { servicePage } from "#words/compiled/en/service-page/service-page.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";

/** Budget of each page over the wire, in bytes as sent: documents, scripts, styles, pictures. */
const town = demonstrationTown();

/** Until the page is painted. */
const PAINTED_BUDGET = 15_000;
/** Includes all that answers clicks: most of it is React. The budget guards against growth. */
const HYDRATED_BUDGET = { list: 105_000, detail: 105_000 };
/** Budget of a laptop's list, with its map and all that loads by itself, but without the map's tiles. */
const WIDE_BUDGET = 195_000;
/**
 * Bytes of scripts that a press on a card loads: the page of a service with its rules of hours, and code shared by
 * pages and panels, which a list does without.
 */
const PRESS_BUDGET = 23_000;
/** The list's marks of arrival, which come by themselves where no data is saved: code, words and the answer. */
const MARKS_BUDGET = 4_000;

async function findPath(page: string): Promise<string> {
  if (!page.startsWith("detail")) return page;
  const [service] = await town().app.read<{ id: string }[]>("/services?q=grace+house&limit=1");
  return page.replace("detail", `/services/${service?.id}`);
}

/** Bytes by address, as they come. */
async function countBytes(page: Page): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const sent: Record<string, number> = {};
  const names = new Map<string, string>();
  session.on("Network.responseReceived", ({ requestId, response }) => names.set(requestId, response.url));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    sent[names.get(requestId) ?? requestId] = encodedDataLength;
  });
  return sent;
}

test.each(["/?tab=SHELTER", "/?tab=SHELTER&lang=es", "detail", "detail?lang=es"])("%s", async (name) => {
  const isDetail = name.startsWith("detail");
  // Where data is saved, the app's files load with the first touch and not before.
  const { page } = await town().visit({ place: DEMO_HARBOR, savesData: true, hasWorker: true });
  const sent = await countBytes(page);
  const total = () => Object.values(sent).reduce((sum, bytes) => sum + bytes, 0);
  const summary = () => JSON.stringify(sent, null, 1);

  await page.goto(await findPath(name), { waitUntil: "networkidle" });
  const painted = total();
  expect(painted, summary()).toBeGreaterThan(10_000);
  expect(painted, summary()).toBeLessThanOrEqual(PAINTED_BUDGET);

  await page.keyboard.press("Shift");
  await hydrated(page);
  // Idle-time loads are part of it; the worker's own files are for later visits.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  expect(total(), summary()).toBeGreaterThan(painted);
  expect(total(), summary()).toBeLessThanOrEqual(HYDRATED_BUDGET[isDetail ? "detail" : "list"]);
});

/** A first visit has no place yet: its list asks for the position besides, and for no panel before it is pressed. */
test.each(["/?tab=SHELTER", "/?tab=SHELTER&lang=es", "/?tab=FOOD"])(
  "a first visit without a place: %s",
  async (address) => {
    const { page } = await town().visit({ hasWorker: true });
    const sent = await countBytes(page);
    const offer = page.waitForResponse(/\/location-offer-[\w-]+\.js/).then((reply) => reply.finished());
    await page.goto(address, { waitUntil: "networkidle" });
    await hydrated(page);
    await offer;
    await page.getByRole("button", { name: /Use my location|Usar mi ubicación/ }).waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const summary = JSON.stringify(sent, null, 1);
    const total = Object.values(sent).reduce((sum, bytes) => sum + bytes, 0);
    expect(total, summary).toBeGreaterThan(PAINTED_BUDGET);
    expect(total, summary).toBeLessThanOrEqual(HYDRATED_BUDGET.list);
    expect(Object.keys(sent).filter((name) => /\/(panels|page-table)-/.test(name))).toEqual([]);
  },
);

test.each(["/?tab=SHELTER", "/?tab=SHELTER&lang=es"])("the marks of arrival on %s", async (address) => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  const sent = await countBytes(page);
  const isAnswered = page.waitForResponse(/\/arrivals\?/);
  await page.goto(address);
  await (await isAnswered).finished();
  const marks = () => Object.entries(sent).filter(([name]) => /arrivals/i.test(name));
  await expect.poll(() => marks().some(([name]) => name.includes("/arrivals?"))).toBe(true);
  // The answer, the script and its words, and the sheet.
  expect(marks().length, JSON.stringify(sent)).toBe(4);
  expect(marks().reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThanOrEqual(MARKS_BUDGET);
});

test.each(["/?tab=SHELTER", "/?tab=SHELTER&lang=es"])("the list of a laptop: %s", async (address) => {
  const { page } = await town().visit({ place: DEMO_HARBOR, width: 1440, height: 900 });
  const sent = await countBytes(page);
  const isIdle = [/\/arrivals\?/, /\/OfflineBanner-/, /\/pins\?/].map((name) =>
    page.waitForResponse(name).then((reply) => reply.finished()),
  );
  await page.goto(address, { waitUntil: "networkidle" });
  await hydrated(page);
  await Promise.all(isIdle);
  await page.locator(".leaflet-tile-loaded").first().waitFor();
  await page.locator(".leaflet-marker-icon").first().waitFor({ state: "attached" });
  const paid = Object.entries(sent).filter(
    ([name]) => !new URL(name, "http://town.invalid").pathname.startsWith("/tiles/"),
  );
  expect(
    paid.reduce((sum, [, bytes]) => sum + bytes, 0),
    JSON.stringify(sent),
  ).toBeLessThanOrEqual(WIDE_BUDGET);
});

test("from a list to a service by a press", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  // Requests that the list itself makes once the browser is idle, however late that is.
  const isIdle = [/\/arrivals\?/, /\/OfflineBanner-/, /\/offline-banner-/].map((name) =>
    page.waitForResponse(name).then((reply) => reply.finished()),
  );
  await page.goto("/?tab=SHELTER", { waitUntil: "networkidle" });
  await hydrated(page);
  await Promise.all(isIdle);
  const sent = await countBytes(page);
  await page.getByRole("link", { name: "Grace House", exact: true }).click();
  await page.getByRole("heading", { level: 2, name: servicePage.hours }).waitFor();
  const scripts = () => Object.entries(sent).filter(([name]) => name.endsWith(".js"));
  // The rules of hours are among them.
  await expect.poll(() => scripts().some(([name]) => name.includes("/hours-"))).toBe(true);
  const total = scripts().reduce((sum, [, bytes]) => sum + bytes, 0);
  expect(total, JSON.stringify(sent)).toBeLessThanOrEqual(PRESS_BUDGET);
});

test("what answers clicks is asked for after the page is painted", async () => {
  // A visit with the browser's own clock: the journeys' clock hides when the page was painted.
  const { address } = town().app;
  const context = await town().browser.newContext({ baseURL: address, serviceWorkers: "block" });
  await context.addCookies([{ name: ACCESS_COOKIE, value: "true", url: address }]);
  const page = await context.newPage();
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
  const { painted, requested } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    requested: performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\.(js|css)$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  await context.close();
  expect(requested.length).toBeGreaterThan(0);
  expect(Math.min(...requested)).toBeGreaterThanOrEqual(painted ?? Number.NaN);
});
