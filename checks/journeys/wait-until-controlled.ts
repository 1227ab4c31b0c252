import type { Page } from "playwright-core";

/** Waits until the service worker answers for the page. */
export async function waitUntilControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
