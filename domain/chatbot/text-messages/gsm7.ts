/** The basic alphabet of text messages, GSM 03.38; any other character would halve the length of a segment. */
const BASIC =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
/** Characters that take two septets: an escape and a code. */
const EXTENDED = "\f^{}\\[~]|€";

const SEPTETS = new Map<string, 1 | 2>([
  ...[...BASIC].map((character) => [character, 1] as const),
  ...[...EXTENDED].map((character) => [character, 2] as const),
]);

/** Replacements for characters without a decomposition. */
const REPLACED = new Map<string, string>([
  ..."‘’‚‛′´`ʼ".split("").map((mark) => [mark, "'"] as const),
  ..."“”„‟″«»".split("").map((mark) => [mark, '"'] as const),
  ..."‐‑‒–—―−".split("").map((dash) => [dash, "-"] as const),
  ["•", "-"],
  ["·", "-"],
  ["…", "..."],
  ["⁄", "/"],
  ["œ", "oe"],
  ["Œ", "OE"],
  ["ł", "l"],
  ["Ł", "L"],
  ["đ", "d"],
  ["Đ", "D"],
  ["ı", "i"],
  ["\t", " "],
  ["\r", "\n"],
]);

const SEPTETS_OF_ONE = 160;
/** In a longer text, each segment loses space to a header. */
const SEPTETS_OF_EACH = 153;

/**
 * Converts a text to the alphabet of text messages. Letters outside it lose their accents ("clínica" → "clinica"; ñ, é,
 * ü, ¿ and ¡ are in it); characters without a similar one are dropped.
 */
export function foldToGsm7(text: string): string {
  return [...text.normalize("NFC")].map(foldCharacter).join("");
}

function foldCharacter(character: string): string {
  const replaced = REPLACED.get(character);
  if (replaced !== undefined) return replaced;
  if (SEPTETS.has(character)) return character;
  return [...character.normalize("NFKD")]
    .map((part) => REPLACED.get(part) ?? part)
    .filter((part) => [...part].every((one) => SEPTETS.has(one)))
    .join("");
}

/** Counts the septets of a folded text. Characters of other alphabets count as two. */
export function countSeptets(text: string): number {
  return [...text].reduce((sum, character) => sum + (SEPTETS.get(character) ?? 2), 0);
}

/** Counts the segments of a folded text; an escape and its character are never split. */
export function countSegments(text: string): number {
  if (countSeptets(text) <= SEPTETS_OF_ONE) return 1;
  let segments = 1;
  let used = 0;
  for (const character of text) {
    const septets = SEPTETS.get(character) ?? 2;
    if (used + septets > SEPTETS_OF_EACH) {
      segments += 1;
      used = 0;
    }
    used += septets;
  }
  return segments;
}
