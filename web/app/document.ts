import type { PageAssets, PageRequest } from "#domain/app/page-rendering.ts";
import { escaped } from "#domain/base/contract/escaped-html.ts";
import { type Language, mainLanguage } from "#domain/base/languages/language.ts";
import { isRightToLeft } from "#domain/base/languages/languages.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { kiosk as kioskEn } from "#words/compiled/en/offline/kiosk.ts";
import { quickExit as en } from "#words/compiled/en/static-pages/quick-exit.ts";
import { kiosk as kioskEs } from "#words/compiled/es/offline/kiosk.ts";
import { quickExit as es } from "#words/compiled/es/static-pages/quick-exit.ts";
import type { DocumentData, PageData } from "../base/pages/page-data.ts";
import { embeddedJson } from "../base/pages/page-data.ts";
import { AWAY_PATH, EXIT_PATH } from "../base/pages/special-paths.ts";
import { iconSprite, mirroredSprite } from "../base/ui/icon-sprite.ts";

const KIOSK_WORDS = { en: kioskEn, es: kioskEs } as const;

export interface Head {
  title: string;
  description: string;
  /** Path with its query; null where the page is not to be found by search engines. */
  canonical: string | null;
  language: Language;
  /** Describes the page in schema.org terms; browsers never run it. */
  structured?: Readonly<Record<string, unknown>>;
}

type DocumentRequest = Pick<PageRequest, "origin" | "exitUrl" | "savesData" | "languages"> & {
  /** The browser is a shared screen. */
  isKiosk: boolean;
};

/** The whole document around a rendered page. */
export function renderDocument(
  head: Head,
  data: DocumentData,
  body: string,
  assets: PageAssets,
  request: DocumentRequest,
): string {
  const scripts = `<script type="application/json" id="data">${embeddedJson(data)}</script>
${renderEntry(data, assets, request.savesData)}
<script>${assets.inlineScripts.loadApp}</script>`;
  return renderHtml(head, sheetsIn(data), `<div id="root">${body}</div>\n${scripts}`, assets, request);
}

/** Builds a document without the app, for pages that need no script. */
export function renderStaticDocument(
  head: Head,
  parts: readonly (keyof PageAssets["styles"])[],
  body: string,
  assets: PageAssets,
  request: DocumentRequest,
): string {
  return renderHtml(head, parts, body, assets, request);
}

function renderHtml(
  head: Head,
  parts: readonly (keyof PageAssets["styles"])[],
  content: string,
  assets: PageAssets,
  request: DocumentRequest,
): string {
  const { exitUrl, isKiosk } = request;
  const { language } = head;
  const { firstVisit, quickExit } = assets.inlineScripts;
  return `<!doctype html>
<html lang="${language}"${isRightToLeft(language) ? ' dir="rtl"' : ""}>
<head>
<meta charset="utf-8">
<script>${firstVisit}</script>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(head.title)}</title>
<meta name="description" content="${escaped(head.description)}">
${head.canonical === null ? '<meta name="robots" content="noindex">' : renderAlternates(head.canonical, language, request)}
<meta name="theme-color" content="#6a46e5" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#2a1e57" media="(prefers-color-scheme: dark)">
<meta name="format-detection" content="telephone=no">${renderStructuredData(head)}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icon-180.png">
<link rel="manifest" href="/manifest.webmanifest${language === "en" ? "" : `?lang=${language}`}">
<style>${parts.map((part) => assets.styles[part]).join("")}</style>
${isKiosk ? `<script${dataAttributes(wordsIn("kiosk", language, KIOSK_WORDS))}>${assets.inlineScripts.kiosk}</script>\n` : ""}<script${exitAttributes(language, exitUrl)}>${quickExit}</script>
</head>
<body>
${isRightToLeft(language) ? mirroredSprite : iconSprite}
${content}
</body>
</html>
`;
}

/** Attributes that `web/base/browser/inline/quick-exit.ts` reads from its own element. */
function exitAttributes(language: Language, exitUrl: string): string {
  const { awayTitle, away } = wordsIn("quickExit", language, { en, es });
  return dataAttributes({ from: EXIT_PATH, to: exitUrl, away: AWAY_PATH, title: awayTitle, text: away });
}

function dataAttributes(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` data-${name}="${escaped(value)}"`)
    .join("");
}

/**
 * Attributes that `web/base/browser/inline/load-app.ts` reads: the app's entry, what it will ask for (so that all of it
 * comes together), what it will ask for when a panel opens (so that this comes with it after an early click), the style
 * sheets in the document, and in `data-wait` until when the app need not load; without it, it loads right away.
 */
function renderEntry(data: DocumentData, assets: PageAssets, savesData: boolean): string {
  const { app, page } = data;
  const canWait =
    app.show === null &&
    // People with an account need their tools, which the app draws.
    app.viewer === null &&
    ([
      "service",
      "static",
      "introduce",
      "crisisLines",
      "contacts",
      "organization",
      "organizations",
      "topics",
      "topic",
    ].includes(page.page) ||
      (page.page === "home" && page.data.ok));
  const language = mainLanguage(app.language);
  const sheets = new Set(sheetsIn(data).flatMap((part) => assets.sheets[part]));
  const needs = new Set([
    ...assets.words[language],
    ...(page.page === "home" ? assets.homePage : []),
    ...(page.page === "service" ? assets.servicePage[language] : []),
    ...(page.page === "favourites" ? assets.favourites[language] : []),
    ...(page.page === "feedback" ? assets.feedback[language] : []),
    ...(app.show === null ? [] : assets.panels.filter((href) => href.endsWith(".js"))),
  ]);
  const later =
    app.show === null ? assets.panels.filter((href) => !needs.has(href) && !sheets.has(href)) : [];
  return [
    `<meta id="entry" data-script="${assets.script}" data-needs="${[...needs].join(" ")}"`,
    ` data-panels="${later.join(" ")}" data-sheets="${[...sheets].join(" ")}"`,
    canWait ? renderWait(nextChangeAt(page), app.now) : "",
    savesData ? " data-saves" : "",
    ">",
  ].join("");
}

function renderWait(changesAt: number | null, now: number): string {
  return changesAt === null ? ' data-wait=""' : ` data-wait="${changesAt}" data-left="${changesAt - now}"`;
}

/** Returns the epoch milliseconds at which something on the page stops being true; null where nothing does. */
function nextChangeAt(page: PageData): number | null {
  const changes = changesOn(page).filter((change) => change !== undefined);
  return changes.length === 0 ? null : Math.min(...changes);
}

function changesOn(page: PageData): readonly (number | undefined)[] {
  switch (page.page) {
    case "home":
    case "topic":
      return page.data.ok ? page.data.rows.map(({ until }) => until) : [];
    case "organization":
      return page.data.found === null
        ? []
        : page.data.groups.flatMap(({ rows }) => rows.map(({ until }) => until));
    case "service": {
      const changesAt = page.data.found?.openStatus.changesAt;
      return changesAt ? [Date.parse(changesAt)] : [];
    }
    default:
      return [];
  }
}

/** Whether the document shows the numbers for danger. */
export function dangerOn({ app, page }: DocumentData): boolean {
  return app.danger !== undefined || (page.page === "home" && page.data.danger !== undefined);
}

/** Lists the parts whose style sheets stand in the document: only those that this page shows. */
export function sheetsIn({ app, page }: DocumentData): (keyof PageAssets["styles"])[] {
  const isEmpty = page.page === "home" && page.data.ok && page.data.suggestions !== null;
  const hasDirections =
    page.page === "service" && page.data.found !== null && page.data.directions !== undefined;
  return [
    "shell",
    ...(app.show === null ? [] : (["panels"] as const)),
    ...(app.viewer === null ? [] : (["signedIn"] as const)),
    ...PAGE_STYLES[page.page],
    ...(hasDirections ? (["directions"] as const) : []),
    ...(dangerOn({ app, page }) ? (["danger"] as const) : []),
    ...(isEmpty ? (["emptyStates"] as const) : []),
  ];
}

const PAGE_STYLES = {
  home: ["homePage"],
  service: ["servicePage"],
  crisisLines: ["crisisLines"],
  contacts: ["contacts"],
  favourites: ["favourites"],
  static: ["staticPage"],
  introduce: ["introduce"],
  feedback: ["feedback"],
  account: ["account"],
  directoryHealth: ["work", "directoryHealth"],
  chatbot: ["work", "chatbot"],
  organization: ["work", "organization"],
  organizations: ["work", "organization"],
  topics: ["work", "topics"],
  topic: ["work", "topics"],
  shell: ["homePage"],
  work: ["work"],
  notFound: ["emptyStates"],
} as const satisfies Record<PageData["page"], readonly (keyof PageAssets["styles"])[]>;

function renderAlternates(
  canonical: string,
  language: Language,
  { origin, languages }: Pick<PageRequest, "origin" | "languages">,
): string {
  const inLanguage = (lang: Language) => {
    const address = new URL(canonical, origin);
    if (lang !== "en") address.searchParams.set("lang", lang);
    return escaped(address.href);
  };
  const alternates = languages.map(
    (lang) => `<link rel="alternate" hreflang="${lang}" href="${inLanguage(lang)}">`,
  );
  return [
    `<link rel="canonical" href="${inLanguage(language)}">`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${inLanguage("en")}">`,
  ].join("\n");
}

function renderStructuredData({ structured }: Head): string {
  return structured === undefined
    ? ""
    : `\n<script type="application/ld+json">${embeddedJson(structured)}</script>`;
}
