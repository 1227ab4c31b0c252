import { isoOfEpoch } from "#domain/contract/instant.ts";
import { DEFAULT_LIMIT, MAX_LIMIT } from "#domain/contract/limits.ts";
import { listHistory } from "#domain/history/history-calls.ts";
import { type Route, route } from "#server/http/route.ts";
import type { Db } from "#server/sql/db.ts";
import { readHistory } from "./queries.ts";

/** The history of everything. Read where it was written: what was just done is in it. */
export function historyRoutes(db: Db): Route[] {
  return [
    route(listHistory, async ({ query }) => {
      const { limit, skip, ...asked } = query;
      const most = limit === 0 ? MAX_LIMIT : Math.min(limit ?? DEFAULT_LIMIT, MAX_LIMIT);
      const changes = await readHistory(db, {
        thing: asked.thing ?? null,
        thingId: asked.thingId ?? null,
        actorId: asked.actor ?? null,
        limit: most,
        skip: skip ?? 0,
      });
      return {
        ok: true,
        reply: changes.map(({ actorId, actorName, actorRole, at, ...change }) => ({
          ...change,
          at: isoOfEpoch(at),
          by: { id: actorId, displayName: actorName, role: actorRole },
        })),
      };
    }),
  ];
}
