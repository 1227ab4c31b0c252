import { problem } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import {
  getHsdsOrganization,
  listHsdsOrganizations,
  searchHsdsOrganizations,
} from "#domain/hsds/hsds-calls.ts";
import {
  type HsdsPage,
  hsdsPage,
  isHeavyPage,
  MAX_ORGANIZATIONS_PER_PAGE,
  MAX_PER_PAGE,
  type PageFacts,
  pageFacts,
} from "#domain/hsds/hsds-parameters.ts";
import {
  type HsdsOrganizationWithServices,
  hsdsOrganizationWithServices,
} from "#domain/hsds/hsds-records.ts";
import { plainOrganization, toHsdsOrganization } from "#domain/hsds/organization-to-hsds.ts";
import { type Route, route } from "#server/base/http/route.ts";
import type { RequestContext } from "#server/base/http/viewer.ts";
import { TOO_MUCH_WORK } from "#server/base/load/heavy-work.ts";
import type { Db } from "#server/base/sql/db.ts";
import { buildHsdsFilter, NOTHING } from "./hsds-filters.ts";
import type { HsdsShared } from "./hsds-shared.ts";
import { mapServices, shownOrganization } from "./map-services.ts";
import {
  countOrganizations,
  type OrganizationFilter,
  readOrganizationsPage,
  readSeenOrganizations,
  readServicesOfOrganizations,
  type SeenOrganization,
} from "./organization-queries.ts";

/** How much of an organization the call returns. */
type OrganizationDepth = "plain" | "full" | "fullServices";

/** The calls of the HSDS API about organizations. */
export function hsdsOrganizationRoutes(shared: HsdsShared): Route[] {
  const { directory, streams, heavy } = shared;
  const { db } = directory;
  const list = route(listHsdsOrganizations, async ({ query }, { now, client }) => {
    const depth = chooseDepth(query);
    const page = hsdsPage(query, depth === "plain" ? MAX_PER_PAGE : MAX_ORGANIZATIONS_PER_PAGE);
    if (!page.ok) return page;
    const { search = "", ...others } = query;
    const services = await buildHsdsFilter(directory, others, now);
    if (!services.ok) return services;
    const filter =
      services.value === NOTHING
        ? NOTHING
        : { text: search === "" ? null : search, services: services.value };
    if (query.format === "ndjson") {
      return streams.of(
        client,
        hsdsOrganizationWithServices,
        batches(db, filter, depth, now, (work) => heavy.wait(client, work)),
      );
    }
    const found = await readPage(shared, filter, page.value, depth, { now, client });
    return found === null ? TOO_MUCH_WORK : { ok: true, reply: found };
  });
  return [
    list,
    { ...list, call: searchHsdsOrganizations },
    route(getHsdsOrganization, async ({ params, query }, { now }) => {
      const rows = isUuid(params.id) ? await readSeenOrganizations(db, [params.id]) : [];
      const depth = query.full_service === true ? "fullServices" : "full";
      const [record] = await mapOrganizations(db, rows, depth, now);
      return record === undefined ? { ok: false, problem: problem("notFound") } : { ok: true, reply: record };
    }),
  ];
}

/** Reads a page; null where too much work is queued already. */
async function readPage(
  { directory: { db }, counts, heavy }: HsdsShared,
  filter: OrganizationFilter | typeof NOTHING,
  page: HsdsPage,
  depth: OrganizationDepth,
  { now, client }: Pick<RequestContext, "now" | "client">,
): Promise<(PageFacts & { contents: HsdsOrganizationWithServices[] }) | null> {
  if (filter === NOTHING) return { ...pageFacts(page, 0, 0), contents: [] };
  const part = { limit: page.size, skip: (page.number - 1) * page.size, after: null };
  const read = async () => mapOrganizations(db, await readOrganizationsPage(db, filter, part), depth, now);
  const contents = await (isHeavyPage(page, depth !== "plain") ? heavy.run(client, read) : read());
  if (contents === null) return null;
  const key = `organizations ${JSON.stringify(filter)}`;
  const total = await counts.count(key, { now, client }, () => countOrganizations(db, filter));
  return total === null ? null : { ...pageFacts(page, contents.length, total), contents };
}

function chooseDepth(query: {
  readonly full?: boolean | undefined;
  readonly full_service?: boolean | undefined;
}): OrganizationDepth {
  if (query.full_service === true) return "fullServices";
  return query.full === true ? "full" : "plain";
}

async function mapOrganizations(
  db: Db,
  rows: readonly SeenOrganization[],
  depth: OrganizationDepth,
  now: number,
): Promise<HsdsOrganizationWithServices[]> {
  if (depth === "plain") return rows.map((row) => plainOrganization(shownOrganization(row)));
  const bodies = await readServicesOfOrganizations(
    db,
    rows.map(({ id }) => id),
  );
  const records = await mapServices(db, bodies, depth === "full" ? "plain" : "full", now);
  return rows.map((row) => ({
    ...toHsdsOrganization(shownOrganization(row)),
    // The organization contains its services.
    services: records
      .filter((record) => record.organization_id === row.id)
      .map(({ organization: _, ...service }) => service),
  }));
}

/** Organizations that are read in one statement for a stream. */
const BATCH = 20;

async function* batches(
  db: Db,
  filter: OrganizationFilter | typeof NOTHING,
  depth: OrganizationDepth,
  now: number,
  inTurn: <T>(work: () => Promise<T>) => Promise<T | null>,
): AsyncGenerator<HsdsOrganizationWithServices[]> {
  if (filter === NOTHING) return;
  for (let after: string | null = null; ; ) {
    const part: { limit: number; skip: number; after: string | null } = { limit: BATCH, skip: 0, after };
    const records: HsdsOrganizationWithServices[] | null = await inTurn(async () =>
      mapOrganizations(db, await readOrganizationsPage(db, filter, part), depth, now),
    );
    const last = records?.at(-1);
    // Null means that the client has left.
    if (records === null || last === undefined) return;
    yield records;
    after = last.id;
  }
}
