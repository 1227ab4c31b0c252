import type { Jobs } from "#server/base/jobs/jobs.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import { tidyDayClosing } from "./close-for-now.ts";
import { findOverDayClosings } from "./queries.ts";

const HOURLY = "50 * * * *";
const BATCH = 200;

/** Takes closings that are over out of the hours. They close nothing any more: only the listings are tidied. */
export async function tidyDayClosings(database: TransactionalDb, now: number): Promise<void> {
  for (;;) {
    const ids = await findOverDayClosings(database, now, BATCH);
    for (const id of ids) await tidyDayClosing(database, id, now);
    if (ids.length < BATCH) return;
  }
}

export async function registerDayClosingJobs(
  jobs: Jobs,
  database: TransactionalDb,
  now: () => number,
): Promise<void> {
  await jobs.work("tidy-day-closings", () => tidyDayClosings(database, now()));
  await jobs.schedule("tidy-day-closings", HOURLY);
}
