import type { Browser, CDPSession, Page } from "playwright-core";
import type { ServicePin } from "#domain/services/public-service.ts";
import { ACCESS_COOKIE } from "#domain/static-pages/introduce/first-visit.ts";

/** How soon the map with many pins can be used, on a processor four times slower than this one. */
export interface MapFigures {
  pins: number;
  /** From the press to pins in view and a main thread that answers again. */
  interactiveMs: number;
  /** The longest time for which the main thread answered no one, after that, while the map is moved. */
  longestTaskMs: number;
  /** What the press asked for over the wire, without the pins themselves, which the bench makes up. */
  wireKb: number;
}

const SLOWDOWN = 4;
const MARKERS = ".leaflet-marker-icon button";

/** As many as one reply may hold. */
const PINS = 5000;
const PLACE = "-80.2|25.77|Miami, FL";

/**
 * Looks at the map so many times, each as a new visitor who has the list already; the figures are those in the
 * middle. The pins are made up by the bench: what counts here is the phone's part of the work.
 *
 * @param address of the app, without a slash at the end
 */
export async function mapFigures(browser: Browser, address: string, times: number): Promise<MapFigures> {
  const runs: MapFigures[] = [];
  for (let run = 0; run < times; run++) runs.push(await oneLook(browser, address));
  const middle = (figure: (run: MapFigures) => number): number => {
    const sorted = runs.map(figure).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    pins: middle((run) => run.pins),
    interactiveMs: Math.round(middle((run) => run.interactiveMs)),
    longestTaskMs: Math.round(middle((run) => run.longestTaskMs)),
    wireKb: Math.round(middle((run) => run.wireKb) * 10) / 10,
  };
}

async function oneLook(browser: Browser, address: string): Promise<MapFigures> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 360, height: 740 } });
  try {
    await context.addCookies([
      { name: ACCESS_COOKIE, value: "true", url: address },
      { name: "place", value: encodeURIComponent(PLACE), url: address },
    ]);
    const page = await context.newPage();
    const body = JSON.stringify(manyPins());
    await page.route("**/api/services/pins*", (route) =>
      route.fulfill({ body, contentType: "application/json" }),
    );
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(window, { longTasks: tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: "longtask" });
    });
    await page.goto("/?tab=FOOD");
    await page.keyboard.press("Shift");
    await page.waitForFunction(() => "isInteractive" in window && window.isInteractive === true);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    const wire = await countBytes(session);
    const pins = countPins(page);
    const interactiveMs = await untilInteractive(page);
    const longestTaskMs = await moveTheMap(page);
    return { pins: await pins, interactiveMs, longestTaskMs, wireKb: wire() / 1000 };
  } finally {
    await context.close();
  }
}

const STATES = ["OPEN", "CLOSED", "CONTACT", "NONE"] as const;

/** Denser towards the middle, as services of a city are. */
function manyPins(): ServicePin[] {
  return Array.from({ length: PINS }, (_, index) => {
    // The golden angle spreads them evenly; the same each time.
    const angle = index * 2.399963;
    const far = (index / PINS) ** 1.5 * 0.5;
    return {
      id: `0190b5a0-0000-7000-8000-${String(index).padStart(12, "0")}`,
      name: `Neighborhood Food Pantry ${index}`,
      coordinates: [-80.25 + far * Math.cos(angle), 25.8 + far * Math.sin(angle)],
      state: STATES[index % STATES.length] ?? "NONE",
      type: ["FOOD"],
    };
  });
}

async function countBytes(session: CDPSession): Promise<() => number> {
  let bytes = 0;
  const made = new Set<string>();
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.includes("/api/services/pins")) made.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!made.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

async function countPins(page: Page): Promise<number> {
  const reply = await page.waitForResponse((one) => one.url().includes("/api/services/pins"));
  const pins: unknown = await reply.json();
  return Array.isArray(pins) ? pins.length : 0;
}

/** Pins are in view, and a frame has been drawn after them. */
function untilInteractive(page: Page): Promise<number> {
  return page.evaluate(async (markers) => {
    const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Map");
    const start = performance.now();
    button?.click();
    while (document.querySelector(markers) === null) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  }, MARKERS);
}

async function moveTheMap(page: Page): Promise<number> {
  await page.evaluate(() => {
    if ("longTasks" in window && Array.isArray(window.longTasks)) window.longTasks.length = 0;
  });
  await page.mouse.move(180, 400);
  await page.mouse.down();
  await page.mouse.move(80, 300, { steps: 10 });
  await page.mouse.up();
  await page.getByRole("button", { name: "Zoom in", exact: true }).click();
  await page.waitForTimeout(3000);
  return page.evaluate(() => {
    const tasks = "longTasks" in window && Array.isArray(window.longTasks) ? window.longTasks : [];
    return Math.max(0, ...tasks.map(Number));
  });
}
