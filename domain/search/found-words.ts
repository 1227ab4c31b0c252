import { splitWords } from "../base/text/fold.ts";
import { isQuestionWord } from "../base/text/stop-words.ts";

/** Shortest word, in letters, that is also found at the beginning of longer words. */
const MIN_PREFIX = 4;
const TOKENS = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Where a text has the words of a search, in either number: "comida" is in "Comidas".
 *
 * @returns first and last position of each, the last excluded, in UTF-16 code units of the text
 */
export function foundWords(text: string, search: string): [start: number, end: number][] {
  const wanted = splitWords(search)
    .filter((word) => !isQuestionWord(word))
    .map(singular);
  return [...text.matchAll(TOKENS)].flatMap(({ 0: token, index }): [number, number][] => {
    const word = singular(splitWords(token).join(""));
    const isFound = wanted.some((one) => word === one || (one.length >= MIN_PREFIX && word.startsWith(one)));
    return isFound ? [[index, index + token.length]] : [];
  });
}

function singular(word: string): string {
  return word.length > MIN_PREFIX ? word.replace(/e?s$/, "") : word;
}
