import { FURTHER_LANGUAGES, type FurtherLanguage } from "#domain/base/languages/further-languages.ts";
import { type Language, MAIN_LANGUAGES } from "#domain/base/languages/language.ts";
import type { Manifest } from "#server/base/pages/web-files.ts";
import { ICONS } from "./draw-icons.ts";

/** Modules that are useless offline: the map, and whatever needs an account. */
const NEED_NETWORK =
  /^web\/features\/(accounts\/account|history|services\/map|listings\/service-form)\/|^web\/features\/.*\/Editable|^words\/compiled\/\w\w\/(accounts\/account|services\/map)\.|^_map-/;
/** These pages need the server, but their placeholders do not. */
const TABLE_ONLY = "web/app/pages/account-pages.tsx";

/** Module that prepares the words of further languages. */
const PREPARE_WORDS = "words/base/prepare-words.ts";
/** Words of translators are compiled; those of pseudo-languages, which have a region of their own, are not. */
const toWordsPath = (language: FurtherLanguage): string =>
  `words/${/-X[A-Z]$/.test(language) ? "" : "compiled/"}${language}/words.ts`;
const OF_FURTHER = [PREPARE_WORDS, ...FURTHER_LANGUAGES.map(({ code }) => toWordsPath(code))];

/** URLs of the files that the worker precaches: the entry, and every module that it may import. */
function precachedFiles(manifest: Manifest, entry: string): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
    for (const imported of chunk.imports ?? []) add(imported);
    if (name === TABLE_ONLY) return;
    for (const imported of chunk.dynamicImports ?? [])
      if (!NEED_NETWORK.test(imported) && !OF_FURTHER.includes(imported)) add(imported);
  };
  add(entry);
  return [...files].sort();
}

/** The help chat, what it answers with where there is no network, and the pages of topics. */
const WITH_AREA = [
  "web/features/services/topics/TopicsPage.tsx",
  "web/features/services/topics/TopicPage.tsx",
  "words/compiled/en/services/topics.ts",
  "words/compiled/es/services/topics.ts",
  "words/compiled/en/listings/organization-list.ts",
  "words/compiled/es/listings/organization-list.ts",
  "web/features/chatbot/ChatbotPage.tsx",
  "web/features/chatbot/answer-offline.ts",
  "words/compiled/en/chatbot/chatbot.ts",
  "words/compiled/es/chatbot/chatbot.ts",
];

/** URLs of further files, which the worker caches once an area is saved. */
export function precachedWithArea(manifest: Manifest): string[] {
  const known = new Set(precached(manifest));
  const files = WITH_AREA.flatMap((entry) => listFiles(manifest, entry));
  return [...new Set(files)].filter((file) => !known.has(file)).sort();
}

/** URLs by further language, which the worker caches once a page was seen in it. */
export function precachedWithLanguage(manifest: Manifest): Readonly<Record<string, readonly string[]>> {
  const known = new Set(precached(manifest));
  return Object.fromEntries(
    FURTHER_LANGUAGES.map(({ code }) => {
      const files = [PREPARE_WORDS, toWordsPath(code)].flatMap((name) => listFiles(manifest, name));
      return [code, [...new Set([...files, ...documentsIn(code)])].filter((file) => !known.has(file))];
    }),
  );
}

/** Paths of the documents with which the service worker answers in one language. */
function documentsIn(language: Language): readonly string[] {
  const lang = `?lang=${language}`;
  return [`/shell${lang}`, `/away${lang}`, `/manifest.webmanifest${language === "en" ? "" : lang}`];
}

/** A module, and those that it cannot be without. */
function listFiles(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (chunk === undefined || seen.has(name)) return [];
  seen.add(name);
  return [
    ...[chunk.file, ...(chunk.css ?? [])].map((file) => `/${file}`),
    ...(chunk.imports ?? []).flatMap((imported) => listFiles(manifest, imported, seen)),
  ];
}

/** Everything that the worker precaches. */
export function precached(manifest: Manifest): string[] {
  return [
    ...precachedFiles(manifest, "web/app/entry-browser.tsx"),
    ...MAIN_LANGUAGES.flatMap(documentsIn),
    "/icon.svg",
    ...ICONS.map(({ name }) => `/${name}`),
  ];
}
