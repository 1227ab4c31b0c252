import type { CallAnswer } from "#domain/contract/call.ts";
import { MAX_PINS } from "#domain/contract/limits.ts";
import { satisfiesOpenNow } from "#domain/schedule/opening-status-rule.ts";
import type { ServiceQuery } from "#domain/services/list-query.ts";
import type { ListedService, ServicePin } from "#domain/services/public-service.ts";
import type { listServices } from "#domain/services/service-calls.ts";
import { currentHoursStamp } from "#server/features/hours/store-hours.ts";
import type { Search as TextSearch } from "#server/features/search/search.ts";
import type { Asking } from "#server/http/viewer.ts";
import type { Db } from "#server/sql/db.ts";
import { readBodies, readPins, type ServiceBody } from "./body-queries.ts";
import type { Search } from "./find-queries.ts";
import { countFound, findServices } from "./find-services.ts";
import { showListed, showPin, statusOf } from "./show-service.ts";

/** What reading needs besides the question. */
export interface Directory {
  readonly db: Db;
  readonly textSearch: TextSearch;
  readonly repairs: Repairs;
}

/** Work that reading noticed and leaves to a job. */
export interface Repairs {
  /** Edges that do not cover the moment asked about, or were made by another rule. */
  staleHours(ids: readonly number[]): void;
  /** Services whose label said something else than their edges. */
  disagreeing(serviceIds: readonly string[]): void;
}

/** A label that contradicts its edges drops its row; the page is filled up again at most so often. */
const MOST_REFILLS = 3;

/** One page of a list, as the wire has it. */
export async function readList(
  directory: Directory,
  query: ServiceQuery,
  asking: Asking,
): Promise<CallAnswer<typeof listServices>> {
  const search = await searchOf(directory, query, asking);
  if (search === null) return { ok: true, reply: [], total: 0 };
  const { db, repairs } = directory;
  const without: string[] = [];
  for (let refill = 0; ; refill++) {
    const found = await findServices(db, { ...search, without }, repairs.staleHours);
    const { rows, disagreeing } = showPage(found.ids, await readBodies(db, found.ids), query, asking);
    if (disagreeing.length > 0) repairs.disagreeing(disagreeing);
    if (disagreeing.length === 0 || refill === MOST_REFILLS) {
      const total = found.total === null ? {} : { total: found.total };
      return { ok: true, reply: rows, ...total };
    }
    without.push(...disagreeing);
  }
}

/** Bodies in the order found, without those whose label does not say what was asked for. */
function showPage(
  ids: readonly string[],
  bodies: readonly ServiceBody[],
  query: ServiceQuery,
  asking: Asking,
): { rows: ListedService[]; disagreeing: string[] } {
  const showing = { language: asking.language, at: query.at, now: asking.now, from: query.from };
  const byId = new Map(bodies.map((body) => [body.id, body]));
  const rows: ListedService[] = [];
  const disagreeing: string[] = [];
  for (const id of ids) {
    const body = byId.get(id);
    if (body === undefined) continue;
    const status = statusOf(body, query.at);
    if (query.isOpen && !satisfiesOpenNow(status)) disagreeing.push(id);
    else rows.push(showListed(body, status, showing));
  }
  return { rows, disagreeing };
}

export async function countList(directory: Directory, query: ServiceQuery, asking: Asking): Promise<number> {
  const search = await searchOf(directory, query, asking);
  return search === null ? 0 : countFound(directory.db, search, directory.repairs.staleHours);
}

/** The same services as points: nearest to the middle of the map first, where there are more than fit. */
export async function readListPins(
  directory: Directory,
  query: ServiceQuery,
  asking: Asking,
): Promise<ServicePin[]> {
  const search = await searchOf(
    directory,
    { ...query, ...aroundMiddle(query), limit: MAX_PINS, skip: 0 },
    asking,
  );
  if (search === null) return [];
  const { db, repairs } = directory;
  const { ids } = await findServices(db, { ...search, isPlacedOnly: true }, repairs.staleHours);
  const byId = new Map((await readPins(db, ids)).map((body) => [body.id, body]));
  return ids.flatMap((id) => {
    const body = byId.get(id);
    if (body === undefined) return [];
    const status = statusOf(body, query.at);
    return query.isOpen && !satisfiesOpenNow(status) ? [] : [showPin(body, status)];
  });
}

function aroundMiddle({ bounds, near, order }: ServiceQuery): Pick<ServiceQuery, "near" | "order"> {
  if (near !== null || bounds === null) return { near, order };
  const width = bounds.east - bounds.west + (bounds.west > bounds.east ? 360 : 0);
  const longitude = bounds.west + width / 2;
  return {
    near: {
      longitude: longitude > 180 ? longitude - 360 : longitude,
      latitude: (bounds.south + bounds.north) / 2,
    },
    order: { by: "distance", direction: "asc" },
  };
}

/** Null where this viewer may see nothing of what was asked for, or nothing can match. */
async function searchOf(directory: Directory, query: ServiceQuery, asking: Asking): Promise<Search | null> {
  // What waits for approval or is closed for good is for those who may edit; a guest may edit nothing.
  if (query.scope === "managed" && asking.viewer.kind === "guest") return null;
  if (query.ids?.length === 0) return null;
  return {
    query,
    tsquery: await tsqueryOf(directory, query, asking),
    now: asking.now,
    hoursStamp: currentHoursStamp(),
    without: [],
    isPlacedOnly: false,
  };
}

async function tsqueryOf(
  { db, textSearch }: Directory,
  query: ServiceQuery,
  asking: Asking,
): Promise<string | null> {
  if (query.text === null) return null;
  // The owner's address may be named, and is searched for nobody who may not read it.
  const fields = query.text.fields.filter((name) => name !== "userEmail");
  return textSearch.tsqueryOf(db, query.text.q, fields, asking.now);
}
