import { splitWords } from "../base/text/fold.ts";
import { isQuestionWord } from "../base/text/stop-words.ts";

/** Maximum number of words; further ones are ignored. */
const MAX_WORDS = 24;

/**
 * The words of each part of a search text. Parts are separated by commas, and each is returned once (rule search 8).
 * Question words are left out where other words remain.
 */
export function splitSearchText(q: string): string[][] {
  const parts = new Map<string, string[]>();
  let left = MAX_WORDS;
  for (const text of q.split(",")) {
    const words = splitWords(text).slice(0, left);
    left -= words.length;
    const telling = words.filter((word) => !isQuestionWord(word) && !isLoneLetter(word));
    const part = telling.length > 0 ? telling : words;
    if (part.length > 0) parts.set(part.join(" "), part);
  }
  return [...parts.values()];
}

/** "food p" may become "food pantry" as the visitor types on. */
function isLoneLetter(word: string): boolean {
  return /^\p{L}$/u.test(word);
}
