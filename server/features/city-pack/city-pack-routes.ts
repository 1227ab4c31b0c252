import { getCityPack } from "#domain/city-pack/city-pack-calls.ts";
import { problem } from "#domain/contract/problems.ts";
import { type Route, route } from "#server/http/route.ts";
import type { Db } from "#server/sql/db.ts";
import { packCache } from "./pack-cache.ts";

/** The pack of an area. */
export function cityPackRoutes(db: Db): Route[] {
  const packs = packCache(db);
  return [
    route(getCityPack, async ({ query }, { now }) => {
      const reply = await packs.packAt(query.nearCoordinate, now);
      return reply === null
        ? { ok: false, problem: problem("busy"), retryAfterSeconds: 30 }
        : { ok: true, reply };
    }),
  ];
}
