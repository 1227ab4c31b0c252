import { AUDIENCE_RADIUS_MILES } from "#domain/base/contract/limits.ts";
import {
  metresSurelyWithin,
  mostMetresWithin,
  PLANE_WIDTH,
  type PlanePoint,
  planePoint,
} from "#domain/places/mercator.ts";
import type { ServedPlace } from "#domain/places/service-area/served-place.ts";
import { categoryBits, needBits, typeBits } from "#domain/services/bits.ts";
import { CATEGORIES } from "#domain/services/enumerations.ts";
import type { Bounds } from "#domain/services/list-parameters.ts";
import type { ServiceQuery } from "#domain/services/list-query.ts";
import { isOpenRank, OPEN_RANKS, type OpenRank } from "#domain/services/open-rank.ts";
import type { Matched } from "#domain/services/public-service.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { type WishRank, wishRanks } from "#domain/services/wishes.ts";

/**
 * Conditions over `public_services s` (and `hours h` for open-now), with their values. Bits are inlined: the
 * planner matches `type_bits & 2 <> 0` to its partial index only as a constant.
 */
export class Conditions {
  readonly values: unknown[] = [];
  readonly #parts: string[] = [];

  /** Adds a value and returns its placeholder. */
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  add(condition: string): void {
    this.#parts.push(condition);
  }

  /** Returns all conditions as SQL, for `where`. */
  text(): string {
    return this.#parts.length === 0 ? "true" : this.#parts.join("\n   and ");
  }
}

/** Services of one group of a list; the groups follow each other (rules lists 19 and 32, search 16). */
export interface ListGroup {
  /** How much of the search text the services match; null: it does not matter, or there is no text. */
  readonly matched: Matched | null;
  readonly audience: "theirs" | "everyones" | "both";
  /**
   * Within the miles in which both audiences come first, or beyond; `anywhere` where no place is known. `remote`: without
   * a place to go to, between the two.
   */
  readonly distance: "near" | "remote" | "far" | "anywhere";
  /** Rank in `sort=open`; null in other orders. */
  readonly openRank: OpenRank | null;
  /**
   * In a hard night: services that the night calls for, or the rest; null: there is no hard night (rule hard-nights 6).
   */
  readonly night: "first" | "rest" | null;
  /** Services whose full name is in the search text, or the others; null: both (rule search 23). */
  readonly named: "first" | "rest" | null;
  /** Rank by what services say about the wishes; null: there are none, or it does not matter (rule search 29). */
  readonly wish: WishRank | null;
  /**
   * Group by beds, where a bed is asked for: open then and not full, full, open in the coming evening, or none of
   * these.
   */
  readonly bed: (typeof BEDS_IN_ORDER)[number] | null;
}

const BEDS_IN_ORDER = ["ROOM", "FULL", "NEXT", "ELSE"] as const;

export const WHOLE_LIST: ListGroup = {
  matched: null,
  audience: "both",
  distance: "anywhere",
  openRank: null,
  night: null,
  named: null,
  wish: null,
  bed: null,
};

/** Services without a place to go to, next to a list within a radius. */
export const REMOTE: ListGroup = { ...WHOLE_LIST, distance: "remote" };

/**
 * The groups of a list, in order.
 *
 * @param hasSome whether rows that match some of the words come after those that match all
 * @param hasNight whether a hard night is in effect at the list's place
 * @param hasNamed whether the search text has the full name of a service
 * @param hasMentions whether texts may tell of what is wished
 */
export function listGroups(
  query: ServiceQuery,
  {
    hasSome,
    hasNight,
    hasNamed,
    hasMentions,
  }: { hasSome: boolean; hasNight: boolean; hasNamed: boolean; hasMentions: boolean },
): readonly ListGroup[] {
  const matches: readonly ListGroup["matched"][] = hasSome ? ["ALL", "ANY"] : [null];
  const ranks: readonly ListGroup["openRank"][] =
    query.order.by === "open" ? OPEN_RANKS.filter((rank) => isAskedRank(rank, query)) : [null];
  const nights: readonly ListGroup["night"][] = hasNight ? ["first", "rest"] : [null];
  const wishes: readonly ListGroup["wish"][] =
    query.wishes.length === 0 || query.managed !== null
      ? [null]
      : wishRanks(query.wishes.length, hasMentions);
  const beds: readonly ListGroup["bed"][] =
    query.bedAsked === undefined || query.managed !== null ? [null] : BEDS_IN_ORDER;
  const named: ListGroup = { ...WHOLE_LIST, matched: hasSome ? "ALL" : null, named: "first" };
  const others = nights.flatMap((night) =>
    matches.flatMap((matched) =>
      audienceGroups(query).flatMap((group) =>
        wishes.flatMap((wish) =>
          beds.flatMap((bed) =>
            ranks.map(
              (openRank): ListGroup => ({
                matched,
                ...group,
                openRank,
                night,
                named: hasNamed ? "rest" : null,
                wish,
                bed,
              }),
            ),
          ),
        ),
      ),
    ),
  );
  return hasNamed ? [named, ...others] : others;
}

/** Whether a rank is in the list. Services that must be open within a time may be closed at the moment. */
function isAskedRank(rank: OpenRank, { isOpen, openWithin }: ServiceQuery): boolean {
  return !isOpen || isOpenRank(rank) || (openWithin !== null && rank === "CLOSED");
}

type AudienceGroup = Pick<ListGroup, "audience" | "distance">;

function audienceGroups(query: ServiceQuery): readonly AudienceGroup[] {
  if (query.audiences.length === 0)
    return listDistances(query).map((distance) => ({ audience: "both", distance }));
  return listDistances(query).flatMap((distance) => [
    { audience: "theirs", distance },
    { audience: "everyones", distance },
  ]);
}

function listDistances({
  audiences,
  near,
  radiusMiles,
  withRemote,
  wishes,
}: ServiceQuery): readonly ListGroup["distance"][] {
  const isAllNear = radiusMiles !== null && radiusMiles <= AUDIENCE_RADIUS_MILES;
  const isDivided = near !== null && !isAllNear && (withRemote || audiences.length > 0 || wishes.length > 0);
  if (!isDivided) return withRemote ? ["anywhere", "remote"] : ["anywhere"];
  return withRemote ? ["near", "remote", "far"] : ["near", "far"];
}

/** Whether a service at this distance, in miles, belongs to the group; infinite where its place is unknown. */
export function isInGroup(miles: number, { distance }: Pick<ListGroup, "distance">): boolean {
  if (distance === "remote") return miles === Number.POSITIVE_INFINITY;
  return distance === "anywhere" || miles <= AUDIENCE_RADIUS_MILES === (distance === "near");
}

const ALL = categoryBits(["ALL"]);
const KNOWN_AUDIENCE = categoryBits(CATEGORIES.filter((name) => name !== "PETS_ALLOWED"));

/**
 * Adds the filters of the query, except audience, hours and place.
 *
 * @param words SQL condition of the search text; null: there is none
 */
export function addFilters(to: Conditions, query: ServiceQuery, words: string | null, now: number): void {
  if (query.ids !== null) to.add(`s.id = any(${to.value(query.ids)}::uuid[])`);
  if (query.alertsOnly) {
    const moment = to.value(now);
    to.add("s.is_critical_header");
    to.add(
      `(s.critical_expires_at is null or s.critical_expires_at > to_timestamp(${moment}::float8 / 1000))`,
    );
  }
  if (query.types.length > 0) {
    const type = `s.type_bits & ${typeBits(query.types)} <> 0`;
    // A row without a type is found by its words on every tab.
    to.add(words === null ? type : `(${type} or s.type_bits = 0)`);
  }
  for (const needs of query.needs) to.add(`s.need_bits & ${needBits(needs)} <> 0`);
  if (query.petsOnly) to.add("s.is_allowed_pets");
  addWholeValues(to, "s.city", query.cities);
  addWholeValues(to, "s.state", query.states);
  addWholeValues(to, "s.zip", query.zips);
  addMembership(to, query);
  if (query.entry.length > 0) to.add(`s.entry_ways && ${to.value(query.entry)}::text[]`);
  // Written as in the index, which contains the few services that state any.
  if (query.provisions.length > 0)
    to.add(`s.provisions @> ${to.value(query.provisions)}::text[] and s.provisions <> '{}'`);
  if (query.languages.length > 0) to.add(`s.languages && ${to.value(query.languages)}::text[]`);
  if (query.topics.length > 0) to.add(`s.topics && ${to.value(query.topics)}::text[]`);
  if (words !== null) to.add(words);
  if (query.bounds !== null) addBounds(to, query.bounds);
}

/** SQL condition for services that may be shown as part of their program: those whose place is not hidden. */
export const IN_PROGRAM = "not is_protected and address_visibility <> 'HIDDEN'";

/**
 * Adds the organizations and programs. Their listings are looked up first: they are few, and may be far from the place
 * from which a list is ordered.
 */
function addMembership(to: Conditions, { organizations, programs }: ServiceQuery): void {
  const among = (condition: string) =>
    to.add(`s.id = any(array(select id from services where ${condition}))`);
  if (organizations.length > 0) among(`organization_id = any(${to.value(organizations)}::uuid[])`);
  if (programs.length > 0) among(`program_id = any(${to.value(programs)}::uuid[]) and ${IN_PROGRAM}`);
}

/** Adds the conditions of a group by distance and audience (rules lists 19–21). */
export function addAudience(
  to: Conditions,
  query: ServiceQuery,
  { audience: group, distance }: AudienceGroup,
): void {
  if (query.near !== null && distance === "far") {
    to.add(`(s.public_point is null or not ${insideText(to, query.near, AUDIENCE_RADIUS_MILES)})`);
  }
  if (query.audiences.length === 0) return;
  const condition = `s.category_bits & ${categoryBits(query.audiences)} <> 0`;
  const everyones = `(s.category_bits & ${ALL} <> 0 or s.category_bits & ${KNOWN_AUDIENCE} = 0)`;
  if (group === "theirs") to.add(`${condition} and s.category_bits & ${ALL} = 0`);
  else if (group === "everyones") to.add(everyones);
  else to.add(`(${condition} or ${everyones})`);
}

const SHELTER = typeBits(["SHELTER"]);

/**
 * The beds of a rank, which its opening status leaves open (rule lists 32); null: any. Beds of protected listings are
 * not public, which `public_services` sees to; lists of staff read the table itself.
 */
export function bedsText(rank: OpenRank, { types, text }: ServiceQuery, isTable: boolean): string | null {
  const beds = isTable ? "case when not s.is_protected then s.available_beds end" : "s.available_beds";
  // Uses the total, since the index of services with beds does not contain the free ones.
  const hasBeds = `${isTable ? "case when not s.is_protected then s.total_beds end" : "s.total_beds"} is not null`;
  const isShelter = `s.type_bits & ${SHELTER} <> 0`;
  switch (rank) {
    case "AVAILABLE": {
      // A search for words finds services without a type on every tab.
      const areShelters = types.length === 1 && types[0] === "SHELTER" && text === null;
      // Shelters alone are found by the index of services with beds.
      return areShelters
        ? `(${isShelter} and ${hasBeds} and ${beds} > 0)`
        : `(s.type_bits & ${SHELTER} = 0 or ${beds} > 0)`;
    }
    case "BEDS_UNKNOWN":
      return `${isShelter} and ${beds} is null`;
    case "FULL":
      return `${isShelter} and ${hasBeds} and ${beds} = 0`;
    default:
      return null;
  }
}

/** Services that are reached by telephone or online, as `isRemote` of `domain/services/remote-service.ts` has it. */
export const IS_REMOTE = `(s.public_point is null and s.address_visibility = 'EXACT' and not s.is_protected
    and s.address1 is null and s.city = '')`;

/**
 * A condition for services that may serve someone there: those whose stated area is surely elsewhere are not meant.
 *
 * @param to where the values go
 * @param served null: no one knows where that is, and all of them may
 */
export function servesText(to: Conditions, served: ServedPlace | null): string {
  if (served === null) return "true";
  const state = to.value(served.state);
  const inState = to.value(`%, ${served.state}`);
  const others = to.value(served.otherCounties);
  return `(s.service_area is null
    or (s.service_area->'nationwide')::boolean
    or s.service_area->'states' ? ${state}::text
    or jsonb_array_length(s.service_area->'zips') > 0
    or exists (select from jsonb_array_elements_text(s.service_area->'cities') as town(name) where town.name like ${inState}::text)
    or exists (
      select from jsonb_array_elements_text(s.service_area->'counties') as county(name)
       where county.name like ${inState}::text and lower(county.name) <> all(${others}::text[])))`;
}

function addWholeValues(to: Conditions, column: string, values: readonly string[]): void {
  if (values.length === 0) return;
  to.add(`lower(${column}) = any(${to.value(values.map((value) => value.toLowerCase()))}::text[])`);
}

function addBounds(to: Conditions, bounds: Bounds): void {
  const { west, south, east, north } = bounds;
  const boxes =
    west <= east
      ? [bounds]
      : [
          { west, south, east: 180, north },
          { west: -180, south, east, north },
        ];
  const inside = boxes.map((box) => `s.public_point <@ ${boxText(to, box)}`);
  to.add(inside.length === 1 ? inside.join() : `(${inside.join(" or ")})`);
}

function boxText(to: Conditions, { west, south, east, north }: Bounds): string {
  const low = planePoint({ longitude: west, latitude: south });
  const high = planePoint({ longitude: east, latitude: north });
  return `box(${pointText(to, low)}, ${pointText(to, high)})`;
}

export function pointText(to: Conditions, { x, y }: PlanePoint): string {
  return `point(${to.value(x)}::float8, ${to.value(y)}::float8)`;
}

/**
 * Adds a circle that contains everything within `miles` on the ground, and slightly more: the exact rule cuts the
 * rest. Near the date line it covers both edges of the plane; across a pole, everything.
 */
export function addCircle(to: Conditions, middle: Coordinates, miles: number): void {
  const metres = mostMetresWithin(middle, miles) + 1;
  if (!Number.isFinite(metres) || metres >= PLANE_WIDTH / 2) {
    to.add("s.public_point is not null");
    return;
  }
  const { x, y } = planePoint(middle);
  const radius = to.value(metres);
  const turns = [0, PLANE_WIDTH, -PLANE_WIDTH].filter(
    (turn) => Math.abs(x + turn) - metres <= PLANE_WIDTH / 2,
  );
  const circles = turns.map(
    (turn) => `s.public_point <@ circle(${pointText(to, { x: x + turn, y })}, ${radius}::float8)`,
  );
  to.add(circles.length === 1 ? circles.join() : `(${circles.join(" or ")})`);
}

/** A condition for rows that are certainly within `miles`, without an exact check. */
export function insideText(to: Conditions, middle: Coordinates, miles: number): string {
  // A metre less, as a margin for rounding.
  const metres = Math.max(0, metresSurelyWithin(middle, miles) - 1);
  return `s.public_point <@ circle(${pointText(to, planePoint(middle))}, ${to.value(metres)}::float8)`;
}
