import { englishTerm, spanishTerm } from "../base/text/terms.ts";
import type { SearchQuery } from "./asked-terms.ts";
import type { SearchDocument } from "./search-document.ts";

/**
 * The terms that a document adds to the list of known terms, which detects typos: all but those that repeat a term
 * under the name of its field.
 */
export function listKnownTerms(document: SearchDocument): string[] {
  return [...document.keys()].filter((term) => !term.includes(":"));
}

/** Minimum length of a corrected word; shorter ones have too many neighbors. */
const MIN_CORRECTED_LENGTH = 4;

/** Whether a word can be corrected: letters only, and long enough. */
export function isCorrectable(word: string): boolean {
  return word.length >= MIN_CORRECTED_LENGTH && /^\p{L}+$/u.test(word);
}

/** A word is known when one of these is in the list of known terms, or the word begins one of its terms. */
export function termsThatKnow(word: string): string[] {
  return [...new Set([word, englishTerm(word), spanishTerm(word)])];
}

/** Terms of a query that a document with them would have added to the list of known terms. */
export function collectListedTerms(query: SearchQuery): string[] {
  if ("any" in query) return query.any.flatMap(collectListedTerms);
  if ("all" in query) return query.all.flatMap(collectListedTerms);
  return isListed(query) ? [query.term] : [];
}

/** Returns a query with the same matches, without the terms that occur nowhere. */
export function withoutUnknownTerms(query: SearchQuery, known: ReadonlySet<string>): SearchQuery {
  if ("any" in query) {
    return {
      any: query.any.map((each) => withoutUnknownTerms(each, known)).filter((each) => !isNothing(each)),
    };
  }
  if ("all" in query) {
    const all = query.all.map((each) => withoutUnknownTerms(each, known));
    return all.some(isNothing) ? NOTHING : { all };
  }
  return isListed(query) && !known.has(query.term) ? NOTHING : query;
}

const NOTHING: SearchQuery = { any: [] };

function isNothing(query: SearchQuery): boolean {
  return "any" in query && query.any.length === 0;
}

function isListed({ term, isPrefix }: { term: string; isPrefix: boolean }): boolean {
  return !isPrefix && !term.includes(":");
}
