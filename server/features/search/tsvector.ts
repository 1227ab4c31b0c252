import type { SearchDocument, Weight } from "#domain/search/search-document.ts";

/** Each weight has its own position. Positions only carry weights: no query is about adjacent words. */
const POSITION: Readonly<Record<Weight, string>> = { A: "1A", B: "2B", C: "3C", D: "4" };

/** A search document as the text of a PostgreSQL `tsvector`. */
export function toTsvector(document: SearchDocument): string {
  const lexemes: string[] = [];
  for (const [term, weights] of document) {
    lexemes.push(`${quotedLexeme(term)}:${[...weights].map((weight) => POSITION[weight]).join(",")}`);
  }
  return lexemes.join(" ");
}

/** A quoted lexeme, in which no character is special to `tsvector` or `tsquery`. */
export function quotedLexeme(term: string): string {
  return `'${term.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
