import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { packagedProgram } from "#checks/journeys/browser.ts";
import {
  ACCEPTED,
  differentPixels,
  MAX_DIFFERENT_PIXELS,
  openPicture,
  pictureName,
} from "./accepted-pictures.ts";
import { type ScreenTowns, screenTowns } from "./screen-towns.ts";

/**
 * Twelve screens look as they were accepted, by the browser and the fonts of the packages: others draw letters
 * otherwise. A screen that was meant to change is accepted by `npm run screens -- --accept`.
 */

const program = packagedProgram();
const differences = mkdtempSync(join(tmpdir(), "amparo-differences-"));

if (program === null) {
  test.skip("screens are compared on Linux x64 alone, for which the packages have a browser");
} else {
  describe("as accepted", () => {
    let browser: Browser;
    let towns: ScreenTowns;
    beforeAll(async () => {
      browser = await chromium.launch(program);
      towns = screenTowns(inject("demonstration"), inject("demonstration"));
    });
    afterAll(async () => {
      await browser?.close();
      await towns?.close();
    });

    test.each(ACCEPTED.map((accepted) => [pictureName(accepted), accepted] as const))(
      "%s",
      async (name, accepted) => {
        const file = join(differences, `${name}.png`);
        const screen = await openPicture(browser, towns, accepted);
        try {
          await expect
            .poll(
              async () => differentPixels(accepted, await screen.draw(accepted.variant, "window"), file),
              {
                // What comes late, such as a map, has come by then.
                timeout: 15_000,
                interval: 300,
                message: `Pixels that differ, drawn in ${file}. Where the change is meant: npm run screens -- --accept`,
              },
            )
            .toBeLessThanOrEqual(MAX_DIFFERENT_PIXELS);
        } finally {
          await screen.close();
        }
      },
    );
  });
}
