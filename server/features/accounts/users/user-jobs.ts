import { RESTORE_DELETED_MS } from "#domain/base/contract/limits.ts";
import type { Jobs } from "#server/base/jobs/jobs.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import { forgetKeptAccounts } from "./deleted-account-queries.ts";

const EVERY_MINUTE = "* * * * *";

/** Deletes for good the accounts that can no longer be restored, every minute and at every start. */
export async function registerUserJobs(
  jobs: Jobs,
  database: TransactionalDb,
  now: () => number,
): Promise<void> {
  await jobs.work("forget-accounts", () => forgetKeptAccounts(database, now(), RESTORE_DELETED_MS));
  await jobs.schedule("forget-accounts", EVERY_MINUTE);
  await jobs.send(database, "forget-accounts", {}, { key: "forget" });
}
