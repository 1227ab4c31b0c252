import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { isFullScope } from "#checks/test-scope.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { map as mapEn } from "#words/compiled/en/services/map.ts";
import { checkLayout } from "./check-layout.ts";
import { holdRequests } from "./hold-requests.ts";
import {
  accessibilityProblems,
  DEMO_HARBOR,
  demonstrationTown,
  horizontalOverflow,
  hydrated,
} from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { PINS, zoomToPins } from "./map-pins.ts";

declare global {
  interface Window {
    /** Messages of the map about what is in view, in turn. */
    mapStatuses: string[];
  }
}

/** The map of the list and that of one service. Every visit fails on any request to another origin. */
const town = demonstrationTown();

/** Canvases of tiles, drawn. */
const TILES = ".leaflet-tile-loaded";

async function openMap(page: Page, path = "/?tab=SHELTER"): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole("button", { name: "Map", exact: true }).click();
  await page.getByText(/\d+ on this map/).waitFor();
}

test("nothing of the map comes before somebody asks for it", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
  await page.waitForTimeout(500);
  expect(requested.filter((path) => /tiles|pins|\/map-/i.test(path))).toEqual([]);
  await page.getByRole("button", { name: "Map", exact: true }).click();
  await page.locator(TILES).first().waitFor();
  expect(requested).toContain("/tiles/map.json");
  expect(requested).toContain("/api/services/pins");
});

test("a pin opens a card that leads to the service, by keys alone, and gives the focus back", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await openMap(page);
  await zoomToPins(page);
  const pin = page.locator(PINS).first();
  await pin.focus();
  const name = await pin.getAttribute("aria-label");
  expect(name).toMatch(/^.+, (open|closed|call for hours|hours unknown)$/);
  const serviceName = name?.replace(/, [^,]+$/, "") ?? "";
  // Sighted keyboard users read the name where the focus is.
  await page.locator("[data-map]").getByText(serviceName, { exact: true }).waitFor();
  await page.keyboard.press("Enter");
  const card = page.getByRole("region", { name: "1 service at this spot" });
  await card.getByRole("link").first().waitFor();
  expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => card.count()).toBe(0);
  await expect.poll(() => pin.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  const link = card.getByRole("link").first();
  expect(await link.textContent()).toBe(serviceName);
  await link.click();
  await page.getByRole("heading", { level: 1, name: serviceName }).waitFor();
});

test("an open card is asked for once, however far the map is moved", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await openMap(page);
  await zoomToPins(page);
  let cards = 0;
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/api/services" && searchParams.get("filter") === "_id") cards += 1;
  });
  await page.locator(PINS).first().press("Enter");
  await page.getByRole("region", { name: "1 service at this spot" }).getByRole("link").first().waitFor();
  // Moves beyond the loaded pins. On a slow machine those there are requested while the map still zooms.
  const renewed = page.waitForResponse((response) => response.url().includes("/api/services/pins"));
  for (let step = 0; step < 5; step += 1) {
    await page.getByRole("button", { name: mapEn.zoomOut }).press("Enter");
    await page.locator(".leaflet-zoom-anim").waitFor({ state: "detached" });
  }
  await page.clock.fastForward(2_000);
  await (await renewed).finished();
  await page.getByRole("button", { name: mapEn.close, exact: true }).click();
  await page.getByText(/\d+ on this map/).waitFor();
  expect(cards).toBe(1);
});

test("the map opens on the nearest of its results, with their streets", async () => {
  for (const { width, tab } of [
    { width: 360, tab: "FOOD" },
    { width: 1280, tab: "HEALTH" },
  ]) {
    const { page, context } = await town().visit({ place: DEMO_HARBOR, width, height: 900 });
    const replied = page.waitForResponse((response) => response.url().includes("/api/services/pins"));
    await page.goto(`/?tab=${tab}`);
    await hydrated(page);
    if (width < 900) await page.getByRole("button", { name: "Map", exact: true }).click();
    const pins: { coordinates: [number, number] }[] = await (await replied).json();
    const results = pins.slice(0, 20).length;
    expect(results).toBeGreaterThan(2);
    const count = page.getByText(/^\d+ on this map$/);
    // A few in the next town are left out, where the others have streets around them: from zoom 12 on.
    await expect
      .poll(async () => Number.parseInt((await count.textContent()) ?? "", 10))
      .toBeGreaterThanOrEqual(results / 2);
    const scale = await page.locator(".leaflet-proxy").evaluate(({ style }) => style.transform);
    expect(Number(/scale\((\d+)\)/.exec(scale)?.[1])).toBeGreaterThanOrEqual(2 ** 11);
    if (width < 900) {
      const sources = page.locator("[data-map]").getByText("GeoNames");
      expect(await sources.isVisible()).toBe(false);
      await page.getByRole("button", { name: mapEn.sources }).click();
      await sources.waitFor();
    }
    const map = await page.getByRole("region", { name: /Map of services/ }).boundingBox();
    const buttons = page.locator(".leaflet-marker-icon button");
    const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
    const xs = boxes.map((box) => (box === null ? 0 : box.x + box.width / 2));
    // The pins fill the map, rather than its middle.
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan((map?.width ?? 0) / 4);
    await context.close();
  }
});

const SEARCH_HERE = { en: "Search here", es: "Buscar aquí" } as const;
const NEAR_MAP = { en: "Near the center of the map", es: /centro del mapa/ } as const;
const NEAREST_TOWN = { en: /^Near [A-Z].*, CA$/, es: /^Cerca de [A-Z].*, CA$/ } as const;
const BACK = { en: "Back to Demo Harbor, CA", es: /Volver a Demo Harbor/ } as const;

test.each(languageCases(import.meta.filename, ["en", "es"]))(
  "after a pan the list stays, until one searches there (%s)",
  async (language) => {
    const { page, context } = await town().visit({ language, place: DEMO_HARBOR, width: 1280, height: 900 });
    // A key that comes while the map still moves would zoom no further.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const requested: URL[] = [];
    page.on("request", (request) => requested.push(new URL(request.url())));
    await page.goto("/?tab=FOOD");
    await hydrated(page);
    await page.locator(TILES).first().waitFor();
    await page.getByText(/\d+ (on this map|en este mapa)/).waitFor();
    const search = page.getByRole("button", { name: SEARCH_HERE[language] });
    expect(await search.count()).toBe(0);
    const map = page.getByRole("region", { name: /^(Map of services|Mapa de servicios)/ });
    await map.focus();
    await page.keyboard.press("ArrowRight");
    await search.waitFor();
    // Zooms in so far that the ground may have no name.
    for (let zoom = 0; zoom < 4; zoom++) await page.keyboard.press("+");
    await page.getByText(NEAREST_TOWN[language]).waitFor();
    const lists = () => requested.filter(({ pathname }) => pathname === "/api/services");
    expect(lists()).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
    await search.press("Enter");
    await page.getByText(NEAR_MAP[language]).waitFor();
    expect(await search.count()).toBe(0);
    expect(await map.evaluate((element) => element === document.activeElement)).toBe(true);
    const list = lists()[0];
    const [longitude = 0, latitude = 0] = (list?.searchParams.get("nearCoordinate") ?? "")
      .split("|")
      .map(Number);
    expect(longitude).toBeGreaterThan(-123.9);
    expect(latitude).toBeCloseTo(39.87, 0);
    // Distances are still from the visitor's place, and no coordinate with more than three decimals leaves the phone.
    expect(list?.searchParams.get("currentCoordinate")).toBe("-123.9|39.87");
    expect(list?.searchParams.get("nearCoordinate")).toMatch(/^-\d+(\.\d{1,3})?\|\d+(\.\d{1,3})?$/);
    const pins = requested.find(({ pathname }) => pathname === "/api/services/pins");
    expect(pins?.searchParams.get("bounds")).toMatch(/^(-?\d+\.\d{3},){3}-?\d+\.\d{3}$/);
    expect(pins?.searchParams.get("type")).toBe("FOOD");
    expect(await page.getByText(NEAREST_TOWN[language]).count()).toBe(1);
    await page.getByRole("button", { name: BACK[language] }).click();
    await expect.poll(() => page.getByText(NEAR_MAP[language]).count()).toBe(0);
    await context.close();
  },
);

test("on a phone the way back to the list lies on the map, unless something narrows it", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await openMap(page);
  const list = page.getByRole("button", { name: "List", exact: true });
  const map = page.locator("[data-map]");
  const top = async (of: Locator) => (await of.boundingBox())?.y ?? 0;
  expect(await top(list)).toBeGreaterThan(await top(map));
  const whole = (await map.boundingBox())?.height ?? 0;
  expect(whole).toBeGreaterThan(740 * 0.55);
  await checkLayout(page);
  await page.getByRole("link", { name: "Open now", exact: true }).click();
  await page.getByRole("link", { name: "Clear", exact: true }).waitFor();
  expect(await top(list)).toBeLessThan(await top(map));
  await list.click();
  await page.getByRole("main").getByRole("listitem").first().waitFor();
});

test("on a phone the search is said above the map, with the way back", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await openMap(page);
  await page.getByRole("button", { name: "Zoom in", exact: true }).click();
  await page.getByRole("button", { name: "Search here" }).click();
  await page.getByText("Near the center of the map").waitFor();
  await page.getByRole("button", { name: "Back to Demo Harbor, CA" }).click();
  await expect.poll(() => page.getByText("Near the center of the map").count()).toBe(0);
});

test("card and pin highlight each other, pointed at and focused", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR, width: 1280, height: 900 });
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
  await page.locator(TILES).first().waitFor();
  await zoomToPins(page);
  const main = page.getByRole("main");
  const labels = await page.locator(PINS).evaluateAll((pins) => pins.map((pin) => pin.ariaLabel ?? ""));
  const listed = await main.getByRole("heading", { level: 2 }).allTextContents();
  const pinName = labels.find((label) => listed.includes(label.replace(/, [^,]+$/, ""))) ?? "";
  const pin = page.getByRole("button", { name: pinName, exact: true });
  const name = pinName.replace(/, [^,]+$/, "");
  const link = page.getByRole("main").getByRole("link", { name, exact: true });
  const card = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name, exact: true }) });
  const ground = () => card.evaluate((element) => getComputedStyle(element).backgroundColor);
  const label = page.locator("[data-map]").getByText(name, { exact: true });
  await page.mouse.move(0, 0);
  const plain = await ground();
  expect(await label.isVisible()).toBe(false);

  await link.focus();
  await label.waitFor();
  await link.blur();
  await label.waitFor({ state: "hidden" });
  await card.hover();
  await label.waitFor();
  await page.mouse.move(0, 0);
  await label.waitFor({ state: "hidden" });

  await pin.focus();
  await label.waitFor();
  await expect.poll(ground).not.toBe(plain);
  await pin.blur();
  await expect.poll(ground).toBe(plain);
  await pin.hover();
  await label.waitFor();
  await expect.poll(ground).not.toBe(plain);
  // The pointer can rest on the name, straight above or below.
  const [box, spot] = await Promise.all([label.boundingBox(), pin.boundingBox()]);
  if (box === null || spot === null) throw new Error("the pin and its name are not in sight");
  const across = Math.min(Math.max(spot.x + spot.width / 2, box.x + 4), box.x + box.width - 4);
  await page.mouse.move(across, box.y + box.height / 2, { steps: 20 });
  expect(await label.isVisible()).toBe(true);
  expect(await ground()).not.toBe(plain);
  // The content under it can be seen without moving away.
  await page.keyboard.press("Escape");
  await label.waitFor({ state: "hidden" });
});

test("the map shows what the list's filters leave, and the choice lasts the session", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await openMap(page);
  const count = page.getByText(/\d+ on this map/);
  const all = Number.parseInt((await count.textContent()) ?? "", 10);
  await page.getByRole("link", { name: "Emergency", exact: true }).click();
  await expect.poll(async () => Number.parseInt((await count.textContent()) ?? "", 10)).toBeLessThan(all);
  await page.reload();
  await hydrated(page);
  await count.waitFor();
  await page.getByRole("button", { name: "List", exact: true }).click();
  await page.getByRole("main").getByRole("listitem").first().waitFor();
});

test("what hides its address has no pin, and no map", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  const [hidden] = await town().app.read<{ id: string }[]>("/services?q=marigold+house&limit=1");
  const pins = await town().app.read<{ id: string }[]>("/services/pins?bounds=-125,39,-123,41");
  expect(pins.length).toBeGreaterThan(10);
  expect(pins.map(({ id }) => id)).not.toContain(hidden?.id);
  await page.goto(`/services/${hidden?.id}`);
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByText(/They serve Demo Coast County/).waitFor();
  expect(await page.locator(".leaflet-container").count()).toBe(0);
});

test("a service's map comes only when it is nearly in view, 300 pixels high", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  const [service] = await town().app.read<{ id: string }[]>("/services?q=grace+house&limit=1");
  await page.goto(`/services/${service?.id}`);
  await hydrated(page);
  await page.waitForTimeout(300);
  expect(await page.locator(".leaflet-container").count()).toBe(0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const map = page.getByRole("region", { name: "Map: where Grace House is" });
  await map.waitFor();
  await page.locator(TILES).first().waitFor();
  expect((await map.boundingBox())?.height).toBeGreaterThan(295);
  expect((await map.boundingBox())?.height).toBeLessThanOrEqual(300);
  expect(await page.locator(PINS).count()).toBe(1);
  await page.locator("[data-map]").getByText("Demo Harbor", { exact: true }).waitFor();
});

test("an address whose door was not found has a circle, and no pin", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  const { app } = town();
  const [service] = await app.read<{ id: string }[]>("/services?q=harbor+vet+center&limit=1");
  const setRough = (isRough: boolean) =>
    app.database.query("update services set is_location_approximate = $2 where id = $1", [
      service?.id,
      isRough,
    ]);
  await setRough(true);
  try {
    await page.goto(`/services/${service?.id}`);
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.getByText("Roughly here in Demo Harbor. Go by the address.").waitFor();
    await page.locator(".leaflet-overlay-pane path").waitFor();
    expect(await page.locator(PINS).count()).toBe(0);
  } finally {
    await setRough(false);
  }
});

test("where nothing is found anywhere, the map shows the visitor's place", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR, width: 1280, height: 900 });
  const requested: string[][] = [];
  page.on("request", (request) => {
    // The search text travels in the body.
    const { pathname } = new URL(request.url());
    if (pathname !== "/api/services/search/pins") return;
    const { bounds }: { bounds: string } = request.postDataJSON();
    requested.push(bounds.split(","));
  });
  await page.goto("/?tab=SHELTER&q=xyzzy");
  await hydrated(page);
  const width = ([west, , east]: readonly string[] = []) => Number(east) - Number(west);
  // Zooms from the town out to half a continent and back; the last reply then covers all. Leaflet scales this by two to
  // the power of the zoom.
  await expect.poll(() => Math.max(...requested.map(width))).toBeGreaterThan(20);
  const scale = () => page.locator(".leaflet-proxy").evaluate(({ style }) => style.transform);
  await expect.poll(scale).toContain(`scale(${2 ** 9})`);
  const name = page.locator("[data-map]").getByText("Demo Harbor, CA", { exact: true });
  expect(await name.count()).toBe(0);
  // No other part of the map has results either: the search is the reason.
  const map = page.locator("[data-map]");
  await map.getByText("No service matches “xyzzy”.").waitFor();
  await map.getByRole("link", { name: "Clear the search" }).click();
  await map.getByText(/on this map/).waitFor();
  // Two neighbors, so near that tiles may have no name.
  await page.goto("/?tab=SHELTER&q=shower");
  await name.waitFor();
});

test("what has not come yet is never said to be none", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await page.addInitScript(() => {
    window.mapStatuses = [];
    const note = () => {
      const text = document.querySelector("[data-map] p[role=status]")?.textContent ?? "";
      if (text !== window.mapStatuses.at(-1)) window.mapStatuses.push(text);
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await openMap(page);
  expect(await page.evaluate(() => window.mapStatuses)).not.toContain(mapEn.none);
  const release = await holdRequests(page, "**/api/services/pins?*");
  const status = page.locator("[data-map] p[role=status]");
  await page.locator("[data-map] .leaflet-container").focus();
  // Out to sea, by more than a window. A press while the map still moves is lost.
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press("Shift+ArrowLeft");
    await page.locator("[data-map] .leaflet-pan-anim").waitFor({ state: "detached" });
  }
  await expect.poll(() => status.textContent()).toBe(shellEn.loading);
  release();
  await expect.poll(() => status.textContent()).toBe(mapEn.none);
});

test("without scripts there is the list, and no switch that does nothing", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR, scripts: false, width: 1280, height: 900 });
  await page.goto("/?tab=SHELTER");
  expect(await page.getByRole("button", { name: "Map", exact: true }).count()).toBe(0);
  expect(await page.getByRole("main").getByRole("listitem").count()).toBeGreaterThan(5);
});

/** The two languages together cover every width and both color schemes; in full runs, each language sees all. */
const LOOKS = {
  en: [
    { width: 360, dark: false },
    { width: 1024, dark: true },
  ],
  es: [
    { width: 360, dark: true },
    { width: 1440, dark: false },
  ],
} as const;

describe.each(["en", "es"] as const)("in %s", (language) => {
  test.each(isFullScope ? [...LOOKS.en, ...LOOKS.es] : LOOKS[language])(
    "axe finds nothing on the map at %o",
    async ({ width, dark }) => {
      const { page, context } = await town().visit({
        language,
        width,
        dark,
        height: 800,
        place: DEMO_HARBOR,
      });
      await page.goto("/?tab=SHELTER");
      await hydrated(page);
      if (width < 900) {
        await page.getByRole("button", { name: { en: "Map", es: "Mapa" }[language], exact: true }).click();
      }
      await page.locator(TILES).first().waitFor();
      await zoomToPins(page);
      await page.evaluate(() => scrollTo(0, 0));
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.locator(PINS).first().press("Enter");
      await page
        .getByRole("button", { name: { en: "Close", es: "Cerrar" }[language], exact: true })
        .waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
      await context.close();
    },
  );
});

test("a map that did not load comes with another try, in the same list", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR, expects: /ERR_FAILED/ });
  const chunk = /\/assets\/ServiceMap-[^/]*\.js/;
  const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(chunk, async (route) => {
    await isSeen;
    await route.abort();
  });
  await page.goto("/?tab=SHELTER&open=1");
  await hydrated(page);
  await page.getByRole("button", { name: "Map", exact: true }).click();
  await page.getByText("Loading…", { exact: true }).waitFor();
  goOn();
  const again = page.getByRole("button", { name: "Try again" });
  await again.waitFor();
  await page.unroute(chunk);
  await again.click();
  await page.locator(TILES).first().waitFor();
  expect(new URL(page.url()).searchParams.get("open")).toBe("1");
});
