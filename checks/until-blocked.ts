import { expect } from "vitest";
import type { Database } from "#server/base/sql/db.ts";

/** Resolves when so many statements wait for what another transaction holds. */
export async function untilBlocked(database: Database, count: number): Promise<void> {
  const waiting = () =>
    database.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
  await expect.poll(waiting).toHaveLength(count);
}
