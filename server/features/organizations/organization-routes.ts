import { isoOfEpoch } from "#domain/contract/instant.ts";
import { problem } from "#domain/contract/problems.ts";
import { isUuid } from "#domain/contract/uuid.ts";
import type { PublicOrganization } from "#domain/organizations/organization.ts";
import {
  countOrganizations,
  getOrganization,
  listOrganizations,
} from "#domain/organizations/organization-calls.ts";
import { organizationQuery } from "#domain/organizations/organization-query.ts";
import { type Route, route } from "#server/http/route.ts";
import type { Database } from "#server/sql/db.ts";
import {
  countOrganizations as countFound,
  type OrganizationRow,
  readOrganization,
  readOrganizations,
} from "./queries.ts";

/** The calls about organizations. */
export function organizationRoutes(database: Database): Route[] {
  const { reader } = database;
  return [
    route(listOrganizations, async ({ query }) => {
      const asked = organizationQuery(query);
      const [found, total] = await Promise.all([readOrganizations(reader, asked), countFound(reader, asked)]);
      return { ok: true, reply: found.map(show), total };
    }),

    route(countOrganizations, async ({ query }) => ({
      ok: true,
      reply: { count: await countFound(reader, organizationQuery(query)) },
    })),

    route(getOrganization, async ({ params }) => {
      const found = isUuid(params.id) ? await readOrganization(reader, params.id) : null;
      return found === null ? { ok: false, problem: problem("notFound") } : { ok: true, reply: show(found) };
    }),
  ];
}

function show(row: OrganizationRow): PublicOrganization {
  return {
    ...row,
    createdAt: isoOfEpoch(row.createdAt),
    updatedAt: isoOfEpoch(row.updatedAt),
    may: { edit: false },
  };
}
