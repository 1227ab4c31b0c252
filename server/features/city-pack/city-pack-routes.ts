import { getCityPack } from "#domain/city-pack/city-pack-calls.ts";
import { type Route, route } from "#server/http/route.ts";
import type { Db } from "#server/sql/db.ts";
import { keptPacks } from "./kept-packs.ts";

/** The pack of an area. */
export function cityPackRoutes(db: Db): Route[] {
  const packs = keptPacks(db);
  return [
    route(getCityPack, async ({ query }, { now }) => ({
      ok: true,
      reply: await packs.packAt(query.nearCoordinate, now),
    })),
  ];
}
