import { TURNS } from "../base/contract/text.ts";

/**
 * Sanitizes user input for mail. Mail programs obey invisible characters: bidirectional controls would reorder our
 * own text.
 */

/** Invisible characters that only serve to obfuscate words: soft hyphens, tags, fillers, … */
const UNSEEN =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B\u2060-\u2065\u206A-\u206F\u3164\uFEFF\uFFA0\u{E0000}-\u{E0FFF}]/gu;
/** More marks on one letter than any language has reach over the lines around it. */
const HEAPED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Lone surrogates, which mail cannot encode. */
const HALVES = /\p{Cs}/gu;

/** One line for a header or a sentence: no control characters, at most `max` characters. */
export function toSafeLine(text: string, max: number): string {
  const line = seen(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu, " ")
    .trim();
  const characters = [...line];
  return characters.length <= max
    ? line
    : `${characters
        .slice(0, max - 1)
        .join("")
        .trimEnd()}…`;
}

/** Several lines for the body; of control characters line ends and tabs stay. */
export function toSafeLines(text: string): string {
  return seen(text)
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/\n{4,}/g, "\n\n\n")
    .trim();
}

function seen(text: string): string {
  return text.replace(HALVES, "\uFFFD").replace(TURNS, "").replace(UNSEEN, "").replace(HEAPED_MARKS, "$1");
}
