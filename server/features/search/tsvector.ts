import type { SearchDocument, Weight } from "#domain/search/search-document.ts";

/** Position of each weight. Positions only carry weights: no query is about adjacent words. */
const POSITION: Readonly<Record<Weight, string>> = { A: "1A", B: "2B", C: "3C", D: "4" };

/** A search document as the text of a PostgreSQL `tsvector`. */
export function toTsvector(document: SearchDocument): string {
  let lexemes = "";
  for (const [term, weights] of document) {
    let positions = "";
    for (const weight of weights) positions += `${positions === "" ? "" : ","}${POSITION[weight]}`;
    lexemes += `${lexemes === "" ? "" : " "}${quotedLexeme(term)}:${positions}`;
  }
  return lexemes;
}

/** A quoted lexeme, in which no character is special to `tsvector` or `tsquery`. */
export function quotedLexeme(term: string): string {
  // Words have neither; what is typed may.
  if (!/['\\]/.test(term)) return `'${term}'`;
  return `'${term.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
