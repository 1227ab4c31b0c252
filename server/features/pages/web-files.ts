import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PageAssets, PageRenderer } from "#domain/contract/page-rendering.ts";
import type { Language } from "#domain/words/language.ts";

/** Where the builds are, and what is in them. */
export const ROOT = join(import.meta.dirname, "../../..");
export const BUILD_DIR = join(ROOT, "build");
export const BROWSER_DIR = join(BUILD_DIR, "browser");
export const ASSETS_DIR = join(BROWSER_DIR, "assets");

/** The build's own table: source file → what was made of it. */
export type Manifest = Readonly<
  Record<string, { file: string; css?: readonly string[]; imports?: readonly string[] }>
>;

export async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(join(BROWSER_DIR, ".vite/manifest.json"), "utf8"));
}

/** Every file of a build, as `assets/entry-browser-….js`. */
export function fileNamesOf(manifest: Manifest): string[] {
  const names = Object.values(manifest).flatMap(({ file, css }) => [file, ...(css ?? [])]);
  return [...new Set(names)];
}

/** What the document names. Throws where the build lacks a file. */
export async function readAssets(): Promise<PageAssets> {
  const manifest = await readManifest();
  const shellSheets = sheetsOf(manifest, "web/entry-browser.tsx");
  const read = async (names: readonly string[]) => {
    const sheets = await Promise.all(names.map((name) => readFile(join(BROWSER_DIR, name), "utf8")));
    return sheets.join("").trim();
  };
  /** What a part adds to the sheets of every page. */
  const style = (...sources: readonly string[]) => {
    const names = new Set(sources.flatMap((source) => sheetsOf(manifest, source)));
    return read([...names].filter((name) => !shellSheets.includes(name)));
  };
  const address = (source: string) => `/${entryOf(manifest, source).file}`;
  const servicePage = [
    "web/features/service/ServicePage.tsx",
    ...(entryOf(manifest, "web/features/service/ServicePage.tsx").imports ?? []),
  ].filter((source) => source !== "web/entry-browser.tsx");
  const forLanguage = (language: Language) =>
    [...servicePage, `web/features/service/detail-${language}.ts`].map(address);
  return {
    styles: {
      shell: await read(shellSheets),
      panels: await style("web/shell/Panels.tsx"),
      servicePage: await style("web/features/service/ServicePage.tsx"),
      crisisLines: await style("web/features/crisis-lines/CrisisLinesPage.tsx"),
      favourites: await style("web/features/favourites/FavouritesPage.tsx"),
      staticPage: await style("web/features/static-pages/StaticPage.tsx"),
      introduce: await style("web/features/introduce/IntroducePageEn.tsx"),
      feedback: await style("web/features/feedback/FeedbackPage.tsx"),
      deadEnds: await style(
        "web/features/dead-ends/EmptyList.tsx",
        "web/features/dead-ends/NotFoundPage.tsx",
      ),
    },
    script: address("web/entry-browser.tsx"),
    preloads: { en: [address("web/words/en.ts")], es: [address("web/words/es.ts")] },
    servicePage: { en: forLanguage("en"), es: forLanguage("es") },
  };
}

function entryOf(manifest: Manifest, source: string): Manifest[string] {
  const entry = manifest[source];
  if (entry === undefined) throw new Error(`The build does not know ${source}.`);
  return entry;
}

/** The style sheets of a file and of the parts that it shares with others: those first. */
function sheetsOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  if (seen.has(source)) return [];
  seen.add(source);
  const { imports, css } = entryOf(manifest, source);
  const shared = (imports ?? []).flatMap((name) => sheetsOf(manifest, name, seen));
  return [...new Set([...shared, ...(css ?? [])])];
}

/** The rendered entry. Its path is computed: it is made by the build, and no compiler follows it. */
export async function loadRenderer(): Promise<PageRenderer> {
  const path: string = join(BUILD_DIR, "ssr/entry-server.js");
  return import(path);
}
