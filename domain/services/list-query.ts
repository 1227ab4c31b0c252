import {
  ALERT_RADIUS_MILES,
  DEFAULT_LIMIT,
  MAX_ALERTS,
  MAX_AT_AHEAD_MINUTES,
  MAX_AT_PAST_MINUTES,
  MAX_LIMIT,
  MAX_WAITING,
  TOP_KUDOS_RADIUS_MILES,
} from "../base/contract/limits.ts";
import { type RawParameters, readParameters } from "../base/contract/parameters.ts";
import { type Checked, type FieldMessage, invalid } from "../base/contract/problems.ts";
import { splitList } from "../base/contract/text.ts";
import type { Category, Need, ServiceType } from "./enumerations.ts";
import {
  type Bounds,
  type Direction,
  FILTER_NAMES,
  type FilterName,
  type ListParameters,
  listParameters,
  SEARCH_NAMES,
  type SearchName,
  type SortName,
} from "./list-parameters.ts";
import type { EntryWay, Provision } from "./listing-enumerations.ts";
import { labelToNeed } from "./need-labels.ts";
import type { AskedWindow } from "./opening-hours/opens-within.ts";
import type { Coordinates } from "./service.ts";
import { type TopicCode, withChildren } from "./topics/topic-table.ts";
import type { Wish } from "./wishes.ts";

/** A text that is searched for. */
export interface SearchedText {
  readonly q: string;
  readonly fields: readonly SearchName[];
  /** Names of the kind of help that the text tells of, the narrowest first, each of which may match as well. */
  readonly kinds?: readonly string[];
}

/**
 * A parsed list request: the rules lists 1–27 about parameters and their combination have been applied, and the
 * server only executes it.
 */
export interface ServiceQuery {
  /** Null: what everyone may see. Else also what waits or is closed for good, cut to what this viewer may see. */
  readonly managed: ManagedQuery | null;
  /** Limits the list to these; null: any. An empty list finds nothing. */
  readonly ids: readonly string[] | null;
  readonly alertsOnly: boolean;
  /** Any of these; empty: any type. */
  readonly types: readonly ServiceType[];
  /** Each group must be met, by any of its needs. */
  readonly needs: readonly (readonly Need[])[];
  /** Lists services for these audiences first, then those for everyone; empty: no audience was chosen. */
  readonly audiences: readonly Category[];
  readonly petsOnly: boolean;
  readonly cities: readonly string[];
  readonly states: readonly string[];
  readonly zips: readonly string[];
  /** Ids of organizations; empty: any, or none. */
  readonly organizations: readonly string[];
  /** Ids of programs; empty: any, or none. Listings that are hidden or protected are in no program. */
  readonly programs: readonly string[];
  /** Any of these ways to get in; empty: any, or none stated. */
  readonly entry: readonly EntryWay[];
  /** Requires all of these to be stated; empty: no requirement. */
  readonly provisions: readonly Provision[];
  /**
   * Services that state a wish come first, and those that state its opposite last; nothing is left out. Empty: no
   * wishes.
   */
  readonly wishes: readonly Wish[];
  /** The moment that the wish INTAKE is about, epoch milliseconds. */
  readonly intakeAt: number;
  /** Any of these is spoken by the staff, as BCP 47 tags; empty: any, or none stated. */
  readonly languages: readonly string[];
  /** Any of these topics; a topic of the first level includes those below it. Empty: any, or none. */
  readonly topics: readonly TopicCode[];
  readonly text: SearchedText | null;
  /** Time of opening statuses, epoch milliseconds. */
  readonly at: number;
  /** Limits the list to services open at `at`, or at some moment of `openWithin`. */
  readonly isOpen: boolean;
  /** The time in which a door has to be open at some moment; null: it is `at` alone. */
  readonly openWithin: AskedWindow | null;
  /**
   * Where a bed is asked for: what is open in the first time comes first, that which is full after the others, then what
   * is open in the evening that comes next. Absent: no bed is asked for.
   */
  readonly bedAsked?: { readonly first: AskedWindow; readonly next: AskedWindow };
  /** Place from which order and `radius` are computed. */
  readonly near: Coordinates | null;
  readonly radiusMiles: number | null;
  /**
   * Whether services without a place to go to, and that may serve `near`, come after those within
   * `AUDIENCE_RADIUS_MILES` or the radius, instead of last (rule lists 34).
   */
  readonly withRemote: boolean;
  /** Place from which the shown distance is computed; has no other effect. */
  readonly from: Coordinates | null;
  readonly bounds: Bounds | null;
  readonly order: { readonly by: SortName | "distance"; readonly direction: Direction };
  readonly limit: number;
  readonly skip: number;
}

/** A list of those who keep services; for a guest it is empty. */
export interface ManagedQuery {
  /** Null: whether or not. */
  readonly isApproved: boolean | null;
  /** Id of an owner; null: anyone's. */
  readonly user: string | null;
  /** Limits the list to services of deleted accounts. */
  readonly isOwnerLost: boolean;
  /** Limits the list to deleted services that the viewer may restore. */
  readonly isDeleted: boolean;
  /** Limits the list to services last confirmed before then, or never; epoch milliseconds, null: no limit. */
  readonly verifiedBefore: number | null;
}

/** Fields that a search looks into where the request names none: all that everyone may read. */
const DEFAULT_SEARCH: readonly SearchName[] = SEARCH_NAMES.filter((name) => name !== "userEmail");

const FIRST_DIRECTION: Readonly<Record<SortName, Direction>> = {
  createdAt: "desc",
  updatedAt: "desc",
  // Who sorts by it looks for what has to be confirmed.
  verifiedAt: "asc",
  likes: "desc",
  name: "asc",
  open: "asc",
};

/** Parses a list's raw parameters. `now` in epoch milliseconds. */
export function readServiceQuery(raw: RawParameters, now: number): Checked<ServiceQuery> {
  const read = readParameters(listParameters, raw);
  return read.ok ? serviceQuery(read.value, now) : read;
}

/** Applies the grammar to parameters that are well-formed each on its own. */
export function serviceQuery(given: ListParameters, now: number): Checked<ServiceQuery> {
  const fields = conflicts(given, now);
  if (Object.keys(fields).length > 0) return { ok: false, problem: invalid(fields) };

  const filters = narrowing(given);
  const alertsOnly = filters.isCriticalHeader === true;
  const search = alertsOnly ? { text: null, needs: [] } : readSearch(given, filters.need ?? []);
  const audience = alertsOnly ? [] : (filters.category ?? []);
  const near = filters.nearCoordinate ?? null;
  return {
    ok: true,
    value: {
      managed: managedQuery(filters),
      ids: filters._id ?? null,
      alertsOnly,
      types: alertsOnly ? [] : (filters.type ?? []),
      needs: search.needs,
      audiences: audience.includes("ALL") ? [] : audience.filter((name) => name !== "PETS_ALLOWED"),
      petsOnly: audience.includes("PETS_ALLOWED"),
      cities: filters.city ?? [],
      states: filters.state ?? [],
      zips: filters.zip ?? [],
      ...membership(filters),
      ...readWishes(given, alertsOnly, now),
      text: search.text,
      at: given.at ?? now,
      isOpen: filters.isOpen === true && !alertsOnly,
      openWithin: filters.isOpen === true && !alertsOnly ? readWindow(given, now) : null,
      near,
      radiusMiles: chooseRadius(filters.radius, near, given.sort, alertsOnly),
      withRemote: given.withRemote === true && !alertsOnly && isByDistance(given, near),
      from: given.currentCoordinate ?? null,
      bounds: filters.bounds ?? null,
      order: chooseOrder(given, near),
      ...page(given, filters, alertsOnly),
    },
  };
}

function readWishes(
  { wish = [], at }: ListParameters,
  alertsOnly: boolean,
  now: number,
): Pick<ServiceQuery, "wishes" | "intakeAt"> {
  return { wishes: alertsOnly ? [] : wish, intakeAt: at ?? now };
}

function membership({
  organization = [],
  program = [],
  entry = [],
  provision = [],
  language = [],
  topic = [],
}: Pick<ListParameters, FilterName>): Pick<
  ServiceQuery,
  "organizations" | "programs" | "entry" | "provisions" | "languages" | "topics"
> {
  return {
    organizations: organization,
    programs: program,
    entry,
    provisions: provision,
    languages: language,
    topics: [...new Set(topic.flatMap(withChildren))],
  };
}

/** Errors of parameters in combination, or relative to the current time. */
function conflicts(given: ListParameters, now: number): Record<string, FieldMessage> {
  const fields: Record<string, FieldMessage> = {};
  if (given._id !== undefined && given.id !== undefined) fields._id = "givenTwice";
  if (given.isCritical !== undefined && given.isCriticalHeader !== undefined) {
    fields.isCriticalHeader = "givenTwice";
  }
  const minutesAhead = ((given.at ?? now) - now) / 60_000;
  if (minutesAhead > MAX_AT_AHEAD_MINUTES || -minutesAhead > MAX_AT_PAST_MINUTES) fields.at = "outOfRange";
  const window = readWindow(given, now);
  if (window !== null && (window.until <= window.from || window.until > now + MAX_AT_AHEAD_MINUTES * 60_000))
    fields.openUntil = "outOfRange";
  if (given.openFrom !== undefined && (window === null || window.from < now - MAX_AT_PAST_MINUTES * 60_000))
    fields.openFrom = "outOfRange";
  const filters = narrowing(given);
  if (filters.nearCoordinate === undefined) {
    if (filters.radius !== undefined) fields.radius = "needsPlace";
    if (given.withRemote === true) fields.withRemote = "needsPlace";
  }
  return fields;
}

/** Returns the window from `openFrom`, or from `at`, until `openUntil`; null: no time is given. */
function readWindow({ at, openFrom, openUntil }: ListParameters, now: number): AskedWindow | null {
  return openUntil === undefined ? null : { from: openFrom ?? at ?? now, until: openUntil };
}

/** Returns the parameters that narrow the list: where `filter` is given, only those that it names. */
function narrowing(given: ListParameters): Pick<ListParameters, FilterName> {
  const { filter } = given;
  const counts = (name: FilterName) => filter === undefined || filter.includes(name);
  const filters: Pick<ListParameters, FilterName> = {};
  for (const name of FILTER_NAMES) if (counts(name)) Object.assign(filters, { [name]: given[name] });
  const ids = given._id ?? given.id;
  return {
    ...filters,
    // A favorites call without ids returns nothing, not everything.
    _id: counts("_id") ? (ids ?? (filter === undefined ? undefined : [])) : undefined,
    isCriticalHeader: counts("isCriticalHeader") ? (given.isCriticalHeader ?? given.isCritical) : undefined,
  };
}

function managedQuery(filters: Pick<ListParameters, FilterName>): ManagedQuery | null {
  const {
    isApproved = null,
    isShowAll = false,
    user = null,
    isOwnerLost = false,
    isDeleted = false,
    verifiedBefore = null,
  } = filters;
  const isManaged = isApproved === false || isShowAll || user !== null || isOwnerLost || isDeleted;
  return isManaged ? { isApproved, user, isOwnerLost, isDeleted, verifiedBefore } : null;
}

/** A search for the label of a sub-filter means that need; any other text is searched for. */
function readSearch(given: ListParameters, need: readonly Need[]): Pick<ServiceQuery, "text" | "needs"> {
  const needs = need.length > 0 ? [need] : [];
  const q = given.q ?? "";
  if (splitList(q).length === 0) return { text: null, needs };
  const fields = given.search ?? DEFAULT_SEARCH;
  const label = labelToNeed(q);
  if (label !== null && fields.includes("serviceSummary")) return { text: null, needs: [...needs, [label]] };
  return { text: { q, fields }, needs };
}

function chooseRadius(
  filters: number | undefined,
  near: Coordinates | null,
  sort: SortName | undefined,
  alertsOnly: boolean,
): number | null {
  if (near === null) return null;
  if (alertsOnly) return Math.min(filters ?? ALERT_RADIUS_MILES, ALERT_RADIUS_MILES);
  if (filters !== undefined) return filters;
  return sort === "likes" ? TOP_KUDOS_RADIUS_MILES : null;
}

function isByDistance({ sort }: ListParameters, near: Coordinates | null): boolean {
  return near !== null && (sort === undefined || sort === "open");
}

function chooseOrder(given: ListParameters, near: Coordinates | null): ServiceQuery["order"] {
  if (given.sort === undefined && near !== null) return { by: "distance", direction: "asc" };
  const by = given.sort ?? "createdAt";
  // "open" is an order of groups, and within them of nearness or age: it has one direction.
  if (by === "open") return { by, direction: "asc" };
  return { by, direction: given.direction ?? FIRST_DIRECTION[by] };
}

/** `limit=0` asks for all: of the favorites, of what waits, else of the most that one reply carries. */
function page(
  given: ListParameters,
  filters: Pick<ListParameters, FilterName>,
  alertsOnly: boolean,
): Pick<ServiceQuery, "limit" | "skip"> {
  const skip = given.skip ?? 0;
  if (alertsOnly) return { limit: Math.min(given.limit || MAX_ALERTS, MAX_ALERTS), skip };
  if (given.limit === 0) {
    const all = filters.isApproved === false ? MAX_WAITING : MAX_LIMIT;
    return { limit: filters._id === undefined ? all : filters._id.length, skip };
  }
  return { limit: Math.min(given.limit ?? DEFAULT_LIMIT, MAX_LIMIT), skip };
}
