import { RESTORE_DELETED_MS } from "#domain/base/contract/limits.ts";
import type { Jobs } from "#server/base/jobs/jobs.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import { forgetDeleted } from "./deleted-queries.ts";

const EVERY_MINUTE = "* * * * *";

/** Deletes for good the messages that can no longer be restored, every minute and at every start. */
export async function registerFeedbackJobs(
  jobs: Jobs,
  database: TransactionalDb,
  now: () => number,
): Promise<void> {
  await jobs.work("forget-feedback", () => forgetDeleted(database, now(), RESTORE_DELETED_MS));
  await jobs.schedule("forget-feedback", EVERY_MINUTE);
  await jobs.send(database, "forget-feedback", {}, { key: "forget" });
}
