import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { checkCurrentLayout } from "./check-layout.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";

/** On a laptop a picker, the menu and options are small panels at their buttons; on a phone they are sheets. */
const town = demonstrationTown();

const HEIGHT = 900;
const PANELS = {
  en: { menu: "Menu", place: /Demo Harbor/ },
  es: { menu: "Menú", place: /Demo Harbor/ },
} as const;

interface Opened {
  readonly page: Page;
  readonly button: Locator;
  readonly panel: Locator;
}

async function open(
  which: "menu" | "place" | "options",
  language: "en" | "es",
  width: number,
): Promise<Opened> {
  const { page } = await town().visit({ language, width, height: HEIGHT, place: DEMO_HARBOR });
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
  const button =
    which === "options"
      ? page.locator('button[value="options"]')
      : page.getByRole("button", { name: PANELS[language][which], exact: true }).first();
  await button.click();
  const panel = page.getByRole("dialog");
  await panel.waitFor();
  await panel.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
  return { page, button, panel };
}

async function readBox(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error("It is not on the page.");
  return box;
}

const isModal = (panel: Locator) => panel.evaluate((dialog) => dialog.matches(":modal"));
const hasFocus = (element: Locator) => element.evaluate((it) => it === document.activeElement);

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  test.each(["menu", "place", "options"] as const)("%s is by its button on a laptop", async (which) => {
    const { page, button, panel } = await open(which, language, 1024);
    expect(await isModal(panel)).toBe(false);
    const [of, by] = await Promise.all([readBox(panel), readBox(button)]);
    expect(of.y).toBeGreaterThanOrEqual(by.y + by.height);
    expect(of.y).toBeLessThan(by.y + by.height + 24);
    expect(of.x).toBeLessThan(by.x + by.width);
    expect(of.x + of.width).toBeGreaterThan(by.x);
    expect(of.width).toBeLessThan(420);
    expect(of.y + of.height).toBeLessThanOrEqual(HEIGHT);
    await checkCurrentLayout(page);
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    expect(await hasFocus(button)).toBe(true);
    // The panel's button closes it too.
    await button.click();
    await panel.waitFor();
    await button.click();
    await panel.waitFor({ state: "detached" });
  });

  test.each(["menu", "place", "options"] as const)("%s is a sheet on a phone", async (which) => {
    const { page, button, panel } = await open(which, language, 412);
    expect(await isModal(panel)).toBe(true);
    const { x, height } = await readBox(panel);
    expect([x, height > HEIGHT / 2]).toEqual([0, true]);
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    expect(await hasFocus(button)).toBe(true);
  });
});

test("the picker takes what is typed at once, holds no focus, and closes where one goes on", async () => {
  const { page, panel } = await open("place", "en", 1024);
  expect(await hasFocus(panel.getByRole("searchbox"))).toBe(true);
  await page.keyboard.type("harbor");
  await panel
    .getByRole("link", { name: /Harbor/ })
    .first()
    .waitFor();
  // Backwards past its first button lies the header.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await panel.waitFor({ state: "detached" });
  expect(await page.getByRole("banner").or(page.locator("header")).first().locator(":focus").count()).toBe(1);
});

test("a link beside the picker is followed by the click that closes it", async () => {
  const { page, panel } = await open("place", "en", 1024);
  await page.getByRole("link", { name: "Work", exact: true }).click();
  await panel.waitFor({ state: "detached" });
  await page.locator(`nav a[aria-current="page"]`, { hasText: "Work" }).waitFor();
  await page.waitForFunction(() => history.state?.isOver !== true);
});

test("one panel takes the other's place", async () => {
  const { page, panel } = await open("place", "en", 1024);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await panel.getByRole("navigation", { name: "Menu" }).waitFor();
  expect(await panel.count()).toBe(1);
});

test.each([412, 1024])("options stay open at %i while they are chosen", async (width) => {
  const { page, button, panel } = await open("options", "en", width);
  await panel.getByRole("link", { name: "Women", exact: true }).click();
  await page.waitForURL(/for=WOMEN/);
  await panel.getByRole("link", { name: "Open now", exact: true }).click();
  await page.waitForURL(/open=1/);
  expect(await panel.count()).toBe(1);
  if (width === 1024) {
    await page.getByRole("link", { name: "Food", exact: true }).focus();
    expect(await panel.count()).toBe(1);
    // Escape closes the panel wherever the focus is.
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    expect(await hasFocus(button)).toBe(false);
    await button.click();
  }
  // The last button is visible without scrolling.
  const show = panel.getByRole("link", { name: /^Show \d+ services?$/ });
  await show.waitFor();
  const { y, height } = await readBox(show);
  expect(y + height).toBeLessThanOrEqual(HEIGHT);
  await show.click();
  await panel.waitFor({ state: "detached" });
});
