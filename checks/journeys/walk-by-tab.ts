import type { Page } from "playwright-core";
import { expect } from "vitest";

/** The windows of those who have no mouse: a phone with a keyboard, and a laptop. */
export const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

/** A focused element; null at either end of the page. */
interface Stop {
  readonly name: string;
  /** Part of it is in the window and not covered. */
  readonly isSeen: boolean;
  /** It, or the element that stands for it, has a focus ring. */
  readonly isMarked: boolean;
}

/** Once the page has come to rest: the link past the header slides in and out. */
function currentStop(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ends = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished.catch(() => {}));
    await Promise.all(ends);
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    // A checkbox's label renders it.
    const drawn = focused.closest("label") ?? focused;
    const { left, top, right, bottom } = drawn.getBoundingClientRect();
    const at = (share: number, from: number, to: number) => from + share * (to - from);
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [at(x, left, right), at(y, top, bottom)] as const),
    );
    const isSeen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (drawn.contains(hit) || hit.contains(focused));
    });
    const hasRing = (element: Element, part?: string) => {
      const { outlineStyle, boxShadow } = getComputedStyle(element, part);
      return outlineStyle !== "none" || boxShadow !== "none";
    };
    return {
      name: focused.getAttribute("aria-label") ?? focused.textContent ?? focused.tagName,
      isSeen,
      isMarked: hasRing(focused) || hasRing(focused, "::after") || hasRing(drawn) || hasSiblingRing(focused),
    };

    function hasSiblingRing(element: Element): boolean {
      return element.nextElementSibling !== null && hasRing(element.nextElementSibling);
    }
  });
}

/** @returns what one stops at without seeing it, on the way from one end to the other */
async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<string[]> {
  const faults: string[] = [];
  for (let steps = 0; steps < 200; steps++) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    if (stop === null) return faults;
    if (!stop.isSeen) faults.push(`${key}: ${stop.name} is covered`);
    if (!stop.isMarked) faults.push(`${key}: ${stop.name} has no ring`);
  }
  throw new Error(`${page.url()} has no end.`);
}

/**
 * Expects that Tab leads through the page and back, and that each stop shows where the focus is (WCAG 2.1.2, 2.4.7,
 * 2.4.11).
 */
export async function expectWalkable(page: Page): Promise<void> {
  // Without motion, elements that slide in, such as the link past the header, are in place right away.
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await walk(page, "Tab")).toEqual([]);
  expect(await walk(page, "Shift+Tab")).toEqual([]);
}
