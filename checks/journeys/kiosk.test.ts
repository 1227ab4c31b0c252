import { createServer } from "node:http";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { QUIET_MS, WARNING_MS } from "#domain/offline/kiosk/kiosk.ts";
import { ACCESS_COOKIE } from "#domain/static-pages/introduce/first-visit.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { kiosk as en } from "#words/compiled/en/offline/kiosk.ts";
import { servicePage as pageEn } from "#words/compiled/en/service-page/service-page.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { kiosk as es } from "#words/compiled/es/offline/kiosk.ts";
import { servicePage as pageEs } from "#words/compiled/es/service-page/service-page.ts";
import { accessibilityProblems, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { waitUntilControlled } from "./wait-until-controlled.ts";

/** A screen that many people share, one after the other. */
const town = demonstrationTown();
const WORDS = { en, es } as const;
const SAID = {
  en: { shell: shellEn, page: pageEn, lines: ["StrongHearts", "Domestic"], told: "my husband hits me" },
  es: { shell: shellEs, page: pageEs, lines: ["StrongHearts", "Doméstica"], told: "me pega mi marido" },
} as const;

/** Sets up a shared screen, for which the person is asked once. */
async function makeKiosk(page: Page, query = "", words = en): Promise<void> {
  await page.goto(`/?kiosk=1${query}`);
  await page.getByRole("link", { name: words.begin, exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/" && !url.searchParams.has("kiosk"));
  await hydrated(page);
}

test.each(languageCases(import.meta.filename, ["en", "es"]))(
  "a shared screen forgets whoever left it (%s)",
  async (language) => {
    const words = WORDS[language];
    const { page, context } = await town().visit({ language, width: 1280, height: 900 });
    await page.goto("/?kiosk=1&tab=FOOD");
    await page.getByRole("heading", { level: 1, name: words.ask }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await makeKiosk(page, "&tab=FOOD", words);
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(Number.parseFloat(size)).toBe(20);
    expect(await page.locator("main [data-star]:visible").count()).toBe(0);
    expect(await page.evaluate(() => "geolocation" in navigator)).toBe(false);
    await page.locator("main li a").first().click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    const seen = new URL(page.url()).pathname;
    await page.evaluate(() => localStorage.setItem("favorites", "[]"));

    await page.clock.fastForward(QUIET_MS - WARNING_MS + 1_000);
    const dialog = page.getByRole("dialog", { name: words.question });
    await dialog.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    // The seconds are read once, with the dialog, and no region tells each of them.
    const told = await dialog.ariaSnapshot();
    expect(told).toMatch(/\d+/);
    const text = await dialog.textContent();
    await page.clock.fastForward(3_000);
    await expect.poll(() => dialog.textContent()).not.toBe(text);
    expect(await dialog.ariaSnapshot()).toBe(told);
    expect(await dialog.locator("output, [role=status], [aria-live]").count()).toBe(0);
    await dialog.getByRole("button", { name: words.stay }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(new URL(page.url()).pathname).toBe(seen);

    await page.clock.fastForward(QUIET_MS + 1_000);
    await page.waitForURL((url) => url.pathname === "/");
    await hydrated(page);
    expect(await page.evaluate(() => localStorage.getItem("favorites"))).toBeNull();
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies).toContain("kiosk");
    expect(cookies).not.toContain("place");
    // The previous person's pages cannot be reached by going back.
    await page.goBack();
    await page.waitForURL((url) => url.pathname === "/");
    await context.close();
  },
);

test.each(languageCases(import.meta.filename, ["en", "es"]))(
  "a visit begins with three needs, and waits untouched (%s)",
  async (language) => {
    const words = WORDS[language];
    const { page, context } = await town().visit({ language, width: 1280, height: 900 });
    await makeKiosk(page, "", words);
    const needs = page.getByRole("dialog", { name: words.need });
    await needs.waitFor();
    const links = needs.getByRole("listitem").getByRole("link");
    expect(await links.allTextContents()).toEqual([words.sleep, words.food, words.health]);
    for (const link of await links.all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThan(150);
    }
    expect(await accessibilityProblems(page)).toEqual([]);
    // The question whether the visitor is still there waits for a first press.
    await page.clock.fastForward(QUIET_MS + 1_000);
    expect(await page.getByRole("dialog", { name: words.question }).count()).toBe(0);
    expect(await needs.isVisible()).toBe(true);

    await needs.getByRole("link", { name: words.switch }).click();
    const other = WORDS[language === "en" ? "es" : "en"];
    await page.getByRole("dialog", { name: other.need }).waitFor();
    await page
      .getByRole("dialog", { name: other.need })
      .getByRole("link", { name: other.food, exact: true })
      .click();
    await page.waitForURL((url) => url.searchParams.get("tab") === "FOOD");
    await hydrated(page);
    expect(await page.getByRole("dialog").count()).toBe(0);

    await page.goto("/");
    await page.getByRole("button", { name: other.all }).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.reload();
    await hydrated(page);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await context.close();
  },
);

test.each(["en", "es"] as const)(
  "what leads out of a shared screen is text, and no word says what happened (%s)",
  async (language) => {
    const { page, context } = await town().visit({ language, width: 1280, height: 900 });
    await makeKiosk(page, "", WORDS[language]);
    const { shell, page: detail, lines, told } = SAID[language];
    const open = async (path: string): Promise<void> => {
      await page.goto(path);
      await hydrated(page);
      const needs = page.getByRole("button", { name: WORDS[language].all });
      if (await needs.isVisible()) await needs.click();
    };
    /** Links with an address elsewhere, of which there must be none. */
    const leading = () =>
      page.evaluate(() =>
        [...document.links].filter(({ origin }) => origin !== location.origin).map(({ href }) => href),
      );
    const main = page.getByRole("main");

    await open("/crisis_lines");
    expect(await leading()).toEqual([]);
    expect(await page.getByRole("link", { name: WORDS[language].start, exact: true }).count()).toBe(1);
    expect(await page.getByRole("link", { name: shell.exit, exact: true }).count()).toBe(0);
    const listed = (await main.allInnerTexts()).join();
    for (const text of ["988", "1-800-799-7233", "741741"]) expect(listed).toContain(text);
    expect(await main.locator('[data-out*="thehotline.org"]').first().isVisible()).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);

    await open("/");
    expect(await leading()).toEqual([]);
    const card = main.getByRole("listitem").filter({ hasText: "Marigold House" });
    const number = await card.locator("[data-out]").first().getAttribute("data-out");
    expect(number).toBe("(555) 555-0131");
    await card.getByRole("link").first().click();
    await page.getByRole("heading", { level: 1, name: "Marigold House" }).waitFor();
    await expect.poll(leading).toEqual([]);
    await main.getByText(detail.safety).first().waitFor();
    const seen = (await main.allInnerTexts()).join();
    expect(seen).toContain(`1-800-799-7233: ${detail.safety}`);
    expect(seen).not.toContain(detail.safetyLine);
    expect(seen).toContain("(555) 555-0131");

    await open("/chatbot");
    await page.getByRole("textbox").last().fill(told);
    await page.keyboard.press("Enter");
    await page.getByText("1-844-762-8483").first().waitFor();
    expect(await leading()).toEqual([]);
    const answered = (await main.allInnerTexts()).join();
    for (const name of lines) expect(answered).not.toContain(name);
    expect(answered).toContain("800-799-7233");
    await page.getByRole("link", { name: WORDS[language].start, exact: true }).first().click();
    await page.waitForURL((url) => url.pathname === "/");
    await context.close();
  },
);

test("the exit of a shared screen begins anew, and staff can end it", async () => {
  const { page, context } = await town().visit({ width: 1280, height: 900 });
  await makeKiosk(page, "&tab=FOOD");
  await page.locator("[data-exit]").first().click();
  await page.waitForURL((url) => url.pathname === "/" && !url.searchParams.has("tab"));
  await page.goto("/?tab=FOOD");
  await hydrated(page);
  for (let times = 0; times < 3; times++) await page.keyboard.press("Escape");
  await page.waitForURL((url) => url.pathname === "/" && !url.searchParams.has("tab"));
  await hydrated(page);
  await page.goto("/?kiosk=0");
  await hydrated(page);
  expect(await page.evaluate(() => "kiosk" in document.documentElement.dataset)).toBe(false);
  await context.close();
});

test("a link in a mail, which looks like a typed address, changes no phone until somebody says so", async () => {
  const { page, context } = await town().visit({ width: 390, height: 844, hasWorker: true });
  // Runs once without the service worker, and once with it.
  for (const _ of [1, 2]) {
    await page.goto("/?kiosk=1&tab=FOOD");
    await page.getByRole("heading", { level: 1, name: en.ask }).waitFor();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("kiosk");
    await page.getByRole("link", { name: en.cancel, exact: true }).click();
    await hydrated(page);
    await waitUntilControlled(page);
  }
  // A shared screen stays one after its browser starts again.
  await makeKiosk(page);
  await page.goto("/?kiosk=1&tab=FOOD");
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe("/");
  const kiosk = (await context.cookies()).find(({ name }) => name === "kiosk");
  expect(kiosk?.expires).toBeGreaterThan(0);
  await context.close();
});

test.each([
  ["a phone", ""],
  ["a shared screen", "?kiosk=1"],
])("pictures, frames and links on another site take nothing from %s", async (_, start) => {
  const { address } = town().app;
  const forget = `${address}/kiosk/forget`;
  const html = `<title>Elsewhere</title><img src="${forget}"><iframe src="${forget}"></iframe><a href="${forget}">Read on</a>`;
  const elsewhere = createServer((_, reply) => reply.setHeader("content-type", "text/html").end(html));
  const port = await new Promise<number>((resolve) => {
    elsewhere.listen(0, "localhost", () => {
      const listening = elsewhere.address();
      resolve(typeof listening === "object" && listening !== null ? listening.port : 0);
    });
  });
  // The town's own visits allow no other site.
  const context = await town().browser.newContext({ baseURL: address });
  await context.addCookies([{ name: ACCESS_COOKIE, value: "true", url: address }]);
  const page = await context.newPage();
  if (start === "") {
    await page.goto("/");
    await hydrated(page);
  } else await makeKiosk(page);
  await page.evaluate(() => localStorage.setItem("favorites", '["kept"]'));
  const cleared: (string | undefined)[] = [];
  context.on("response", (reply) => {
    if (reply.url() === forget) cleared.push(reply.headers()["clear-site-data"]);
  });
  await page.goto(`http://localhost:${port}/`);
  await page.getByRole("link", { name: "Read on" }).click();
  await page.waitForURL(`${address}/**`);
  await hydrated(page);
  expect(new Set(cleared)).toEqual(new Set([undefined]));
  expect(await page.evaluate(() => localStorage.getItem("favorites"))).toBe('["kept"]');
  await context.close();
  await new Promise((resolve) => elsewhere.close(resolve));
});
