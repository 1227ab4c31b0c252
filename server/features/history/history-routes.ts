import * as z from "zod/mini";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { toPage } from "#domain/base/contract/paging.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import { listHistory, undoChange } from "#domain/history/history-calls.ts";
import { shownUndo } from "#domain/history/undo-plan.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { answerOrProblem } from "#server/base/http/call-problem.ts";
import { type Route, route, signedInRoute } from "#server/base/http/route.ts";
import { toRights } from "#server/base/http/viewer.ts";
import type { Db } from "#server/base/sql/db.ts";
import type { ListingDependencies } from "#server/features/listings/listing-dependencies.ts";
import { findNearest } from "#server/features/places/queries.ts";
import { type RecordedChange, readHistory, readNames } from "../../base/history/queries.ts";
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
        ...toPage(query),
      });
      // Read separately: a join would search all services for each change.
      const known = await readNames(dependencies.database, [...new Set(changes.flatMap(listNamedIds))]);
      const towns = await townsOfHardNights(dependencies.database, changes);
      const findName = (id: string) => known.get(id) ?? towns.get(id) ?? null;
      return {
        ok: true,
        reply: changes.map(({ actorId, actorName, actorRole, at, ...change }) => ({
          ...change,
          at: isoOfEpoch(at),
          name: findName(change.thingId),
          names: mentionedIn(change).flatMap((id) => {
            const name = findName(id);
            return name === null ? [] : [{ id, name }];
          }),
          by: { id: actorId, displayName: actorName, role: actorRole },
          undo: shownUndo(change, { role: toRights(viewer), isOwner: false }),
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

/** The towns nearest to the middles of hard nights, by the nights' ids. */
async function townsOfHardNights(
  db: Db,
  changes: readonly RecordedChange[],
): Promise<ReadonlyMap<string, string>> {
  const towns = new Map<string, string>();
  for (const { thing, thingId, before, after } of changes) {
    if (thing !== "HARD_NIGHT" || towns.has(thingId)) continue;
    const middle = readMiddle(after) ?? readMiddle(before);
    const city = middle === null ? null : (await findNearest(db, middle)).city;
    if (city !== null) towns.set(thingId, city.name);
  }
  return towns;
}

function readMiddle(part: unknown): Coordinates | null {
  const found = recordedMiddle.safeParse(part);
  if (!found.success) return null;
  const [longitude, latitude] = found.data.coordinates;
  return { longitude, latitude };
}

const recordedMiddle = z.object({ coordinates: z.tuple([z.number(), z.number()]) });

type Mentioning = Pick<RecordedChange, "thingId" | "before" | "after">;

/** The ids that have a name, where it is known: the thing's own, and those in what changed. */
function listNamedIds(change: Mentioning): string[] {
  return [change.thingId, ...mentionedIn(change)].filter(isUuid);
}

/** The ids in what a change holds: the owner of a service, the coordinators of a region. */
function mentionedIn({ before, after }: Mentioning): string[] {
  const ids = [before, after].flatMap((part) =>
    typeof part === "object" && part !== null ? Object.values(part).flat() : [],
  );
  return ids.filter((id): id is string => typeof id === "string" && isUuid(id));
}
