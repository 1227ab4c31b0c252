import { AUDIENCE_RADIUS_MILES } from "#domain/base/contract/limits.ts";
import { isNeedAlone, rankedByTold, TOLD_ROWS, topicsTold } from "#domain/search/told-rank.ts";
import {
  MAX_USES,
  RANKED_ROWS,
  type RankedRow,
  rankedByWords,
  rarestWords,
  wholeWords,
} from "#domain/search/word-rank.ts";
import type { Db } from "#server/base/sql/db.ts";
import { countUses } from "#server/features/search/queries.ts";
import { someWithWords } from "#server/features/search/tsquery.ts";
import type { ListGroup } from "./conditions-queries.ts";
import { type FoundGroups, type FoundService, findGroups, milesTo, type StaleHours } from "./find-groups.ts";
import type { Search } from "./find-queries.ts";

/** Whether words affect the order; not in an explicit order by a column, nor in lists of staff. */
export function isRankedByWords({ query, managed, tsqueries }: Search): boolean {
  const { by, direction } = query.order;
  const isOwnOrder = by === "distance" || by === "open" || (by === "createdAt" && direction === "desc");
  return managed === null && isOwnOrder && tsqueries !== null && tsqueries.ranked.length > 0;
}

/** Nearest or open first, names and needs that say the words come before what only mentions them. */
function isRankedByTold({ query, managed, tsqueries }: Search): boolean {
  const { by } = query.order;
  return (
    managed === null &&
    (by === "distance" || by === "open") &&
    tsqueries !== null &&
    tsqueries.told.length > 0
  );
}

const UNTOLD = { name: "", organization: "", needs: 0, topics: [] };

/**
 * Rows that match all words: those whose name, need or topic says them first, among the first in the order asked for and,
 * where there are more, the first that say one in their names and the first of the topics that are named.
 */
export async function findTold(
  db: Db,
  search: Search,
  groups: readonly ListGroup[],
  wanted: number,
  staleHours: StaleHours,
): Promise<FoundGroups> {
  const { tsqueries, query } = search;
  if (wanted <= 0 || search.isPlacedOnly || tsqueries === null || !isRankedByTold(search))
    return findGroups(db, search, groups, wanted, staleHours);
  const told = { ...search, isTold: true };
  const sample = await findBlocks(db, told, groups, TOLD_ROWS, staleHours);
  const further: Block[] = [];
  if (!sample.isEnd && !isNeedAlone(tsqueries.told)) {
    const topics = query.topics.length > 0 ? [] : topicsTold(tsqueries.told);
    const texts = [...tsqueries.naming, ...(tsqueries.asTyped === null ? [] : [tsqueries.asTyped])];
    const searches = [
      ...texts.map((text) => ({ ...told, tsqueries: { ...tsqueries, all: text, either: text } })),
      ...(topics.length === 0 ? [] : [{ ...told, query: { ...query, topics } }]),
    ];
    const found = await Promise.all(
      searches.map((each) => findBlocks(db, each, groups, TOLD_ROWS, staleHours)),
    );
    further.push(...found.flatMap(({ rows }) => rows));
  }
  const all = [...new Map([...sample.rows, ...further].map((row) => [row.id, row])).values()];
  const rows = rankedByTold(
    all.map((row) => ({ ...row, ...(row.told ?? UNTOLD) })),
    tsqueries.told,
  );
  if (sample.isEnd || wanted <= rows.length)
    return { rows: rows.slice(0, wanted), isEnd: sample.isEnd && rows.length <= wanted };
  const more = await findGroups(db, search, groups, wanted, staleHours);
  const before = new Set(rows.map(({ id }) => id));
  const inAll = [...rows, ...more.rows.filter(({ id }) => !before.has(id))];
  return { rows: inAll.slice(0, wanted), isEnd: more.isEnd && inAll.length <= wanted };
}

/**
 * Rows that match some of the words: those with more, and rarer, of them first. Where there are more than are ranked, the
 * first of those with a rare word are ranked with them.
 */
export async function findRanked(
  db: Db,
  search: Search,
  groups: readonly ListGroup[],
  wanted: number,
  staleHours: StaleHours,
): Promise<FoundGroups> {
  const { tsqueries } = search;
  // The caller only needs to know whether there are any.
  if (wanted <= 0 || tsqueries === null) return findGroups(db, search, groups, wanted, staleHours);
  const sample = await findBlocks(db, search, groups, RANKED_ROWS, staleHours);
  const { ranked } = tsqueries;
  if (sample.isEnd) {
    const rows = rankedByWords(sample.rows, ranked);
    return { rows: rows.slice(0, wanted), isEnd: rows.length <= wanted };
  }
  const whole = wholeWords(ranked).flatMap((at) => ranked[at]?.tsquery ?? []);
  const uses = await countUses(db, whole, MAX_USES);
  const rare = rarestWords(uses, ranked);
  const withRare =
    rare === null
      ? []
      : (await findBlocks(db, withWords(search, rare), groups, RANKED_ROWS, staleHours)).rows;
  const known = new Set(sample.rows.map(({ id }) => id));
  const all = [...sample.rows, ...withRare.filter(({ id }) => !known.has(id))];
  const rows = rankedByWords(all, ranked, uses);
  if (wanted <= rows.length) return { rows: rows.slice(0, wanted), isEnd: false };
  const more = await findGroups(db, search, groups, wanted, staleHours);
  const before = new Set(rows.map(({ id }) => id));
  const further = [...rows, ...more.rows.filter(({ id }) => !before.has(id))];
  return { rows: further.slice(0, wanted), isEnd: more.isEnd && further.length <= wanted };
}

/** Limits a search to rows that have at least one of these words. */
function withWords(search: Search, words: readonly number[]): Search {
  const { tsqueries } = search;
  if (tsqueries === null) return search;
  return { ...search, tsqueries: { ...tsqueries, some: someWithWords(tsqueries, words) } };
}

/** `miles`: absent without a place, null where there is no door. */
type Block = FoundService & RankedRow & { readonly miles?: number | null };

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
    const key = `${group.night} ${group.audience} ${group.distance} ${group.wish} ${group.bed}`;
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
        ...(near === null ? {} : { miles: orderedAt(row, miles) }),
        words: row.words ?? [],
        block: 2 * block + (miles > AUDIENCE_RADIUS_MILES ? 1 : 0),
      });
    }
    if (!found.isEnd) return { rows, isEnd: false };
  }
  return { rows, isEnd: true };
}

/** The miles at which a row is ordered; null: there is no door. */
function orderedAt({ x, centreMiles = 0 }: FoundService, miles: number): number | null {
  return x === null ? null : Math.max(miles, centreMiles);
}
