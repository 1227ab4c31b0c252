import { splitWords } from "../base/text/fold.ts";
import { isQuestionWord } from "../base/text/stop-words.ts";

/** What leads to a place. */
const NEAR = [
  "near",
  "nearby",
  "close to",
  "next to",
  "around",
  "cerca de",
  "cerca del",
  "al lado de",
  "al lado del",
  "por",
].map((phrase) => phrase.split(" "));
const ARTICLES = new Set("the la el los las".split(" "));
/** Maximum words of a place that is told like this. */
const MAX_PLACE_WORDS = 2;
/** Maximum words from the first of `NEAR` to the end of the text. */
const MAX_WORDS = Math.max(...NEAR.map((phrase) => phrase.length)) + 1 + MAX_PLACE_WORDS;

/**
 * Returns the words at the end of a text that say near what ("near the airport", "cerca de la Flagler"), where no place
 * of that name is known. They tell which of several are meant, and no service needs to have them.
 */
export function nearWordsIn(q: string): ReadonlySet<string> {
  const words = splitWords(q).slice(-MAX_WORDS);
  for (const at of words.keys()) {
    for (const phrase of NEAR) {
      if (!phrase.every((word, next) => words[at + next] === word)) continue;
      const after = words.slice(at + phrase.length);
      const place = ARTICLES.has(after[0] ?? "") && after.length > 1 ? after.slice(1) : after;
      if (place.length > 0 && place.length <= MAX_PLACE_WORDS)
        return new Set(place.filter((word) => !isQuestionWord(word)));
    }
  }
  return new Set();
}
