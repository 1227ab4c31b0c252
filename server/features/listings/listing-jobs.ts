import type { Jobs } from "#server/jobs/jobs.ts";
import type { Database } from "#server/sql/db.ts";
import { purgeDeleted } from "./remove-service.ts";

/** Each night, UTC. */
const NIGHTLY = "25 3 * * *";

/** Removes for good what was deleted longer ago than a deletion can be undone. */
export async function registerListingJobs(jobs: Jobs, database: Database, now: () => number): Promise<void> {
  await jobs.work("remove-deleted-services", () => purgeDeleted(database, now()));
  await jobs.schedule("remove-deleted-services", NIGHTLY);
}
