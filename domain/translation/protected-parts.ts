/**
 * Finds the parts of a text that a translating program must neither see nor change: clock times, phone numbers,
 * addresses, email and web addresses, dates, sums. Programs turn "11:30 am" into "11:30 soy", and no one needs to know
 * where a person lives.
 */

const TIME = String.raw`(?:\d{1,2}(?:[:.]\d{2})?\s*(?:[AaPp]\.\s?[Mm]\.|[AaPp][Mm]\b)|\d{1,2}:\d{2}(?::\d{2})?)`;
const DASH = String.raw`\s*[-–—]\s*`;
const DIRECTION = String.raw`(?:[NSns][EWew]?|[EWew])\.?`;
/** As names of streets are written, and a few that are nothing else when they are written small. */
const STREET_KIND =
  "Street|St|Avenue|Ave|Av|Boulevard|Blvd|Road|Rd|Drive|Dr|Lane|Ln|Court|Ct|Place|Pl|Terrace|Ter|Highway|Hwy|Parkway|Pkwy|Circle|Cir|Square|Sq|Way|Plaza|Trail|Trl";
const SMALL_KIND = "street|st|avenue|ave|boulevard|blvd|road|rd|lane|ln|highway|hwy|parkway|pkwy";
const LINKING_WORD = "(?!(?:a|an|the|of|on|in|from|to|at|by|our|down|along|off|and|or)\\b)";
const UNIT = String.raw`(?:,?\s+(?:#|(?:[Aa]pt|[Aa]partment|[Ss]uite|[Ss]te|[Uu]nit|[Ff]loor|[Rr]oom|[Rr]m|[Bb]ldg)\b\.?)\s*[\w-]{1,8})?`;
const TOWN_WORD = String.raw`\p{Lu}[\p{L}.'’-]*`;
const TOWN = String.raw`(?:,\s*${TOWN_WORD}(?:\s${TOWN_WORD}){0,3},?\s+\p{Lu}{2}\b)?(?:,?\s+\d{5}(?:-\d{4})?\b)?`;
const PROPER_STREET = String.raw`(?:[\p{Lu}\d][\p{L}\p{N}.'’-]*\s+){0,5}?(?:(?:${STREET_KIND}|${STREET_KIND.toUpperCase()})\b\.?)`;
const SMALL_STREET = String.raw`(?:${LINKING_WORD}[\p{L}\p{N}.'’-]+\s+){1,3}?(?:${SMALL_KIND})\b\.?`;

/** Patterns in order of priority: once one has matched a part, later patterns skip it. */
const PATTERNS: readonly RegExp[] = [
  /\bhttps?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/giu,
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  /\bwww\.[^\s<>"]*[^\s<>".,;:!?)]/giu,
  /\b(?:[a-z0-9-]+\.)+(?:org|com|net|gov|edu|us|info|io|app|mil|mx|ca|example)\b(?:\/[^\s<>"]*[^\s<>".,;:!?)])?/giu,
  // 305-555-0101 x12, (305) 555-0101, +1 305.555.0101
  /(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|(?<!\d)\d{3}[\s.-]?)\d{3}[\s.-]?\d{4}(?!\d)(?:,?\s*(?:ext|x|extension)\.?\s*\d{1,6}\b)?/giu,
  // 1-800-FLOWERS
  /\b(?:\+?1-)?\d{3}-(?:[A-Z0-9]{3}-[A-Z0-9]{4}|[A-Z0-9]{7,8})\b/gu,
  // 100 NW 1st St, Suite 2, Miami, FL 33130
  new RegExp(
    String.raw`\b\d{1,6}[A-Za-z]?\s+(?:${DIRECTION}\s+)?(?:${PROPER_STREET}|${SMALL_STREET})(?:\s+${DIRECTION}(?![\p{L}.]))?${UNIT}${TOWN}`,
    "gu",
  ),
  /\bp\.?\s?o\.?\s+box\s+\d+/giu,
  /\b\p{Lu}{2}\s+\d{5}(?:-\d{4})?\b/gu,
  // 9:00 a.m. - 5 pm, 9-5pm, 14:00 – 16:00
  new RegExp(String.raw`\b(?:\d{1,2}${DASH})?${TIME}(?:${DASH}(?:${TIME}|\d{1,2}\b))?`, "gu"),
  /\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b|\b\d{4}-\d{2}-\d{2}\b/gu,
  /\$\s?\d[\d,]*(?:\.\d{2})?/gu,
  /\b(?:211|311|911|988)\b/gu,
];

/** A stretch of a text: to be translated, or to be left as it is. */
export interface TextPart {
  readonly text: string;
  readonly isProtected: boolean;
}

/** The text cut into what may be translated and what may not; together they are the text. */
export function partsOfText(text: string): TextPart[] {
  let parts: TextPart[] = [{ text, isProtected: false }];
  for (const pattern of PATTERNS) {
    parts = parts.flatMap((part) => (part.isProtected ? part : cutBy(pattern, part.text)));
  }
  return parts.filter((part) => part.text !== "");
}

function cutBy(pattern: RegExp, text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    parts.push({ text: text.slice(from, index), isProtected: false });
    parts.push({ text: found, isProtected: true });
    from = index + found.length;
  }
  parts.push({ text: text.slice(from), isProtected: false });
  return parts;
}

/** A text with a mark in place of each protected part, in their order. */
export interface MaskedText {
  readonly text: string;
  readonly marks: readonly { readonly mark: string; readonly original: string }[];
}

/** Marks that engines take for names and leave alone: letters that no word has, and a number. None begins another. */
export function maskedText(text: string): MaskedText {
  const letters =
    ["QX", "ZQ", "XJ", "QZX"].find((some) => !new RegExp(`${some}\\d`, "i").test(text)) ?? "QXZJ";
  const marks: { mark: string; original: string }[] = [];
  const masked = partsOfText(text).map((part) => {
    if (!part.isProtected) return part.text;
    const mark = `${letters}${marks.length + 1}X`;
    marks.push({ mark, original: part.text });
    return mark;
  });
  return { text: masked.join(""), marks };
}

/** The translation with the protected parts put back; null where the engine lost, changed or doubled a mark. */
export function unmaskedText(translated: string, { marks }: MaskedText): string | null {
  let text = translated;
  for (const { mark, original } of marks) {
    const pieces = text.split(mark);
    if (pieces.length !== 2) return null;
    text = pieces.join(original);
  }
  return text;
}

/** Whether there is anything to translate: a text of numbers alone means the same in every language. */
export function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}
