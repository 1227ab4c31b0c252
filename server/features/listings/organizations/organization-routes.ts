import { problem } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import {
  countOrganizations,
  createOrganization as createOrganizationCall,
  deleteOrganization as deleteOrganizationCall,
  getOrganization,
  listOrganizations,
  updateOrganization,
} from "#domain/listings/organizations/organization-calls.ts";
import { organizationQuery } from "#domain/listings/organizations/organization-query.ts";
import { answerOrProblem } from "#server/base/http/call-problem.ts";
import { type Route, route, signedInRoute } from "#server/base/http/route.ts";
import type { Viewer } from "#server/base/http/viewer.ts";
import type { Database } from "#server/base/sql/db.ts";
import { dangerIn } from "#server/features/danger/danger-in.ts";
import { countOrganizations as countFound, readOrganization, readOrganizations } from "./queries.ts";
import { showOrganization, toOrganizationViewer } from "./show-organization.ts";
import { createOrganization, deleteOrganization, editOrganization } from "./write-organization.ts";

const NOT_FOUND = { ok: false, problem: problem("notFound") } as const;

/** The calls about organizations. */
export function organizationRoutes(database: Database): Route[] {
  // Viewers other than guests read the primary, so that they see their own changes.
  const dbFor = (viewer: Viewer) => (viewer.kind === "guest" ? database.reader : database);
  return [
    route(listOrganizations, async ({ query }, { viewer }) => {
      const [asked, db, scope] = [organizationQuery(query), dbFor(viewer), toOrganizationViewer(viewer)];
      const [found, total] = await Promise.all([
        readOrganizations(db, asked, scope),
        countFound(db, asked, scope),
      ]);
      return {
        ok: true,
        reply: found.map((each) => showOrganization(each, viewer)),
        total,
        ...dangerIn(query),
      };
    }),

    route(countOrganizations, async ({ query }, { viewer }) => ({
      ok: true,
      reply: {
        count: await countFound(dbFor(viewer), organizationQuery(query), toOrganizationViewer(viewer)),
      },
      ...dangerIn(query),
    })),

    route(getOrganization, async ({ params }, { viewer }) => {
      const found = isUuid(params.id)
        ? await readOrganization(dbFor(viewer), params.id, toOrganizationViewer(viewer))
        : null;
      return found === null ? NOT_FOUND : { ok: true, reply: showOrganization(found, viewer) };
    }),

    signedInRoute(createOrganizationCall, ({ body }, { viewer, now }) =>
      answerOrProblem(async () => {
        const made = await createOrganization(database, viewer, body, now);
        return { ok: true, reply: showOrganization(made, viewer) };
      }),
    ),

    signedInRoute(updateOrganization, ({ params, body }, { viewer, now }) =>
      answerOrProblem(async () => {
        if (!isUuid(params.id)) return NOT_FOUND;
        const edited = await editOrganization(database, viewer, params.id, body, now);
        return { ok: true, reply: showOrganization(edited, viewer) };
      }),
    ),

    signedInRoute(deleteOrganizationCall, ({ params }, { viewer, now }) =>
      answerOrProblem(async () => {
        const id = params.id.toLowerCase();
        if (!isUuid(id)) return NOT_FOUND;
        const belonging = await deleteOrganization(database, viewer, id, now);
        if (belonging === null) return { ok: true, reply: { id } };
        return { ok: false, problem: { ...problem("organizationHasServices"), belonging } };
      }),
    ),
  ];
}
