import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { RunOptions } from "axe-core";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { openTestDatabase, type TestDatabase } from "#checks/test-databases.ts";
import { ACCESS_COOKIE } from "#domain/static-pages/introduce/first-visit.ts";
import type { Db } from "#server/base/sql/db.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import type { ServiceToStore } from "#server/features/services/service-row.ts";
import { journeyBrowser } from "./journey-browser.ts";
import { NEUTRAL } from "./neutral-site.ts";
import { NOW } from "./now.ts";
import { reportFailure, watchRequests } from "./report-failure.ts";

declare global {
  interface Window {
    axe: typeof import("axe-core");
    navigationEntries: PerformanceEntryList;
  }
}

/** A source that is never fetched. */
const OPEN_COUNTY = {
  sources: [
    { name: "Open County", address: "https://county.example/api/hsds", isDirect: true, licence: null },
  ],
  wakeWorker: () => {},
};

export const DEMO_HARBOR = "-123.9|39.87|Demo Harbor, CA";

export interface Visitor {
  language?: "en" | "es";
  dark?: boolean;
  width?: number;
  height?: number;
  /** False: a browser without scripts. */
  scripts?: boolean;
  /** True: with the service worker, which other visits do without, for what they ask is what is looked at. */
  hasWorker?: boolean;
  /** True: a browser that asks the server for as little as possible. */
  savesData?: boolean;
  /** The connection that the browser reports to pages, in place of the real one. */
  connection?: { saveData: boolean; effectiveType: string };
  /** The value of the place cookie; none by default. */
  place?: string;
  position?: { longitude: number; latitude: number };
  /** True: no one who has accepted the terms before. */
  isNew?: boolean;
  /** How far this visitor's device is ahead of the town's clock, in milliseconds; negative: behind. */
  clockAheadMs?: number;
  /** Problems that this visit expects, and which do not fail the test. */
  expects?: RegExp;
  /** Address at which this visitor reaches the app, as `http://host:port`; by default its own address. */
  address?: string;
  /** Destination of the quick exit, where this visit may leave to. */
  leavesTo?: string;
  /** Origins of others at which this visitor signs in. */
  signsInAt?: readonly string[];
}

export interface Town {
  readonly app: RunningApp;
  readonly browser: Browser;
  /** A new visitor's page. Any error on its console and any request to another origin fails the test. */
  visit(visitor?: Visitor): Promise<{ page: Page; context: BrowserContext }>;
}

/**
 * The whole app over the demonstration directory, and the browser of all journeys; for the tests of one file. It
 * costs a copy of a database: pages, directory and browser are ready, see `global-setup.ts`.
 *
 * @param more services that the demonstration does not have
 * @param prepare what else the database has to have before them
 */
export function demonstrationTown(
  more: () => readonly ServiceToStore[] = () => [],
  prepare: (db: Db) => Promise<unknown> = async () => {},
): () => Town {
  let opened: TestDatabase | undefined;
  let town: Town | undefined;
  const contexts: { context: BrowserContext; problems: string[] }[] = [];
  beforeAll(async () => {
    opened = await openTestDatabase(inject("demonstration"));
    await prepare(opened.database);
    const services = more();
    if (services.length > 0) await opened.database.transaction((db) => storeServices(db, services, NOW));
    const config = { trustProxy: false, isRateLimited: false, demo: true };
    const app = await runningApp(opened.database, { config, pages: PAGES, harvest: OPEN_COUNTY });
    app.now = NOW;
    const browser = await journeyBrowser();
    town = { app, browser, visit: (visitor = {}) => visit(browser, app, visitor, contexts) };
  });
  afterEach(async ({ task }) => {
    const visits = contexts.splice(0);
    if (task.result?.state === "fail")
      await reportFailure(
        task.name,
        visits.map(({ context }) => context),
      );
    // An abandoned page would go on rendering and sending requests.
    await Promise.all(visits.map(({ context }) => context.close()));
    expect(visits.flatMap(({ problems }) => problems)).toEqual([]);
  });
  afterAll(async () => {
    // Closes whatever a failed test left open.
    await Promise.all(town?.browser.contexts().map((context) => context.close()) ?? []);
    await town?.app.close();
    await opened?.drop();
  });
  return () => {
    if (town === undefined) throw new Error("The town is there in tests only.");
    return town;
  };
}

/** Settings of the demonstration's operator for its pages. */
export const PAGES = {
  exitUrl: NEUTRAL,
  publicUrl: null,
  defaultPlace: null,
  basemap: null,
  links: {
    volunteer: "https://volunteer.example/",
    donation: null,
    support: "help@amparo.example",
    website: null,
    facebook: null,
    twitter: null,
    instagram: null,
    youtube: null,
  },
};

async function visit(
  browser: Browser,
  app: RunningApp,
  visitor: Visitor,
  contexts: { context: BrowserContext; problems: string[] }[],
): Promise<{ page: Page; context: BrowserContext }> {
  const address = visitor.address ?? app.address;
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: visitor.width ?? 360, height: visitor.height ?? 740 },
    colorScheme: visitor.dark === true ? "dark" : "light",
    locale: visitor.language === "es" ? "es-US" : "en-US",
    javaScriptEnabled: visitor.scripts !== false,
    hasTouch: true,
    ...(visitor.savesData === true ? { extraHTTPHeaders: { "save-data": "on" } } : {}),
    serviceWorkers: visitor.hasWorker === true ? "allow" : "block",
    ...(visitor.position === undefined
      ? {}
      : { geolocation: visitor.position, permissions: ["geolocation"] }),
  });
  if (visitor.isNew !== true) {
    await context.addCookies([{ name: ACCESS_COOKIE, value: "true", url: address }]);
  }
  if (visitor.place !== undefined) {
    const name = visitor.place.endsWith("|") ? "here" : "place";
    await context.addCookies([{ name, value: encodeURIComponent(visitor.place), url: address }]);
  }
  const problems: string[] = [];
  contexts.push({ context, problems });
  context.on("page", watchRequests);
  const page = await context.newPage();
  // Stores how a page was opened, which the fake clock would hide: pages that were left by the quick exit leave again.
  await context.addInitScript(() => {
    window.navigationEntries = performance.getEntriesByType("navigation");
  });
  await page.clock.install({ time: app.now + (visitor.clockAheadMs ?? 0) });
  await page.addInitScript(() => {
    const getEntriesByType = performance.getEntriesByType.bind(performance);
    performance.getEntriesByType = (type) =>
      type === "navigation" ? window.navigationEntries : getEntriesByType(type);
  });
  if (visitor.connection !== undefined) {
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, "connection", { value: connection });
    }, visitor.connection);
  }
  page.on("console", (message) => {
    // The resource that failed to load is seldom the page itself.
    const { url } = message.location();
    const about = message.text().startsWith("Failed to load resource") ? ` (${url})` : "";
    const text = `${page.url()}: ${message.text()}${about}`;
    if (message.type() === "error" && visitor.expects?.test(text) !== true) problems.push(text);
  });
  page.on("pageerror", (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on("request", (request) => {
    if (request.url() === visitor.leavesTo) return;
    if (visitor.signsInAt?.some((origin) => request.url().startsWith(`${origin}/`))) return;
    if (!request.url().startsWith(`${address}/`)) problems.push(`asked another origin: ${request.url()}`);
  });
  return { page, context };
}

/** Waits until the app has come and answers clicks. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => "isInteractive" in window && window.isInteractive === true);
}

/** Axe as a script of pages: smaller than what its package exports. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const RULES: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
};

/**
 * Runs axe by WCAG 2.2 AA and returns its findings as lines: for the whole page, or within the elements of a selector.
 */
export async function accessibilityProblems(page: Page, within = "html"): Promise<string[]> {
  // Axe would not look into frames.
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames.`);
  await animationsEnd(page);
  // Once a document: the script is large.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ selector, options }) => {
      const { violations } = await window.axe.run({ include: [selector] }, options);
      /** Whether an overlapped target is too small even when it is scrolled to the middle. */
      const isSmallInSight = async (target: string) => {
        const element = document.querySelector(target);
        const parents: [Element, number][] = [];
        for (let at = element?.parentElement ?? null; at !== null; at = at.parentElement)
          parents.push([at, at.scrollTop]);
        element?.scrollIntoView({ block: "center", behavior: "instant" });
        const again = await window.axe.run(
          { include: [target] },
          { runOnly: { type: "rule", values: ["target-size"] }, resultTypes: ["violations"] },
        );
        for (const [parent, top] of parents) parent.scrollTop = top;
        return again.violations.length > 0;
      };
      const problems: string[] = [];
      for (const { id, help, nodes } of violations) {
        for (const { target, failureSummary = "" } of nodes) {
          const isSmall = id !== "target-size" || (await isSmallInSight(target.join(" ")));
          if (isSmall) problems.push(`${id}: ${help}: ${target.join(" ")} ${failureSummary}`);
        }
      }
      return problems;
    },
    { selector: within, options: RULES },
  );
}

/** Waits until what fades or moves has come to rest; what turns without end is not waited for. */
async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      // One that is canceled, since its element went, has come to rest too.
      .map(({ finished }) => finished.catch(() => {}));
    await Promise.all(ends);
  });
}

/** Returns how many pixels wider than the window the page is. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
