import type { BrowserContext, Page } from "playwright-core";
import { onTestFinished } from "vitest";

/** Holds requests to these addresses until the returned function is called, or the test ends. */
export async function holdRequests(from: Page | BrowserContext, addresses: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await from.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  onTestFinished(() => release());
  return release;
}
