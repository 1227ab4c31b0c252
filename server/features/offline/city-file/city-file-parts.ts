import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { BUILD_DIR, CITY_FILE_SCRIPT, ROOT } from "#server/base/pages/web-files.ts";

/** The script and the style sheet that stand in a file. */
export interface CityFileParts {
  readonly script: string;
  readonly styles: string;
}

/** Reads the parts of the build; call it once. */
export async function builtCityFileParts(): Promise<CityFileParts> {
  const read = (name: string) => readFile(join(BUILD_DIR, "city-file", name), "utf8");
  return checked({ script: await read("city-file.js"), styles: await read("style.css") });
}

/** Built now from the sources, in development and for tests. */
export async function cityFilePartsFromSource(): Promise<CityFileParts> {
  const { build } = await import("vite");
  const built = await build({
    root: ROOT,
    logLevel: "warn",
    mode: "city-file",
    configLoader: "native",
    build: { write: false },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (bundle === undefined || !("output" in bundle)) throw new Error(`${CITY_FILE_SCRIPT} was not built.`);
  const [script] = bundle.output;
  const sheet = bundle.output.find((part) => part.type === "asset" && part.fileName.endsWith(".css"));
  if (sheet?.type !== "asset") throw new Error(`${CITY_FILE_SCRIPT} has no style sheet.`);
  return checked({ script: script.code, styles: String(sheet.source) });
}

/** Throws where a part would end its element. */
function checked({ script, styles }: CityFileParts): CityFileParts {
  if (/<\/script|<!--/i.test(script) || /<\/style/i.test(styles))
    throw new Error(`${CITY_FILE_SCRIPT} cannot stand in a document.`);
  return { script: script.trim(), styles: styles.trim() };
}
