import type { Jobs } from "#server/jobs/jobs.ts";
import type { TransactionalDb } from "#server/sql/db.ts";
import { isHarvestDue } from "./queries.ts";

const EVERY_MINUTE = "* * * * *";

interface HarvestJobs {
  readonly db: TransactionalDb;
  readonly names: readonly string[];
  /** Makes this process look for work on harvests. */
  readonly wakeWorker: () => void;
}

/** Looks each minute, in one of all processes, whether a source is due: a fetch that was interrupted is. */
export async function registerHarvestJobs(
  jobs: Jobs,
  { db, names, wakeWorker }: HarvestJobs,
  now: () => number,
): Promise<void> {
  await jobs.work("harvest", async () => {
    if (names.length > 0 && (await isHarvestDue(db, names, now()))) wakeWorker();
  });
  await jobs.schedule("harvest", EVERY_MINUTE);
}
