import { beginningWith } from "#domain/services/first-row.ts";
import { DENIED, type Wish } from "#domain/services/wishes.ts";
import type { Db } from "#server/base/sql/db.ts";
import { type ListGroup, listGroups, REMOTE, WHOLE_LIST } from "./conditions-queries.ts";
import {
  type FoundGroups,
  type FoundService,
  filterCandidates,
  findGroups,
  type StaleHours,
  withServed,
} from "./find-groups.ts";
import { countDecided, findUndecided, type Search, tellDecided } from "./find-queries.ts";
import { findRanked, findTold, isRankedByWords } from "./find-ranked.ts";

/** The services of a list in order, without their bodies. */
export interface Found {
  /** The requested page. */
  readonly page: readonly FoundService[];
  /** The total, where it is known because the end was reached. */
  readonly total: number | null;
}

/** Finds one page exactly, by the rules instead of the database's approximations. */
export async function findServices(db: Db, search: Search, staleHours: StaleHours): Promise<Found> {
  const { query } = search;
  const wanted = query.skip + query.limit;
  // Pins have no order of words: the nearest are shown.
  const hasSome = !search.isPlacedOnly && search.tsqueries !== null && search.tsqueries.some !== null;
  const hasNamed = !search.isPlacedOnly && (search.named ?? []).length > 0;
  const hasMentions = (search.mentions ?? null) !== null;
  const groups = listGroups(query, { hasSome, hasNight: search.night !== null, hasNamed, hasMentions });
  const all: FoundService[] = [];
  let isEnd = true;
  for (const part of partsOfList(groups)) {
    if (!isEnd) break;
    const found = await findPart(db, search, part, wanted - all.length, staleHours);
    all.push(...found.rows);
    isEnd = found.isEnd;
  }
  const total = isEnd ? all.length : null;
  if (search.mayBeginProtected || all[0]?.isProtected !== true) {
    return { page: all.slice(query.skip, wanted), total };
  }
  const other = await firstUnprotected(db, search, isEnd, all, staleHours);
  return { page: beginningWith(other, all).slice(query.skip, wanted), total };
}

/**
 * Splits the groups into services of that name and the others; where words match in part, services that say no to a
 * wish come last (rule search 29).
 */
function partsOfList(groups: readonly ListGroup[]): readonly (readonly ListGroup[])[] {
  const isNamed = ({ named }: ListGroup) => named === "first";
  const isLast = ({ matched, wish }: ListGroup) => matched !== null && wish === DENIED;
  return [
    groups.filter(isNamed),
    groups.filter((group) => !isNamed(group) && !isLast(group)),
    groups.filter((group) => !isNamed(group) && isLast(group)),
  ].filter((part) => part.length > 0);
}

/** The rows of a part in order: those that match all words, then those that match some of them. */
async function findPart(
  db: Db,
  search: Search,
  part: readonly ListGroup[],
  wanted: number,
  staleHours: StaleHours,
): Promise<FoundGroups> {
  if (part.some(({ named }) => named === "first")) return findGroups(db, search, part, wanted, staleHours);
  if (search.isPlacedOnly || !isRankedByWords(search)) return findTold(db, search, part, wanted, staleHours);
  const isSome = ({ matched }: ListGroup) => matched === "ANY";
  const whole = part.filter((group) => !isSome(group));
  const told = await findTold(db, search, whole, wanted, staleHours);
  const some = part.filter(isSome);
  if (!told.isEnd || some.length === 0) return told;
  const ranked = await findRanked(db, search, some, wanted - told.rows.length, staleHours);
  return { rows: [...told.rows, ...ranked.rows], isEnd: ranked.isEnd };
}

/**
 * The first row that is no protected listing, wherever it is; where what is open comes first, the first of these that is
 * open, whomever it is for. Null where all rows are protected listings.
 */
async function firstUnprotected(
  db: Db,
  search: Search,
  isEnd: boolean,
  all: readonly FoundService[],
  staleHours: StaleHours,
): Promise<FoundService | null> {
  const { query } = search;
  const findFirst = async (isOpen: boolean): Promise<FoundService | null> => {
    const one = { ...search, isUnprotectedOnly: true, query: { ...query, isOpen, skip: 0, limit: 1 } };
    return (await findServices(db, one, staleHours)).page[0] ?? null;
  };
  if (query.order.by === "open" && !query.isOpen) {
    const open = await findFirst(true);
    // A row that is among them is moved, not repeated.
    if (open !== null) return all.find(({ id }) => id === open.id) ?? open;
  }
  const known = all.find(({ isProtected }) => !isProtected);
  if (known !== undefined || isEnd) return known ?? null;
  return findFirst(query.isOpen);
}

/**
 * Counts exactly, or up to `max` where it is not null. Only rows that the database cannot decide are evaluated one by
 * one.
 */
export async function countFound(
  db: Db,
  search: Search,
  staleHours: StaleHours,
  max: number | null = null,
): Promise<number> {
  const { radiusMiles, withRemote } = search.query;
  const asked = await withServed(search);
  const placed = await countGroup(db, asked, WHOLE_LIST, staleHours, max);
  // Without a radius they are among all.
  if (!withRemote || radiusMiles === null) return placed;
  const remote = await countGroup(db, asked, REMOTE, staleHours, max);
  return Math.min(placed + remote, max ?? Number.POSITIVE_INFINITY);
}

/** Returns which of the wishes some row states; rows that the database cannot decide are checked separately. */
export async function findToldWishes(
  db: Db,
  search: Search,
  wishes: readonly Wish[],
  staleHours: StaleHours,
): Promise<readonly Wish[]> {
  const { radiusMiles, withRemote } = search.query;
  const asked = await withServed(search);
  // Without a radius they are among all.
  const groups = withRemote && radiusMiles !== null ? [WHOLE_LIST, REMOTE] : [WHOLE_LIST];
  let missing = wishes;
  for (const group of groups) {
    if (missing.length === 0) break;
    missing = await untoldIn(db, { ...asked, toldWishes: missing }, group, staleHours);
  }
  return wishes.filter((wish) => !missing.includes(wish));
}

/** The wishes that no row of a group says to be so. */
async function untoldIn(
  db: Db,
  search: Search,
  group: ListGroup,
  staleHours: StaleHours,
): Promise<readonly Wish[]> {
  const { near, radiusMiles, isOpen } = search.query;
  const { toldWishes = [] } = search;
  const decided = await tellDecided(db, search, group);
  const untold = toldWishes.filter((_, at) => decided[at] !== true);
  if (untold.length === 0 || (!isOpen && (near === null || radiusMiles === null))) return untold;
  const rest = { ...search, toldWishes: untold };
  const found = await filterCandidates(db, rest, group, await findUndecided(db, rest, group), staleHours);
  return untold.filter((_, at) => !found.some(({ tells }) => tells?.[at] === true));
}

async function countGroup(
  db: Db,
  search: Search,
  group: ListGroup,
  staleHours: StaleHours,
  max: number | null,
): Promise<number> {
  const { near, radiusMiles, isOpen } = search.query;
  const decided = await countDecided(db, search, group, max);
  if (max !== null && decided >= max) return max;
  if (!isOpen && (near === null || radiusMiles === null)) return decided;
  const found = await findUndecided(db, search, group);
  const undecided = await filterCandidates(db, search, group, found, staleHours);
  return Math.min(decided + undecided.length, max ?? Number.POSITIVE_INFINITY);
}
