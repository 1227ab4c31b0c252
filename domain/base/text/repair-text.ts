/**
 * Repairs UTF-8 that some program decoded as another character set and wrote out again.
 *
 * Only what can be decoded in exactly one way is repaired; the rest stays as it came. Two families occur: Windows-1252
 * (`â€™`, `Ã©`) and the DOS code page with look-alikes for its box drawings (`GÇÖ`, `+í`, `-á`).
 */

/** The characters of Windows-1252 for the bytes 0x80–0x9F, in order; a space where it has none. */
const WINDOWS_1252 = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/** The characters of DOS code page 437 for the bytes 0x80–0xAF, in order. */
const CODE_PAGE_437 = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»";

/** Look-alikes that replace marks of the code page missing in older character sets. */
const LOOK_ALIKES: Readonly<Record<string, number>> = { "¬": 0xa9 };

function windowsByte(character: string): number | null {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0xa0 && code <= 0xff) return code;
  // Bytes without a character in Windows-1252 remain control characters.
  if (code >= 0x80 && code <= 0x9f) return code;
  const index = character === " " ? -1 : WINDOWS_1252.indexOf(character);
  return index < 0 ? null : 0x80 + index;
}

function dosByte(character: string): number | null {
  const alike = LOOK_ALIKES[character];
  if (alike !== undefined) return alike;
  const index = CODE_PAGE_437.indexOf(character);
  return index < 0 ? null : 0x80 + index;
}

const isTrail = (byte: number | null): byte is number => byte !== null && byte >= 0x80 && byte <= 0xbf;

/** Returns the Windows-1252 character for a C1 control that was read as Latin-1. */
function decodeWindows1252(code: number): string {
  if (code >= 0x80 && code <= 0x9f) {
    const letter = WINDOWS_1252[code - 0x80] ?? " ";
    return letter === " " || letter === "€" ? "" : letter;
  }
  return String.fromCodePoint(code);
}

/** `â€™` → `’`, `Ã©` → `é`, `Â ` → a space. */
function repairWindows(text: string): string {
  return text
    .replace(/â(.)(.)/gu, (whole, one: string, two: string) => {
      const [a, b] = [windowsByte(one), windowsByte(two)];
      if (!isTrail(a) || !isTrail(b)) return whole;
      return String.fromCodePoint((0x2 << 12) | ((a & 0x3f) << 6) | (b & 0x3f));
    })
    .replace(/([ÂÃ])(.)/gu, (whole, lead: string, next: string) => {
      const byte = windowsByte(next);
      if (!isTrail(byte)) return whole;
      return decodeWindows1252((lead === "Â" ? 0x80 : 0xc0) | (byte & 0x3f));
    });
}

/** Contexts in which the look-alike `¦` is unambiguous; elsewhere it may be ñ, ó or ú. */
const BROKEN_BARS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[sctgxn]i)\+¦(?=n(?:es)?\b)/giu, "ó"],
  [/(?<=[aei])\+¦(?=[aeo])/giu, "ñ"],
  [/(?<=\bpr)\+¦(?=xim)/giu, "ó"],
  [/(?<=\bc)\+¦(?=mo\b)/giu, "ó"],
  [/(?<=\bre)\+¦(?=ne)/giu, "ú"],
  [/(?<!\p{L})\+¦(?=til)/giu, "ú"],
];

/** `GÇÖ` → `’`, `+í` → `á`, `-á` → a space. */
function repairDos(text: string): string {
  const punctuation = text
    // Encoded twice: the first byte was lost, but the other two determine the character.
    .replace(/-Ç-([£¥Öÿôö])/gu, (_whole, mark: string) =>
      String.fromCodePoint(0x2000 | ((dosByte(mark) ?? 0) & 0x3f)),
    )
    .replace(/GÇ(.)/gu, (whole, mark: string) => {
      const byte = mark === "ª" ? 0xa6 : dosByte(mark);
      return isTrail(byte) ? String.fromCodePoint(0x2000 | (byte & 0x3f)) : whole;
    });
  const bars = BROKEN_BARS.reduce(
    (repaired, [where, letter]) => repaired.replace(where, letter),
    punctuation,
  );
  return bars
    .replace(/\+([íéóúñÑªº¬¡«»áôÆÜäâ])/gu, (_whole, mark: string) =>
      decodeWindows1252(0xc0 | ((dosByte(mark) ?? 0) & 0x3f)),
    )
    .replace(/-([á«¬ÆôöûùÇÿÖ])/gu, (_whole, mark: string) =>
      decodeWindows1252(0x80 | ((dosByte(mark) ?? 0) & 0x3f)),
    );
}

const LOOKS_WINDOWS = /[âÂÃ]/u;
const LOOKS_DOS = /GÇ|[-+][áíéóúñÑªº¬¡«»ôöûùÆÜäâÇÿÖ¦]/u;

/** C1 controls that can only be quotation marks, the bullet or dashes of Windows-1252. */
const CONTROL_MARKS = /[\u0091-\u0097]/gu;

/** Repairs mojibake where unambiguous. */
export function repairText(text: string): string {
  const windows = LOOKS_WINDOWS.test(text) ? repairWindows(text) : text;
  const marked = windows.replace(CONTROL_MARKS, (mark) => decodeWindows1252(mark.charCodeAt(0)));
  return LOOKS_DOS.test(marked) ? repairDos(marked) : marked;
}

/** Decodes a reference such as `&#150;` as browsers do, which take these numbers as Windows-1252. */
export const windowsLetter = (code: number): string => decodeWindows1252(code);
