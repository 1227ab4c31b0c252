import type { Browser, Page } from "playwright-core";
import { ACCESS_COOKIE } from "#domain/static-pages/introduce/first-visit.ts";
import { percentile } from "./http-load.ts";
import { SLOW_PHONE } from "./slow-phone.ts";

/** What a click costs that comes while a first visit is still loading, on slow 4G and a slow processor. */
export interface FirstClickFigures {
  page: string;
  /** When the click came, in milliseconds after the first paint. */
  clickedMs: number;
  /** From the click until the page shows that it was noticed. */
  answeredMs: number;
  /** From the click, or from the arrival of the page's scripts where that is later, until the menu is open. */
  doneMs: number;
  /** From the click until the menu is open. */
  openMs: number;
  /** The longest task until the menu is open, in milliseconds; 0: none of 50 or more. */
  longestTaskMs: number;
}

/** When to click, in milliseconds after the first paint: before, while and after the scripts come. */
const MOMENTS = [0, 400, 800, 1200, 1600, 2500];

/** Clicks on the menu of a page at each moment, so many times; each figure is the one in the middle. */
export async function firstClickFigures(
  browser: Browser,
  page: string,
  url: string,
  times: number,
): Promise<FirstClickFigures[]> {
  const rows: FirstClickFigures[] = [];
  for (const moment of MOMENTS) {
    const runs: Omit<FirstClickFigures, "page">[] = [];
    for (let run = 0; run < times; run++) runs.push(await oneClick(browser, url, moment));
    const middle = (figure: (run: Omit<FirstClickFigures, "page">) => number): number =>
      Math.round(percentile(runs.map(figure), 50));
    rows.push({
      page,
      clickedMs: middle((run) => run.clickedMs),
      answeredMs: middle((run) => run.answeredMs),
      doneMs: middle((run) => run.doneMs),
      openMs: middle((run) => run.openMs),
      longestTaskMs: middle((run) => run.longestTaskMs),
    });
  }
  return rows;
}

async function oneClick(
  browser: Browser,
  url: string,
  moment: number,
): Promise<Omit<FirstClickFigures, "page">> {
  // A narrower page of a service has no menu.
  const context = await browser.newContext({
    viewport: { width: 480, height: 740 },
    hasTouch: true,
    // The slow connection is the page's only: a worker would have stored the panels at full speed by the later clicks.
    serviceWorkers: "block",
  });
  try {
    await context.addCookies([{ name: ACCESS_COOKIE, value: "true", url }]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: SLOW_PHONE.requestLatencyMs,
      downloadThroughput: (SLOW_PHONE.downloadThroughputKbps * 1024) / 8,
      uploadThroughput: (SLOW_PHONE.uploadThroughputKbps * 1024) / 8,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_PHONE.cpuSlowdownMultiplier });
    await page.addInitScript(watchClicks);
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    const menu = page.locator("button[name=show][value=menu]");
    const box = await menu.boundingBox();
    if (box === null) throw new Error(`There is no menu on ${url}`);
    const paintedMs = await now(page, "first-contentful-paint");
    await page.waitForTimeout(Math.max(0, moment - (await now(page, "now")) + paintedMs));
    const at = {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      button: "left",
      clickCount: 1,
    } as const;
    await session.send("Input.dispatchMouseEvent", { type: "mousePressed", ...at });
    await session.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...at });
    await page.locator("dialog[open]").waitFor();
    await page.waitForFunction(() => "openAt" in window);
    const { clickedAt, answeredAt, openAt, scriptsAt, longestTaskMs } = await page.evaluate(() => {
      const of = (name: string) => Number(Reflect.get(window, name));
      const { script = "", needs = "" } = document.getElementById("entry")?.dataset ?? {};
      const ends = [script, ...needs.split(" ")].map(
        (path) => performance.getEntriesByName(new URL(path, location.href).href)[0]?.toJSON().responseEnd,
      );
      return {
        clickedAt: of("clickedAt"),
        answeredAt: of("answeredAt"),
        openAt: of("openAt"),
        scriptsAt: Math.max(...ends.map(Number)),
        longestTaskMs: of("longestTaskMs"),
      };
    });
    return {
      clickedMs: clickedAt - paintedMs,
      answeredMs: answeredAt - clickedAt,
      doneMs: openAt - Math.max(clickedAt, scriptsAt),
      openMs: openAt - clickedAt,
      longestTaskMs,
    };
  } finally {
    await context.close();
  }
}

/** Milliseconds of the page's own clock: now, or at the first paint. */
function now(page: Page, what: "now" | "first-contentful-paint"): Promise<number> {
  return page.evaluate(
    (name) => (name === "now" ? performance.now() : (performance.getEntriesByName(name)[0]?.startTime ?? 0)),
    what,
  );
}

/** In the page: when it was clicked, when that showed, and when the menu stood there, each as it was painted. */
function watchClicks(): void {
  Reflect.set(window, "longestTaskMs", 0);
  new PerformanceObserver((list) => {
    const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
    if (Reflect.has(window, "openAt") || longest <= Reflect.get(window, "longestTaskMs")) return;
    Reflect.set(window, "longestTaskMs", longest);
  }).observe({ type: "longtask", buffered: true });
  let clickedAt: number | null = null;
  const painted = (name: string): void => {
    if (Reflect.has(window, name) || Reflect.has(window, `${name} soon`)) return;
    Reflect.set(window, `${name} soon`, true);
    requestAnimationFrame(() => setTimeout(() => Reflect.set(window, name, performance.now())));
  };
  addEventListener(
    "mouseup",
    ({ timeStamp }) => {
      clickedAt ??= timeStamp;
      Reflect.set(window, "clickedAt", clickedAt);
    },
    true,
  );
  new MutationObserver(() => {
    if (clickedAt === null) return;
    const isOpen = document.querySelector("dialog[open]") !== null;
    if (isOpen || document.querySelector('button[aria-busy="true"]') !== null) painted("answeredAt");
    if (isOpen) painted("openAt");
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
