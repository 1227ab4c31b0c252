import type { Browser, BrowserContext, Page, Route } from "playwright-core";
import { NOW } from "#checks/journeys/now.ts";
import { SESSION_COOKIE } from "#domain/accounts/account/session-cookie.ts";
import { type Language, mainLanguage } from "#domain/base/languages/language.ts";
import { ACCESS_COOKIE } from "#domain/static-pages/introduce/first-visit.ts";
import { HEIGHTS, type Screen, type Variant } from "./screen.ts";
import type { ScreenTown, ScreenTowns } from "./screen-towns.ts";

/** A screen in a window of its own, to be looked at in any variant. */
export interface OpenScreen {
  /** PNG of what the window shows, or of the whole page, however long. */
  draw(variant: Variant, extent: "window" | "page"): Promise<Buffer>;
  /** What assistive technology is given of the whole page, as Playwright writes it. */
  tree(): Promise<string>;
  close(): Promise<void>;
}

/** A page that answers to presses, or one that asks for nothing any more either. */
export type Readiness = "interactive" | "atRest";

/** The middle of the demonstration town. */
const PLACE = encodeURIComponent("-123.9|39.87|Demo Harbor, CA");

/** From which one comes to a page whose data are fetched: it needs none itself. */
const STARTING_PAGE = "/terms_of_use";

const CALLS = "**/api/**";

export async function openScreen(
  browser: Browser,
  towns: ScreenTowns,
  screen: Screen,
  language: Language,
  first: Variant,
  readiness: Readiness = "atRest",
): Promise<OpenScreen> {
  const town = await towns.of(screen);
  const context = await browser.newContext({
    baseURL: town.address,
    viewport: { width: first.width, height: HEIGHTS[first.width] },
    colorScheme: first.scheme,
    reducedMotion: "reduce",
    locale: language === "es" ? "es-US" : "en-US",
    timezoneId: "America/Los_Angeles",
    serviceWorkers: "block",
  });
  const close = async () => {
    await context.close();
    await town.leave();
  };
  try {
    const page = await openPage(context, town, screen, language, readiness);
    await screen.act?.(page, language);
    return {
      async draw({ width, scheme }, extent) {
        await page.setViewportSize({ width, height: HEIGHTS[width] });
        await page.emulateMedia({ colorScheme: scheme });
        await page.waitForFunction(() => document.fonts.status === "loaded");
        return page.screenshot({ fullPage: extent === "page", animations: "disabled", caret: "hide" });
      },
      tree: () => page.locator("body").ariaSnapshot(),
      close,
    };
  } catch (error) {
    await close();
    throw new Error(`The screen ${screen.name} in ${language} could not be opened.`, { cause: error });
  }
}

async function openPage(
  context: BrowserContext,
  town: ScreenTown,
  screen: Screen,
  language: Language,
  readiness: Readiness,
): Promise<Page> {
  const token = await town.tokenOf(screen.as);
  await context.addCookies([
    { name: ACCESS_COOKIE, value: "true", url: town.address },
    { name: "place", value: PLACE, url: town.address },
    // The others come from the browser's.
    ...(language === mainLanguage(language)
      ? []
      : [{ name: "language", value: language, url: town.address }]),
    ...(token === null ? [] : [{ name: SESSION_COOKIE, value: token, url: town.address, httpOnly: true }]),
  ]);
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  // What cards say of arriving comes when the browser is idle, which no picture can wait for.
  await page.route("**/api/arrivals?*", (route) => route.fulfill({ json: [] }));
  const path = screen.path.includes(":id")
    ? screen.path.replace(":id", await town.idOf(screen))
    : screen.path;
  // A page of its own, without scripts.
  if (screen.page === "unsubscribe" || screen.page === "rollCall") await page.goto(path);
  else if (screen.state === "full" || screen.state === "empty") await load(page, path, readiness);
  else await comeTo(page, context, path, screen, town);
  return page;
}

async function load(page: Page, path: string, readiness: Readiness): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => "isInteractive" in window && window.isInteractive === true);
  if (readiness === "atRest") await page.waitForLoadState("networkidle");
}

/** From another page, as by a link; what the page then asks for does not come, or not yet. */
async function comeTo(
  page: Page,
  context: BrowserContext,
  path: string,
  { state }: Screen,
  town: ScreenTown,
): Promise<void> {
  await load(page, STARTING_PAGE, "atRest");
  const held: Route[] = [];
  let isReleased = false;
  const release = (route: Route) =>
    // The page may have given it up meanwhile.
    (state === "error" ? route.continue() : route.abort("internetdisconnected")).catch(() => {});
  await page.route(CALLS, (route) => (isReleased ? release(route) : void held.push(route)));
  const asked = page.waitForRequest(CALLS);
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  // Its scripts have come.
  const request = await asked;
  if (state === "loading") return;
  if (state === "error") town.freeze();
  else await context.setOffline(true);
  isReleased = true;
  await Promise.all(held.map(release));
  // It has its answer, or none, and the page has drawn that.
  await request.response().catch(() => null);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
