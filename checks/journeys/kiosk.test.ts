import { createServer } from "node:http";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ACCESS_COOKIE } from "#domain/introduce/first-visit.ts";
import { QUIET_MS, WARNING_MS } from "#domain/kiosk/kiosk.ts";
import { kiosk as en } from "#domain/words/en/kiosk.ts";
import { kiosk as es } from "#domain/words/es/kiosk.ts";
import { accessibilityProblems, demonstrationTown, hydrated } from "./journey.ts";
import { waitUntilControlled } from "./wait-until-controlled.ts";

/** A screen that many people share, one after the other. */
const town = demonstrationTown();
const WORDS = { en, es } as const;

/** Whoever sets up a shared screen is asked once. */
async function makeKiosk(page: Page, query = "", words = en): Promise<void> {
  await page.goto(`/?kiosk=1${query}`);
  await page.getByRole("link", { name: words.begin, exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/" && !url.searchParams.has("kiosk"));
  await hydrated(page);
}

test.each(["en", "es"] as const)("a shared screen forgets whoever left it (%s)", async (language) => {
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
  // What the one before saw is not one step back.
  await page.goBack();
  await page.waitForURL((url) => url.pathname === "/");
  await context.close();
});

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
  // With and without the service worker.
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
