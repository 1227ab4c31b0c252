import { AUDIENCE_RADIUS_MILES } from "../../base/contract/limits.ts";
import { centreMiles, compareMiles } from "../../places/centre-miles.ts";
import { milesBetween } from "../../places/great-circle.ts";
import { planePoint } from "../../places/mercator.ts";
import { fullNamesIn, MAX_NAMED } from "../../search/asked-names.ts";
import { searchDocument } from "../../search/search-document.ts";
import { type IndexMatches, type SearchIndex, searchIndex } from "../../search/search-index.ts";
import type { Synonyms } from "../../search/synonyms.ts";
import { rankedFirst } from "../../search/word-rank.ts";
import { beginningWith } from "../../services/first-row.ts";
import { spanishFacts } from "../../services/flat-facts.ts";
import type { Bounds } from "../../services/list-parameters.ts";
import type { ServiceQuery } from "../../services/list-query.ts";
import { OPEN_RANKS, openRank } from "../../services/open-rank.ts";
import { isPermanentlyClosed, satisfiesOpenNow } from "../../services/opening-hours/opening-status-rule.ts";
import { opensWithin } from "../../services/opening-hours/opens-within.ts";
import type { Matched } from "../../services/public-service.ts";
import { isRemote } from "../../services/remote-service.ts";
import { type Coordinates, spanishText } from "../../services/service.ts";
import { shownIntake } from "../../services/shown-intake.ts";
import { buildMentionQuery, MENTIONED_IN, type Wish } from "../../services/wishes.ts";
import { byTextsField } from "../../translation/further-texts.ts";
import type { OfflineService } from "./offline-service.ts";
import { statusesAt } from "./offline-statuses.ts";
import { wishGroups, wishStates } from "./offline-wishes.ts";
import { isAlertAt } from "./show-offline.ts";
import { byTold, isFarFrom } from "./told-order.ts";

/** The services saved on a phone, queried like the API. */
export interface OfflineDirectory {
  readonly services: readonly OfflineService[];
  /**
   * The matches of a query in the API's order, before paging.
   *
   * @param now epoch milliseconds
   */
  list(query: ServiceQuery, now: number): readonly OfflineRow[];
  /** Tells for each wish whether a row nearby states it. */
  told(query: ServiceQuery, rows: readonly OfflineRow[]): { wish: Wish; isTold: boolean }[];
  /** Null where it is not saved. */
  find(id: string): OfflineService | null;
}

/** A row of a list. */
export interface OfflineRow {
  readonly service: OfflineService;
  /** How much of the search text the row matches; null where there are fewer than two words. */
  readonly matched: Matched | null;
}

/** Prepares services for queries; the search index is built at the first search. */
export function offlineDirectory(services: readonly OfflineService[], synonyms: Synonyms): OfflineDirectory {
  const listed = services.filter(({ hours }) => !isPermanentlyClosed(hours));
  const byId = new Map(services.map((service) => [service.facts.id, service]));
  const indexByService = new Map(listed.map((service, at) => [service, at]));
  let search: SearchIndex | null = null;
  return {
    services,
    find: (id) => byId.get(id) ?? null,
    told(query, rows) {
      const judgeWishes = wishStates(query);
      const near = rows.filter(({ service }) => !isFarFrom(query.near, service));
      return query.wishes.map((wish, at) => ({
        wish,
        isTold: near.some(({ service }) => judgeWishes(service)[at] === "YES"),
      }));
    },
    list(query, now) {
      const mentions = query.managed === null ? buildMentionQuery(query.wishes) : null;
      search ??= query.text === null && mentions === null ? null : searchIndex(buildDocuments(listed));
      const mentioned = mentions === null ? null : (search?.find(mentions, MENTIONED_IN, synonyms) ?? null);
      const filters = buildFilters(query, now);
      const words = query.text === null ? null : wordsIn(query.text, query.wishes, search, synonyms);
      const kept = (isMatch: (at: number) => boolean): readonly OfflineService[] => {
        const found = listed.filter(
          (service, at) => isMatch(at) && filters.every((filter) => filter(service)),
        );
        return query.near === null ? found : withinRadius(found, query.near, query);
      };
      const named = namedAmong(listed, query, synonyms);
      const matches = listMatches(words);
      const [whole] = matches;
      const called = audienceGroups(
        kept((at) => named.has(at)),
        query.audiences,
      ).flat();
      const first = inOrder(called, query).map((service) => ({ service, matched: whole?.matched ?? null }));
      const parts = matches.map(({ matched, isMatch }) => {
        const groups = groupByAudience(
          kept((at) => isMatch(at) && !named.has(at)),
          query,
        ).map((group) => wishGroups(group, query, mentioned, indexByService));
        const rankRows = (wished: readonly (readonly OfflineService[])[]) => {
          const blocks = wished.map((group) =>
            groupByRank(group, query).flatMap((rank) => inOrder(rank, query)),
          );
          const ranked = inRank(blocks, { matched, words, query, placeOf: indexByService });
          return ranked.map((service) => ({ service, matched }));
        };
        // Where words are matched in part, what says no to a wish comes after all others (rule search 29).
        if (matched === null || query.wishes.length === 0)
          return { rows: rankRows(groups.flat()), denied: [] };
        return {
          rows: rankRows(groups.flatMap((wished) => wished.slice(0, -1))),
          denied: rankRows(groups.flatMap((wished) => wished.slice(-1))),
        };
      });
      const others = [...parts.flatMap(({ rows }) => rows), ...parts.flatMap(({ denied }) => denied)];
      const ordered = [...first, ...others];
      return query.text === null && query.ids === null ? withoutProtectedFirst(ordered, query) : ordered;
    },
  };
}

/** The places of those whose full name is in the search text (rule search 23). */
function namedAmong(
  services: readonly OfflineService[],
  { text }: ServiceQuery,
  synonyms: Synonyms,
): ReadonlySet<number> {
  if (text === null || !text.fields.includes("name")) return new Set();
  const names = fullNamesIn(
    text.q,
    services.map(({ facts }) => facts),
    synonyms,
  );
  const named = services.flatMap(({ facts }, at) => (names.has(facts.name.toLowerCase()) ? [at] : []));
  return new Set(named.length > MAX_NAMED ? [] : named);
}

/** Rows that match some of the words, in the order asked for, ranked by words; in an order of columns they are not. */
function byWords(
  blocks: readonly (readonly OfflineService[])[],
  { near, order: { by, direction } }: ServiceQuery,
  { ranked }: IndexMatches,
  indexByService: ReadonlyMap<OfflineService, number>,
): OfflineService[] {
  if (by !== "distance" && by !== "open" && !(by === "createdAt" && direction === "desc"))
    return blocks.flat();
  const isFar = (service: OfflineService) => isFarFrom(near, service);
  const rows = blocks.flatMap((block, number) =>
    block.map((service) => ({
      service,
      words: ranked.map(({ found }) => found[indexByService.get(service) ?? -1] === 1),
      block: 2 * number + (isFar(service) ? 1 : 0),
    })),
  );
  return rankedFirst(rows, ranked).map(({ service }) => service);
}

/** The rows of the blocks as a search ranks them. */
function inRank(
  blocks: readonly (readonly OfflineService[])[],
  {
    matched,
    words,
    query,
    placeOf,
  }: {
    matched: Matched | null;
    words: IndexMatches | null;
    query: ServiceQuery;
    placeOf: ReadonlyMap<OfflineService, number>;
  },
): OfflineService[] {
  if (words === null) return blocks.flat();
  return matched === "ANY" ? byWords(blocks, query, words, placeOf) : byTold(blocks, query, words, placeOf);
}

/** Keeps an open row first in lists that put open services first, whomever it is for (rule lists 31). */
function withoutProtectedFirst(rows: readonly OfflineRow[], query: ServiceQuery): readonly OfflineRow[] {
  if (rows[0]?.service.facts.isProtected !== true) return rows;
  const others = rows.filter(({ service }) => service.facts.isProtected !== true);
  const isOpen = query.order.by === "open" ? openFilter(query) : () => true;
  return beginningWith(others.find(({ service }) => isOpen(service)) ?? others[0] ?? null, rows);
}

/** Returns rows that match all words, followed by those that match some; all rows where there are no words. */
function listMatches(
  words: IndexMatches | null,
): readonly (Pick<OfflineRow, "matched"> & { isMatch: (at: number) => boolean })[] {
  if (words === null) return [{ matched: null, isMatch: () => true }];
  const { all, any } = words;
  const isWhole = (at: number) => all[at] === 1;
  if (any === null) return [{ matched: null, isMatch: isWhole }];
  return [
    { matched: "ALL", isMatch: isWhole },
    { matched: "ANY", isMatch: (at) => any[at] === 1 && !isWhole(at) },
  ];
}

/** Assigns the groups of `sort=open` (rule lists 32). */
function groupByRank(
  services: readonly OfflineService[],
  { order, at }: ServiceQuery,
): (readonly OfflineService[])[] {
  if (order.by !== "open") return [services];
  const statuses = statusesAt(at);
  const rankService = ({ hours, facts }: OfflineService) => {
    const door = statuses(hours);
    const isIntakeClosed = shownIntake(facts, hours, { door, at })?.isClosed === true;
    return openRank({ door: door.state, isIntakeClosed }, facts);
  };
  return OPEN_RANKS.map((rank) => services.filter((service) => rankService(service) === rank));
}

function* buildDocuments(services: readonly OfflineService[]) {
  for (const { facts } of services) {
    yield searchDocument({
      ...facts,
      ...spanishFacts((field) => spanishText(facts[`${field}Es`], facts[`${field}EsState`])),
      ...byTextsField(facts.texts ?? []),
      publicPlace: facts,
    });
  }
}

function wordsIn(
  { q, fields, kinds }: NonNullable<ServiceQuery["text"]>,
  wishes: readonly Wish[],
  search: SearchIndex | null,
  synonyms: Synonyms,
): IndexMatches | null {
  // Owners' addresses are not saved on phones.
  const readable = fields.filter((name) => name !== "userEmail");
  return search?.findMatches(q, readable, synonyms, { isForEveryone: wishes.length > 0, kinds }) ?? null;
}

type Filter = (service: OfflineService) => boolean;

/** The filters of a query, except words, audience and distance. */
function buildFilters(query: ServiceQuery, now: number): Filter[] {
  const filters: Filter[] = [];
  const { ids, types, needs, cities, states, zips, organizations, entry, languages, topics, bounds } = query;
  if (ids !== null) filters.push(({ facts }) => ids.includes(facts.id));
  if (query.alertsOnly) filters.push(({ facts }) => isAlertAt(facts, now));
  if (types.length > 0) {
    // A service without a type is found by its words on every tab.
    const isFoundByWords = query.text !== null;
    filters.push(({ facts: { type } }) =>
      type.length === 0 ? isFoundByWords : type.some((each) => types.includes(each)),
    );
  }
  for (const group of needs) filters.push(({ meets }) => meets.some((need) => group.includes(need)));
  if (query.petsOnly) filters.push(({ facts }) => facts.isAllowedPets === true);
  if (cities.length > 0) filters.push(wholeValue(cities, ({ facts }) => facts.city));
  if (states.length > 0) filters.push(wholeValue(states, ({ facts }) => facts.state));
  if (zips.length > 0) filters.push(wholeValue(zips, ({ facts }) => facts.zip));
  if (organizations.length > 0)
    filters.push(({ facts }) => facts.organization !== null && organizations.includes(facts.organization.id));
  // Programs are not saved on phones.
  if (query.programs.length > 0) filters.push(() => false);
  if (entry.length > 0) filters.push(({ facts }) => facts.entry.some((way) => entry.includes(way)));
  if (query.provisions.length > 0)
    filters.push(({ facts }) => query.provisions.every((one) => facts.provisions.includes(one)));
  if (languages.length > 0)
    filters.push(({ facts }) => facts.languages.some((tag) => languages.includes(tag)));
  if (topics.length > 0) filters.push(({ facts }) => facts.topics.some((topic) => topics.includes(topic)));
  if (bounds !== null) filters.push(({ point }) => point !== null && isInside(point, bounds));
  if (query.isOpen) {
    filters.push(openFilter(query));
  }
  return filters;
}

/** Matches services that are open at the moment, or open within the time, that was asked about. */
export function openFilter({ at, openWithin }: ServiceQuery): (service: OfflineService) => boolean {
  const statuses = statusesAt(openWithin?.from ?? at);
  return ({ hours }) =>
    openWithin === null ? satisfiesOpenNow(statuses(hours)) : opensWithin(statuses(hours), openWithin.until);
}

function wholeValue(values: readonly string[], of: (service: OfflineService) => string | null): Filter {
  const wanted = new Set(values.map((value) => value.toLowerCase()));
  return (service) => {
    const value = of(service);
    return value !== null && wanted.has(value.toLowerCase());
  };
}

/** Compares on the plane, as the database does; edges are inclusive. */
function isInside(point: Coordinates, { west, south, east, north }: Bounds): boolean {
  const { x, y } = planePoint(point);
  const low = planePoint({ longitude: west, latitude: south });
  const high = planePoint({ longitude: east, latitude: north });
  const isHorizontal = west <= east ? low.x <= x && x <= high.x : low.x <= x || x <= high.x;
  return isHorizontal && low.y <= y && y <= high.y;
}

function withinRadius(
  services: readonly OfflineService[],
  near: Coordinates,
  { radiusMiles, withRemote }: ServiceQuery,
): readonly OfflineService[] {
  if (radiusMiles === null) return services;
  return services.filter((service) =>
    service.point === null
      ? withRemote && isRemote(service.facts)
      : milesBetween(near, service.point) <= radiusMiles,
  );
}

/**
 * With audiences: services meant for them, then those open to everyone or with no known audience; with a place, those
 * within `AUDIENCE_RADIUS_MILES` first (rule lists 19), and before those beyond what has no place to go to, where the
 * query wants it. Whom that serves is not known here.
 */
function groupByAudience(
  services: readonly OfflineService[],
  query: ServiceQuery,
): (readonly OfflineService[])[] {
  const { audiences, near, withRemote, wishes } = query;
  if (near === null) return audienceGroups(services, audiences);
  if (audiences.length === 0 && !withRemote && wishes.length === 0) return [services];
  const isBetween = ({ facts }: OfflineService) => withRemote && isRemote(facts);
  const isNear = ({ point }: OfflineService) =>
    point !== null && milesBetween(near, point) <= AUDIENCE_RADIUS_MILES;
  const parts: ((service: OfflineService) => boolean)[] = [
    isNear,
    isBetween,
    (service) => !isNear(service) && !isBetween(service),
  ];
  return parts.flatMap((isIn) => audienceGroups(services.filter(isIn), audiences));
}

function audienceGroups(
  services: readonly OfflineService[],
  audiences: ServiceQuery["audiences"],
): (readonly OfflineService[])[] {
  if (audiences.length === 0) return [services];
  const isForAudience = ({ facts: { category } }: OfflineService) =>
    !category.includes("ALL") && category.some((each) => audiences.includes(each));
  const isForEveryone = ({ facts: { category } }: OfflineService) =>
    category.includes("ALL") || category.every((each) => each === "PETS_ALLOWED");
  return [services.filter(isForAudience), services.filter(isForEveryone)];
}

function inOrder(services: readonly OfflineService[], { near, order }: ServiceQuery): OfflineService[] {
  if (near !== null && (order.by === "distance" || order.by === "open")) return nearestFirst(services, near);
  // Without a place, `sort=open` has the newest first.
  const sign = order.direction === "asc" && order.by !== "open" ? 1 : -1;
  const compare = COMPARE[order.by === "distance" || order.by === "open" ? "createdAt" : order.by];
  return [...services].sort((a, b) => sign * (compare(a.facts, b.facts) || byText(a.facts.id, b.facts.id)));
}

/** Services without a location come last. */
function nearestFirst(services: readonly OfflineService[], near: Coordinates): OfflineService[] {
  return services
    .map((service) => ({
      service,
      miles: service.point === null ? Number.POSITIVE_INFINITY : milesBetween(near, service.point),
      centreMiles: centreMiles(service.facts),
    }))
    .sort((a, b) => compareMiles(a, b) || byText(a.service.facts.id, b.service.facts.id))
    .map(({ service }) => service);
}

type Compare = (a: OfflineService["facts"], b: OfflineService["facts"]) => number;

const COMPARE: Readonly<Record<Exclude<ServiceQuery["order"]["by"], "distance" | "open">, Compare>> = {
  // ISO texts in UTC of the same format sort by time.
  createdAt: (a, b) => byText(momentText(a.createdAt), momentText(b.createdAt)),
  updatedAt: (a, b) => byText(momentText(a.updatedAt), momentText(b.updatedAt)),
  // Services that no one has confirmed sort as the oldest.
  verifiedAt: (a, b) => byText(momentText(a.verifiedAt ?? ""), momentText(b.verifiedAt ?? "")),
  likes: (a, b) => a.likes - b.likes,
  name: (a, b) => byText(a.name.toLowerCase(), b.name.toLowerCase()),
};

/** `…:05Z` comes before `…:05.120Z`. */
function momentText(iso: string): string {
  return iso.replace("Z", "");
}

/** Compares by code points, as the database does. */
function byText(a: string, b: string): number {
  if (a === b) return 0;
  const [one, other] = [[...a], [...b]];
  const at = one.findIndex((sign, index) => sign !== other[index]);
  const [left, right] = [one[at]?.codePointAt(0) ?? -1, other[at]?.codePointAt(0) ?? -1];
  if (at === -1) return one.length - other.length;
  return left - right;
}
