import type { Jobs } from "#server/base/jobs/jobs.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import { findDuplicates } from "./find-duplicates.ts";
import { noteHiddenMerges, tellHiddenMerges } from "./merge-queries.ts";

/** Daily at a quiet time, UTC, after the figures of the directory's health. */
const DAILY = "20 9 * * *";
const QUEUE = "find-duplicates";
/** The rest is a job of its own: jobs end after a quarter of an hour. */
const RUN_MS = 5 * 60_000;

/** Hourly: services that hide more by now are reported as gone at least an hour later (rule duplicates 26). */
const HOURLY = "37 * * * *";
const HIDDEN_QUEUE = "hidden-merges";
const APART_MS = 60 * 60_000;

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
  await jobs.work(HIDDEN_QUEUE, () => tellOfHiddenMerges(database, now()));
  await jobs.schedule(HIDDEN_QUEUE, HOURLY);
}

/**
 * Reports to readers of the feed that merged services are gone, where the service that stayed has come to hide more.
 */
export async function tellOfHiddenMerges(database: TransactionalDb, now: number): Promise<void> {
  await noteHiddenMerges(database, now);
  await tellHiddenMerges(database, now - APART_MS);
}
