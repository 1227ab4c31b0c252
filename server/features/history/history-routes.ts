import { isoOfEpoch } from "#domain/contract/instant.ts";
import { pageOf } from "#domain/contract/paging.ts";
import { listHistory, undoChange } from "#domain/history/history-calls.ts";
import { shownUndo } from "#domain/history/undo-plan.ts";
import { answerOrProblem } from "#server/features/listings/call-problem.ts";
import type { ListingDependencies } from "#server/features/listings/listing-dependencies.ts";
import { type Route, route, signedInRoute } from "#server/http/route.ts";
import { roleOf } from "#server/http/viewer.ts";
import { readHistory } from "./queries.ts";
import { undoChange as undo } from "./undo-change.ts";

/** The history of everything, read from the primary so that it includes what was just done; and undoing it. */
export function historyRoutes(dependencies: ListingDependencies): Route[] {
  return [
    route(listHistory, async ({ query }, { viewer }) => {
      const changes = await readHistory(dependencies.database, {
        thing: query.thing ?? null,
        thingId: query.thingId ?? null,
        actorId: query.actor ?? null,
        person: query.person?.trim() || null,
        service: query.serviceName?.trim() || null,
        since: query.since ?? null,
        until: query.until ?? null,
        ...pageOf(query),
      });
      return {
        ok: true,
        reply: changes.map(({ actorId, actorName, actorRole, at, ...change }) => ({
          ...change,
          at: isoOfEpoch(at),
          by: { id: actorId, displayName: actorName, role: actorRole },
          undo: shownUndo(change, { role: roleOf(viewer), isOwner: false }),
        })),
      };
    }),

    signedInRoute(undoChange, ({ params, body }, context) =>
      answerOrProblem(async () => {
        const only = body.fields ?? null;
        const reply = await undo(dependencies, { id: params.id, only }, context, context.viewer);
        const { undone, left, isProposed } = reply;
        return {
          ok: true,
          reply: { ...reply, undone: [...undone], left: [...left] },
          isAccepted: isProposed,
        };
      }),
    ),
  ];
}
