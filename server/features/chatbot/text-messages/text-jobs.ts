import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import type { Jobs } from "#server/base/jobs/jobs.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import { deleteReceivedBefore } from "./queries.ts";

const DAILY = "20 0 * * *";
const KEPT_MS = 30 * 86_400_000;

/** Deletes the codes of old text messages, daily. */
export async function registerTextJobs(
  jobs: Jobs,
  database: TransactionalDb,
  now: () => number,
): Promise<void> {
  await jobs.work("forget-texts", () => deleteOldTexts(database, now()));
  await jobs.schedule("forget-texts", DAILY);
}

/** Deletes the codes of messages that came more than thirty days ago (rule text-messages 3). */
export async function deleteOldTexts(database: TransactionalDb, now: number): Promise<void> {
  await deleteReceivedBefore(database, isoOfEpoch(now - KEPT_MS).slice(0, 10));
}
