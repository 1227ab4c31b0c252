import type { SearchQuery } from "#domain/search/search-query.ts";
import { quotedLexeme } from "./tsvector.ts";

/** No document has it: words have no mark, and Spanish stems have letters after theirs. */
const NEVER = "'~'";

/** A question as the text of a PostgreSQL `tsquery`. Whatever was typed, it is one that PostgreSQL can read. */
export function toTsquery(query: SearchQuery): string {
  if ("any" in query) return joined(query.any, " | ");
  if ("all" in query) return joined(query.all, " & ");
  const marks = `${query.isPrefix ? "*" : ""}${query.weights.join("")}`;
  return `${quotedLexeme(query.term)}${marks === "" ? "" : ":"}${marks}`;
}

function joined(queries: readonly SearchQuery[], operator: string): string {
  return queries.length === 0 ? NEVER : `(${queries.map(toTsquery).join(operator)})`;
}
