import { describe, expect, test } from "vitest";
import { favouritesOrder as favouritesOrderEn } from "#domain/words/en/favourites-order.ts";
import { favouritesPage as favouritesPageEn } from "#domain/words/en/favourites-page.ts";
import { favouritesOrder as favouritesOrderEs } from "#domain/words/es/favourites-order.ts";
import { favouritesPage as favouritesPageEs } from "#domain/words/es/favourites-page.ts";
import {
  accessibilityProblems,
  DEMO_HARBOR,
  demonstrationTown,
  horizontalOverflow,
  hydrated,
} from "./journey.ts";

/** The star and the heart: favourites and kudos. */
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

describe.each(["en", "es"] as const)("in %s", (language) => {
  const words = WORDS[language];

  test("services are saved from the list, listed in order, searched, removed and put back", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    const cards = page.getByRole("main").getByRole("listitem");
    const nameOf = async (index: number) =>
      (await cards.nth(index).getByRole("link").first().textContent()) ?? "";
    const [first, third] = [await nameOf(0), await nameOf(2)];
    await cards.nth(2).getByRole("button", { name: words.save }).click();
    await page.getByRole("status").getByText(words.added).waitFor();
    await cards.nth(0).getByRole("button", { name: words.save }).click();
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole("button", { name: words.menu, exact: true }).click();
    await page.getByRole("dialog").getByRole("link", { name: words.list }).click();
    await page.getByRole("heading", { level: 1, name: words.list }).waitFor();
    await expect.poll(() => cards.count()).toBe(2);
    expect([await nameOf(0), await nameOf(1)]).toEqual([third, first]);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);

    await page.getByRole("button", { name: words.search, exact: true }).click();
    await page.getByRole("searchbox", { name: words.searchBox }).fill(first.toUpperCase());
    await expect.poll(() => cards.count()).toBe(1);
    await page.getByRole("searchbox", { name: words.searchBox }).fill("xyzzy");
    await page.getByText(words.noMatch).waitFor();
    await page.getByRole("searchbox", { name: words.searchBox }).fill("");
    await expect.poll(() => cards.count()).toBe(2);

    await cards.nth(0).getByRole("button", { name: words.save }).click();
    await page.getByRole("status").getByText(words.removed).waitFor();
    const undo = page.getByRole("button", { name: words.undo });
    await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true);
    await undo.click();
    await expect.poll(() => nameOf(0)).toBe(third);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => cards.count()).toBe(2);
    expect([await nameOf(0), await nameOf(1)]).toEqual([third, first]);

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
  expect(
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Save / })
      .getAttribute("aria-pressed"),
  ).toBe("true");
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
