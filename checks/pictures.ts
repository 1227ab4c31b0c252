import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { print } from "#server/base/command/command.ts";
import { map } from "#words/compiled/en/services/map.ts";
import { openDemonstrationApp } from "./demonstration-app.ts";
import { openBrowser } from "./journeys/browser.ts";
import { NOW } from "./journeys/now.ts";

/** `npm run pictures`: the pictures of the README, from the demonstration as a phone shows it at a fixed moment. */

const FOLDER = join(import.meta.dirname, "../docs/pictures");

/** A small phone, drawn with one and a half pixels to each of CSS. */
const PHONE = { viewport: { width: 360, height: 720 }, deviceScaleFactor: 1.5 };

/** The place cookie: the middle of the demonstration town. */
const PLACE = encodeURIComponent("-123.9|39.87|Demo Harbor, CA");

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly language?: "en" | "es";
  readonly colorScheme?: "dark";
  /** Steps that a visitor takes before the picture is taken. */
  readonly open?: (page: Page) => Promise<void>;
}

const PICTURES: readonly Picture[] = [
  { name: "list", path: "/?tab=SHELTER" },
  {
    name: "service",
    path: "/?tab=SHELTER",
    language: "es",
    open: async (page) => {
      await page.getByRole("link", { name: "Grace House", exact: true }).click();
      await page.getByRole("heading", { level: 1, name: "Grace House" }).waitFor();
      await page.waitForLoadState("networkidle");
      await page.getByRole("heading", { level: 2 }).first().waitFor();
    },
  },
  {
    name: "map",
    path: "/?tab=SHELTER",
    colorScheme: "dark",
    open: async (page) => {
      await page.getByRole("button", { name: "Map", exact: true }).click();
      await page.getByText(/\d+ on this map/).waitFor();
      for (let step = 0; step < 2; step++) {
        await page.getByRole("button", { name: map.zoomIn, exact: true }).click();
        await page.locator(".leaflet-zoom-anim").waitFor({ state: "detached" });
        await page.waitForLoadState("networkidle");
      }
    },
  },
];

const browser = await openBrowser();
const demonstration = await openDemonstrationApp({ now: NOW, print });
const { app } = demonstration;
try {
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, path, language = "en", colorScheme = "light", open } of PICTURES) {
    const context = await browser.newContext({
      ...PHONE,
      baseURL: app.address,
      locale: language === "es" ? "es-US" : "en-US",
      colorScheme,
      reducedMotion: "reduce",
    });
    await context.addCookies([
      { name: "accessed", value: "true", url: app.address },
      { name: "place", value: PLACE, url: app.address },
    ]);
    const page = await context.newPage();
    await page.clock.install({ time: NOW });
    await page.goto(path);
    await page.waitForFunction(() => "isInteractive" in window && window.isInteractive === true);
    await open?.(page);
    const { size } = await sharp(await page.screenshot())
      .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
      .toFile(join(FOLDER, `${name}.png`));
    print(`docs/pictures/${name}.png: ${Math.ceil(size / 1024)} kB`);
    await context.close();
  }
} finally {
  await browser.close();
  await demonstration.close();
}
