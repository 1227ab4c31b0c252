import type { Page } from "playwright-core";
import { expect } from "vitest";
import { isFullScope } from "#checks/test-scope.ts";
import { accessibilityProblems, sidewaysScroll } from "./journey.ts";

/** What stands there now holds to WCAG and scrolls up and down alone, in the window as it is. */
export async function looksRightHere(page: Page, within?: "dialog", told?: string): Promise<void> {
  expect(await accessibilityProblems(page, within), told).toEqual([]);
  expect(await sidewaysScroll(page), told).toBeLessThanOrEqual(0);
}

/** The same in both colour schemes. */
export async function looksRightInBothSchemes(page: Page, told = ""): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await looksRightHere(page, undefined, `${told} ${colorScheme}`);
  }
}

/** Both languages together see a phone and a laptop, each light and dark; in full, each language sees all. */
const LOOKS = {
  en: [
    { width: 360, colorScheme: "light" },
    { width: 1440, colorScheme: "dark" },
  ],
  es: [
    { width: 360, colorScheme: "dark" },
    { width: 1440, colorScheme: "light" },
  ],
} as const;

/**
 * The same on a phone and on a laptop.
 *
 * @param within the part that can be used at all, where a dialog stands before the rest
 */
export async function looksRight(page: Page, within?: "dialog"): Promise<void> {
  const before = page.viewportSize() ?? { width: 360, height: 740 };
  const language = await page.evaluate(() => document.documentElement.lang);
  const looks = isFullScope ? [...LOOKS.en, ...LOOKS.es] : LOOKS[language === "es" ? "es" : "en"];
  for (const { width, colorScheme } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    // What the header half covers comes out again by scrolling: it is not too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await looksRightHere(page, within, `${width} ${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(before);
}
