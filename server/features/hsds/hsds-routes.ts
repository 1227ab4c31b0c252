import { API_BASE } from "#domain/contract/address.ts";
import { MAX_SKIP } from "#domain/contract/limits.ts";
import { type Problem, problem } from "#domain/contract/problems.ts";
import { isUuid } from "#domain/contract/uuid.ts";
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
  hsdsPage,
  MAX_PER_FULL_PAGE,
  MAX_PER_PAGE,
  pageFacts,
  type ServiceParameters,
  type SiteParameters,
} from "#domain/hsds/hsds-parameters.ts";
import { HSDS_PROFILE, HSDS_VERSION } from "#domain/hsds/hsds-profile.ts";
import { type HsdsService, hsdsService, hsdsSite } from "#domain/hsds/hsds-records.ts";
import { serviceOfSite, siteOfRecord } from "#domain/hsds/site-to-hsds.ts";
import { readBodyOrKept } from "#server/features/services/body-queries.ts";
import { type Route, route } from "#server/http/route.ts";
import type { RequestContext } from "#server/http/viewer.ts";
import { filterOf, type HsdsDirectory, NOTHING } from "./hsds-filters.ts";
import { countServices, type HsdsFilter, readServicesAfter, readServicesPage } from "./hsds-queries.ts";
import type { HsdsShared } from "./hsds-shared.ts";
import { type Depth, mapServices } from "./map-services.ts";

const BUSY = { ok: false, problem: problem("tooManyRequests"), retryAfterSeconds: 5 } as const;
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

async function listServices(shared: HsdsShared, query: ServiceParameters, { now, client }: RequestContext) {
  const depth = depthOf(query);
  const page = hsdsPage(query, ...sizesOf(depth));
  if (!page.ok) return page;
  const filter = await filterOf(shared.directory, query, now);
  if (!filter.ok) return filter;
  if (query.format === "ndjson") {
    return shared.streams.of(client, hsdsService, batches(shared, filter.value, depth, now));
  }
  const found = await readPage(shared, filter.value, page.value, depth, now);
  return "problem" in found ? found : { ok: true as const, reply: found };
}

async function listSites(shared: HsdsShared, query: SiteParameters, { now, client }: RequestContext) {
  const isFull = query.full === true;
  const depth = isFull ? "full" : "plain";
  const page = hsdsPage(query, ...sizesOf(depth));
  if (!page.ok) return page;
  const checked = await filterOf(shared.directory, query, now);
  if (!checked.ok) return checked;
  const filter = checked.value === NOTHING ? NOTHING : { ...checked.value, isAtLocation: true };
  const sitesOf = (records: readonly HsdsService[]) =>
    records.flatMap((record) => siteOfRecord(record, isFull) ?? []);
  // Places are mapped with the whole record.
  if (query.format === "ndjson") {
    return shared.streams.of(client, hsdsSite, mapped(batches(shared, filter, "full", now), sitesOf));
  }
  const found = await readPage(shared, filter, page.value, "full", now);
  if ("problem" in found) return found;
  return { ok: true as const, reply: { ...found, contents: sitesOf(found.contents) } };
}

function depthOf({ minimal, full }: ServiceParameters): Depth {
  if (minimal === true) return "minimal";
  return full === true ? "full" : "plain";
}

/** The most rows of a page, and how many there are where none are asked for. */
function sizesOf(depth: Depth): [most: number, usual?: number] {
  if (depth === "minimal") return [MAX_SKIP, MAX_SKIP];
  return depth === "full" ? [MAX_PER_FULL_PAGE] : [MAX_PER_PAGE];
}

async function readPage(
  { directory: { db }, counts }: HsdsShared,
  filter: HsdsFilter | typeof NOTHING,
  page: { number: number; size: number },
  depth: Depth,
  now: number,
): Promise<
  | (ReturnType<typeof pageFacts> & { contents: HsdsService[] })
  | { ok: false; problem: Problem; retryAfterSeconds: number }
> {
  if (filter === NOTHING) return { ...pageFacts(page, 0, 0), contents: [] };
  const key = `services ${JSON.stringify(filter)}`;
  const [bodies, total] = await Promise.all([
    readServicesPage(db, filter, { limit: page.size, skip: (page.number - 1) * page.size }),
    counts.count(key, now, () => countServices(db, filter)),
  ]);
  if (total === null) return BUSY;
  const contents = await mapServices(db, bodies, depth, now);
  return { ...pageFacts(page, contents.length, total), contents };
}

/** Services that are read in one statement for a stream. */
const BATCH = 200;

async function* batches(
  { directory: { db } }: HsdsShared,
  filter: HsdsFilter | typeof NOTHING,
  depth: Depth,
  now: number,
): AsyncGenerator<HsdsService[]> {
  if (filter === NOTHING) return;
  for (let after: string | null = null; ; ) {
    const bodies: Awaited<ReturnType<typeof readServicesAfter>> = await readServicesAfter(
      db,
      filter,
      after,
      BATCH,
    );
    const last = bodies.at(-1);
    if (last === undefined) return;
    yield await mapServices(db, bodies, depth, now);
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
