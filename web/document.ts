import { escaped } from "#domain/contract/escaped-html.ts";
import type { PageAssets } from "#domain/contract/page-rendering.ts";
import { FIRST_VISIT_SCRIPT } from "#domain/introduce/first-visit.ts";
import { quickExit as en } from "#domain/words/en/quick-exit.ts";
import { quickExit as es } from "#domain/words/es/quick-exit.ts";
import type { Language } from "#domain/words/language.ts";
import { EXIT_SCRIPT } from "./features/quick-exit/exit-script.ts";
import type { DocumentData, PageData } from "./page-data.ts";
import { embeddedJson } from "./page-data.ts";
import { AWAY_PATH, EXIT_PATH } from "./routes.ts";
import { iconSprite } from "./ui/icon-sprite.ts";

export interface Head {
  title: string;
  description: string;
  /** Path with its query; null where the page is not to be found by search engines. */
  canonical: string | null;
  language: Language;
  /** What the page is about, as schema.org says it; data, which browsers never run. */
  structured?: Readonly<Record<string, unknown>>;
}

/**
 * What works before the scripts have come, in one small script. Pages are whole without scripts, so on a first
 * visit those come with the first touch, key, move or scroll, or when a status on the page runs out; later in
 * the session they are in the browser's cache and come at once. A wide window has a map, which wants them at once.
 *
 * Presses on what needs scripts are kept until they answer, and then happen. Where none come within four
 * seconds, the press goes to the server as it would without scripts.
 */
export const FIRST_SCRIPT =
  'var m=document.getElementById("entry"),w=function(){if(m){var a=function(n,p){var e=document.createElement(n),k;' +
  "for(k in p)e[k]=p[k];document.head.append(e)},d=m.dataset;" +
  'a("script",{type:"module",src:m.content});' +
  'd.needs.split(" ").forEach(function(u){a("link",{rel:"modulepreload",href:u})});m=0}},t=m.dataset.wait,k;' +
  'try{k=sessionStorage.getItem("warm")||localStorage.favorites||localStorage.kudos||localStorage.waiting}catch(e){}' +
  "if(t===undefined||k||location.hash||innerWidth>899)w();else{" +
  '["pointerdown","pointermove","keydown","touchstart","scroll"].forEach(function(e){addEventListener(e,w,{capture:true,passive:true})});' +
  "if(t)setTimeout(w,Math.max(0,Math.min(t-Date.now(),2147483647)))}" +
  'addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("[data-replay]");' +
  "if(!b||window.alive)return;w();e.preventDefault();e.stopPropagation();window.taps=[b];" +
  "setTimeout(function(){if(!window.alive&&b.isConnected){window.alive=1;b.click();window.alive=0}},4e3)},true)";

/** The whole document around a rendered page. */
export function documentOf(
  head: Head,
  data: DocumentData,
  body: string,
  assets: PageAssets,
  origin: string,
  exitUrl: string,
): string {
  const { language } = head;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<script>${FIRST_VISIT_SCRIPT}</script>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(head.title)}</title>
<meta name="description" content="${escaped(head.description)}">
${head.canonical === null ? '<meta name="robots" content="noindex">' : alternatesOf(head.canonical, language, origin)}
<meta name="theme-color" content="#6a46e5" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#2a1e57" media="(prefers-color-scheme: dark)">
<meta name="format-detection" content="telephone=no">${structuredOf(head)}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icon-180.png">
<link rel="manifest" href="/manifest.webmanifest${language === "es" ? "?lang=es" : ""}">
${stylesOf(data, assets)}
<script${exitAttributes(language, exitUrl)}>${EXIT_SCRIPT}</script>
</head>
<body>
${iconSprite}
<div id="root">${body}</div>
<script type="application/json" id="data">${embeddedJson(data)}</script>
${entryOf(data, assets)}
<script>${FIRST_SCRIPT}</script>
</body>
</html>
`;
}

/** What the quick exit's script reads from its own element. */
function exitAttributes(language: Language, exitUrl: string): string {
  const { awayTitle, away } = { en, es }[language];
  const said = { from: EXIT_PATH, to: exitUrl, away: AWAY_PATH, title: awayTitle, text: away };
  return Object.entries(said)
    .map(([name, value]) => ` data-${name}="${escaped(value)}"`)
    .join("");
}

/**
 * Where the scripts are, for the script in the document: the entry, what it will ask for (so that both come
 * together), and in `data-wait` until when they need not come.
 */
function entryOf({ visit, page }: DocumentData, assets: PageAssets): string {
  const canWait =
    visit.show === null &&
    (["service", "static", "introduce", "crisisLines"].includes(page.page) ||
      (page.page === "home" && page.data.ok));
  const needs = [
    ...assets.words[visit.language],
    ...(page.page === "home" ? assets.homePage : []),
    ...(page.page === "service" ? assets.servicePage[visit.language] : []),
  ];
  return `<meta id="entry" content="${assets.script}" data-needs="${needs.join(" ")}"${canWait ? ` data-wait="${firstChange(page)}"` : ""}>`;
}

/** Epoch milliseconds at which something on the page stops being true; empty where nothing does. */
function firstChange(page: PageData): string {
  const changes =
    page.page === "home" && page.data.ok
      ? page.data.rows.flatMap(({ until }) => (until === undefined ? [] : [until]))
      : page.page === "service" && page.data.found?.openStatus.changesAt
        ? [Date.parse(page.data.found.openStatus.changesAt)]
        : [];
  return changes.length === 0 ? "" : String(Math.min(...changes));
}

/** The parts whose sheets stand in the document: only what this page shows. */
export function sheetsIn({ visit, page }: DocumentData): (keyof PageAssets["styles"])[] {
  const isEmpty = page.page === "home" && page.data.ok && page.data.help !== null;
  return [
    "shell",
    ...(visit.show === null ? [] : (["panels"] as const)),
    ...(visit.viewer === null ? [] : (["signedIn"] as const)),
    ...PAGE_STYLES[page.page],
    ...(isEmpty ? (["deadEnds"] as const) : []),
  ];
}

/** Sheets that stand here are named by a link that loads nothing: it tells their part that they are there. */
function stylesOf(data: DocumentData, { styles, sheets }: PageAssets): string {
  const parts = sheetsIn(data);
  const links = new Set(parts.flatMap((part) => sheets[part]));
  return [
    `<style>${parts.map((part) => styles[part]).join("")}</style>`,
    ...[...links].map((sheet) => `<link rel="stylesheet" href="${sheet}" disabled>`),
  ].join("");
}

const PAGE_STYLES = {
  home: ["homePage"],
  service: ["servicePage"],
  crisisLines: ["crisisLines"],
  favourites: ["favourites"],
  static: ["staticPage"],
  introduce: ["introduce"],
  feedback: ["feedback"],
  account: ["account"],
  shell: ["homePage"],
  work: ["work"],
  notFound: ["deadEnds"],
} as const satisfies Record<PageData["page"], readonly (keyof PageAssets["styles"])[]>;

function alternatesOf(canonical: string, language: Language, origin: string): string {
  const inLanguage = (lang: Language) => {
    const address = new URL(canonical, origin);
    if (lang === "es") address.searchParams.set("lang", "es");
    return escaped(address.href);
  };
  return [
    `<link rel="canonical" href="${inLanguage(language)}">`,
    `<link rel="alternate" hreflang="en" href="${inLanguage("en")}">`,
    `<link rel="alternate" hreflang="es" href="${inLanguage("es")}">`,
    `<link rel="alternate" hreflang="x-default" href="${inLanguage("en")}">`,
  ].join("\n");
}

function structuredOf({ structured }: Head): string {
  return structured === undefined
    ? ""
    : `\n<script type="application/ld+json">${embeddedJson(structured)}</script>`;
}
