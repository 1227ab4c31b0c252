import type { Jobs } from "#server/base/jobs/jobs.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import { lockStored } from "#server/features/listings/stored-service.ts";
import { transactionWithSharedRows } from "#server/features/services/shared-rows.ts";
import { reopenAfter } from "./close-today.ts";
import { forgetClosing, readPastClosings } from "./queries.ts";

const HOURLY = "35 * * * *";
const BATCH = 200;

/** Removes closings whose day is over. They close nothing any more: only the listing is tidied. */
export async function removePastClosings(database: TransactionalDb, now: number): Promise<void> {
  for (;;) {
    const closings = await readPastClosings(database, now, BATCH);
    for (const closing of closings) {
      await transactionWithSharedRows(database, async (db) => {
        const stored = await lockStored(db, closing.serviceId);
        if (stored !== null) await reopenAfter(db, stored, closing, now);
        await forgetClosing(db, closing);
      });
    }
    if (closings.length < BATCH) return;
  }
}

export async function registerRollCallJobs(
  jobs: Jobs,
  database: TransactionalDb,
  now: () => number,
): Promise<void> {
  await jobs.work("end-roll-call-closings", () => removePastClosings(database, now()));
  await jobs.schedule("end-roll-call-closings", HOURLY);
}
