import type { Jobs } from "#server/jobs/jobs.ts";
import type { TransactionalDb } from "#server/sql/db.ts";
import { refreshHealth } from "./refresh-health.ts";

/** Daily at a quiet time, UTC. */
const DAILY = "40 8 * * *";

/** Counts and checks the directory every day, and at a start after a day without. */
export async function registerHealthJobs(
  jobs: Jobs,
  database: TransactionalDb,
  now: () => number,
): Promise<void> {
  await jobs.work("refresh-directory-health", () => refreshHealth(database, now()));
  await jobs.schedule("refresh-directory-health", DAILY);
  await jobs.send(database, "refresh-directory-health", {}, { key: "refresh" });
}
