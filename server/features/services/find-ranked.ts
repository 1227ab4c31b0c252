import { AUDIENCE_RADIUS_MILES } from "#domain/contract/limits.ts";
import { rankedByTold, TOLD_ROWS } from "#domain/search/told-rank.ts";
import { RANKED_ROWS, type RankedRow, rankedByWords, rareWords } from "#domain/search/word-rank.ts";
import { dividedByWords } from "#server/features/search/tsquery.ts";
import type { Db } from "#server/sql/db.ts";
import type { ListGroup } from "./conditions-queries.ts";
import { type FoundGroups, type FoundService, findGroups, milesTo, type StaleHours } from "./find-groups.ts";
import type { Search } from "./find-queries.ts";

/** In an order of columns that was asked for, and in lists of staff, words change nothing. */
export function isRankedByWords({ query, managed, tsqueries }: Search): boolean {
  const { by, direction } = query.order;
  const isOwnOrder = by === "distance" || by === "open" || (by === "createdAt" && direction === "desc");
  return managed === null && isOwnOrder && tsqueries !== null && tsqueries.ranked.length > 0;
}

/** Nearest first, names and needs that say the words come before what only mentions them. */
function isRankedByTold({ query, managed, tsqueries }: Search): boolean {
  return managed === null && query.order.by === "distance" && tsqueries !== null && tsqueries.told.length > 0;
}

/** Rows that match all words: those whose name or need says them first, among the first in the order asked for. */
export async function findTold(
  db: Db,
  search: Search,
  groups: readonly ListGroup[],
  wanted: number,
  staleHours: StaleHours,
): Promise<FoundGroups> {
  if (wanted <= 0 || search.isPlacedOnly || !isRankedByTold(search))
    return findGroups(db, search, groups, wanted, staleHours);
  const sample = await findBlocks(db, { ...search, isTold: true }, groups, TOLD_ROWS, staleHours);
  const rows = rankedByTold(
    sample.rows.map((row) => ({ ...row, name: row.told?.name ?? "", needs: row.told?.needs ?? 0 })),
    search.tsqueries?.told ?? [],
  );
  if (sample.isEnd || wanted <= TOLD_ROWS)
    return { rows: rows.slice(0, wanted), isEnd: sample.isEnd && rows.length <= wanted };
  const all = await findGroups(db, search, groups, wanted, staleHours);
  return { rows: [...rows, ...all.rows.slice(TOLD_ROWS)], isEnd: all.isEnd };
}

/**
 * Rows that match some of the words: those with more, and rarer, of them first. Where there are more than are ranked, the
 * first of those with a rare word are.
 */
export async function findRanked(
  db: Db,
  search: Search,
  groups: readonly ListGroup[],
  wanted: number,
  staleHours: StaleHours,
): Promise<FoundGroups> {
  const { tsqueries } = search;
  // Whether there are any is all that is asked.
  if (wanted <= 0 || tsqueries === null) return findGroups(db, search, groups, wanted, staleHours);
  const sample = await findBlocks(db, search, groups, RANKED_ROWS, staleHours);
  if (sample.isEnd) return rankedPage(sample, search, wanted);
  const rare = rareWords(sample.rows, tsqueries.ranked);
  if (rare === null) return rankedAndMore(db, search, sample, groups, wanted, staleHours);
  const { first, rest } = dividedByWords(tsqueries, rare);
  const ofRare = { ...search, tsqueries: { ...tsqueries, some: first } };
  const withRare = await findBlocks(db, ofRare, groups, RANKED_ROWS, staleHours);
  if (!withRare.isEnd) {
    const found = await rankedAndMore(db, ofRare, withRare, groups, wanted, staleHours);
    return { rows: found.rows, isEnd: false };
  }
  const page = rankedPage(withRare, search, wanted);
  const others = { ...search, tsqueries: { ...tsqueries, some: rest } };
  const more = await findGroups(db, others, groups, wanted - page.rows.length, staleHours);
  return { rows: [...page.rows, ...more.rows], isEnd: page.isEnd && more.isEnd };
}

type Block = FoundService & RankedRow;

/** The rows with the block that they are ranked in: words move no row into another group of audiences or wishes, or from far away. */
async function findBlocks(
  db: Db,
  search: Search,
  groups: readonly ListGroup[],
  wanted: number,
  staleHours: StaleHours,
): Promise<{ readonly rows: readonly Block[]; readonly isEnd: boolean }> {
  const blocks = new Map<string, ListGroup[]>();
  for (const group of groups) {
    const key = `${group.night} ${group.audience} ${group.distance} ${group.wish}`;
    blocks.set(key, [...(blocks.get(key) ?? []), group]);
  }
  const { near } = search.query;
  const rows: Block[] = [];
  for (const [block, members] of [...blocks.values()].entries()) {
    const found = await findGroups(db, search, members, wanted - rows.length, staleHours);
    for (const row of found.rows) {
      const miles = near === null || row.x === null ? 0 : milesTo(row, near);
      rows.push({
        ...row,
        words: row.words ?? [],
        block: 2 * block + (miles > AUDIENCE_RADIUS_MILES ? 1 : 0),
      });
    }
    if (!found.isEnd) return { rows, isEnd: false };
  }
  return { rows, isEnd: true };
}

function rankedPage(
  { rows, isEnd }: { readonly rows: readonly Block[]; readonly isEnd: boolean },
  { tsqueries }: Search,
  wanted: number,
): FoundGroups {
  const ranked = rankedByWords(rows, tsqueries?.ranked ?? []);
  return { rows: ranked.slice(0, wanted), isEnd: isEnd && ranked.length <= wanted };
}

/** After the ranked rows the further ones, as they come. */
async function rankedAndMore(
  db: Db,
  search: Search,
  sample: { readonly rows: readonly Block[]; readonly isEnd: boolean },
  groups: readonly ListGroup[],
  wanted: number,
  staleHours: StaleHours,
): Promise<FoundGroups> {
  const page = rankedPage(sample, search, wanted);
  if (wanted <= RANKED_ROWS) return page;
  const all = await findGroups(db, search, groups, wanted, staleHours);
  return { rows: [...page.rows, ...all.rows.slice(RANKED_ROWS)], isEnd: all.isEnd };
}
