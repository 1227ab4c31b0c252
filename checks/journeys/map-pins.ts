import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Pins are buttons; one that holds a drawing is a single service, the others stand for several. */
export const PINS = ".leaflet-marker-icon button:has(svg)";
const CLUSTERS = ".leaflet-marker-icon button:not(:has(svg))";

/** Zooms in until pins stand by themselves. */
export async function zoomToPins(page: Page): Promise<void> {
  const drawn = () =>
    page.locator(".leaflet-marker-icon").evaluateAll((icons) => icons.map((icon) => icon.outerHTML).join());
  for (let step = 0; step < 8 && (await page.locator(PINS).count()) === 0; step++) {
    const before = await drawn();
    await page.locator(CLUSTERS).first().click();
    await expect.poll(drawn).not.toBe(before);
    await page.locator(".leaflet-zoom-anim").waitFor({ state: "detached" });
  }
}
