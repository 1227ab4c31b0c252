import { compareMiles, orderedMiles } from "#domain/places/centre-miles.ts";
import { milesBetween, milesToDateLine } from "#domain/places/great-circle.ts";
import { coordinatesOfPlanePoint, fewestMilesAt, PLANE_WIDTH, planePoint } from "#domain/places/mercator.ts";
import type { Coordinates } from "#domain/services/service.ts";
import type { Db } from "#server/base/sql/db.ts";
import { isInGroup, type ListGroup } from "./conditions-queries.ts";
import { filterByOpening } from "./filter-by-opening.ts";
import {
  type Candidate,
  type CandidateOrder,
  findCandidates,
  type Nearness,
  type Search,
} from "./find-queries.ts";

/** A service of a list, with how much of the search text it matches. */
export type FoundService = Candidate & Pick<ListGroup, "matched">;

/** Called with hours whose edges are stale. */
export type StaleHours = (ids: readonly number[]) => void;

/**
 * Extra candidates fetched beyond the page, so that equal distances and a few closed doors need no second
 * statement.
 */
const SLACK = 20;

export interface FoundGroups {
  readonly rows: readonly FoundService[];
  readonly isEnd: boolean;
}

/** Finds at most so many rows of the groups, one group after another. */
export async function findGroups(
  db: Db,
  search: Search,
  groups: readonly ListGroup[],
  wanted: number,
  staleHours: StaleHours,
): Promise<FoundGroups> {
  const rows: FoundService[] = [];
  let asked = search;
  for (const group of groups) {
    if (group.distance === "remote") asked = await withServed(asked);
    const found = await findGroup(db, asked, group, wanted - rows.length, staleHours);
    for (const candidate of found.first) rows.push({ ...candidate, matched: group.matched });
    if (!found.isEnd) return { rows, isEnd: false };
  }
  return { rows, isEnd: true };
}

/** Loads the visitor's service area, lazily: only lists that reach the phone and online services need it. */
export async function withServed(search: Search): Promise<Search> {
  const { findServed, query } = search;
  if (findServed === null || query.near === null || !query.withRemote) return search;
  return { ...search, served: await findServed(query.near), findServed: null };
}

interface Group {
  /** First rows of the group, at most as many as requested. */
  first: Candidate[];
  /** The group is exhausted. */
  isEnd: boolean;
}

async function findGroup(
  db: Db,
  search: Search,
  group: ListGroup,
  wanted: number,
  staleHours: StaleHours,
): Promise<Group> {
  const { near, order } = search.query;
  if (near === null || (order.by !== "distance" && order.by !== "open")) {
    return collect(db, search, group, { by: "column" }, wanted, staleHours);
  }
  if (group.distance === "remote") return collect(db, search, group, { by: "nowhere" }, wanted, staleHours);
  const placed = await collectNearest(db, search, group, near, wanted, staleHours);
  const isPlaced = search.query.radiusMiles !== null || search.query.bounds !== null;
  if (!placed.isEnd || isPlaced || group.distance === "near") return placed;
  // Rows without a point come last.
  const rest = await collect(db, search, group, { by: "nowhere" }, wanted - placed.first.length, staleHours);
  return { first: [...placed.first, ...rest.first], isEnd: rest.isEnd };
}

/** Ordered by a column: the database's order is final. */
async function collect(
  db: Db,
  search: Search,
  group: ListGroup,
  order: CandidateOrder,
  wanted: number,
  staleHours: StaleHours,
): Promise<Group> {
  // The circle on the plane contains a few rows beyond the exact radius.
  const beyond = search.query.radiusMiles === null && group.distance === "anywhere" ? 1 : SLACK;
  for (let limit = wanted + beyond; ; limit = enlarged(limit)) {
    const candidates = await findCandidates(db, search, group, order, limit);
    const matching = await filterCandidates(db, search, group, candidates, staleHours);
    const isEnd = candidates.length < limit;
    if (isEnd || matching.length > wanted) {
      return { first: matching.slice(0, wanted), isEnd: isEnd && matching.length <= wanted };
    }
  }
}

/**
 * Nearest first. The database orders on the plane; candidates are ranked by exact distance, which is final once no
 * unfetched row can be nearer than the last one of the page.
 */
async function collectNearest(
  db: Db,
  search: Search,
  group: ListGroup,
  near: Coordinates,
  wanted: number,
  staleHours: StaleHours,
): Promise<Group> {
  let withinMiles: number | null = null;
  const first = wanted + SLACK;
  // Far away the plane is distorted, and about twice a page's rows prove its order there.
  let limit = group.distance === "far" ? doubled(first) : first;
  for (;;) {
    const { candidates, fewestMilesBeyond } = await nearCandidates(
      db,
      search,
      group,
      { by: "nearness", from: near, turn: 0, withinMiles, page: wanted },
      limit,
    );
    const matching = await filterCandidates(db, search, group, candidates, staleHours);
    const ranked = rank(matching, near);
    const isAll = fewestMilesBeyond === null || isBeyond(fewestMilesBeyond, group);
    const last = ranked[wanted - 1];
    // When the page is complete, any further row proves that the list continues.
    const goesOn = wanted === 0 && ranked.length > 0;
    const lastMiles = last === undefined ? null : orderedMiles(last);
    if (isAll || goesOn || (lastMiles !== null && lastMiles < fewestMilesBeyond)) {
      return {
        first: ranked.slice(0, wanted).map(({ candidate }) => candidate),
        isEnd: isAll && ranked.length <= wanted,
      };
    }
    // Nothing further than the last row so far can be on the page, so the next query ends there. Not with search
    // text: the planner takes any circle for a small one, and would read all of it.
    if (search.tsqueries === null) {
      withinMiles = lastMiles;
      limit = enlarged(limit);
    } else limit = doubled(Math.max(limit, candidates.length));
  }
}

/** Whether a row at this distance or more, in miles, cannot belong to the group. */
function isBeyond(miles: number, group: ListGroup): boolean {
  return group.distance === "near" && !isInGroup(miles, group);
}

interface Near {
  candidates: Candidate[];
  /** Lower bound of the distance of unfetched rows, in miles; null: there are no more rows. */
  fewestMilesBeyond: number | null;
}

/** Rounding margin of the bound: less than a tenth of an inch. */
const ROUNDING_MILES = 1e-6;

async function nearCandidates(
  db: Db,
  search: Search,
  group: ListGroup,
  nearness: Nearness,
  limit: number,
): Promise<Near> {
  const { from, withinMiles } = nearness;
  const candidates = await findCandidates(db, search, group, nearness, limit);
  const placed = candidates.filter(({ x }) => x !== null);
  const isAll = candidates.length < limit || placed.length < candidates.length;
  if (isAll) {
    // The queried circle is slightly larger than the miles.
    const fewestMilesBeyond = withinMiles === null ? null : withinMiles + ROUNDING_MILES;
    return { candidates: placed, fewestMilesBeyond };
  }

  const ahead = fewestMilesAt(from, metresTo(placed.at(-1), from, 0));
  const overDateLine = milesToDateLine(from);
  if (ahead < overDateLine) return { candidates: placed, fewestMilesBeyond: ahead - ROUNDING_MILES };

  // The circle reaches the date line: queries again from the place's image one turn further.
  const turn = from.longitude > 0 ? -PLANE_WIDTH : PLANE_WIDTH;
  const turned = await findCandidates(db, search, group, { ...nearness, turn }, limit);
  const known = new Set(placed.map(({ id }) => id));
  const others = turned.filter(({ id, x }) => x !== null && !known.has(id));
  const beyond = fewestMilesAt(from, metresTo(turned.at(-1), from, turn));
  return {
    candidates: [...placed, ...others],
    fewestMilesBeyond: Math.min(ahead, beyond) - ROUNDING_MILES,
  };
}

function metresTo(candidate: Candidate | undefined, from: Coordinates, turn: number): number {
  if (candidate === undefined || candidate.x === null || candidate.y === null) return 0;
  const { x, y } = planePoint(from);
  return Math.hypot(candidate.x - x - turn, candidate.y - y);
}

interface Ranked {
  candidate: Candidate;
  miles: number;
  centreMiles: number;
}

/** Sorts by exact distance, doors before centers that are no nearer, then by id. */
function rank(candidates: readonly Candidate[], near: Coordinates): Ranked[] {
  return candidates
    .map((candidate) => ({
      candidate,
      miles: milesTo(candidate, near),
      centreMiles: candidate.centreMiles ?? 0,
    }))
    .sort((a, b) => compareMiles(a, b) || (a.candidate.id < b.candidate.id ? -1 : 1));
}

export function milesTo({ x, y }: Candidate, near: Coordinates): number {
  return x === null || y === null ? Infinity : milesBetween(near, coordinatesOfPlanePoint({ x, y }));
}

/** Filters candidates by the exact rules: inside the radius, in the group, and open where requested. */
export async function filterCandidates(
  db: Db,
  { query }: Search,
  group: ListGroup,
  candidates: readonly Candidate[],
  staleHours: StaleHours,
): Promise<Candidate[]> {
  const { near, radiusMiles } = query;
  const isAnywhere = group.distance === "remote" || (radiusMiles === null && group.distance === "anywhere");
  const inside =
    near === null || isAnywhere
      ? candidates
      : candidates.filter((candidate) => {
          const miles = milesTo(candidate, near);
          return (radiusMiles === null || miles <= radiusMiles) && isInGroup(miles, group);
        });
  return filterByOpening(db, inside, query, group.openRank, staleHours);
}

function enlarged(limit: number): number {
  return limit * 4;
}

function doubled(limit: number): number {
  return limit * 2;
}
