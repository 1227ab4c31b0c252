import { milesBetween, milesToDateLine } from "#domain/places/great-circle.ts";
import { coordinatesOfPlanePoint, fewestMilesAt, PLANE_WIDTH, planePoint } from "#domain/places/mercator.ts";
import type { Coordinates } from "#domain/services/service.ts";
import type { Db } from "#server/sql/db.ts";
import type { AudienceGroup } from "./conditions-queries.ts";
import { filterOpenNow } from "./filter-open-now.ts";
import {
  type Candidate,
  type CandidateOrder,
  countDecided,
  findCandidates,
  findUndecided,
  type Nearness,
  type Search,
} from "./find-queries.ts";

/** Which services, in which order; the bodies are read afterwards. */
export interface Found {
  /** The page that was asked for. */
  readonly page: readonly Candidate[];
  /** How many there are in all, where that is known because the end was reached. */
  readonly total: number | null;
}

/** Called with hours whose edges could not be believed. */
export type StaleHours = (ids: readonly number[]) => void;

/** More than the page at first, so that rows of one place and a few closed doors cost no second statement. */
const SLACK = 20;

/** One page, exactly: by the rules, not by what the database's plane and edges make of them. */
export async function findServices(db: Db, search: Search, staleHours: StaleHours): Promise<Found> {
  const { query } = search;
  const wanted = query.skip + query.limit;
  const all: Candidate[] = [];
  let isEnd = true;
  // Those for whom the service is meant come first, each group nearest first (rule lists 19).
  const groups: readonly AudienceGroup[] = query.audiences.length === 0 ? ["both"] : ["theirs", "everyones"];
  for (const group of groups) {
    const found = await findGroup(db, search, group, wanted - all.length, staleHours);
    for (const candidate of found.first) all.push(candidate);
    isEnd = found.isEnd;
    if (!isEnd) break;
  }
  return { page: all.slice(query.skip, wanted), total: isEnd ? all.length : null };
}

/** How many there are, exactly. Only rows that the database cannot decide are looked at one by one. */
export async function countFound(db: Db, search: Search, staleHours: StaleHours): Promise<number> {
  const { near, radiusMiles, isOpen } = search.query;
  const decided = await countDecided(db, search);
  if (!isOpen && (near === null || radiusMiles === null)) return decided;
  const undecided = await filterCandidates(db, search, await findUndecided(db, search), staleHours);
  return decided + undecided.length;
}

interface Group {
  /** As many as are wanted, or fewer. */
  first: Candidate[];
  /** There are no more of the group. */
  isEnd: boolean;
}

async function findGroup(
  db: Db,
  search: Search,
  group: AudienceGroup,
  wanted: number,
  staleHours: StaleHours,
): Promise<Group> {
  const { near, order } = search.query;
  if (near === null || order.by !== "distance") {
    return collect(db, search, group, { by: "column" }, wanted, staleHours);
  }
  const placed = await collectNearest(db, search, group, near, wanted, staleHours);
  if (!placed.isEnd || search.query.radiusMiles !== null || search.query.bounds !== null) return placed;
  // Rows without any point come after all that have one.
  const rest = await collect(db, search, group, { by: "nowhere" }, wanted - placed.first.length, staleHours);
  return { first: [...placed.first, ...rest.first], isEnd: rest.isEnd };
}

/** In the order of a column: the database's order is final. */
async function collect(
  db: Db,
  search: Search,
  group: AudienceGroup,
  order: CandidateOrder,
  wanted: number,
  staleHours: StaleHours,
): Promise<Group> {
  // The plane's circle holds a few rows that the exact radius cuts.
  const beyond = search.query.radiusMiles === null ? 1 : SLACK;
  for (let limit = wanted + beyond; ; limit = enlarged(limit)) {
    const candidates = await findCandidates(db, search, group, order, limit);
    const matching = await filterCandidates(db, search, candidates, staleHours);
    const isEnd = candidates.length < limit;
    if (isEnd || matching.length > wanted) {
      return { first: matching.slice(0, wanted), isEnd: isEnd && matching.length <= wanted };
    }
  }
}

/**
 * Nearest first. The database orders on the plane; the exact distance ranks, and the ranking stands once no row
 * that was not fetched can be nearer than the last one on the page.
 */
async function collectNearest(
  db: Db,
  search: Search,
  group: AudienceGroup,
  near: Coordinates,
  wanted: number,
  staleHours: StaleHours,
): Promise<Group> {
  let withinMiles: number | null = null;
  for (let limit = wanted + SLACK; ; limit = enlarged(limit)) {
    const { candidates, fewestMilesBeyond } = await nearCandidates(
      db,
      search,
      group,
      { by: "nearness", from: near, turn: 0, withinMiles },
      limit,
    );
    const matching = await filterCandidates(db, search, candidates, staleHours);
    const ranked = rank(matching, near);
    const isAll = fewestMilesBeyond === null;
    const last = ranked[wanted - 1];
    if (isAll || (last !== undefined && last.miles < fewestMilesBeyond)) {
      const first = ranked.slice(0, wanted).map(({ candidate }) => candidate);
      return { first, isEnd: isAll && ranked.length <= wanted };
    }
    // Nothing further than the last one so far can come onto the page: the next look ends there. With words the
    // planner is left its choice: it takes any circle for a small one, and would read all that is in it.
    if (search.tsquery === null) withinMiles = last?.miles ?? null;
  }
}

interface Near {
  candidates: Candidate[];
  /** No row that is not among the candidates is nearer than this; null: there is no such row. */
  fewestMilesBeyond: number | null;
}

/** Less than a tenth of an inch: what the arithmetic of the bound may be off by. */
const ROUNDING_MILES = 1e-6;

async function nearCandidates(
  db: Db,
  search: Search,
  group: AudienceGroup,
  nearness: Nearness,
  limit: number,
): Promise<Near> {
  const { from, withinMiles } = nearness;
  const candidates = await findCandidates(db, search, group, nearness, limit);
  const placed = candidates.filter(({ x }) => x !== null);
  const isAll = candidates.length < limit || placed.length < candidates.length;
  if (isAll) {
    // The circle that was asked is a little larger than the miles.
    const fewestMilesBeyond = withinMiles === null ? null : withinMiles + ROUNDING_MILES;
    return { candidates: placed, fewestMilesBeyond };
  }

  const ahead = fewestMilesAt(from, metresTo(placed.at(-1), from, 0));
  const overDateLine = milesToDateLine(from);
  if (ahead < overDateLine) return { candidates: placed, fewestMilesBeyond: ahead - ROUNDING_MILES };

  // The circle reaches the date line: the same is asked from where the place lies one turn further.
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

/** Nearest first by the exact rule; of the same distance, by id. */
function rank(
  candidates: readonly Candidate[],
  near: Coordinates,
): { candidate: Candidate; miles: number }[] {
  return candidates
    .map((candidate) => ({ candidate, miles: milesTo(candidate, near) }))
    .sort((a, b) => a.miles - b.miles || (a.candidate.id < b.candidate.id ? -1 : 1));
}

function milesTo({ x, y }: Candidate, near: Coordinates): number {
  return x === null || y === null ? Infinity : milesBetween(near, coordinatesOfPlanePoint({ x, y }));
}

/** What the rules leave of the candidates: inside the radius, and open where that was asked. */
async function filterCandidates(
  db: Db,
  { query }: Search,
  candidates: readonly Candidate[],
  staleHours: StaleHours,
): Promise<Candidate[]> {
  const { near, radiusMiles } = query;
  const inside =
    near === null || radiusMiles === null
      ? candidates
      : candidates.filter((candidate) => milesTo(candidate, near) <= radiusMiles);
  return filterOpenNow(db, inside, query.at, staleHours);
}

function enlarged(limit: number): number {
  return limit * 4;
}
