import { MAX_DESCRIPTION } from "../contract/limits.ts";
import { repairText, windowsLetter } from "./repair-text.ts";
import { withoutEnding } from "./without-ending.ts";

/** Fixes of a text, for the report of an import. */
export const TEXT_FIXES = ["brokenCharacters", "literalLineBreaks", "markers", "markup"] as const;
export type TextFix = (typeof TEXT_FIXES)[number];

export interface CleanedText {
  text: string;
  fixes: readonly TextFix[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  rsquo: "’",
  lsquo: "‘",
  rdquo: "”",
  ldquo: "“",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  bull: "•",
  ntilde: "ñ",
  aacute: "á",
  eacute: "é",
  iacute: "í",
  oacute: "ó",
  uacute: "ú",
};

/** HTML tags. Anything else between angle brackets ("< 5 years", "<name>") is text. */
const TAG =
  /<\/?(?:a|abbr|b|big|blockquote|br|center|div|em|font|h[1-6]|hr|i|img|li|ol|p|script|small|span|strong|style|sub|sup|table|tbody|thead|tr|u|ul)\b[^<>]{0,2000}>/giu;

/** Tags whose contents are separate from the text around them: cells, terms and times. */
const CELL_TAG = /<\/?(?:td|th|dt|dd|dl|time|section|article|header|main)\b[^<>]{0,2000}>/giu;

/** Removes scripts and styles with one search per end tag, however many start tags there are. */
function withoutScripts(text: string): string {
  const kept: string[] = [];
  let from = 0;
  let name: string | null = null;
  for (const match of text.matchAll(/<(\/?)(script|style)\b[^<>]*>/giu)) {
    const [, slash, tag = ""] = match;
    if (name === null && slash === "") {
      kept.push(text.slice(from, match.index), " ");
      name = tag.toLowerCase();
      from = match.index;
    } else if (slash === "/" && name === tag.toLowerCase()) {
      name = null;
      from = match.index + match[0].length;
    }
  }
  return kept.join("") + text.slice(from);
}

function withoutMarkup(text: string): string {
  return withoutScripts(text)
    .replace(/<br\s*\/?>/giu, "\n")
    .replace(/<li\b[^<>]*>/giu, "\n* ")
    .replace(/<\/?(?:p|div|h[1-6]|ul|ol|tr|table|blockquote)\b[^<>]*>/giu, "\n\n")
    .replace(CELL_TAG, " ")
    .replace(TAG, "")
    .replace(/&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z]{2,8});/giu, (whole, name: string) => entity(name) ?? whole);
}

function entity(name: string): string | null {
  if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()] ?? null;
  const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  const isCharacter = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  if (code >= 0x80 && code <= 0x9f) return windowsLetter(code);
  return isCharacter ? String.fromCodePoint(code) : " ";
}

/** Markers such as `###MON###`, with any number of marks, and rows of marks alone; "#1 in the nation" is text. */
const MARKER = /(?<!#)#{2,}\s*[A-Z]{2,4}\s*#{2,}|#{3,}/gu;

/**
 * Invisible characters that carry no meaning or reorder the text around them: controls except line ends and tabs,
 * zero-width characters, directional marks and overrides, the byte-order mark.
 */
const INVISIBLE =
  /(?![\n\r\t])\p{Cc}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\p{Noncharacter_Code_Point}/gu;

/** Cleans multi-line text: at most one empty line in a row, no trailing spaces, NFC. */
export function cleanText(raw: string): CleanedText {
  const fixes: TextFix[] = [];
  const step = (fix: TextFix, before: string, after: string): string => {
    if (after !== before) fixes.push(fix);
    return after;
  };
  const unescaped = step(
    "literalLineBreaks",
    raw,
    raw.replace(/(?:\\r)?\\n|\\r/gu, "\n").replace(/\\t/gu, " "),
  );
  const repaired = step(
    "brokenCharacters",
    unescaped,
    repairText(unescaped.replace(/\p{Surrogate}/gu, "\ufffd")).replaceAll("\ufffd", ""),
  );
  const unmarked = step("markers", repaired, repaired.replace(MARKER, " "));
  const plain = step("markup", unmarked, withoutMarkup(unmarked));
  const text = plain
    .replace(/\r\n?/gu, "\n")
    .replace(INVISIBLE, "")
    .replace(/[^\S\n]+/gu, " ")
    .replace(/ ?\n ?/gu, "\n")
    .replace(/\n{3,}/gu, "\n\n")
    .replace(/ ([.,;:])(?=\s|$)/gu, "$1")
    .trim()
    .normalize("NFC");
  return { text, fixes };
}

/** Cleans a single line; null if nothing remains. */
export function cleanLine(raw: string | null): string | null {
  if (raw === null) return null;
  const text = cleanText(raw).text.replace(/\s+/gu, " ").trim();
  return text === "" ? null : text;
}

/**
 * Shortens a text to `limit` characters, cut after a whole word and ended by "…". Characters are code points, as the
 * database counts them.
 */
export function shorten(text: string, limit: number = MAX_DESCRIPTION): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  const room = characters.slice(0, limit - 1).join("");
  const wordEnds = /\s/u.test(characters[limit - 1] ?? "");
  const lastSpace = room.search(/\s\S*$/u);
  // Cut within a word that is longer than half of the limit.
  const cut = wordEnds || lastSpace < limit / 2 ? room : room.slice(0, lastSpace);
  return `${withoutEnding(cut, " \n\t,;:.–—-")}…`;
}
