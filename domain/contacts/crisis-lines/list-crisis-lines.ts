import { fold } from "../../base/text/fold.ts";
import { matchArea, type VisitorArea } from "../../places/names-county.ts";
import type { Synonyms } from "../../search/synonyms.ts";
import type { CrisisLine } from "./crisis-line.ts";
import type { CrisisLineQuery } from "./crisis-line-query.ts";
import { type SearchableLine, searchCrisisLines } from "./crisis-line-search.ts";
import { isNational } from "./move-line.ts";

/** One page of lines, with the length of the whole list. */
export interface CrisisLineList {
  readonly lines: readonly CrisisLine[];
  readonly total: number;
}

/**
 * Filters and sorts the lines as asked for; ties are sorted by id.
 *
 * @param county the visitor's county: by ranking, its lines come after the national ones and before the others
 */
export function listedCrisisLines(
  all: readonly SearchableLine[],
  { text, order, limit, skip }: CrisisLineQuery,
  synonyms: Synonyms,
  county: VisitorArea | null = null,
): CrisisLineList {
  const found = text === null ? all : searchCrisisLines(all, text.q, text.fields, synonyms);
  const sign = order.direction === "asc" ? 1 : -1;
  const compare = COMPARE[order.by];
  const group = county === null || order.by !== "ranking" ? () => 0 : createAreaRanker(county);
  const lines = found
    .map(({ line }) => line)
    .sort((a, b) => sign * (group(a) - group(b) || compare(a, b)) || (a.id < b.id ? -1 : 1))
    .slice(skip, skip + limit);
  return { lines, total: found.length };
}

/** Ranks national lines first, then those of the county, those of its state, and others. */
function createAreaRanker(county: VisitorArea): (line: CrisisLine) => number {
  return (line) => (isNational(line) ? 0 : GROUP[matchArea(line.area, county)]);
}

const GROUP = { county: 1, state: 2, no: 3 } as const;

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
