import { problem } from "#domain/contract/problems.ts";
import { getHealth } from "#domain/health/health-calls.ts";
import { type Route, route } from "#server/http/route.ts";
import type { Db } from "#server/sql/db.ts";
import { touchDatabase } from "./health-queries.ts";

/** @param isReady false while the server is still starting or already stopping */
export function healthRoutes(db: Db, version: string, isReady: () => boolean): Route[] {
  return [
    route(getHealth, async () => {
      const isUp = isReady() && (await answers(db));
      if (!isUp) return { ok: false, problem: problem("unavailable") };
      return { ok: true, reply: { status: "ok" as const, version } };
    }),
  ];
}

async function answers(db: Db): Promise<boolean> {
  return touchDatabase(db).then(
    () => true,
    () => false,
  );
}
