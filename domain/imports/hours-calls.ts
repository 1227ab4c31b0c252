import { isDigits, type Piece, textAt } from "./hours-pieces.ts";
import { PHRASES } from "./hours-words.ts";

const CALL_WORDS = new Set(["call", "tel", "telephone", "phone", "llame", "llamar"]);

/** `call (305) 555-0100`, `call Linda at 555-0100`: a number to call is no time. How many pieces it takes; 0: none is here. */
export function callLength(pieces: readonly Piece[], index: number, isBehindNote: boolean): number {
  const isCall = CALL_WORDS.has(textAt(pieces, index));
  if (!isCall && !isBehindNote) return 0;
  let length = isCall ? 1 : 0;
  while (length < 4 && isBesideCall(textAt(pieces, index + length))) length += 1;
  // Behind "call" a number may have no area code.
  const sizes = isCall
    ? [
        [3, 3, 4],
        [3, 4],
      ]
    : [[3, 3, 4]];
  for (const groups of sizes) {
    const number = groupsLength(pieces, index + length, groups);
    if (number > 0) return length + number;
  }
  return 0;
}

/** No word that has a meaning of its own. */
const isBesideCall = (text: string): boolean =>
  ["us", "at", "al", ":", "."].includes(text) || (/^\p{L}{3,15}$/u.test(text) && !PHRASES.has(text));

/** Returns the number of pieces of digit groups with these lengths; 0 where the pieces here are others. */
function groupsLength(pieces: readonly Piece[], index: number, groups: readonly number[]): number {
  let length = 0;
  for (const size of groups) {
    while (["(", ")", "-", "."].includes(textAt(pieces, index + length)) && length < 16) length += 1;
    if (!isDigits(textAt(pieces, index + length), size, size)) return 0;
    length += 1;
  }
  return length;
}
