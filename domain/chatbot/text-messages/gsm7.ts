/** The alphabet of text messages, GSM 03.38: other characters would halve the length of a segment. */
const BASIC =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
/** After an escape: two septets each. */
const EXTENDED = "\f^{}\\[~]|€";

const SEPTETS = new Map<string, 1 | 2>([
  ...[...BASIC].map((character) => [character, 1] as const),
  ...[...EXTENDED].map((character) => [character, 2] as const),
]);

/** Characters that a decomposition does not lead to. */
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
/** A header joins the segments of a longer text. */
const SEPTETS_OF_EACH = 153;

/**
 * A text in the alphabet of text messages. Letters that are not in it lose their accents ("clínica" → "clinica"; ñ, é,
 * ü, ¿ and ¡ are in it); what has no near character is left out.
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

/** Septets of a folded text. Characters of other alphabets count as two. */
export function septetsOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (SEPTETS.get(character) ?? 2), 0);
}

/** Segments of a folded text: an escape and its character are not divided between two. */
export function segmentsOf(text: string): number {
  if (septetsOf(text) <= SEPTETS_OF_ONE) return 1;
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
