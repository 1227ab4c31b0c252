import { AUDIENCE_RADIUS_MILES } from "#domain/base/contract/limits.ts";
import { TOWN_MILES, ZIP_MILES } from "#domain/places/centre-miles.ts";
import { type PlanePoint, planePoint } from "#domain/places/mercator.ts";
import type { ServedPlace } from "#domain/places/service-area/served-place.ts";
import type { ToldFacts } from "#domain/search/told-rank.ts";
import type { ServiceQuery } from "#domain/services/list-query.ts";
import type { OpenRank } from "#domain/services/open-rank.ts";
import type { Coordinates } from "#domain/services/service.ts";
import type { Wish } from "#domain/services/wishes.ts";
import type { Db } from "#server/base/sql/db.ts";
import type { FindServedPlace } from "#server/features/places/service-area/find-served-place.ts";
import type { Tsqueries } from "#server/features/search/tsquery.ts";
import { REVISION } from "./body-queries.ts";
import {
  addAudience,
  addCircle,
  addFilters,
  bedsText,
  Conditions,
  IS_REMOTE,
  insideText,
  type ListGroup,
  pointText,
  servesText,
} from "./conditions-queries.ts";
import { addManaged, type ManagedScope, managedWords } from "./managed-queries.ts";
import type { NightFirst } from "./night-first.ts";
import { addAskedOpening, closedByDeskText, toAskedOpening, undecidedText } from "./opening-queries.ts";
import { provingText } from "./proving-queries.ts";
import { toldDetails } from "./told-queries.ts";
import { wishRankText, wishToldText } from "./wish-queries.ts";

/** Values that all statements of a request share. */
export interface Search {
  readonly query: ServiceQuery;
  /** Queries of the search text; null where there is none. */
  readonly tsqueries: Tsqueries | null;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Stamp of edges computed by this process; edges with another stamp count as stale. */
  readonly hoursStamp: string;
  /** Excluded rows, whose status contradicted their edges. */
  readonly without: readonly string[];
  /** The services whose full name is in the search text. Absent: none. */
  readonly named?: readonly string[];
  /** Query for words in a service's texts that may mention a wish; null or absent: no words do. */
  readonly mentions?: string | null;
  /** Wishes of which a service must state at least one; absent: no such condition. */
  readonly toldWishes?: readonly Wish[];
  /** Whether rows that match all words include the facts by which they are ranked. */
  readonly isTold?: boolean;
  /** Scope of visible unlisted services; null: none are visible. */
  readonly managed: ManagedScope | null;
  /** Whether only services with public coordinates match, for the map. */
  readonly isPlacedOnly: boolean;
  /** Whether the first row may be a protected listing (rule lists 31). */
  readonly mayBeginProtected: boolean;
  /** Whether protected listings are left out. */
  readonly isUnprotectedOnly?: boolean;
  /** Whether candidates include their revisions, which are not in the indexes. */
  readonly withRevisions: boolean;
  /** Services that come first in a hard night; null: there is no hard night. */
  readonly night: NightFirst | null;
  /** Place that phone and online services have to serve; null: unknown, or not looked up yet. */
  readonly served: ServedPlace | null;
  /** Looks up that place; null: it is known, or does not matter. */
  readonly findServed: FindServedPlace | null;
}

/** A row that may belong to the result. */
export interface Candidate {
  id: string;
  /** Web-Mercator meters of the public point; null where there is none. */
  x: number | null;
  y: number | null;
  isProtected: boolean;
  /** Id of the hours that the rule has to evaluate, where the stored edges cannot decide what is open. */
  undecidedHoursId?: number | null;
  /** Whether a desk has closed intake at that time; present where the rank depends on it. */
  isClosedByDesk?: boolean;
  /** Lower bound of its miles in the order (`centreMiles`). Present in the order of nearness. */
  centreMiles?: number;
  /** Which of the ranked words it contains. Present where it matches some words of a search. */
  words?: readonly boolean[];
  /** Facts by which it is ranked. Present where it matches all words of a search. */
  told?: ToldFacts;
  /** Which of the requested wishes it states. Present where wishes are requested. */
  tells?: readonly boolean[];
  /** Changes with every update of the row. Present where it was requested. */
  revision?: string;
}

/**
 * Nearest on the plane first, from a place or from its image one turn of the earth further. `withinMiles`: rows
 * certainly further away are left out. `page`: how many rows the page lacks, whose order is to be proved.
 */
export interface Nearness {
  by: "nearness";
  from: Coordinates;
  turn: number;
  withinMiles: number | null;
  page: number;
}

/** Order of rows. `nowhere`: rows without a point, which come after all others. */
export type CandidateOrder = Nearness | { by: "nowhere" } | { by: "column" };

const SORT_COLUMNS = {
  createdAt: "s.created_at",
  updatedAt: "s.updated_at",
  verifiedAt: "s.verified_at",
  likes: "s.likes",
  name: "lower(s.name)",
} as const;
/** Services that no one has confirmed count as older than all others. */
const NEVER_VERIFIED = { asc: " nulls first", desc: " nulls last" } as const;
const NEWEST_FIRST = "s.created_at desc, s.id desc";

/**
 * The planner underestimates the cost of reading rows near a place, and assumes that words are spread evenly over
 * the country. Planning for this many times the limit makes it start with the index of words wherever they are
 * rare (docs/decisions on the speed of lists).
 */
const TIMES_PLANNED = 8;

/** Rows without a point; those that have come already, between what is near and what is far, are not among the last. */
function addNowhere(to: Conditions, { query }: Search, { distance }: ListGroup): void {
  to.add("s.public_point is null");
  if (query.withRemote && distance === "far") to.add(`not ${IS_REMOTE}`);
}

/**
 * At most `limit` candidates of one audience group, in order. By words near a place there may be twice as many, where the
 * order of the page's rows is not proved by fewer.
 */
export async function findCandidates(
  db: Db,
  search: Search,
  group: ListGroup,
  order: CandidateOrder,
  limit: number,
): Promise<Candidate[]> {
  const conditions = buildConditions(search, group);
  if (order.by === "nowhere") addNowhere(conditions, search, group);
  if (order.by === "nearness") addWithin(conditions, order);
  // Where few match nearby, nearest first would read the rest of the country for more. Not with search text: the
  // planner takes any circle for a small one, and would read all of it.
  const byWords = order.by === "nearness" && search.tsqueries !== null ? order : null;
  if (byWords === null && group.distance === "near" && search.query.near !== null) {
    addCircle(conditions, search.query.near, AUDIENCE_RADIUS_MILES);
  }
  // Revisions are read from the table, and what else it knows with them.
  const isPlain = search.withRevisions && order.by === "nearness" && !isFilteredByIndex(search, group);
  const details = [
    ...(search.withRevisions ? [{ text: REVISION, name: "revision" }] : []),
    ...(order.by === "nearness" ? [{ text: CENTRE_MILES, name: "centreMiles" }] : []),
    ...rankedWords(conditions, search, group),
    ...(group.matched === "ANY" ? [] : toldDetails(conditions, search)),
  ];
  const columns = candidateText(conditions, search, group);
  const whole = [columns, ...details.map(({ text: detail, name }) => `${detail} as "${name}"`)].join(", ");
  const text = `select ${isPlain ? whole : columns}
  from ${joinTables(search, group, conditions)}
 where ${conditions.text()}
 order by ${orderText(conditions, search.query, order)}
 limit ${byWords === null ? limit : limit * TIMES_PLANNED}`;
  // Rows leave a materialized query one by one, in its order, and no more of them are made than are read.
  const found =
    byWords === null
      ? text
      : `with planned as materialized (\n${text})\nselect * from planned limit ${provingText(conditions, toPlanePoint(byWords), byWords.page, limit)}`;
  return db.query<Candidate>(
    isPlain ? found : withDetails(found, details),
    conditions.values,
    // Values are not prepared, so that the planner sees the number of ids, and looks them up by a hash.
    {
      isFrequent:
        order.by === "nearness" &&
        search.tsqueries === null &&
        search.query.ids === null &&
        group.night === null,
    },
  );
}

/**
 * Selects which of the ranked words a row contains, if it matches some words of a search. Lists of staff are not ranked
 * by words.
 */
function rankedWords(
  conditions: Conditions,
  { tsqueries, managed }: Search,
  { matched }: ListGroup,
): { text: string; name: string }[] {
  if (tsqueries === null || matched !== "ANY" || managed !== null || tsqueries.ranked.length === 0) return [];
  const has = tsqueries.ranked.map(
    ({ tsquery }) => `s.public_search @@ ${conditions.value(tsquery)}::tsquery`,
  );
  return [{ text: `array[${has.join(", ")}]`, name: "words" }];
}

/** Whether the spatial index can filter rows without reading the table. */
function isFilteredByIndex({ query, tsqueries }: Search, { openRank, night }: ListGroup): boolean {
  const { audiences, needs, petsOnly, isOpen } = query;
  const isFiltered = petsOnly || audiences.length > 0 || needs.length > 0 || tsqueries !== null;
  return isOpen || openRank !== null || night !== null || isFiltered;
}

/** SQL of `centreMiles` of `domain/places/centre-miles.ts`, from public columns. */
const CENTRE_MILES = `case when s.longitude is not null and not s.is_location_approximate then 0
    when s.zip is null then ${TOWN_MILES} else ${ZIP_MILES} end`;

/** Looks columns that no index has up for the found rows only, in their order. */
function withDetails(found: string, details: readonly { text: string; name: string }[]): string {
  if (details.length === 0) return found;
  const looked = details.map(
    ({ text, name }) => `(select ${text} from public_services s where s.id = c.id) as "${name}"`,
  );
  return `select c.*, ${looked.join(", ")}
  from (${found}) c`;
}

function candidateText(conditions: Conditions, search: Search, group: ListGroup): string {
  const columns = 's.id, s.public_point[0] as x, s.public_point[1] as y, s.is_protected as "isProtected"';
  if (!needsHours(search, group)) return columns;
  const opening = `case when ${undecidedText(conditions, toAskedOpening(search))} then s.hours_id end as "undecidedHoursId"`;
  if (group.openRank !== "INTAKE_CLOSED") return `${columns},\n       ${opening}`;
  return `${columns},
       ${opening}, ${closedByDeskText(conditions, toAskedOpening(search))} as "isClosedByDesk"`;
}

function addWithin(conditions: Conditions, { from, withinMiles }: Nearness): void {
  if (withinMiles !== null) addCircle(conditions, from, withinMiles);
}

/** Counts the rows of a group that certainly belong to the result, up to `max`; null: counts all of them. */
export async function countDecided(
  db: Db,
  search: Search,
  group: ListGroup,
  max: number | null,
): Promise<number> {
  const conditions = buildConditions(search, group);
  const tables = joinTables(search, group, conditions);
  conditions.add(decidedText(conditions, search, group));
  const rows = await db.query<{ count: number }>(
    max === null
      ? `select count(*)::int as count from ${tables} where ${conditions.text()}`
      : `select count(*)::int as count from (select from ${tables} where ${conditions.text()} limit ${max}) as found`,
    conditions.values,
  );
  return rows[0]?.count ?? 0;
}

/** Returns which of the requested wishes are stated by some row of a group that certainly belongs to the result. */
export async function tellDecided(db: Db, search: Search, group: ListGroup): Promise<readonly boolean[]> {
  const conditions = buildConditions(search, group);
  const tables = joinTables(search, group, conditions);
  conditions.add(decidedText(conditions, search, group));
  const told = wishesTold(conditions, search).map((text) => `coalesce(bool_or(${text}), false)`);
  const rows = await db.query<{ tells: readonly boolean[] }>(
    `select array[${told.join(", ")}] as tells from ${tables} where ${conditions.text()}`,
    conditions.values,
  );
  return rows[0]?.tells ?? [];
}

function wishesTold(conditions: Conditions, search: Search): string[] {
  return (search.toldWishes ?? []).map((wish) => wishToldText(conditions, search, wish));
}

/** The rows of a group that the database alone cannot decide. */
export async function findUndecided(db: Db, search: Search, group: ListGroup): Promise<Candidate[]> {
  const conditions = buildConditions(search, group);
  conditions.add(`not (${decidedText(conditions, search, group)})`);
  const told = wishesTold(conditions, search);
  const tells = told.length === 0 ? "" : `, array[${told.join(", ")}] as tells`;
  return db.query<Candidate>(
    `select ${candidateText(conditions, search, group)}${tells}
  from ${joinTables(search, group, conditions)}
 where ${conditions.text()}`,
    conditions.values,
  );
}

/** Decided by the stored edges, and not at the edge of the radius. */
function decidedText(conditions: Conditions, search: Search, group: ListGroup): string {
  const { near, radiusMiles } = search.query;
  const isDecided = needsHours(search, group)
    ? `not ${undecidedText(conditions, toAskedOpening(search))}`
    : "true";
  if (near === null || radiusMiles === null || group.distance === "remote") return isDecided;
  return `${isDecided} and ${insideText(conditions, near, radiusMiles)}`;
}

function joinTables(search: Search, group: ListGroup, conditions: Conditions): string {
  const services = search.managed === null ? publicTable(search, group, conditions) : "services s";
  return needsHours(search, group) ? `${services} join hours h on h.id = s.hours_id` : services;
}

/**
 * Looks up the services for a hard night by their ids first: the planner would otherwise search for the few of them
 * among all services, nearest first.
 */
function publicTable({ night }: Search, group: ListGroup, conditions: Conditions): string {
  if (night === null || group.night !== "first") return "public_services s";
  const ids = `${conditions.value(night.ids)}::uuid[]`;
  return `(select * from public_services where id = any(${ids}) offset 0) s`;
}

function buildConditions(search: Search, group: ListGroup): Conditions {
  const { query, now, without, managed } = search;
  const conditions = new Conditions();
  if (managed === null) conditions.add("s.is_listed");
  else addManaged(conditions, managed);
  addFilters(conditions, query, wordsText(conditions, search, group), now);
  addAudience(conditions, query, group);
  if (search.isUnprotectedOnly === true) conditions.add("not s.is_protected");
  if (search.isPlacedOnly) conditions.add("s.longitude is not null");
  if (group.distance === "remote")
    conditions.add(`${IS_REMOTE} and ${servesText(conditions, search.served)}`);
  else if (query.near !== null && query.radiusMiles !== null) {
    addCircle(conditions, query.near, query.radiusMiles);
  } else if (query.withRemote && group.distance === "anywhere") {
    conditions.add(`(not ${IS_REMOTE} or ${servesText(conditions, search.served)})`);
  }
  if (needsHours(search, group)) addAskedOpening(conditions, search, group);
  if (group.openRank !== null) addRank(conditions, search, group.openRank);
  if (group.night === "rest" && search.night !== null) {
    conditions.add(`s.id <> all(${conditions.value(search.night.ids)}::uuid[])`);
  }
  if (group.named === "rest") conditions.add(`s.id <> all(${conditions.value(search.named)}::uuid[])`);
  if (group.wish !== null) conditions.add(wishRankText(conditions, search, group.wish));
  if (search.toldWishes !== undefined) conditions.add(`(${wishesTold(conditions, search).join(" or ")})`);
  if (without.length > 0) conditions.add(`s.id <> all(${conditions.value(without)}::uuid[])`);
  return conditions;
}

/** Whether rows are found by the stored edges of their hours. */
function needsHours({ query }: Search, { openRank }: ListGroup): boolean {
  return query.isOpen || (openRank !== null && openRank !== "HOURS_UNKNOWN");
}

function addRank(conditions: Conditions, { query, managed }: Search, rank: OpenRank): void {
  const beds = bedsText(rank, query, managed !== null);
  if (beds !== null) conditions.add(beds);
  if (rank === "HOURS_UNKNOWN") conditions.add("s.hours_id is null");
}

/** Condition on the search terms; null where there is no search text. */
function wordsText(
  conditions: Conditions,
  { tsqueries, managed, named = [] }: Search,
  { matched, named: group }: ListGroup,
): string | null {
  if (tsqueries === null) return null;
  if (group === "first") return `s.id = any(${conditions.value(named)}::uuid[])`;
  const words = `s.public_search @@ ${conditions.value(pickTsquery(tsqueries, matched))}::tsquery`;
  return managed === null ? words : managedWords(conditions, words, managed, matched);
}

function pickTsquery({ all, some, either }: Tsqueries, matched: ListGroup["matched"]): string {
  if (matched === null) return either;
  return matched === "ANY" && some !== null ? some : all;
}

function orderText(conditions: Conditions, query: ServiceQuery, order: CandidateOrder): string {
  switch (order.by) {
    case "nearness":
      return `s.public_point <-> ${pointText(conditions, toPlanePoint(order))}`;
    case "nowhere":
      return "s.id";
    case "column": {
      const { by, direction } = query.order;
      if (by === "open") return NEWEST_FIRST;
      const column = SORT_COLUMNS[by === "distance" ? "createdAt" : by];
      const nulls = by === "verifiedAt" ? NEVER_VERIFIED[direction] : "";
      return `${column} ${direction}${nulls}, s.id ${direction}`;
    }
  }
}

function toPlanePoint({ from, turn }: Nearness): PlanePoint {
  const { x, y } = planePoint(from);
  return { x: x + turn, y };
}
