import type { Jobs } from "#server/jobs/jobs.ts";
import type { TransactionalDb } from "#server/sql/db.ts";
import { purgeDeleted } from "./remove-service.ts";

/** Nightly, UTC. */
const NIGHTLY = "25 3 * * *";

/** Purges services whose deletion can no longer be undone. */
export async function registerListingJobs(
  jobs: Jobs,
  database: TransactionalDb,
  now: () => number,
): Promise<void> {
  await jobs.work("remove-deleted-services", () => purgeDeleted(database, now()));
  await jobs.schedule("remove-deleted-services", NIGHTLY);
}
