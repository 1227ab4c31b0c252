import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openBrowser } from "#checks/journeys/browser.ts";
import { ACCEPTED_TREES, acceptedTree, openTree, readTree, treeName } from "./accepted-trees.ts";
import { type ScreenTowns, screenTowns } from "./screen-towns.ts";

/**
 * What assistive technology is given of a screen is as it was accepted: roles, names, states, and their order. A
 * screen that was meant to change is accepted by `npm run screens -- --accept-trees`.
 */
describe("the accessibility tree is as accepted", () => {
  let browser: Browser;
  let towns: ScreenTowns;
  beforeAll(async () => {
    browser = await openBrowser();
    towns = screenTowns(inject("demonstration"), inject("demonstration"));
  });
  afterAll(async () => {
    await browser?.close();
    await towns?.close();
  });

  test.each(ACCEPTED_TREES.map((accepted) => [treeName(accepted), accepted] as const))(
    "%s",
    async (_, accepted) => {
      const screen = await openTree(browser, towns, accepted, "interactive");
      try {
        await expect
          .poll(() => readTree(screen), {
            // What comes late, such as a map, has come by then.
            timeout: 15_000,
            interval: 300,
            message: "Where the change is meant: npm run screens -- --accept-trees",
          })
          .toBe(acceptedTree(accepted));
      } finally {
        await screen.close();
      }
    },
  );
});
