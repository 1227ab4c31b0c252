import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { SESSION_COOKIE } from "#domain/accounts/account/session-cookie.ts";
import { ACCESS_COOKIE } from "#domain/static-pages/introduce/first-visit.ts";
import { FORGOTTEN_ENTRIES } from "#domain/static-pages/quick-exit/browser-data.ts";
import { quickExit as quickExitEn } from "#words/compiled/en/static-pages/quick-exit.ts";
import { accessibilityProblems, DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { NEUTRAL } from "./neutral-site.ts";

/** Someone comes into the room: the page disappears with everything that it would give away. */
const town = demonstrationTown();

const WORDS = {
  en: {
    exit: "Exit",
    menu: "Menu",
    about: "About quick exit",
    all: /Also clear my favorites/,
    cannot: "What it can't do",
  },
  es: {
    exit: "Salir",
    menu: "Menú",
    about: "Sobre la salida rápida",
    all: /Borrar también/,
    cannot: "Lo que no puede hacer",
  },
} as const;

async function visit(options: Parameters<ReturnType<typeof town>["visit"]>[0] = {}) {
  return town().visit({ place: DEMO_HARBOR, leavesTo: NEUTRAL, ...options });
}

async function isAway(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Sunny" }).waitFor();
  expect(page.url()).toBe(NEUTRAL);
}

/** Reads the browser's stored data, on a page of ours without scripts of its own. */
async function storedData(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto(`${town().app.address}/icon.svg`);
  const cookies = (await context.cookies(town().app.address)).map(({ name }) => name).sort();
  const lists = await page.evaluate(() => Object.keys(localStorage).sort());
  await page.close();
  return { cookies, lists };
}

async function hasCookie(context: BrowserContext, wanted: string): Promise<boolean> {
  return (await context.cookies(town().app.address)).some(({ name }) => name === wanted);
}

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const words = WORDS[language];

  test("a press leaves at once, and takes the session along", async () => {
    const { page, context } = await visit({ language });
    await page.goto("/?tab=SHELTER&q=shower");
    await hydrated(page);
    await page
      .getByRole("main")
      .getByRole("button", { name: /Grace House|Save|Guardar/ })
      .first()
      .click();
    await page.evaluate((names) => {
      for (const name of names) localStorage.setItem(name, '["1-cost"]');
    }, FORGOTTEN_ENTRIES);
    const session = { name: SESSION_COOKIE, value: "signed-in", url: town().app.address, httpOnly: true };
    await context.addCookies([session]);
    await page.getByRole("link", { name: words.exit, exact: true }).click();
    await isAway(page);
    // Scripts cannot clear it: the server does, while the page is leaving.
    await expect.poll(() => hasCookie(context, SESSION_COOKIE)).toBe(false);
    const { cookies, lists } = await storedData(context);
    expect(cookies.filter((name) => ["place", "tab", "toggles"].includes(name))).toEqual([]);
    expect(lists).toContain("favorites");
    expect(lists.filter((name) => FORGOTTEN_ENTRIES.some((entry) => entry === name))).toEqual([]);
    // The entry was replaced: before it there is only the empty page that the tab began with.
    await page.goBack();
    expect(page.url()).toBe("about:blank");
  });

  test("favourites go too where that is ticked, and the note is honest", async () => {
    const { page, context } = await visit({ language });
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    await page
      .getByRole("main")
      .getByRole("button", { name: /^(Save|Guardar)/ })
      .first()
      .click();
    await page.getByRole("button", { name: words.menu, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: words.about }).click();
    await page.getByRole("checkbox", { name: words.all }).check();
    await page.getByRole("heading", { name: words.cannot }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    // The first press closes the panel, and does not count as one of the three.
    for (let stroke = 0; stroke < 4; stroke++) await page.keyboard.press("Escape");
    await isAway(page);
    expect((await storedData(context)).lists).not.toContain("favorites");
  });

  test("a page before it that is gone back to leaves again", async () => {
    const { page } = await visit({ language });
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    await page.goto("/about");
    await page.getByRole("link", { name: words.exit, exact: true }).click();
    await isAway(page);
    const goesBack = page.waitForRequest(/tab=SHELTER/);
    await page.goBack({ waitUntil: "commit" }).catch(() => {});
    await goesBack;
    await isAway(page);
  });

  test("without scripts the server forgets what it can, and leads away", async () => {
    const { page, context } = await visit({ language, scripts: false });
    await page.goto("/?tab=SHELTER");
    await page.getByRole("link", { name: words.exit, exact: true }).click();
    await isAway(page);
    const cookies = (await context.cookies(town().app.address)).map(({ name }) => name);
    expect(cookies.filter((name) => ["place", "tab", "toggles"].includes(name))).toEqual([]);
  });

  test("without a network a neutral page stands there", async () => {
    const { page, context } = await visit({ language, expects: /ERR_INTERNET/ });
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    await context.setOffline(true);
    await page.getByRole("link", { name: words.exit, exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/away");
    const text = ((await page.locator("body").textContent()) ?? "").trim();
    expect(text).toBe(
      language === "es"
        ? "No hay internet. Revise su conexión e inténtelo de nuevo."
        : "You are offline. Check your connection and try again.",
    );
    expect(await page.title()).not.toMatch(/Amparo/);
  });
});

test("it works before the rest of the page does, and on a page that sleeps", async () => {
  const { page, context } = await visit({ expects: /ERR_FAILED/ });
  await context.route("**/assets/**", (route) => route.abort());
  const reply = await town().app.get("/api/services?q=grace+house&limit=1");
  const [service]: { id: string }[] = await reply.json();
  await page.goto(`/services/${service?.id}`);
  await page.getByRole("link", { name: "Exit", exact: true }).click();
  await isAway(page);
});

test("the keys can be switched off, and stay so on this device", async () => {
  const { page } = await visit();
  await page.goto("/?tab=SHELTER&show=exit");
  await hydrated(page);
  const keys = page.getByRole("checkbox", { name: quickExitEn.keys });
  await keys.uncheck();
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
  for (let stroke = 0; stroke < 4; stroke++) await page.keyboard.press("Escape");
  // Earlier presses are counted by the next key at the latest.
  await page.keyboard.press("Shift");
  expect(new URL(page.url()).pathname).toBe("/");
  await page.goto("/?tab=SHELTER&show=exit");
  await hydrated(page);
  expect(await keys.isChecked()).toBe(false);
  await keys.check();
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
  for (let stroke = 0; stroke < 3; stroke++) await page.keyboard.press("Escape");
  await isAway(page);
});

test("Escape three times, but not two, and not slowly", async () => {
  const { page } = await visit();
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.clock.fastForward(1000);
  await page.keyboard.press("Escape");
  expect(new URL(page.url()).pathname).toBe("/");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await isAway(page);
});

test("going back after an exit leads away again; typing the address does not", async () => {
  // A visit with the browser's own clock: the journeys' clock hides how a page was come by.
  const context = await town().browser.newContext({ baseURL: town().app.address });
  await context.addCookies([{ name: ACCESS_COOKIE, value: "true", url: town().app.address }]);
  const page = await context.newPage();
  await page.goto("/?tab=FOOD");
  await page.goto("/my_favorites");
  await page.getByRole("link", { name: "Exit", exact: true }).click();
  await isAway(page);
  await page.goBack();
  await isAway(page);
  await page.goto("/?tab=FOOD");
  await page.getByRole("navigation", { name: "Service types" }).waitFor();
  await page.reload();
  await page.getByRole("navigation", { name: "Service types" }).waitFor();
  await context.close();
});
