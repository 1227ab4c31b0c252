import { problem } from "#domain/base/contract/problems.ts";
import { getHealth, getLive } from "#domain/operations/health/health-calls.ts";
import { type Route, route } from "#server/base/http/route.ts";
import type { Database } from "#server/base/sql/db.ts";

/** @param isReady false while the server is still starting or already stopping */
export function healthRoutes(
  database: Pick<Database, "health">,
  version: string,
  isReady: () => boolean,
): Route[] {
  return [
    route(getHealth, async () => {
      const health = isReady() ? await database.health() : "unavailable";
      if (health === "unavailable") return { ok: false, problem: problem("unavailable") };
      const status = health === "up" ? ("ok" as const) : health;
      return { ok: true, reply: { status, version } };
    }),
    route(getLive, async () => ({ ok: true, reply: { status: "ok" as const } })),
  ];
}
