import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import type { Jobs } from "#server/base/jobs/jobs.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import { deleteDaysBefore } from "./queries.ts";

/** Daily in UTC, late enough that the previous day is over for every process despite clock skew. */
const DAILY = "10 0 * * *";

/** Deletes the salts of counted attempts, daily and at every start. */
export async function registerAttemptJobs(
  jobs: Jobs,
  database: TransactionalDb,
  now: () => number,
): Promise<void> {
  await jobs.work("forget-attempts", () => deleteOldAttempts(database, now()));
  await jobs.schedule("forget-attempts", DAILY);
  await jobs.send(database, "forget-attempts", {}, { key: "forget" });
}

/** Deletes the attempts and secrets of earlier days. Afterward, no address can be linked to those attempts. */
export async function deleteOldAttempts(database: TransactionalDb, now: number): Promise<void> {
  await deleteDaysBefore(database, isoOfEpoch(now).slice(0, 10));
}
