import type { Jobs } from "#server/jobs/jobs.ts";
import type { TransactionalDb } from "#server/sql/db.ts";
import { deleteExpired } from "./queries.ts";

const DAILY = "20 0 * * *";

/** Deletes expired sessions and links every day. */
export async function registerAccountJobs(
  jobs: Jobs,
  database: TransactionalDb,
  now: () => number,
): Promise<void> {
  await jobs.work("forget-sessions", () => deleteExpired(database, now()));
  await jobs.schedule("forget-sessions", DAILY);
}
