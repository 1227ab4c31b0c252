import type { SearchDocument, Weight } from "#domain/search/search-document.ts";

/**
 * Each weight has a position of its own. Positions are only there to carry weights: nothing asks for words
 * side by side.
 */
const POSITION: Readonly<Record<Weight, string>> = { A: "1A", B: "2B", C: "3C", D: "4" };

/** A search document as the text of a PostgreSQL `tsvector`. */
export function toTsvector(document: SearchDocument): string {
  const lexemes: string[] = [];
  for (const [term, weights] of document) {
    lexemes.push(`${quotedLexeme(term)}:${[...weights].map((weight) => POSITION[weight]).join(",")}`);
  }
  return lexemes.join(" ");
}

/** A lexeme between quotes, in which no character means anything to `tsvector` or `tsquery`. */
export function quotedLexeme(term: string): string {
  return `'${term.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
