import { isoOfEpoch } from "#domain/contract/instant.ts";
import { pageOf } from "#domain/contract/paging.ts";
import { listHistory } from "#domain/history/history-calls.ts";
import { type Route, route } from "#server/http/route.ts";
import type { Db } from "#server/sql/db.ts";
import { readHistory } from "./queries.ts";

/** The history of everything, read from the primary so that it includes what was just done. */
export function historyRoutes(db: Db): Route[] {
  return [
    route(listHistory, async ({ query }) => {
      const changes = await readHistory(db, {
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
        })),
      };
    }),
  ];
}
