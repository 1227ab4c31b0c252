import type { Jobs } from "#server/jobs/jobs.ts";
import type { TransactionalDb } from "#server/sql/db.ts";
import { findDuplicates } from "./find-duplicates.ts";

/** Daily at a quiet time, UTC, after the figures of the directory's health. */
const DAILY = "20 9 * * *";

/** Searches for duplicates every day, and at a start. */
export async function registerDuplicateJobs(
  jobs: Jobs,
  database: TransactionalDb,
  now: () => number,
): Promise<void> {
  await jobs.work("find-duplicates", () => findDuplicates(database, now()));
  await jobs.schedule("find-duplicates", DAILY);
  await jobs.send(database, "find-duplicates", {}, { key: "find" });
}
