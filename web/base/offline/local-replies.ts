import { paramsIn } from "#domain/base/contract/address.ts";
import type { Endpoint } from "#domain/base/contract/call-api.ts";
import { epochOfIso, isoOfEpoch } from "#domain/base/contract/instant.ts";
import { MAX_COUNT_BY_TYPE, MAX_PINS } from "#domain/base/contract/limits.ts";
import { readParameters } from "#domain/base/contract/parameters.ts";
import { LANGUAGES } from "#domain/base/languages/languages.ts";
import { withToldKind } from "#domain/chatbot/with-told-kind.ts";
import type { PublicCrisisLine } from "#domain/contacts/crisis-lines/crisis-line-calls.ts";
import { crisisLineParameters, crisisLineQuery } from "#domain/contacts/crisis-lines/crisis-line-query.ts";
import { searchableLine } from "#domain/contacts/crisis-lines/crisis-line-search.ts";
import { lineStatus } from "#domain/contacts/crisis-lines/line-hours.ts";
import { listedCrisisLines } from "#domain/contacts/crisis-lines/list-crisis-lines.ts";
import type { AskedInText } from "#domain/danger/search-calls.ts";
import { isCovered, savedCounty } from "#domain/offline/city-pack/merge-saved.ts";
import { type OfflineRow, openFilter } from "#domain/offline/city-pack/offline-directory.ts";
import type { OfflineService } from "#domain/offline/city-pack/offline-service.ts";
import { statusesAt } from "#domain/offline/city-pack/offline-statuses.ts";
import { savedPlaceIn } from "#domain/offline/city-pack/saved-places.ts";
import {
  showOfflinePin,
  showOfflineRow,
  showOfflineService,
} from "#domain/offline/city-pack/show-offline.ts";
import { atPlace } from "#domain/search/at-place.ts";
import { withAsked } from "#domain/search/with-asked.ts";
import { SERVICE_TYPES } from "#domain/services/enumerations.ts";
import { serviceParameters } from "#domain/services/list-parameters.ts";
import { readServiceQuery, type ServiceQuery } from "#domain/services/list-query.ts";
import type { ListedForViewer } from "#domain/services/listing.ts";
import { aroundMiddle } from "#domain/services/map-query.ts";
import type { TypeCount } from "#domain/services/service-calls.ts";
import { prepareWords } from "#words/base/prepare-words.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { intakeWindow as windowEn } from "#words/compiled/en/services/intake-window.ts";
import { openingHours as en } from "#words/compiled/en/services/opening-hours.ts";
import { provisions as provisionsEn } from "#words/compiled/en/services/provisions.ts";
import { intakeWindow as windowEs } from "#words/compiled/es/services/intake-window.ts";
import { openingHours as es } from "#words/compiled/es/services/opening-hours.ts";
import { provisions as provisionsEs } from "#words/compiled/es/services/provisions.ts";
import type { OpeningHoursWords } from "#words/compiled/services/opening-hours.ts";
import { readCrisisLines } from "./crisis-line-cache.ts";
import { localDanger } from "./local-danger.ts";
import { type LocalDirectory, localDirectory } from "./local-directory.ts";
import { cachedReply } from "./reply-cache.ts";

/** A reply made here, as the API would give it. */
export interface LocalReply {
  readonly reply: unknown;
  readonly total?: number;
  /** Epoch milliseconds of the oldest thing in it. */
  readonly savedAt: number;
  /** The day and the wishes that the text of a list names; absent: none. */
  readonly asked?: AskedInText;
  /** The directory is complete: it comes from the saved area, and not only from visited pages. */
  readonly isArea: boolean;
  /** Radius of that area in miles, where the reply is a list of it. */
  readonly areaMiles?: number;
}

/** Calls that can be answered from what the device has stored. The first that fits counts: `count` is no id. */
const LOCAL_ENDPOINTS = [
  "GET /services",
  "GET /services/count",
  "GET /services/count-by-type",
  "GET /services/pins",
  "GET /services/{id}",
  "GET /crisis-lines",
  "GET /static-pages/{code}",
] as const satisfies readonly Endpoint[];
export type LocalEndpoint = (typeof LOCAL_ENDPOINTS)[number];

/**
 * Finds the call that the device can answer; null where only the server can.
 *
 * @param pathname of a request that reads
 */
export function localEndpoint(pathname: string): LocalEndpoint | null {
  return LOCAL_ENDPOINTS.find((endpoint) => paramsIn(pathname, endpoint) !== null) ?? null;
}

/**
 * Answers as the API would; null where the device cannot know.
 *
 * @param now epoch milliseconds
 */
export async function replyLocally(
  endpoint: LocalEndpoint,
  address: URL,
  now: number,
): Promise<LocalReply | null> {
  switch (endpoint) {
    case "GET /crisis-lines":
      return crisisLines(address, now);
    case "GET /static-pages/{code}": {
      const cached = await cachedReply(address.href);
      return cached === null ? null : { reply: JSON.parse(cached.text), savedAt: cached.at, isArea: true };
    }
    case "GET /services/{id}":
      return service(await localDirectory(), address, now);
    default:
      return services(await localDirectory(), endpoint, address, now);
  }
}

type List = "GET /services" | "GET /services/count" | "GET /services/count-by-type" | "GET /services/pins";

async function services(
  local: LocalDirectory,
  list: List,
  address: URL,
  now: number,
): Promise<LocalReply | null> {
  const { searchParams } = address;
  const parsed = readServiceQuery(Object.fromEntries(searchParams), now);
  if (!parsed.ok || isManaged(searchParams)) return null;
  const { directory, area } = local;
  const { query: whole, q, place } = asked(parsed.value, local);
  const ofKinds = await withKinds(whole, local, searchParams);
  const { isOpen, openWithin } = parsed.value;
  const isShut = ofKinds.openWithin !== openWithin && isShutThen(directory, ofKinds, now);
  const told = isShut ? { ...ofKinds, isOpen, openWithin } : ofKinds;
  const query = list === "GET /services/pins" ? { ...told, ...aroundMiddle(told) } : told;
  if (list === "GET /services/count-by-type") return countsByType(local, query, now);
  const rows = directory.list(query, now);
  const inText =
    whole === parsed.value
      ? {}
      : {
          asked: { q, day: findImpliedDay(parsed.value, told), place, wishes: directory.told(query, rows) },
        };
  const found = rows.map(({ service }) => service);
  const isArea = isCovered(area, query.near) || isAllKnown(local, query.ids);
  // Without a saved area an empty result may only mean that nothing was cached yet.
  if (!isArea && (found.length === 0 || list === "GET /services/count")) return null;
  const cachedPage = isArea || list !== "GET /services" ? null : await cachedListAt(local, address, query);
  const computeHoursStatus = statusesAt(query.at);
  const reach = isArea && area !== null ? { areaMiles: area.radiusMiles } : {};
  const common = { isArea, ...reach, ...inText, savedAt: oldest(found, area?.checkedAt ?? now) };
  if (list === "GET /services/count") return { ...common, reply: { count: found.length } };
  if (list === "GET /services/pins") {
    const pins = found.map((each) =>
      showOfflinePin(each, computeHoursStatus(each.hours), { now, at: query.at }),
    );
    return { ...common, reply: pins.filter((pin) => pin !== null).slice(0, MAX_PINS) };
  }
  const page = cachedPage ?? rows.slice(query.skip, query.skip + query.limit);
  const language = searchParams.get("lang");
  const display = {
    words: await wordsFor(language),
    provisions: provisionNames(language),
    windows: windowWords(language),
    now,
    at: query.at,
    from: query.from,
  };
  return {
    ...common,
    savedAt: oldest(
      page.map((row) => row.service),
      common.savedAt,
    ),
    reply: page.map(({ service: each, matched }) => ({
      ...showOfflineRow(each, computeHoursStatus(each.hours), display),
      matched,
    })),
    ...(isArea ? { total: found.length } : {}),
  };
}

/** Whether nothing that has all of the words opens then, but something does at other times, as on the server. */
function isShutThen(directory: LocalDirectory["directory"], query: ServiceQuery, now: number): boolean {
  if (query.bedAsked !== undefined) return false;
  if (directory.list(query, now)[0]?.matched !== "ANY") return false;
  return directory.list({ ...query, isOpen: false, openWithin: null }, now)[0]?.matched === "ALL";
}

/** Adds the kind of help that a text tells of, as on the server: a text that names a danger is left as it is. */
async function withKinds(
  query: ServiceQuery,
  { synonyms }: LocalDirectory,
  parameters: URLSearchParams,
): Promise<ServiceQuery> {
  const told = withToldKind(query, synonyms);
  if (told === query) return query;
  const danger = await localDanger(parameters.get("q") ?? "", parameters.get("lang"));
  return danger === null ? told : query;
}

/** Reads what a list's text names besides words to search for: a saved place, a day, wishes. */
function asked(
  query: ServiceQuery,
  { directory, synonyms }: LocalDirectory,
): { readonly query: ServiceQuery; readonly q: string; readonly place: AskedInText["place"] } {
  if (!readsText(query)) return { query, q: "", place: null };
  const named = query.text === null ? null : savedPlaceIn(query.text.q, directory.services, synonyms);
  const placed = named === null ? query : atPlace(query, named);
  const place = named === null ? null : { label: named.name, ...named.coordinates };
  return { ...withAsked(placed, synonyms, zoneHere()), place };
}

/** As on the server: a search in single fields asks for its words only. */
function readsText({ text, ids, alertsOnly }: ServiceQuery): boolean {
  const { fields = [] } = text ?? {};
  return ids === null && !alertsOnly && fields.includes("description") && fields.includes("city");
}

function findImpliedDay({ openWithin }: ServiceQuery, asked: ServiceQuery): AskedInText["day"] {
  return asked.openWithin === openWithin ? null : asked.openWithin;
}

function zoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Counts services by type; null where not all services of the place are known. */
function countsByType(
  { directory, area }: LocalDirectory,
  query: ServiceQuery,
  now: number,
): LocalReply | null {
  if (!isCovered(area, query.near)) return null;
  const reply = SERVICE_TYPES.map((type): TypeCount => {
    const { length } = directory.list({ ...query, types: [type] }, now);
    return { type, count: Math.min(length, MAX_COUNT_BY_TYPE), hasMore: length > MAX_COUNT_BY_TYPE };
  });
  return { isArea: true, reply, savedAt: area?.checkedAt ?? now };
}

/**
 * Finds the list as it was cached. It has the right order of hidden addresses, which otherwise only the server and a
 * saved area know. Services that have closed since are removed from a list of open ones.
 */
async function cachedListAt(
  { directory }: LocalDirectory,
  { href }: URL,
  query: ServiceQuery,
): Promise<readonly OfflineRow[] | null> {
  const cached = await cachedReply(href);
  if (cached === null) return null;
  const rows: Pick<ListedForViewer, "id" | "matched">[] = JSON.parse(cached.text);
  const isOpen = openFilter(query);
  return rows
    .flatMap(({ id, matched }) => {
      const service = directory.find(id);
      return service === null ? [] : [{ service, matched }];
    })
    .filter(({ service }) => !query.isOpen || isOpen(service));
}

/** Lists of pending, owned or deleted services, which only the server has. */
function isManaged(query: URLSearchParams): boolean {
  return (
    query.get("isApproved") === "false" ||
    ["isShowAll", "isOwnerLost", "isDeleted", "user"].some((name) => query.has(name))
  );
}

/** Favorites, and statuses that ran out: known where each of them is. */
function isAllKnown({ directory }: LocalDirectory, ids: readonly string[] | null): boolean {
  return ids?.every((id) => directory.find(id) !== null) === true;
}

async function service(
  { directory, area }: LocalDirectory,
  address: URL,
  now: number,
): Promise<LocalReply | null> {
  const cached = directory.find(paramsIn(address.pathname, "GET /services/{id}")?.["id"] ?? "");
  const parsed = readParameters(serviceParameters, Object.fromEntries(address.searchParams));
  if (cached === null || !parsed.ok) return null;
  const { at, currentCoordinate, lang } = parsed.value;
  const status = statusesAt(at ?? now)(cached.hours);
  return {
    reply: showOfflineService(cached, status, {
      words: await wordsFor(lang),
      now,
      from: currentCoordinate ?? null,
    }),
    savedAt: cached.savedAt,
    isArea: area !== null,
  };
}

async function wordsFor(lang: string | null | undefined): Promise<OpeningHoursWords> {
  const language = LANGUAGES.find((one) => one === lang) ?? "en";
  await prepareWords(language);
  return wordsIn("openingHours", language, { en, es });
}

function provisionNames(lang: string | null) {
  const language = LANGUAGES.find((one) => one === lang) ?? "en";
  return wordsIn("provisions", language, { en: provisionsEn, es: provisionsEs }).short;
}

function oldest(services: readonly OfflineService[], none: number): number {
  return services.reduce((at, { savedAt }) => Math.min(at, savedAt), services.length === 0 ? none : Infinity);
}

function windowWords(lang: string | null) {
  const language = LANGUAGES.find((one) => one === lang) ?? "en";
  return wordsIn("intakeWindow", language, { en: windowEn, es: windowEs });
}

/** The whole list is always here, so each question is answered in full: first the lines of a saved area's county. */
async function crisisLines({ searchParams }: URL, now: number): Promise<LocalReply | null> {
  const cached = await readCrisisLines();
  const parsed = readParameters(crisisLineParameters, Object.fromEntries(searchParams));
  if (cached === null || !parsed.ok) return null;
  const all = new Map(cached.lines.map((line) => [line.id, withStatus(line, now)]));
  const searchable = cached.lines.map((line) => searchableLine(withEpochTimes(line)));
  const { synonyms, area } = await localDirectory();
  const query = crisisLineQuery(parsed.value);
  const county = query.near === null ? null : savedCounty(area, query.near);
  const { lines, total } = listedCrisisLines(searchable, query, synonyms, county);
  return { reply: lines.map(({ id }) => all.get(id)), total, savedAt: cached.at, isArea: true };
}

/** Sets whether the line is answered now, rather than when it was saved. */
function withStatus(line: PublicCrisisLine, now: number): PublicCrisisLine {
  const { isOpen, changesAt } = lineStatus(line, now);
  return { ...line, isOpen, changesAt: changesAt === null ? null : isoOfEpoch(changesAt) };
}

function withEpochTimes(line: PublicCrisisLine) {
  return {
    ...line,
    createdAt: epochOfIso(line.createdAt) ?? 0,
    updatedAt: epochOfIso(line.updatedAt) ?? 0,
    lastCalledAt: line.lastCalledAt === null ? null : epochOfIso(line.lastCalledAt),
  };
}
