/** The letters that folded English and Spanish words are made of. */
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/**
 * Whether `a` and `b` differ by one typo: a letter omitted, added or replaced, or two adjacent ones swapped. False
 * for equal words.
 */
export function isOneTypoApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short === long) return false;
  let same = 0;
  while (short[same] === long[same]) same++;
  if (short.length < long.length) return short.slice(same) === long.slice(same + 1);
  if (short.slice(same + 1) === long.slice(same + 1)) return true;
  return (
    short[same] === long[same + 1] &&
    short[same + 1] === long[same] &&
    short.slice(same + 2) === long.slice(same + 2)
  );
}

/**
 * Returns every word one typo away from `word`, using the Latin letters and its own: some hundreds. Looked up in the
 * known terms, they find every correction; trigram similarity does not, since swapped letters in a short word leave
 * almost no trigram in common.
 */
export function wordsOneTypoApart(word: string): string[] {
  const letters = [...new Set(LETTERS + word)];
  const found = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    for (const letter of letters) {
      found.add(before + letter + after);
      found.add(before + letter + after.slice(1));
    }
    found.add(before + after.slice(1));
    found.add(before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2));
  }
  found.delete(word);
  found.delete("");
  return [...found];
}

/** A correction with the number of services that contain it, up to a limit. */
export interface Correction {
  word: string;
  uses: number;
}

/**
 * Picks one of several corrections: one with the same first letter, which is rarely mistyped; then the one in most
 * services; then the first in the alphabet.
 */
export function bestCorrection(word: string, corrections: readonly Correction[]): string | null {
  const keepsFirst = (correction: Correction): number => (correction.word[0] === word[0] ? 1 : 0);
  const [best] = [...corrections].sort(
    (a, b) => keepsFirst(b) - keepsFirst(a) || b.uses - a.uses || (a.word < b.word ? -1 : 1),
  );
  return best?.word ?? null;
}
