import type { CallAnswer } from "#domain/contract/call.ts";
import { MAX_PINS } from "#domain/contract/limits.ts";
import type { ListedForViewer } from "#domain/listings/listing.ts";
import { mayWithService } from "#domain/listings/who-may.ts";
import type { OpeningStatus } from "#domain/schedule/opening-status.ts";
import { satisfiesOpenNow } from "#domain/schedule/opening-status-rule.ts";
import type { ServiceQuery } from "#domain/services/list-query.ts";
import { aroundMiddle } from "#domain/services/map-query.ts";
import type { ServicePin } from "#domain/services/public-service.ts";
import type { listServices } from "#domain/services/service-calls.ts";
import { currentHoursStamp } from "#server/features/hours/store-hours.ts";
import type { Search as TextSearch } from "#server/features/search/search.ts";
import { type Asking, roleOf } from "#server/http/viewer.ts";
import type { Db } from "#server/sql/db.ts";
import { readBodies, readPins } from "./body-queries.ts";
import type { Search } from "./find-queries.ts";
import { countFound, findServices } from "./find-services.ts";
import { managedScope, showManaged } from "./managed-list.ts";
import { findOwn, readManagedBodies } from "./managed-queries.ts";
import type { ServiceBody } from "./service-columns.ts";
import { showListed, showPin, statusOf } from "./show-service.ts";

/** What reading needs besides the question. */
export interface Directory {
  readonly db: Db;
  /** For those who read what they have just written. */
  readonly fresh: Db;
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
  const { repairs } = directory;
  const db = dbOf(directory, query);
  const without: string[] = [];
  for (let refill = 0; ; refill++) {
    const found = await findServices(db, { ...search, without }, repairs.staleHours);
    const { rows, disagreeing } = showPage(found.ids, await readRows(db, found.ids, search, asking), query);
    if (disagreeing.length > 0) repairs.disagreeing(disagreeing);
    if (disagreeing.length === 0 || refill === MOST_REFILLS) {
      const total = found.total === null ? {} : { total: found.total };
      return { ok: true, reply: rows, ...total };
    }
    without.push(...disagreeing);
  }
}

function dbOf({ db, fresh }: Directory, { managed }: ServiceQuery): Db {
  return managed === null ? db : fresh;
}

/** A body, and how this viewer sees it. */
interface Row {
  readonly body: ServiceBody;
  show(status: OpeningStatus): ListedForViewer;
}

/** The rows of the page, as far as they are still what was found, in any order. */
async function readRows(
  db: Db,
  ids: readonly string[],
  { query, managed }: Search,
  asking: Asking,
): Promise<Row[]> {
  const { viewer, language, now } = asking;
  const showing = { language, at: query.at, now, from: query.from };
  if (managed !== null && viewer.kind === "user") {
    const bodies = await readManagedBodies(db, ids, managed);
    return bodies.map((body) => ({ body, show: (status) => showManaged(body, status, showing, viewer) }));
  }
  const [bodies, own] = await Promise.all([
    readBodies(db, ids),
    viewer.kind === "guest" ? null : findOwn(db, ids, viewer.id),
  ]);
  const role = roleOf(viewer);
  return bodies.map((body) => ({
    body,
    show: (status) =>
      own === null
        ? showListed(body, status, showing)
        : showListed(body, status, showing, mayWithService(role, own.has(body.id))),
  }));
}

/** Rows in the order found, without those whose label does not say what was asked for. */
function showPage(
  ids: readonly string[],
  read: readonly Row[],
  query: ServiceQuery,
): { rows: ListedForViewer[]; disagreeing: string[] } {
  const byId = new Map(read.map((row) => [row.body.id, row]));
  const rows: ListedForViewer[] = [];
  const disagreeing: string[] = [];
  for (const id of ids) {
    const row = byId.get(id);
    if (row === undefined) continue;
    const status = statusOf(row.body, query.at);
    if (query.isOpen && !satisfiesOpenNow(status)) disagreeing.push(id);
    else rows.push(row.show(status));
  }
  return { rows, disagreeing };
}

export async function countList(directory: Directory, query: ServiceQuery, asking: Asking): Promise<number> {
  const search = await searchOf(directory, query, asking);
  return search === null ? 0 : countFound(dbOf(directory, query), search, directory.repairs.staleHours);
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

/** Null where this viewer may see nothing of what was asked for, or nothing can match. */
async function searchOf(directory: Directory, query: ServiceQuery, asking: Asking): Promise<Search | null> {
  const managed = managedScope(query, asking.viewer);
  if (query.managed !== null && managed === null) return null;
  if (query.ids?.length === 0) return null;
  return {
    query,
    tsquery: await tsqueryOf(directory, query, asking),
    now: asking.now,
    hoursStamp: currentHoursStamp(),
    without: [],
    managed,
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
