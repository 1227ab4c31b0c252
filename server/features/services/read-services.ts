import type { CallAnswer } from "#domain/base/contract/call.ts";
import { AUDIENCE_RADIUS_MILES, MAX_COUNT_BY_TYPE, MAX_PINS } from "#domain/base/contract/limits.ts";
import { type Language, mainLanguage } from "#domain/base/languages/language.ts";
import { SERVICE_TYPES } from "#domain/services/enumerations.ts";
import { GUEST_PERMISSIONS } from "#domain/services/guest-permissions.ts";
import type { ServiceQuery } from "#domain/services/list-query.ts";
import type { ListedForViewer } from "#domain/services/listing.ts";
import { aroundMiddle } from "#domain/services/map-query.ts";
import type { OpeningStatus } from "#domain/services/opening-hours/opening-status.ts";
import { satisfiesOpenNow } from "#domain/services/opening-hours/opening-status-rule.ts";
import { opensWithin } from "#domain/services/opening-hours/opens-within.ts";
import type { ServicePin } from "#domain/services/public-service.ts";
import type { listServices, TypeCount } from "#domain/services/service-calls.ts";
import { servicePermissions } from "#domain/services/service-permissions.ts";
import type { Wish } from "#domain/services/wishes.ts";
import {
  byTextsField,
  listServiceTexts,
  type ServiceText,
  shownTexts,
} from "#domain/translation/further-texts.ts";
import type { SerializedAnswer } from "#server/base/http/route.ts";
import { type Editor, type RequestContext, toRights } from "#server/base/http/viewer.ts";
import type { Db } from "#server/base/sql/db.ts";
import type { ActiveNights } from "#server/features/hard-nights/active-nights.ts";
import type { FindElsewhere } from "#server/features/places/service-area/find-elsewhere.ts";
import type { FindServedPlace } from "#server/features/places/service-area/find-served-place.ts";
import type { Search as TextSearch } from "#server/features/search/search.ts";
import { readPins, readRevisedBodies } from "./body-queries.ts";
import type { FoundService } from "./find-groups.ts";
import type { Candidate, Search } from "./find-queries.ts";
import { countFound, findServices, findToldWishes } from "./find-services.ts";
import { listCautions } from "./list-cautions.ts";
import { showManaged } from "./managed-list.ts";
import { findOwn, type ManagedScope, readManagedBodies } from "./managed-queries.ts";
import type { FindNightFirst } from "./night-first.ts";
import { prepareSearch } from "./search-of.ts";
import {
  serializeList,
  serializeListed,
  serializeMay,
  serializeProvisions,
  serializeTexts,
} from "./serialize-list.ts";
import type { CachedService, ServiceCache } from "./service-cache.ts";
import { computeStatus, showPin } from "./show-service.ts";
import { readTextsIn } from "./text-queries.ts";

/** Dependencies of reading lists. */
export interface Directory {
  readonly db: Db;
  /** The primary, for users who read their own writes. */
  readonly fresh: Db;
  readonly textSearch: TextSearch;
  readonly repairs: Repairs;
  readonly cache: ServiceCache;
  readonly unmet: UnmetSearches;
  readonly nights: ActiveNights;
  readonly nightFirst: FindNightFirst;
  readonly findServedPlace: FindServedPlace;
  readonly findElsewhere: FindElsewhere;
}

/** Notes searches that found nothing, or nothing open. It must neither wait nor fail. */
export interface UnmetSearches {
  note(query: ServiceQuery): void;
}

/** Repairs that reads found necessary, left to jobs. */
export interface Repairs {
  /** Hours whose edges do not cover the requested time, or were computed by another rule. */
  staleHours(ids: readonly number[]): void;
  /** Services whose status contradicts their edges. */
  inconsistent(serviceIds: readonly string[]): void;
}

/** A row whose status contradicts its edges is dropped; the page is refilled at most this often. */
const MAX_REFILLS = 3;

/** One page of a list. */
export async function readList(
  directory: Directory,
  query: ServiceQuery,
  context: RequestContext,
): Promise<CallAnswer<typeof listServices> | SerializedAnswer> {
  const search = await prepareSearch(directory, query, context);
  if (search === null) return { ok: true, reply: [], total: 0 };
  const { managed } = search;
  const { viewer } = context;
  if (managed !== null && viewer.kind !== "guest") {
    const {
      rows,
      isAnyOpen: _,
      ...total
    } = await readPage(directory, search, (found) =>
      readManagedRows(directory, found, managed, { ...context, viewer }, query),
    );
    return { ok: true, reply: rows, ...total };
  }
  const { rows, isAnyOpen, ...total } = await readPage(
    directory,
    { ...search, withRevisions: true },
    (found) => readPublicRows(directory, found, context, query),
  );
  if (!isAnyOpen && query.skip === 0 && query.ids === null && !query.alertsOnly) directory.unmet.note(query);
  return { ok: true, serialized: serializeList(rows), ...total };
}

/** A service of the page, unless its status contradicts the filter. */
interface Row<Shown> {
  /** At the moment or within the time asked about. */
  readonly isOpen: boolean;
  /** No one who comes is taken in, though it may be open. */
  readonly isIntakeClosed: boolean;
  show(matched: FoundService["matched"]): Shown;
}

/** The rows of a page in order, without those whose status contradicts the filter. */
async function readPage<Shown>(
  directory: Directory,
  search: Search,
  readRows: (found: readonly Candidate[]) => Promise<ReadonlyMap<string, Row<Shown>>>,
): Promise<{ rows: Shown[]; isAnyOpen: boolean; total?: number }> {
  const { repairs } = directory;
  const db = chooseDb(directory, search.query);
  const without: string[] = [];
  for (let refill = 0; ; refill++) {
    const { page, total } = await findServices(db, { ...search, without }, repairs.staleHours);
    const read = await readRows(page);
    const rows: Shown[] = [];
    const inconsistent: string[] = [];
    let isAnyOpen = false;
    for (const { id, matched } of page) {
      const row = read.get(id);
      // Deleted since it was found.
      if (row === undefined) continue;
      if (search.query.isOpen && !row.isOpen) inconsistent.push(id);
      else {
        rows.push(row.show(matched));
        isAnyOpen ||= row.isOpen && !row.isIntakeClosed;
      }
    }
    if (inconsistent.length > 0) repairs.inconsistent(inconsistent);
    if (inconsistent.length === 0 || refill === MAX_REFILLS) {
      return { rows, isAnyOpen, ...(total === null ? {} : { total }) };
    }
    without.push(...inconsistent);
  }
}

function chooseDb({ db, fresh }: Directory, { managed }: ServiceQuery): Db {
  return managed === null ? db : fresh;
}

/** Public rows, serialized as JSON. */
async function readPublicRows(
  directory: Directory,
  found: readonly Candidate[],
  { viewer, language, now }: RequestContext,
  query: ServiceQuery,
): Promise<Map<string, Row<string>>> {
  const { at, from } = query;
  const [services, own] = await Promise.all([
    readCached(directory, found),
    viewer.kind === "guest"
      ? null
      : findOwn(
          directory.db,
          found.map(({ id }) => id),
          viewer.id,
        ),
  ]);
  // Read after the English texts, so that a newer translation is never taken for an outdated one.
  const texts = await textsIn(directory.db, services, language);
  const display = { language, now, at, from };
  const findCautions = await listCautions(directory.findElsewhere, services, display);
  const role = toRights(viewer);
  const mayWithOthers = serializeMay(own === null ? GUEST_PERMISSIONS : servicePermissions(role, false));
  const mayWithOwn = serializeMay(servicePermissions(role, true));
  return new Map(
    services.map((service) => {
      const status = service.hours.statusAt(at);
      const may = own?.has(service.id) === true ? mayWithOwn : mayWithOthers;
      const cautions = findCautions(service);
      return [
        service.id,
        {
          isOpen: isOpenFor((moment) => service.hours.statusAt(moment).status, query),
          isIntakeClosed: cautions.isIntakeClosed,
          show: (matched) =>
            serializeListed(
              service,
              status,
              { ...display, matched },
              may,
              cautions.json +
                serializeProvisions(service.provisions, language) +
                serializeTexts(texts.get(service.id)),
            ),
        },
      ];
    }),
  );
}

/** Reads the public texts of these services in a further language; bodies contain those of the main languages. */
async function textsIn(
  db: Db,
  services: readonly { readonly id: string }[],
  language: Language,
): Promise<ReadonlyMap<string, readonly ServiceText[]>> {
  if (language === mainLanguage(language)) return new Map();
  const ids = services.map(({ id }) => id);
  const found = await readTextsIn(db, ids, language);
  return new Map([...found].map(([id, texts]) => [id, shownTexts(listServiceTexts(byTextsField(texts)))]));
}

/** Reads from the cache where the revision matches, else from the database; in any order. */
async function readCached(
  { db, fresh, cache }: Directory,
  found: readonly Candidate[],
): Promise<CachedService[]> {
  const services: CachedService[] = [];
  const missing = new Map<string, string>();
  for (const { id, revision = "" } of found) {
    const service = cache.get(id, revision);
    if (service === null) missing.set(id, revision);
    else services.push(service);
  }
  const changed: string[] = [];
  for (const body of await readRevisedBodies(db, [...missing.keys()])) {
    if (body.revision === missing.get(body.id)) services.push(cache.add(body));
    else changed.push(body.id);
  }
  // Changed since they were found, or read from a lagging replica. The primary never lags.
  for (const body of await readRevisedBodies(fresh, changed)) services.push(cache.add(body));
  return services;
}

/** Rows of a managed list, with restricted fields. */
async function readManagedRows(
  { fresh }: Directory,
  found: readonly Candidate[],
  scope: ManagedScope,
  { viewer, language, now }: RequestContext & { readonly viewer: Editor },
  query: ServiceQuery,
): Promise<Map<string, Row<ListedForViewer>>> {
  const { at, from } = query;
  const bodies = await readManagedBodies(
    fresh,
    found.map(({ id }) => id),
    scope,
  );
  const texts = await textsIn(fresh, bodies, language);
  const display = { language, now, at, from };
  return new Map(
    bodies.map((body) => {
      const status = computeStatus(body, at);
      const isOpen = isOpenFor((moment) => computeStatus(body, moment), query);
      const further = texts.get(body.id);
      const show = (matched: FoundService["matched"]) => ({
        ...showManaged(body, status, display, viewer),
        ...(further === undefined ? {} : { texts: [...further] }),
        matched,
      });
      return [body.id, { isOpen, isIntakeClosed: false, show }];
    }),
  );
}

/** Whether a door is open at the moment that was asked about, or within the time. */
function isOpenFor(statusAt: (moment: number) => OpeningStatus, { at, openWithin }: ServiceQuery): boolean {
  if (openWithin === null) return satisfiesOpenNow(statusAt(at));
  return opensWithin(statusAt(openWithin.from), openWithin.until);
}

export async function countList(
  directory: Directory,
  query: ServiceQuery,
  context: RequestContext,
): Promise<number> {
  const search = await prepareSearch(directory, query, context);
  return search === null ? 0 : countFound(chooseDb(directory, query), search, directory.repairs.staleHours);
}

/** Counts the services of each type, one type after another, each up to a maximum. */
export async function countByType(
  directory: Directory,
  query: ServiceQuery,
  context: RequestContext,
): Promise<TypeCount[]> {
  const search = await prepareSearch(directory, query, context);
  const counts: TypeCount[] = [];
  for (const type of SERVICE_TYPES) {
    const found =
      search === null
        ? 0
        : await countFound(
            chooseDb(directory, query),
            { ...search, query: { ...query, types: [type] } },
            directory.repairs.staleHours,
            MAX_COUNT_BY_TYPE + 1,
          );
    counts.push({ type, count: Math.min(found, MAX_COUNT_BY_TYPE), hasMore: found > MAX_COUNT_BY_TYPE });
  }
  return counts;
}

/** Returns which of the wishes some nearby result states. */
export async function toldWishes(
  directory: Directory,
  query: ServiceQuery,
  context: RequestContext,
): Promise<readonly Wish[]> {
  if (query.wishes.length === 0) return [];
  const { near, radiusMiles } = query;
  const around = Math.min(radiusMiles ?? AUDIENCE_RADIUS_MILES, AUDIENCE_RADIUS_MILES);
  const nearby = { ...query, radiusMiles: near === null ? null : around };
  const search = await prepareSearch(directory, nearby, context);
  if (search === null) return [];
  return findToldWishes(chooseDb(directory, query), search, query.wishes, directory.repairs.staleHours);
}

/** How much of the text the first row of a list matches; null: it has none, or all rows match the same. */
export async function findFirstMatched(
  directory: Directory,
  query: ServiceQuery,
  context: RequestContext,
): Promise<FoundService["matched"]> {
  const search = await prepareSearch(directory, { ...query, skip: 0, limit: 1 }, context);
  if (search === null) return null;
  const { page } = await findServices(directory.db, search, directory.repairs.staleHours);
  return page[0]?.matched ?? null;
}

/** Reads the services of a list as map pins: those nearest to the middle where there are too many. */
export async function readListPins(
  directory: Directory,
  query: ServiceQuery,
  context: RequestContext,
): Promise<ServicePin[]> {
  const search = await prepareSearch(
    directory,
    { ...query, ...aroundMiddle(query), limit: MAX_PINS, skip: 0, withRemote: false },
    context,
  );
  if (search === null) return [];
  const { db, repairs } = directory;
  const { page } = await findServices(
    db,
    { ...search, isPlacedOnly: true, mayBeginProtected: true, night: null },
    repairs.staleHours,
  );
  const ids = page.map(({ id }) => id);
  const byId = new Map((await readPins(db, ids)).map((body) => [body.id, body]));
  return ids.flatMap((id) => {
    const body = byId.get(id);
    if (body === undefined) return [];
    const status = computeStatus(body, query.at);
    return query.isOpen && !isOpenFor((moment) => computeStatus(body, moment), query)
      ? []
      : [showPin(body, status, { at: query.at, now: context.now })];
  });
}
