import type { Page } from "playwright-core";
import { expect } from "vitest";
import { isFullScope } from "#checks/test-scope.ts";
import { accessibilityProblems, horizontalOverflow } from "./journey.ts";

/** Checks that the page as it is holds to WCAG and scrolls only up and down, in the current window. */
export async function checkCurrentLayout(page: Page, within?: "dialog", message?: string): Promise<void> {
  expect(await accessibilityProblems(page, within), message).toEqual([]);
  expect(await horizontalOverflow(page), message).toBeLessThanOrEqual(0);
}

/** Switches the color scheme, and waits until the page is painted in it: axe caches colors while it works. */
async function turnTo(page: Page, colorScheme: "dark" | "light"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const drawn = await page.evaluateHandle(() => ({ frames: 0 }));
  // Asked once a frame.
  await page.waitForFunction(
    ({ query, drawn }) => {
      if (matchMedia(query).matches) drawn.frames += 1;
      return drawn.frames > 2;
    },
    { query: `(prefers-color-scheme: ${colorScheme})`, drawn },
  );
  await drawn.dispose();
}

/** Checks the current layout in both color schemes. */
export async function checkBothSchemes(page: Page, message = ""): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await turnTo(page, colorScheme);
    await checkCurrentLayout(page, undefined, `${message} ${colorScheme}`);
  }
}

/**
 * Each language sees a phone and a laptop, one of them light and one dark, and the other language the reverse; full
 * runs see all.
 */
const LAYOUTS = {
  en: [
    { width: 360, colorScheme: "light" },
    { width: 1440, colorScheme: "dark" },
  ],
  es: [
    { width: 360, colorScheme: "dark" },
    { width: 1440, colorScheme: "light" },
  ],
} as const;

/** Screens that a file has looked at on a laptop; each begins with the file. */
const seenOnLaptop = new Set<string>();

/**
 * True from the second time on that a file looks at a screen on a laptop: the same page with the same headings, in
 * whatever state. Drawing it that wide takes twice as long as on a phone, where things collide first.
 */
async function isSeenOnLaptop(page: Page, within: string): Promise<boolean> {
  const screen = await page.evaluate(() => {
    const headings = [...document.querySelectorAll("h1, dialog[open] h2")].map((one) => one.textContent);
    return [location.pathname.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, ":id"), ...headings];
  });
  const key = [expect.getState().testPath, within, ...screen].join("\n");
  const isSeen = seenOnLaptop.has(key);
  seenOnLaptop.add(key);
  return isSeen;
}

/**
 * Checks the layout on a phone and on a laptop, where ordinary runs look once in a file for each screen.
 *
 * @param within the part that is usable at all, where a dialog stands in front of the rest
 * @param at where on the page to look: its end, where buttons at the bottom of the window half cover other controls
 */
export async function checkLayout(page: Page, within?: "dialog", at: "top" | "end" = "top"): Promise<void> {
  const before = page.viewportSize() ?? { width: 360, height: 740 };
  const language = await page.evaluate(() => document.documentElement.lang);
  const both = LAYOUTS[language === "es" ? "es" : "en"];
  const chosen = (await isSeenOnLaptop(page, `${within} ${at}`)) ? both.slice(0, 1) : both;
  const layouts = isFullScope ? [...LAYOUTS.en, ...LAYOUTS.es] : chosen;
  for (const { width, colorScheme } of layouts) {
    await page.setViewportSize({ width, height: 800 });
    await turnTo(page, colorScheme);
    // Scrolling uncovers targets that the header, or buttons at the bottom, half cover, so they are not too small.
    // After a reload the page restores its position for some frames, until a person scrolls.
    await page.evaluate((isEnd) => {
      dispatchEvent(new Event("wheel"));
      scrollTo({ top: isEnd ? document.documentElement.scrollHeight : 0, behavior: "instant" });
    }, at === "end");
    await checkCurrentLayout(page, within, `${width} ${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(before);
}
