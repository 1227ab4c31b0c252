import {
  approveServices,
  type Decided,
  listWaiting,
  rejectServices,
  removeServices,
  type Waiting,
} from "#domain/approvals/approval-calls.ts";
import type { Answer } from "#domain/contract/call.ts";
import { isoOfEpoch } from "#domain/contract/instant.ts";
import { MAX_WAITING } from "#domain/contract/limits.ts";
import { problem } from "#domain/contract/problems.ts";
import { extentOf } from "#domain/roles/permissions.ts";
import type { ListingParts } from "#server/features/listings/listing-parts.ts";
import { showForViewer } from "#server/features/listings/show-for-viewer.ts";
import { readManyStored } from "#server/features/listings/stored-service.ts";
import { knownTotal } from "#server/http/known-total.ts";
import { type Route, route } from "#server/http/route.ts";
import { type Asking, roleOf } from "#server/http/viewer.ts";
import type { Database } from "#server/sql/db.ts";
import { findEntrants, findWaiting, type WaitingQuery } from "./queries.ts";
import { type Decision, decide, type Reviewed } from "./review.ts";

export function approvalRoutes(parts: ListingParts): Route[] {
  const answer = async (
    services: readonly Reviewed[],
    decision: Decision,
    message: string,
    asking: Asking,
  ): Promise<Answer<Decided>> => {
    if (!mayDecide(decision, asking)) return { ok: false, problem: problem("forbidden") };
    const { done, changed, gone } = await decide(parts, services, decision, asking);
    return {
      ok: true,
      reply: { code: 200, message, services: [...done], changed: [...changed], gone: [...gone] },
    };
  };
  return [
    route(listWaiting, async ({ query }, asking) => {
      const { q = "", type = [], limit = MAX_WAITING, skip = 0, lang } = query;
      const most = limit === 0 ? MAX_WAITING : Math.min(limit, MAX_WAITING);
      const language = lang ?? asking.language;
      const asked = { q, types: type, limit: most, skip };
      const rows = await readWaiting(parts.database, asked, { ...asking, language });
      return { ok: true, reply: rows, ...knownTotal(asked, rows.length) };
    }),
    route(approveServices, ({ body }, asking) =>
      answer(body.services, { decision: "approve" }, "Approved successfully", asking),
    ),
    route(rejectServices, ({ body }, asking) =>
      answer(body.services, { decision: "refuse", reason: body.reason }, "Rejected successfully", asking),
    ),
    route(removeServices, ({ body }, asking) =>
      answer(body.services, { decision: "remove" }, "Removed successfully", asking),
    ),
  ];
}

/** The table's extents, from looking to deciding to taking away. */
function mayDecide({ decision }: Decision, { viewer }: Asking): boolean {
  const extent = extentOf(roleOf(viewer), "approvals");
  return extent === "remove" || (extent === "decide" && decision !== "remove");
}

async function readWaiting(database: Database, query: WaitingQuery, asking: Asking): Promise<Waiting[]> {
  const { language, now, viewer } = asking;
  const rows = await findWaiting(database, query);
  const stored = await readManyStored(
    database,
    rows.map(({ id }) => id),
  );
  const entrantOf = ({ id, kind }: { id: string; kind: "NEW" | "EDIT" }): string | null => {
    const row = stored.get(id)?.row;
    return (kind === "NEW" ? row?.ownerId : row?.pending?.editorId) ?? null;
  };
  const entrants = new Map(
    (await findEntrants(database, [...new Set(rows.flatMap((row) => entrantOf(row) ?? []))])).map(
      (entrant) => [entrant.id, entrant],
    ),
  );
  return rows.flatMap((row) => {
    const service = stored.get(row.id);
    if (service === undefined) return [];
    return {
      kind: row.kind,
      service: showForViewer(service, viewer, { language, now, at: now, from: null }),
      by: entrants.get(entrantOf(row) ?? "") ?? null,
      waitingSince: isoOfEpoch(row.since),
      version: service.row.version,
    };
  });
}
