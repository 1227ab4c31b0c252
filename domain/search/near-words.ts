import { splitWords } from "../base/text/fold.ts";
import { isQuestionWord } from "../base/text/stop-words.ts";

/** Matches the end of a text that says near what: "near the airport", "cerca de la Flagler". */
const NEAR_WHAT =
  /\b(?:near|nearby|close to|next to|around|cerca de|cerca del|al lado de|al lado del|por) (?:the |la |el |los |las )?((?:[\p{L}\p{N}]+ ?){1,2})$/u;

/**
 * Returns the words of a text that say near what, where no place of that name is known. They tell which of several are
 * meant, and no service needs to have them.
 */
export function nearWordsIn(q: string): ReadonlySet<string> {
  const [, what = ""] = NEAR_WHAT.exec(splitWords(q).join(" ")) ?? [];
  return new Set(what.split(" ").filter((word) => word !== "" && !isQuestionWord(word)));
}
