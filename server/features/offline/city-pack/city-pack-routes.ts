import { problem } from "#domain/base/contract/problems.ts";
import { getCityPack, getCityPackGeneration } from "#domain/offline/city-pack/city-pack-calls.ts";
import { type Route, route } from "#server/base/http/route.ts";
import type { HeavyWork } from "#server/base/load/heavy-work.ts";
import type { Database } from "#server/base/sql/db.ts";
import { readWithheldGeneration } from "#server/base/sql/withholdings.ts";
import type { AreaAt } from "#server/features/places/area-at.ts";
import { packCache } from "./pack-cache.ts";

/** The pack of an area, and whether a saved one has to be checked. */
export function cityPackRoutes(
  database: Pick<Database, "query" | "currentReader">,
  areaAt: AreaAt,
  heavy: HeavyWork,
): Route[] {
  const packs = packCache(database, areaAt);
  return [
    route(getCityPack, async ({ query }, { now, client }) => {
      // Others may wait for the same pack, so building continues even if this client leaves.
      const asker = client === null ? null : { address: client.address };
      const reply = await packs.packAt(query.nearCoordinate, now, (work) => heavy.run(asker, work));
      return reply === null
        ? { ok: false, problem: problem("busy"), retryAfterSeconds: 30 }
        : { ok: true, reply };
    }),

    route(getCityPackGeneration, async () => ({
      ok: true,
      reply: { generation: await readWithheldGeneration(database) },
    })),
  ];
}
