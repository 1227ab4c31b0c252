import type { SearchQuery } from "#domain/search/search-query.ts";
import { quotedLexeme } from "./tsvector.ts";

/** Matches no document: words contain no such mark, and Spanish stems have letters after theirs. */
const NEVER = "'~'";

/** A search query as the text of a PostgreSQL `tsquery`, valid for any input. */
export function toTsquery(query: SearchQuery): string {
  if ("any" in query) return joined(query.any, " | ");
  if ("all" in query) return joined(query.all, " & ");
  const marks = `${query.isPrefix ? "*" : ""}${query.weights.join("")}`;
  return `${quotedLexeme(query.term)}${marks === "" ? "" : ":"}${marks}`;
}

function joined(queries: readonly SearchQuery[], operator: string): string {
  return queries.length === 0 ? NEVER : `(${queries.map(toTsquery).join(operator)})`;
}
