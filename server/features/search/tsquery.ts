import type { SearchQuery } from "#domain/search/asked-terms.ts";
import type { MatchQueries, ToldPhrase } from "#domain/search/search-query.ts";
import { namedPhrases } from "#domain/search/told-rank.ts";
import type { RankedWord } from "#domain/search/word-rank.ts";
import { quotedLexeme } from "./tsvector.ts";

/** Matches no document: words contain no such mark, and Spanish stems have letters after theirs. */
const NEVER = "'~'";

/** The `tsquery` texts of a search (rule search 16). */
export interface Tsqueries {
  /** Rows that match all words. */
  readonly all: string;
  /** Rows that match some of the words and not all; null where there are fewer than two words. */
  readonly some: string | null;
  /** Rows that match either way. */
  readonly either: string;
  /** Words by which rows that match some of them are ranked. */
  readonly ranked: readonly (RankedWord & { readonly tsquery: string })[];
  /** Phrases by which rows that match all words are ranked. */
  readonly told: readonly ToldPhrase[];
  /** A `tsquery` of each phrase in `told` as it was typed. */
  readonly typed: readonly string[];
  /** Rows that match all words and have one of them in their names, for each of the phrases that are looked for there. */
  readonly naming: readonly string[];
  /** Rows that match all words and have all of them as typed; null: no phrase has a typed form. */
  readonly asTyped: string | null;
}

export function toTsqueries({ all, any, ranked, told }: MatchQueries): Tsqueries {
  const whole = toTsquery(all);
  const naming = namedPhrases(told).map(({ inName }) => `(${toTsquery(inName)}) & (${whole})`);
  const typed = told.map((phrase) => (phrase.typed === null ? NEVER : toTsquery(phrase.typed)));
  const others = told.flatMap((phrase) => phrase.typed ?? []);
  const asTyped = others.length === 0 ? null : `${joined(others, " & ")} & (${whole})`;
  const shared = { told, typed, naming, asTyped };
  if (any === null) return { all: whole, some: null, either: whole, ranked: [], ...shared };
  const part = toTsquery(any);
  return {
    all: whole,
    some: `(${part}) & !(${whole})`,
    either: `(${part}) | (${whole})`,
    ranked: ranked.map(({ query, ...word }) => ({ ...word, tsquery: toTsquery(query) })),
    ...shared,
  };
}

/** Returns the query of rows that match some of the words, and at least one of these. */
export function someWithWords({ all, ranked }: Tsqueries, words: readonly number[]): string {
  const asked = words.flatMap((at) => ranked[at]?.tsquery ?? []).join(" | ");
  return `(${asked === "" ? NEVER : asked}) & !(${all})`;
}

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
