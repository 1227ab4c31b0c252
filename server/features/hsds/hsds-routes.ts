import { API_BASE } from "#domain/base/contract/address.ts";
import { MAX_SKIP } from "#domain/base/contract/limits.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import {
  getHsds,
  getHsdsProfile,
  getHsdsService,
  getHsdsSite,
  listHsdsServices,
  listHsdsSites,
  searchHsdsServices,
  searchHsdsSites,
} from "#domain/hsds/hsds-calls.ts";
import {
  type HsdsPage,
  hsdsPage,
  isHeavyPage,
  MAX_PER_FULL_PAGE,
  MAX_PER_PAGE,
  MINIMAL_PER_PAGE,
  type PageFacts,
  pageFacts,
  type ServiceParameters,
  type SiteParameters,
} from "#domain/hsds/hsds-parameters.ts";
import { HSDS_PROFILE, HSDS_VERSION } from "#domain/hsds/hsds-profile.ts";
import { type HsdsService, hsdsService, hsdsSite } from "#domain/hsds/hsds-records.ts";
import { serviceOfSite, siteOfRecord } from "#domain/hsds/site-to-hsds.ts";
import { type Route, route } from "#server/base/http/route.ts";
import type { RequestContext } from "#server/base/http/viewer.ts";
import { TOO_MUCH_WORK } from "#server/base/load/heavy-work.ts";
import { readBodyOrKept } from "#server/features/services/body-queries.ts";
import { buildHsdsFilter, type HsdsDirectory, NOTHING } from "./hsds-filters.ts";
import {
  countServices,
  type HsdsFilter,
  readNamesPage,
  readServicesAfter,
  readServicesPage,
} from "./hsds-queries.ts";
import type { HsdsShared } from "./hsds-shared.ts";
import { type Depth, mapServices } from "./map-services.ts";

const NOT_FOUND = { ok: false, problem: problem("notFound") } as const;

/** The calls of the HSDS API about itself, services and their locations (rules hsds 11–18). */
export function hsdsRoutes(shared: HsdsShared): Route[] {
  const { directory } = shared;
  const services = route(listHsdsServices, ({ query }, context) => listServices(shared, query, context));
  const sites = route(listHsdsSites, ({ query }, context) => listSites(shared, query, context));
  return [
    route(getHsds, async (_, { origin }) => {
      const base = `${origin ?? ""}${API_BASE}`;
      return {
        ok: true,
        reply: {
          version: HSDS_VERSION,
          profile: `${base}/hsds/profile`,
          openapi_url: `${base}/openapi.json`,
        },
      };
    }),
    route(getHsdsProfile, async () => ({ ok: true, reply: HSDS_PROFILE })),
    services,
    { ...services, call: searchHsdsServices },
    route(getHsdsService, async ({ params }, { now }) => {
      const record = await readService(directory, params.id, now);
      return record === null ? NOT_FOUND : { ok: true, reply: record };
    }),
    sites,
    { ...sites, call: searchHsdsSites },
    route(getHsdsSite, async ({ params }, { now }) => {
      const id = isUuid(params.id) ? serviceOfSite(params.id) : "";
      const record = await readService(directory, id, now);
      const site = record === null ? null : siteOfRecord(record, true);
      return site === null ? NOT_FOUND : { ok: true, reply: site };
    }),
  ];
}

async function listServices(shared: HsdsShared, query: ServiceParameters, context: RequestContext) {
  const { now, client } = context;
  const depth = chooseDepth(query);
  const page = hsdsPage(query, ...choosePageSizes(depth));
  if (!page.ok) return page;
  const filter = await buildHsdsFilter(shared.directory, query, now);
  if (!filter.ok) return filter;
  if (query.format === "ndjson") {
    return shared.streams.of(client, hsdsService, batches(shared, filter.value, depth, context));
  }
  if (depth === "minimal") return listNames(shared, filter.value, page.value, context);
  const found = await readPage(shared, filter.value, page.value, depth, context);
  return found === null ? TOO_MUCH_WORK : { ok: true as const, reply: found };
}

/**
 * A page of names, of which there may be ten thousand: they are never objects here, nor one text. What a request refers
 * to that waited for its turn stays in V8's heap for long, so that all texts are bytes when its turn ends.
 */
async function listNames(
  shared: HsdsShared,
  filter: HsdsFilter | typeof NOTHING,
  page: HsdsPage,
  context: RequestContext,
) {
  const total = await countTotal(shared, filter, context);
  if (total === null) return TOO_MUCH_WORK;
  const bytes = await inTurn(shared, isHeavyPage(page, false), context, async () => {
    const pieces =
      filter === NOTHING ? [] : await readNamesPage(shared.directory.db, filter, toLimitAndSkip(page));
    const size = pieces.reduce((sum, piece) => sum + piece.size, 0);
    const facts = JSON.stringify(pageFacts(page, size, total)).slice(0, -1);
    const records = pieces.flatMap((piece, index) => [index === 0 ? "" : ",", piece.records]);
    return shared.pages.of([`${facts},"contents":[`, ...records, "]}"]);
  });
  return bytes === null ? TOO_MUCH_WORK : { ok: true as const, serialized: { bytes } };
}

async function listSites(shared: HsdsShared, query: SiteParameters, context: RequestContext) {
  const { now, client } = context;
  const isFull = query.full === true;
  const depth = isFull ? "full" : "plain";
  const page = hsdsPage(query, ...choosePageSizes(depth));
  if (!page.ok) return page;
  const checked = await buildHsdsFilter(shared.directory, query, now);
  if (!checked.ok) return checked;
  const filter = checked.value === NOTHING ? NOTHING : { ...checked.value, isAtLocation: true };
  const collectSites = (records: readonly HsdsService[]) =>
    records.flatMap((record) => siteOfRecord(record, isFull) ?? []);
  // Places are mapped with the whole record.
  if (query.format === "ndjson") {
    return shared.streams.of(
      client,
      hsdsSite,
      mapped(batches(shared, filter, "full", context), collectSites),
    );
  }
  const found = await readPage(shared, filter, page.value, "full", context);
  if (found === null) return TOO_MUCH_WORK;
  return { ok: true as const, reply: { ...found, contents: collectSites(found.contents) } };
}

function chooseDepth({ minimal, full }: ServiceParameters): Depth {
  if (minimal === true) return "minimal";
  return full === true ? "full" : "plain";
}

/** The most rows of a page, and how many there are where none are asked for. */
function choosePageSizes(depth: Depth): [most: number, usual?: number] {
  if (depth === "minimal") return [MAX_SKIP, MINIMAL_PER_PAGE];
  return depth === "full" ? [MAX_PER_FULL_PAGE] : [MAX_PER_PAGE];
}

/** Reads a page; null where too much work is queued already. */
async function readPage(
  shared: HsdsShared,
  filter: HsdsFilter | typeof NOTHING,
  page: HsdsPage,
  depth: Depth,
  context: RequestContext,
): Promise<(PageFacts & { contents: HsdsService[] }) | null> {
  if (filter === NOTHING) return { ...pageFacts(page, 0, 0), contents: [] };
  const { db } = shared.directory;
  const contents = await inTurn(shared, isHeavyPage(page, depth === "full"), context, async () =>
    mapServices(db, await readServicesPage(db, filter, toLimitAndSkip(page)), depth, context.now),
  );
  if (contents === null) return null;
  const total = await countTotal(shared, filter, context);
  return total === null ? null : { ...pageFacts(page, contents.length, total), contents };
}

/** Runs heavy work when its turn comes, and other work right away; null where too much is queued already. */
function inTurn<T>(
  { heavy }: HsdsShared,
  isHeavy: boolean,
  { client }: RequestContext,
  work: () => Promise<T>,
): Promise<T | null> {
  return isHeavy ? heavy.run(client, work) : work();
}

/** Counts the records on all pages; null where too many counts are queued already. */
async function countTotal(
  { directory: { db }, counts }: HsdsShared,
  filter: HsdsFilter | typeof NOTHING,
  { now, client }: RequestContext,
): Promise<number | null> {
  if (filter === NOTHING) return 0;
  return counts.count(`services ${JSON.stringify(filter)}`, { now, client }, () => countServices(db, filter));
}

function toLimitAndSkip({ number, size }: HsdsPage): { limit: number; skip: number } {
  return { limit: size, skip: (number - 1) * size };
}

/** Services that are read in one statement for a stream. */
const BATCH = 200;

async function* batches(
  { directory: { db }, heavy }: HsdsShared,
  filter: HsdsFilter | typeof NOTHING,
  depth: Depth,
  { now, client }: RequestContext,
): AsyncGenerator<HsdsService[]> {
  if (filter === NOTHING) return;
  const read = async (after: string | null): Promise<HsdsService[]> =>
    mapServices(db, await readServicesAfter(db, filter, after, BATCH), depth, now);
  for (let after: string | null = null; ; ) {
    const records: HsdsService[] | null = await heavy.wait(client, () => read(after));
    const last = records?.at(-1);
    // Null means that the client has left.
    if (records === null || last === undefined) return;
    yield records;
    after = last.id;
  }
}

async function* mapped<From, To>(
  all: AsyncIterable<readonly From[]>,
  map: (some: readonly From[]) => To[],
): AsyncGenerator<To[]> {
  for await (const some of all) yield map(some);
}

/** A public service, or else the one into which it was merged. */
async function readService({ db }: HsdsDirectory, id: string, now: number): Promise<HsdsService | null> {
  if (!isUuid(id)) return null;
  const body = await readBodyOrKept(db, id);
  const [record = null] = body === null ? [] : await mapServices(db, [body], "full", now);
  return record;
}
