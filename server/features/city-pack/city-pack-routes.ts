import { getCityPack } from "#domain/city-pack/city-pack-calls.ts";
import type { Problem } from "#domain/contract/problems.ts";
import { type Route, route } from "#server/http/route.ts";
import type { Db } from "#server/sql/db.ts";
import { keptPacks } from "./kept-packs.ts";

const MANY_ASK: Problem = { code: 503, message: "Many ask for their area just now. Please try again soon." };

/** The pack of an area. */
export function cityPackRoutes(db: Db): Route[] {
  const packs = keptPacks(db);
  return [
    route(getCityPack, async ({ query }, { now }) => {
      const reply = await packs.packAt(query.nearCoordinate, now);
      return reply === null ? { ok: false, problem: MANY_ASK, retryAfterSeconds: 30 } : { ok: true, reply };
    }),
  ];
}
