import type { Jobs } from "#server/jobs/jobs.ts";
import type { TransactionalDb } from "#server/sql/db.ts";
import { findDuplicates } from "./find-duplicates.ts";

/** Daily at a quiet time, UTC, after the figures of the directory's health. */
const DAILY = "20 9 * * *";
const QUEUE = "find-duplicates";
/** The rest is a job of its own: jobs end after a quarter of an hour. */
const RUN_MS = 5 * 60_000;

/** Searches for duplicates of what has changed every day, and at a start. */
export async function registerDuplicateJobs(
  jobs: Jobs,
  database: TransactionalDb,
  now: () => number,
): Promise<void> {
  const sendJob = () => jobs.send(database, QUEUE, {}, { key: "find" });
  await jobs.work(QUEUE, async () => {
    const start = now();
    const isComplete = await findDuplicates(database, start, () => now() - start > RUN_MS);
    if (!isComplete) await sendJob();
  });
  await jobs.schedule(QUEUE, DAILY);
  await sendJob();
}
