import { splitWords } from "../base/text/fold.ts";
import { isQuestionWord } from "../base/text/stop-words.ts";
import { englishTerm, spanishTerm } from "../base/text/terms.ts";
import type { Phrase } from "./synonyms.ts";

/**
 * Whether the beginning of a text contains one of the phrases, its words side by side: a text that treats something and
 * gives medication does not contain "medication treatment" (rule search 30).
 */
export function saysInLead(lead: string, phrases: readonly Phrase[]): boolean {
  if (lead === "") return false;
  const { english, spanish } = parseLead(lead);
  return phrases.some(
    (phrase) => isWithin(english, phrase.map(englishTerm)) || isWithin(spanish, phrase.map(spanishTerm)),
  );
}

/** Characters of a text that count as its beginning. */
export const LEAD_LENGTH = 240;

interface Lead {
  readonly english: readonly string[];
  readonly spanish: readonly string[];
}

function isWithin(words: readonly string[], phrase: readonly string[]): boolean {
  const [first] = phrase;
  if (first === undefined) return false;
  for (let from = words.indexOf(first); from >= 0; from = words.indexOf(first, from + 1)) {
    if (phrase.every((word, at) => words[from + at] === word)) return true;
  }
  return false;
}

/** Size of the cache: the same services are ranked again and again. */
const MAX_KNOWN = 5_000;
const known = new Map<string, Lead>();

function parseLead(text: string): Lead {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= MAX_KNOWN) known.clear();
  const words = splitWords(text).filter((word) => !isQuestionWord(word));
  const lead = { english: words.map(englishTerm), spanish: words.map(spanishTerm) };
  known.set(text, lead);
  return lead;
}
