import type { SearchDocument } from "./search-document.ts";

/**
 * The terms of a document that are kept in the list of known terms, by which one tells a mistyped word from a
 * known one: all but those that repeat a term under the name of its field.
 */
export function knownTermsOf(document: SearchDocument): string[] {
  return [...document.keys()].filter((term) => !term.includes(":"));
}
