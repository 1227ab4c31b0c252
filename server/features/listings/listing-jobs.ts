import type { Jobs } from "#server/base/jobs/jobs.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import { forgetWithholdings } from "#server/base/sql/withholdings.ts";
import { purgeDeleted } from "./remove-service.ts";

/** Nightly, UTC. */
const NIGHTLY = "25 3 * * *";

/** Milliseconds for which withholdings are stored: no replica lags, and nothing is cached, for longer. */
const WITHHOLDINGS_MS = 7 * 24 * 60 * 60 * 1000;

/** Purges services whose deletion can no longer be undone, and old withholdings. */
export async function registerListingJobs(
  jobs: Jobs,
  database: TransactionalDb,
  now: () => number,
): Promise<void> {
  await jobs.work("remove-deleted-services", () => purgeDeleted(database, now()));
  await jobs.work("forget-withholdings", () => forgetWithholdings(database, now() - WITHHOLDINGS_MS));
  await jobs.schedule("remove-deleted-services", NIGHTLY);
  await jobs.schedule("forget-withholdings", NIGHTLY);
}
