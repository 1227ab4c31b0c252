import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import type { Language } from "#domain/base/languages/language.ts";
import { LANGUAGES } from "#domain/base/languages/languages.ts";
import { print } from "#server/base/command/command.ts";
import { buildWeb } from "#server/base/pages/build-web.ts";
import { preferProduction } from "#server/base/settings/config.ts";
import { startTestServers } from "./database-servers.ts";
import { browserProgram, openBrowser, packagedProgram } from "./journeys/browser.ts";
import { demonstrationDatabase } from "./journeys/global-setup.ts";
import { ACCEPTED, accept, drawAtRest, openPicture, pictureName } from "./screens/accepted-pictures.ts";
import { ACCEPTED_TREES, acceptTree, openTree, treeName } from "./screens/accepted-trees.ts";
import { openScreen } from "./screens/draw-screen.ts";
import { type Screen, USUAL_LANGUAGES, VARIANTS } from "./screens/screen.ts";
import { SCREENS } from "./screens/screen-table.ts";
import { type ScreenTowns, screenTowns } from "./screens/screen-towns.ts";
import { pictureFile, renderSheet } from "./screens/sheet.ts";

/**
 * `npm run screens` draws every screen in every state, language, width and color scheme into `screens/index.html`,
 * a page to leaf through; `npm run screens -- approvals` those whose names contain it, and
 * `npm run screens -- --languages=ar-XB,es` in other languages than English and Spanish. `npm run screens -- --accept`
 * writes the twelve pictures and the accessibility trees that `npm test` compares screens with, and
 * `npm run screens -- --accept-trees` the trees alone.
 */

const FOLDER = join(import.meta.dirname, "../screens");

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    accept: { type: "boolean", default: false },
    "accept-trees": { type: "boolean", default: false },
    languages: { type: "string" },
  },
});
const languages = values.languages?.split(",").map(parseLanguage) ?? USUAL_LANGUAGES;
preferProduction();
const { servers, stop } = await startTestServers("screens", ["embedded"]);
try {
  const template = servers[0]?.template ?? null;
  if (template === null) throw new Error("There is no database to draw screens with.");
  const [demonstration] = await Promise.all([demonstrationDatabase(template), buildWeb(print)]);
  const towns = screenTowns(demonstration, template, languages);
  try {
    if (values.accept) await acceptAll(towns);
    if (values.accept || values["accept-trees"]) await acceptTrees(towns);
    else
      await drawAll(
        towns,
        SCREENS.filter(({ name }) => isWanted(name)),
      );
  } finally {
    await towns.close();
  }
} finally {
  await stop();
}

function parseLanguage(code: string): Language {
  const language = LANGUAGES.find((each) => each === code);
  if (language === undefined) throw new Error(`There is no language ${code}.`);
  return language;
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.some((part) => name.includes(part));
}

async function acceptAll(towns: ScreenTowns): Promise<void> {
  const program = packagedProgram();
  if (program === null)
    throw new Error("Pictures are accepted on Linux x64 alone: the packages have a browser for it.");
  const browser = await chromium.launch(program);
  try {
    for (const picture of ACCEPTED) {
      const screen = await openPicture(browser, towns, picture);
      const size = await accept(picture, await drawAtRest(screen, picture));
      await screen.close();
      print(`${pictureName(picture)}: ${Math.ceil(size / 1000)} kB`);
    }
  } finally {
    await browser.close();
  }
}

async function acceptTrees(towns: ScreenTowns): Promise<void> {
  const browser = await openBrowser();
  try {
    for (const tree of ACCEPTED_TREES) {
      const screen = await openTree(browser, towns, tree, "atRest");
      await acceptTree(tree, screen);
      await screen.close();
      print(treeName(tree));
    }
  } finally {
    await browser.close();
  }
}

async function drawAll(towns: ScreenTowns, screens: readonly Screen[]): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch(browserProgram());
  const failures: string[] = [];
  const [first] = VARIANTS;
  if (first === undefined) throw new Error("There is no window to draw screens in.");
  try {
    for (const screen of screens) {
      for (const language of languages) {
        try {
          const open = await openScreen(browser, towns, screen, language, first);
          try {
            for (const variant of VARIANTS) {
              const picture = await open.draw(variant, "page");
              writeFileSync(join(FOLDER, pictureFile(screen, language, variant)), picture);
            }
          } finally {
            await open.close();
          }
        } catch (error) {
          failures.push(
            `${screen.name} in ${language}: ${Error.isError(error) ? (error.cause ?? error) : error}`,
          );
        }
      }
      print(screen.name);
    }
  } finally {
    await browser.close();
  }
  writeFileSync(join(FOLDER, "index.html"), renderSheet(screens, languages));
  print(`${screens.length} screens: ${join(FOLDER, "index.html")}`);
  for (const failure of failures) print(`Not drawn: ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}
