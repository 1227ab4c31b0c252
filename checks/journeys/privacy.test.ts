import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { isFullScope } from "#checks/test-scope.ts";
import { menu as menuEn } from "#words/compiled/en/base/menu.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { favouritesPage as favouritesEn } from "#words/compiled/en/favorites/favourites-page.ts";
import { placePicker as pickerEn } from "#words/compiled/en/places/place-picker.ts";
import { places as placesEn } from "#words/compiled/en/places/places.ts";
import { saveProtected as saveEn } from "#words/compiled/en/service-page/save-protected.ts";
import { home as homeEn } from "#words/compiled/en/services/home.ts";
import { quickExit as exitEn } from "#words/compiled/en/static-pages/quick-exit.ts";
import { menu as menuEs } from "#words/compiled/es/base/menu.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { favouritesPage as favouritesEs } from "#words/compiled/es/favorites/favourites-page.ts";
import { placePicker as pickerEs } from "#words/compiled/es/places/place-picker.ts";
import { places as placesEs } from "#words/compiled/es/places/places.ts";
import { saveProtected as saveEs } from "#words/compiled/es/service-page/save-protected.ts";
import { home as homeEs } from "#words/compiled/es/services/home.ts";
import { quickExit as exitEs } from "#words/compiled/es/static-pages/quick-exit.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { NEUTRAL } from "./neutral-site.ts";

/**
 * One browser walks every public page and opens every dialog. It contacts no one but us, and no reply or line of the
 * log reveals where a person hides.
 */

/** Part of every secret text. */
const CANARY = "canary5083";
/** Digits of the secret coordinates, which no other number has. */
const SECRET_DIGITS = ".875083";

const secretPlace = {
  address1: `${CANARY} Hidden Lane`,
  address2: `Door ${CANARY}`,
  city: "Demo Harbor",
  state: "CA",
  coordinates: { longitude: -123.875083, latitude: 39.875083 },
};
const alert = { description: "Rooms tonight", descriptionEs: "Cuartos esta noche", expiresAt: null };
const hidden = serviceForTest({
  name: "Willow Refuge",
  type: ["SHELTER"],
  category: ["ALL"],
  place: { ...secretPlace, zip: "99083", visibility: "HIDDEN" },
  alert,
});
const area = serviceForTest({
  name: "Aspen Refuge",
  type: ["SHELTER"],
  category: ["ALL"],
  place: { ...secretPlace, zip: "94000", visibility: "AREA" },
  alert,
});
const waiting = serviceForTest(
  { name: `Waiting ${CANARY}`, description: CANARY, type: ["SHELTER"], place: secretPlace },
  { approvedAt: null },
);
const town = demonstrationTown(() => [hidden, area, waiting]);

const WORDS = {
  en: {
    shell: shellEn,
    menu: menuEn,
    home: homeEn,
    places: placesEn,
    exit: exitEn,
    save: saveEn,
    picker: pickerEn,
    favourites: favouritesEn,
  },
  es: {
    shell: shellEs,
    menu: menuEs,
    home: homeEs,
    places: placesEs,
    exit: exitEs,
    save: saveEs,
    picker: pickerEs,
    favourites: favouritesEs,
  },
} as const;

/** The browser's requests and their replies. */
interface Traffic {
  addresses: string[];
  /** Address → headers and body. */
  replies: Map<string, string>;
  /** Bodies on the way. */
  pending: Promise<void>[];
}

function listen(context: BrowserContext): Traffic {
  const traffic: Traffic = { addresses: [], replies: new Map(), pending: [] };
  context.on("request", (request) => traffic.addresses.push(request.url()));
  context.on("response", (response) => {
    const read = async () => {
      const headers = JSON.stringify(await response.allHeaders());
      // A redirect has no body, and one that was left behind none any more.
      const body = await response.body().catch(() => Buffer.alloc(0));
      const before = traffic.replies.get(response.url()) ?? "";
      traffic.replies.set(response.url(), `${before}${headers}${body.toString("utf8")}`);
    };
    traffic.pending.push(read().catch(() => {}));
  });
  return traffic;
}

/** The two languages together cover a phone and a laptop. */
const WIDTHS = { en: [360], es: [1280] } as const;

describe.each(["en", "es"] as const)("in %s", (language) => {
  const words = WORDS[language];

  test.each(isFullScope ? [360, 1280] : WIDTHS[language])(
    "every page and dialog, %i pixels wide",
    async (width) => {
      const { page, context } = await town().visit({
        language,
        width,
        place: DEMO_HARBOR,
        position: { longitude: -123.875083, latitude: 39.875083 },
        leavesTo: NEUTRAL,
        // Errors of the browser's own XML view, and of its icon on a page that allows nothing.
        expects: /404|\/sitemap|\/away: Loading the image/,
      });
      await page.addInitScript(() => {
        window.print = () => {};
        Object.defineProperty(navigator, "share", { value: async () => {} });
      });
      const traffic = listen(context);
      await walkTutorial(page);
      await walkList(page, words);
      await walkMap(page, words, width);
      for (const { id } of [hidden, area]) await walkService(page, words, id);
      await walkFavourites(page, words);
      await walkOtherPages(page);
      await walkFiles(page);
      await page.goto("/");
      await hydrated(page);
      await page.locator("[data-exit]").first().click();
      await page.getByText("Sunny").waitFor();
      await Promise.all(traffic.pending);
      await context.close();

      const foreign = traffic.addresses.filter(
        (address) => !address.startsWith(`${town().app.address}/`) && address !== NEUTRAL,
      );
      expect(foreign).toEqual([]);
      const paths = [...traffic.replies.keys()].map((address) => new URL(address).pathname);
      for (const seen of [
        "/api/services/pins",
        "/api/crisis-lines",
        "/sitemap.xml",
        `/services/${area.id}`,
      ]) {
        expect(paths).toContain(seen);
      }
      // The listings with secrets were among those shown, so finding no secret means something.
      const everything = [...traffic.replies.values()].join("\n");
      for (const shown of [hidden, area]) expect(everything).toContain(shown.facts.name);
      for (const secret of [CANARY, SECRET_DIGITS, "99083"]) {
        const leaks = [...traffic.replies]
          .filter(([, replies]) => replies.includes(secret))
          .map(([address]) => address);
        expect(leaks, secret).toEqual([]);
        // The visitor's position leaves the phone rounded, and the door is at the same place.
        expect(traffic.addresses.filter((address) => address.includes(secret), secret)).toEqual([]);
        expect(town().app.logged.join("\n")).not.toContain(secret);
      }
    },
  );
});

type AllWords = (typeof WORDS)[keyof typeof WORDS];

async function walkTutorial(page: Page): Promise<void> {
  for (let slide = 0; slide < 9; slide++) await page.goto(`/introduce?slide=${slide}`);
  await page.goto("/introduce?next=%2F%3Ftab%3DSHELTER");
}

async function walkList(page: Page, words: AllWords): Promise<void> {
  for (const tab of ["FOOD", "HEALTH", "RESOURCES", "WORK"]) await page.goto(`/?tab=${tab}&open=0`);
  // An audience without services, and a search for a secret.
  await page.goto("/?tab=WORK&for=YOUTH&open=1");
  await page.goto(`/?tab=ALL&q=${CANARY.slice(0, 6)}`);
  await page.goto("/?tab=SHELTER&open=0&for=ALL");
  await hydrated(page);
  const dialog = page.getByRole("dialog");
  for (const name of [words.shell.menu, words.home.more]) {
    await page.getByRole("button", { name, exact: true }).click();
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
  await page.getByRole("button", { name: words.shell.menu, exact: true }).click();
  await dialog.getByRole("button", { name: words.menu.quickExit }).click();
  for (const name of [words.exit.clearAll, words.exit.keys])
    await dialog.getByRole("checkbox", { name, exact: true }).waitFor();
  await page.goBack();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: words.shell.menu, exact: true }).click();
  await dialog.getByRole("link", { name: words.shell.feedback }).click();
  await dialog.getByRole("textbox").first().waitFor();
  await page.goBack();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: words.places.change }).click();
  await dialog.getByRole("searchbox").fill("990");
  await page.waitForResponse((response) => response.url().includes("search-city-or-zip"));
  await dialog.getByRole("button", { name: words.picker.useCurrentLocation }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: words.shell.search, exact: true }).click();
  await page.getByRole("search").getByRole("searchbox").fill("refuge");
  await page.getByRole("link", { name: hidden.facts.name, exact: true }).waitFor();
}

async function walkMap(page: Page, words: AllWords, width: number): Promise<void> {
  await page.goto("/?tab=SHELTER&open=0&for=ALL");
  await hydrated(page);
  if (width < 900) await page.getByRole("button", { name: words.home.map, exact: true }).click();
  await page.locator(".leaflet-tile-loaded").first().waitFor();
  const markers = page.locator(".leaflet-marker-icon button");
  await markers.first().waitFor();
  await markers.first().press("Enter");
  await page.waitForTimeout(700);
}

async function walkService(page: Page, words: AllWords, id: string): Promise<void> {
  await page.goto(`/services/${id}`);
  await hydrated(page);
  const main = page.getByRole("main");
  for (const drawing of await main.locator("section button").all()) {
    if (await drawing.isVisible()) await drawing.hover().catch(() => {});
  }
  const dialog = page.getByRole("dialog");
  for (const opener of await main.locator("button[aria-haspopup=dialog]").all()) {
    await opener.click();
    await dialog.getByRole("textbox").first().waitFor();
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(300);
  const star = main.locator("button[data-star]");
  await star.click();
  // A protected service is saved only after a question.
  if (id === hidden.id) await dialog.getByRole("button", { name: words.save.yes, exact: true }).click();
  await expect.poll(() => star.getAttribute("aria-pressed")).toBe("true");
  await page.goto(`/services/${id}/qr.svg`);
  await page.goto(`/api/services/${id}`);
}

async function walkFavourites(page: Page, words: AllWords): Promise<void> {
  await page.goto("/my_favorites");
  await page.getByRole("link", { name: hidden.facts.name, exact: true }).waitFor();
  await page.getByRole("button", { name: words.favourites.print }).click();
  await page.locator("figure svg").waitFor({ state: "attached" });
}

async function walkOtherPages(page: Page): Promise<void> {
  const paths = ["/about", "/terms_of_use", "/privacy_policy", "/faq", "/account-deletion-policy"];
  for (const path of [...paths, "/crisis_lines", "/feedback", "/login", "/nothing/here", "/away"]) {
    await page.goto(path);
    if (path !== "/away") await hydrated(page);
    await page.waitForLoadState("networkidle");
  }
  await page.goto(`/services/${waiting.id}`);
}

/** Files that programs read. */
async function walkFiles(page: Page): Promise<void> {
  const origin = town().app.address;
  const files = ["/robots.txt", "/sitemap.xml", "/sitemap/pages.xml", "/sitemap/services-1.xml"];
  const calls = ["/api/services?limit=100", "/api/services/pins", "/api/crisis-lines", "/api/openapi.json"];
  for (const path of [...files, ...calls]) await page.goto(`${origin}${path}`);
}
