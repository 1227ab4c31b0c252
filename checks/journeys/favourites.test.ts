import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { favourites as favouritesEn } from "#words/compiled/en/favorites/favourites.ts";
import { favouritesOrder as favouritesOrderEn } from "#words/compiled/en/favorites/favourites-order.ts";
import { favouritesPage as favouritesPageEn } from "#words/compiled/en/favorites/favourites-page.ts";
import { favouritesOrder as favouritesOrderEs } from "#words/compiled/es/favorites/favourites-order.ts";
import { favouritesPage as favouritesPageEs } from "#words/compiled/es/favorites/favourites-page.ts";
import {
  accessibilityProblems,
  DEMO_HARBOR,
  demonstrationTown,
  horizontalOverflow,
  hydrated,
} from "./journey.ts";
import { languageCases } from "./language-cases.ts";

/** The star and the heart: favorites and kudos. */
const town = demonstrationTown();

const PAGE_WORDS = { en: favouritesPageEn, es: favouritesPageEs };
const ORDER_WORDS = { en: favouritesOrderEn, es: favouritesOrderEs };

const WORDS = {
  en: {
    save: /^Save /,
    added: "Added to My Favorites",
    removed: "Removed from My Favorites",
    menu: "Menu",
    list: "My Favorites",
    none: "No Favorites added...",
    undo: /^Undo/,
    search: "Search",
    searchBox: "Search my favorites",
    noMatch: /No favorite matches/,
    thank: /^Give kudos to /,
    refused: "We couldn't count your kudos. Please try again later.",
  },
  es: {
    save: /^Guardar /,
    added: "Guardado en Mis favoritos",
    removed: "Se quitó de Mis favoritos",
    menu: "Menú",
    list: "Mis favoritos",
    none: "Todavía no hay favoritos",
    undo: /^Deshacer/,
    search: "Buscar",
    searchBox: "Buscar en mis favoritos",
    noMatch: /Ningún favorito coincide/,
    thank: /^Dar las gracias /,
    refused: "No se guardó su “gracias”. Inténtelo más tarde.",
  },
} as const;

/** Saves services of the demonstration and opens the page of favorites. */
async function saveByName(page: Page, names: readonly string[]): Promise<void> {
  const ids = await Promise.all(
    names.map(async (name) => {
      const [service] = await town().app.read<{ id: string }[]>(
        `/services?q=${encodeURIComponent(name)}&limit=1`,
      );
      return service?.id;
    }),
  );
  await page.addInitScript((saved) => {
    localStorage.setItem("version", "2.1");
    localStorage.setItem("favorites", saved);
  }, JSON.stringify(ids));
  await page.goto("/my_favorites");
  await hydrated(page);
}

/** Texts about the order of four favorites; the demonstration town's clock shows 10:00 AM on a Friday. */
const ORDER = {
  en: {
    open: /^1.*Mole Bridge Restrooms.*Leave at 10:00 AM and walk \d+ min\. You are there at 10:\d\d AM\. It is open day and night\./,
    tomorrow: /^2.*Grace House.*You are there at 6:00 PM\. It closes on Saturday at 8:00 AM\./,
    from: "From the center of Demo Harbor, CA, leaving at 10:00 AM.",
    date: "In order for today: Friday, November 20, 2026",
    print: "Print this order",
    retry: "Try again",
  },
  es: {
    open: /^1.*Mole Bridge Restrooms.*Salga a las 10 a\. m\. y camine \d+ min\. Llega a las 10:\d\d a\. m\. Está abierto de día y de noche\./,
    tomorrow: /^2.*Grace House.*Llega a las 6 p\. m\. Cierra el sábado a las 8 a\. m\./,
    from: "Desde el centro de Demo Harbor, CA, saliendo a las 10 a. m.",
    date: "En orden para hoy: viernes 20 de noviembre de 2026",
    print: "Imprimir este orden",
    retry: "Intentar de nuevo",
  },
} as const;

/** The texts of items with their numbers, where the list shows any, in one line each. */
function numbered(list: Locator): Promise<string[]> {
  return list.evaluate((element) => {
    const isNumbered = getComputedStyle(element).listStyleType === "decimal";
    return [...element.children].map((item, index) =>
      `${isNumbered ? `${index + 1}. ` : ""}${item.textContent}`.replaceAll("\u00a0", " "),
    );
  });
}

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const words = WORDS[language];

  test("an order is numbered, on paper too, and says why some are left out", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await saveByName(page, ["Grace House", "Marigold House", "Mole Bridge Restrooms", "Campus Cupboard"]);
    await page.getByRole("button", { name: PAGE_WORDS[language].putInOrder }).click();
    const { title, unreached, why } = ORDER_WORDS[language];
    const order = page.getByRole("region", { name: title });
    const { open, tomorrow, from, date, print } = ORDER[language];
    await order.getByText(unreached).waitFor();
    const [first, second, ...others] = await numbered(order.locator("ol"));
    expect(first).toMatch(open);
    expect(second).toMatch(tomorrow);
    expect(others).toEqual([]);
    expect(await order.getByText(from).count()).toBe(1);
    const leftOut = async (list: Locator) =>
      (await numbered(list)).map((text) => Object.values(why).find((reason) => text.includes(reason)));
    expect(await leftOut(order.locator("ul"))).toEqual([why.NO_WAY, why.HOURS_UNKNOWN]);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);

    await page.evaluate(() => {
      window.print = () => {};
    });
    await order.getByRole("button", { name: print }).click();
    await page.emulateMedia({ media: "print" });
    await page.getByText(date).waitFor();
    const sheet = page.getByRole("main");
    expect(await order.isVisible()).toBe(false);
    expect(await sheet.getByText(from).filter({ visible: true }).count()).toBe(1);
    const [firstOnPaper, secondOnPaper] = await numbered(sheet.locator("ol").filter({ visible: true }));
    expect([firstOnPaper, secondOnPaper]).toEqual([
      expect.stringMatching(open),
      expect.stringMatching(tomorrow),
    ]);
    // Paper says no reason of a protected place, which would tell what it is.
    expect(await leftOut(sheet.locator("ul").filter({ visible: true }))).toEqual([
      undefined,
      why.HOURS_UNKNOWN,
    ]);
  });

  test("an order without bus times says why, and is asked for again", async () => {
    const { page, context } = await town().visit({
      language,
      place: DEMO_HARBOR,
      expects: /ERR_FAILED|500/,
    });
    await saveByName(page, ["Mole Bridge Restrooms"]);
    const { title, trouble } = ORDER_WORDS[language];
    const order = page.getByRole("region", { name: title });
    const orders = "**/api/directions/list?**";
    await context.route(orders, (route) => route.abort());
    await page.getByRole("button", { name: PAGE_WORDS[language].putInOrder }).click();
    await order.getByText(trouble.OFFLINE).waitFor();
    expect(await order.locator("ol > li").count()).toBe(1);
    await context.unroute(orders);
    await context.route(orders, (route) =>
      route.fulfill({ status: 500, json: { code: 500, key: "internalError", message: "Failed." } }),
    );
    const retry = order.getByRole("button", { name: ORDER[language].retry });
    await retry.click();
    await order.getByText(trouble.FAILED).waitFor();
    expect(await order.getByText(trouble.OFFLINE).count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await context.unroute(orders);
    await retry.click();
    await retry.waitFor({ state: "detached" });
    expect(await order.getByText(trouble.FAILED).count()).toBe(0);
    expect(await order.locator("ol > li").count()).toBe(1);
    const heading = order.getByRole("heading", { name: title });
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("services are saved from the list, listed in order, searched, removed and put back", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    const cards = page.getByRole("main").getByRole("listitem");
    const readName = async (index: number) =>
      (await cards.nth(index).getByRole("link").first().textContent()) ?? "";
    const [first, third] = [await readName(0), await readName(2)];
    await cards.nth(2).getByRole("button", { name: words.save }).click();
    await page.getByRole("status").getByText(words.added).waitFor();
    await cards.nth(0).getByRole("button", { name: words.save }).click();
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole("button", { name: words.menu, exact: true }).click();
    await page.getByRole("dialog").getByRole("link", { name: words.list }).click();
    await page.getByRole("heading", { level: 1, name: words.list }).waitFor();
    await expect.poll(() => cards.count()).toBe(2);
    expect([await readName(0), await readName(1)]).toEqual([third, first]);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);

    await page.getByRole("button", { name: words.search, exact: true }).click();
    await page.getByRole("searchbox", { name: words.searchBox }).fill(first.toUpperCase());
    await expect.poll(() => cards.count()).toBe(1);
    await page.getByRole("searchbox", { name: words.searchBox }).fill("xyzzy");
    await page.getByText(words.noMatch).waitFor();
    await page.getByRole("searchbox", { name: words.searchBox }).fill("");
    await expect.poll(() => cards.count()).toBe(2);
    // Waits until the list has rendered again: an earlier press would be lost.
    await expect.poll(() => readName(0)).toBe(third);

    await cards.nth(0).getByRole("button", { name: words.save }).click();
    await page.getByRole("status").getByText(words.removed).waitFor();
    const undo = page.getByRole("button", { name: words.undo });
    await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true);
    await undo.click();
    await expect.poll(() => readName(0)).toBe(third);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => cards.count()).toBe(2);
    expect([await readName(0), await readName(1)]).toEqual([third, first]);

    await page.getByRole("button", { name: PAGE_WORDS[language].putInOrder }).click();
    const order = page.getByRole("region", { name: ORDER_WORDS[language].title });
    await order.getByText(ORDER_WORDS[language].estimates).waitFor();
    const links = order.getByRole("listitem").filter({ hasText: third });
    await links.getByRole("link", { name: third, exact: true }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });

  test("an empty list explains how to fill it", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto("/my_favorites");
    await page.getByText(words.none).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("a kudo counts at once and only once, and survives a reload", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto("/?tab=HEALTH");
    await hydrated(page);
    const heart = page.getByRole("main").getByRole("button", { name: words.thank }).first();
    const count = async () => Number(/\d+/.exec((await heart.textContent()) ?? "")?.[0]);
    const before = await count();
    const reply = page.waitForResponse((response) => response.url().endsWith("/likes"));
    await heart.click();
    expect(await count()).toBe(before + 1);
    expect((await reply).status()).toBe(200);
    await heart.click();
    expect(await count()).toBe(before + 1);
    await page.reload();
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
    expect(await count()).toBe(before + 1);
  });

  test("a kudo that the server refuses is taken back, with a message", async () => {
    const { page, context } = await town().visit({ language, place: DEMO_HARBOR, expects: /429/ });
    await context.route("**/likes", (route) => route.fulfill({ status: 429, json: { code: 429 } }));
    await page.goto("/?tab=FOOD");
    await hydrated(page);
    const heart = page.getByRole("main").getByRole("button", { name: words.thank }).first();
    const before = await heart.textContent();
    await heart.click();
    await page.getByRole("alert").getByText(words.refused).waitFor();
    expect(await heart.textContent()).toBe(before);
    expect(await heart.getAttribute("aria-pressed")).toBe("false");
  });
});

test("the detail page saves too, and shows it when it is opened again", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await page.goto("/?tab=SHELTER");
  await page.getByRole("main").getByRole("listitem").first().getByRole("link").first().click();
  const save = page.getByRole("main").getByRole("button", { name: /^Save/ });
  await save.click();
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Saved/ })
    .waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.goto(page.url());
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Saved/ })
    .waitFor();
});

test("a swipe removes, and a swipe that stops short does not", async () => {
  const { page, context } = await town().visit({ place: DEMO_HARBOR });
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  await page.goto("/my_favorites");
  const row = page.getByRole("main").getByRole("listitem").first();
  await row.getByRole("heading").waitFor();
  const session = await context.newCDPSession(page);
  const swipe = async (across: number) => {
    const box = await row.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 60];
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: number | null) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: at === null ? [] : [{ x: at, y }] });
    await touch("touchStart", x);
    for (const part of [0.2, 0.5, 1]) await touch("touchMove", x + across * part);
    await touch("touchEnd", null);
  };
  await swipe(-50);
  expect(await page.getByRole("button", { name: /^Undo/ }).count()).toBe(0);
  await swipe(-150);
  await page.getByRole("button", { name: /^Undo/ }).waitFor();
  await page.getByText(favouritesEn.removed).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("favorites"))).toBeNull();
});

test("what an older version stored is read", async () => {
  // The first page stays without its scripts, which would read what is there before.
  const { page } = await town().visit({ place: DEMO_HARBOR, savesData: true });
  await page.goto("/?tab=SHELTER");
  const reply = await town().app.get("/api/services?q=grace+house&limit=1");
  const [service]: { id: string }[] = await reply.json();
  await page.evaluate((id) => localStorage.setItem("favorites", `${id},broken id`), service?.id ?? "");
  await page.goto("/my_favorites");
  await page.getByRole("link", { name: "Grace House", exact: true }).waitFor();
  expect(
    await page.evaluate(() => [localStorage.getItem("version"), localStorage.getItem("favorites")]),
  ).toEqual(["2.1", JSON.stringify([service?.id])]);
});
