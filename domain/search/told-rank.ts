import type { SearchDocument } from "./search-document.ts";
import { matches, type ToldPhrase } from "./search-query.ts";
import { termsOf } from "./terms.ts";

/**
 * The order of rows that match all words of a question: those whose name or need says more of them before those that only
 * mention them (rule search 30). The server and a phone without a network rank by this.
 */

/** So many rows that match all words, the first in the order asked for, are ranked. */
export const TOLD_ROWS = 60;

/** What a row is ranked by. */
interface ToldRow {
  readonly name: string;
  /** As bits. */
  readonly needs: number;
  /** Rows of a lower block come first, whatever they say. */
  readonly block: number;
}

/** The rows ranked within their blocks; those that say as much keep their order. */
export function rankedByTold<Row extends ToldRow>(
  rows: readonly Row[],
  phrases: readonly ToldPhrase[],
): Row[] {
  return rows
    .map((row) => ({ row, told: toldOf(row, phrases) }))
    .sort((a, b) => a.row.block - b.row.block || b.told - a.told)
    .map(({ row }) => row);
}

function toldOf({ name, needs }: ToldRow, phrases: readonly ToldPhrase[]): number {
  return phrases.reduce(
    (sum, phrase) =>
      (phrase.needs & needs) !== 0 || matches(documentOf(name), phrase.query) ? sum + phrase.weight : sum,
    0,
  );
}

/** Names are looked through again and again: so many stay in mind. */
const MAX_KNOWN = 20_000;
const known = new Map<string, SearchDocument>();

function documentOf(name: string): SearchDocument {
  const before = known.get(name);
  if (before !== undefined) return before;
  if (known.size >= MAX_KNOWN) known.clear();
  const document: SearchDocument = new Map(termsOf(name, "either").map((term) => [term, NAME]));
  known.set(name, document);
  return document;
}

const NAME: ReadonlySet<"A"> = new Set(["A"] as const);
