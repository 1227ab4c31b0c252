import { fold } from "../search/fold.ts";
import type { Synonyms } from "../search/synonyms.ts";
import type { CrisisLine } from "./crisis-line.ts";
import type { CrisisLineQuery } from "./crisis-line-query.ts";
import { type SearchableLine, searchCrisisLines } from "./crisis-line-search.ts";

/** One page of lines, and how many the whole list has. */
export interface CrisisLineList {
  readonly lines: readonly CrisisLine[];
  readonly total: number;
}

/** The lines that were asked for, in the order asked for; equal ones by id. */
export function listedCrisisLines(
  all: readonly SearchableLine[],
  { text, order, limit, skip }: CrisisLineQuery,
  synonyms: Synonyms,
): CrisisLineList {
  const found = text === null ? all : searchCrisisLines(all, text.q, text.fields, synonyms);
  const sign = order.direction === "asc" ? 1 : -1;
  const compare = COMPARE[order.by];
  const lines = found
    .map(({ line }) => line)
    .sort((a, b) => sign * compare(a, b) || (a.id < b.id ? -1 : 1))
    .slice(skip, skip + limit);
  return { lines, total: found.length };
}

type Compare = (a: CrisisLine, b: CrisisLine) => number;

const COMPARE: Readonly<Record<CrisisLineQuery["order"]["by"], Compare>> = {
  createdAt: (a, b) => a.createdAt - b.createdAt,
  updatedAt: (a, b) => a.updatedAt - b.updatedAt,
  ranking: (a, b) => a.ranking - b.ranking,
  name: (a, b) => {
    const [one, other] = [fold(a.name), fold(b.name)];
    if (one === other) return 0;
    return one < other ? -1 : 1;
  },
};
