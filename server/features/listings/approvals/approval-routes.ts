import type { Answer } from "#domain/base/contract/call.ts";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { MAX_WAITING } from "#domain/base/contract/limits.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { getExtent } from "#domain/base/roles/permissions.ts";
import {
  approveServices,
  type Decided,
  listWaiting,
  type PendingApproval,
  rejectServices,
  removeServices,
  undoApprovals,
} from "#domain/listings/approvals/approval-calls.ts";
import { knownTotal } from "#server/base/http/known-total.ts";
import { type Route, route, signedInRoute } from "#server/base/http/route.ts";
import { type RequestContext, toRights } from "#server/base/http/viewer.ts";
import type { Database } from "#server/base/sql/db.ts";
import type { ListingDependencies } from "#server/features/listings/listing-dependencies.ts";
import { showForViewer } from "#server/features/listings/show-for-viewer.ts";
import { readManyStored } from "#server/features/listings/stored-service.ts";
import {
  findPending,
  findSubmitters,
  findUnconfirmed,
  type PendingQuery,
  type PendingRow,
  type Submitter,
} from "./queries.ts";
import { type Decision, decide, type Outcome, type Reviewed } from "./review.ts";
import { undoApprovals as undo } from "./undo-approvals.ts";

export function approvalRoutes(dependencies: ListingDependencies): Route[] {
  const answer = async (
    services: readonly Reviewed[],
    decision: Decision,
    message: string,
    context: RequestContext,
  ): Promise<Answer<Decided>> => {
    if (!mayDecide(decision, context)) return { ok: false, problem: problem("forbidden") };
    const outcome = await decide(dependencies, services, decision, context);
    return { ok: true, reply: decidedReply(message, outcome) };
  };
  return [
    route(listWaiting, async ({ query }, context) => {
      const { q = "", type = [], limit = MAX_WAITING, skip = 0, lang } = query;
      const max = limit === 0 ? MAX_WAITING : Math.min(limit, MAX_WAITING);
      const language = lang ?? context.language;
      const pendingQuery = { q, types: type, limit: max, skip };
      const rows = await readPending(dependencies.database, pendingQuery, { ...context, language });
      return { ok: true, reply: rows, ...knownTotal(pendingQuery, rows.length) };
    }),
    route(approveServices, ({ body }, context) =>
      answer(body.services, { decision: "approve" }, "Approved successfully", context),
    ),
    signedInRoute(undoApprovals, async ({ body }, context) => {
      if (!mayDecide({ decision: "approve" }, context)) return { ok: false, problem: problem("forbidden") };
      const outcome = await undo(dependencies, body.services, context, context.viewer);
      return { ok: true, reply: decidedReply("Waiting again", outcome) };
    }),
    route(rejectServices, ({ body }, context) =>
      answer(body.services, { decision: "refuse", reason: body.reason }, "Rejected successfully", context),
    ),
    route(removeServices, ({ body }, context) =>
      answer(body.services, { decision: "remove" }, "Removed successfully", context),
    ),
  ];
}

function decidedReply(message: string, { done, changed, gone }: Outcome): Decided {
  return { code: 200, message, services: [...done], changed: [...changed], gone: [...gone] };
}

/** Applies the extents of the permission table to a decision. */
function mayDecide({ decision }: Decision, { viewer }: RequestContext): boolean {
  const extent = getExtent(toRights(viewer), "approvals");
  return extent === "remove" || (extent === "decide" && decision !== "remove");
}

async function readPending(
  database: Database,
  query: PendingQuery,
  context: RequestContext,
): Promise<PendingApproval[]> {
  const { language, now, viewer } = context;
  const rows = await findPending(database, query);
  const stored = await readManyStored(
    database,
    rows.map(({ id }) => id),
  );
  const findSubmitterId = ({ id, kind }: { id: string; kind: "NEW" | "EDIT" }): string | null => {
    const row = stored.get(id)?.row;
    return (kind === "NEW" ? row?.ownerId : row?.pending?.editorId) ?? null;
  };
  const submitters = new Map(
    (await findSubmitters(database, [...new Set(rows.flatMap((row) => findSubmitterId(row) ?? []))])).map(
      (submitter) => [submitter.id, submitter],
    ),
  );
  const edited = rows.filter(({ kind }) => kind === "EDIT").map(({ id }) => id);
  const unconfirmed = Map.groupBy(await findUnconfirmed(database, edited), ({ serviceId }) => serviceId);
  const listUnconfirmed = ({ id, kind }: PendingRow, by: Submitter | null): string[] => {
    if (kind === "EDIT") return (unconfirmed.get(id) ?? []).map(({ displayName }) => displayName);
    return by === null || by.isConfirmed ? [] : [by.displayName];
  };
  return rows.flatMap((row) => {
    const service = stored.get(row.id);
    if (service === undefined) return [];
    const by = submitters.get(findSubmitterId(row) ?? "") ?? null;
    return {
      kind: row.kind,
      service: showForViewer(service, viewer, { language, now, at: now, from: null }),
      by,
      unconfirmed: listUnconfirmed(row, by),
      waitingSince: isoOfEpoch(row.since),
      version: service.row.version,
    };
  });
}
