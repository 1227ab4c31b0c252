import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PageAssets, PageRenderer } from "#domain/app/page-rendering.ts";
import type { Language } from "#domain/base/languages/language.ts";

/** Locations and contents of the builds. */
export const ROOT = join(import.meta.dirname, "../../..");
export const BUILD_DIR = join(ROOT, "build");
export const BROWSER_DIR = join(BUILD_DIR, "browser");
export const ASSETS_DIR = join(BROWSER_DIR, "assets");

/** The element for pages of other sites, and the page in their frames. */
export const EMBED_DIR = join(BUILD_DIR, "embed");

/** Inline scripts of each document: `web/base/browser/inline/NAME.ts` becomes `build/inline/NAME.js`. */
export const INLINE_SCRIPTS = {
  firstVisit: "first-visit",
  kiosk: "kiosk",
  quickExit: "quick-exit",
  loadApp: "load-app",
} as const satisfies Record<keyof PageAssets["inlineScripts"], string>;

/** The script of files with the services around a place, which brings its style sheet along. */
export const CITY_FILE_SCRIPT = "web/features/offline/city-file/city-file.ts";

/** The build manifest: source file → output. */
export type Manifest = Readonly<
  Record<
    string,
    {
      file: string;
      name?: string;
      css?: readonly string[];
      imports?: readonly string[];
      dynamicImports?: readonly string[];
    }
  >
>;

export async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(join(BROWSER_DIR, ".vite/manifest.json"), "utf8"));
}

/** All files of a build, as `assets/entry-browser-….js`. */
export function listBuiltFiles(manifest: Manifest): string[] {
  const names = Object.values(manifest).flatMap(({ file, css }) => [file, ...(css ?? [])]);
  return [...new Set(names)];
}

/** Assets that documents link and inline. Throws where the build lacks a file. */
export async function readAssets(): Promise<PageAssets> {
  const manifest = await readManifest();
  const shell = listSheets(manifest, ENTRY);
  /** Style sheets of a component beyond those of every page. */
  const added = (sources: readonly string[]) => {
    const names = new Set(sources.flatMap((source) => listSheets(manifest, source)));
    return [...names].filter((name) => !shell.includes(name));
  };
  const readStyles = async (names: readonly string[]) => {
    const sheets = await Promise.all(names.map((name) => readFile(join(BROWSER_DIR, name), "utf8")));
    return sheets.join("").trim();
  };
  const scripts = (sources: readonly string[]) => {
    const needed = new Set(sources.flatMap((source) => listScripts(manifest, source)));
    return [...needed].filter((name) => name !== getEntry(manifest, ENTRY).file).map((name) => `/${name}`);
  };
  /** Scripts of a part with its words, for each language. */
  const eachLanguage = (sources: readonly string[], wordsIn: (language: Language) => string) => ({
    en: scripts([...sources, wordsIn("en")]),
    es: scripts([...sources, wordsIn("es")]),
  });
  return {
    styles: {
      shell: await readStyles(shell),
      ...(await eachPart((sources) => readStyles(added(sources)))),
    },
    sheets: {
      // Components that import the entry include its sheets.
      shell: shell.map((name) => `/${name}`),
      ...(await eachPart(async (sources) => added(sources).map((name) => `/${name}`))),
    },
    inlineScripts: {
      firstVisit: await inlineScript(INLINE_SCRIPTS.firstVisit),
      kiosk: await inlineScript(INLINE_SCRIPTS.kiosk),
      quickExit: await inlineScript(INLINE_SCRIPTS.quickExit),
      loadApp: await inlineScript(INLINE_SCRIPTS.loadApp),
    },
    script: `/${getEntry(manifest, ENTRY).file}`,
    panels: [...scripts(STYLED_PARTS.panels), ...added(STYLED_PARTS.panels).map((name) => `/${name}`)],
    words: { en: scripts(["words-en"]), es: scripts(["words-es"]) },
    homePage: scripts(STYLED_PARTS.homePage),
    servicePage: eachLanguage(
      STYLED_PARTS.servicePage,
      (language) => `web/base/service-card/service-page-${language}.ts`,
    ),
    favourites: eachLanguage(
      STYLED_PARTS.favourites,
      (language) => `words/compiled/${language}/favorites/favourites-page.ts`,
    ),
    feedback: eachLanguage(
      STYLED_PARTS.feedback,
      (language) => `words/compiled/${language}/feedback/feedback.ts`,
    ),
  };
}

/** Throws where its text would end the script element. */
async function inlineScript(name: string): Promise<string> {
  const text = (await readFile(join(BUILD_DIR, `inline/${name}.js`), "utf8")).trim();
  if (/<\/script|<!--/i.test(text))
    throw new Error(`web/base/browser/inline/${name}.ts cannot stand in a document.`);
  return text;
}

const ENTRY = "web/app/entry-browser.tsx";

/** Source files of each component with its own sheets. */
const STYLED_PARTS = {
  panels: ["panels"],
  homePage: ["home"],
  servicePage: ["web/features/service-page/ServicePage.tsx"],
  directions: ["web/features/directions/Directions.tsx"],
  danger: ["web/features/danger/DangerPanel.tsx"],
  crisisLines: ["web/features/contacts/crisis-lines/CrisisLinesPage.tsx"],
  contacts: ["web/features/contacts/regional-contacts/ContactsPage.tsx"],
  favourites: ["web/features/favorites/FavouritesPage.tsx"],
  staticPage: ["web/features/static-pages/StaticPage.tsx"],
  introduce: ["web/features/static-pages/introduce/IntroducePage.tsx"],
  feedback: ["web/features/feedback/FeedbackPage.tsx"],
  account: [
    "web/features/accounts/account/LoginPage.tsx",
    "web/features/accounts/account/ForgotPasswordPage.tsx",
    "web/features/accounts/account/ResetPasswordPage.tsx",
    "web/features/accounts/account/ConfirmEmailPage.tsx",
    "web/features/accounts/account/ProfilePage.tsx",
    "web/features/accounts/account/ChangePasswordPage.tsx",
    "web/features/accounts/account/SessionsPage.tsx",
  ],
  chatbot: ["web/features/chatbot/ChatbotPage.tsx"],
  organization: [
    "web/features/listings/organizations/OrganizationPage.tsx",
    "web/features/listings/organizations/OrganizationsPage.tsx",
  ],
  topics: ["web/features/services/topics/TopicsPage.tsx", "web/features/services/topics/TopicPage.tsx"],
  directoryHealth: ["web/features/directory-health/DirectoryHealthPage.tsx"],
  signedIn: ["web/app/SignedInLayer.tsx"],
  work: ["web/app/pages/account-pages.tsx"],
  emptyStates: ["nothing-found"],
} as const satisfies Record<Exclude<keyof PageAssets["styles"], "shell">, readonly string[]>;

/** Maps each component with its own sheets, by its source files. */
export async function eachPart<T>(
  of: (sources: readonly string[]) => Promise<T>,
): Promise<Record<keyof typeof STYLED_PARTS, T>> {
  const {
    panels,
    homePage,
    servicePage,
    directions,
    danger,
    crisisLines,
    contacts,
    favourites,
    staticPage,
    introduce,
    feedback,
    account,
    chatbot,
    organization,
    topics,
    directoryHealth,
    signedIn,
    work,
    emptyStates,
  } = STYLED_PARTS;
  return {
    panels: await of(panels),
    homePage: await of(homePage),
    servicePage: await of(servicePage),
    directions: await of(directions),
    danger: await of(danger),
    crisisLines: await of(crisisLines),
    contacts: await of(contacts),
    favourites: await of(favourites),
    staticPage: await of(staticPage),
    introduce: await of(introduce),
    feedback: await of(feedback),
    account: await of(account),
    chatbot: await of(chatbot),
    organization: await of(organization),
    topics: await of(topics),
    directoryHealth: await of(directoryHealth),
    signedIn: await of(signedIn),
    work: await of(work),
    emptyStates: await of(emptyStates),
  };
}

/** The scripts of a file and of its imports. */
function listScripts(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  if (seen.has(source)) return [];
  seen.add(source);
  const { file, imports } = getEntry(manifest, source);
  return [file, ...(imports ?? []).flatMap((name) => listScripts(manifest, name, seen))];
}

/** Finds an entry by source file, or by the name of its bundle group. */
function getEntry(manifest: Manifest, source: string): Manifest[string] {
  const entry = manifest[source] ?? Object.values(manifest).find(({ name }) => name === source);
  if (entry === undefined) throw new Error(`The build does not know ${source}.`);
  return entry;
}

/** The style sheets of a file and its shared imports, the latter first. */
function listSheets(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  if (seen.has(source)) return [];
  seen.add(source);
  const { imports, css } = getEntry(manifest, source);
  const shared = (imports ?? []).flatMap((name) => listSheets(manifest, name, seen));
  return [...new Set([...shared, ...(css ?? [])])];
}

/** Loads the built rendering entry. Its path is computed, so that the compiler does not resolve it. */
export async function loadRenderer(): Promise<PageRenderer> {
  const path: string = join(BUILD_DIR, "ssr/entry-server.js");
  return import(/* @vite-ignore */ path);
}
