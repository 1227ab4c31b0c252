import * as z from "zod/mini";
import type { Jobs } from "#server/base/jobs/jobs.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import { refreshHours, repairHours } from "./refresh-hours.ts";
import type { SendJob } from "./repair-batch.ts";

/** Daily at a quiet time, UTC. */
const DAILY = "23 7 * * *";

const repairData = z.object({ serviceIds: z.array(z.uuid()) });

/** Keeps opening edges fresh: daily, at every start, and when a read finds stale ones. */
export async function registerHoursJobs(
  jobs: Jobs,
  database: TransactionalDb,
  now: () => number,
): Promise<void> {
  await jobs.work("refresh-hours", async () => {
    await refreshHours(database, now());
  });
  await jobs.work("repair-hours", async (data) => {
    await repairHours(database, z.parse(repairData, data).serviceIds, now());
  });
  await jobs.schedule("refresh-hours", DAILY);
  await jobs.send(database, "refresh-hours", {}, { key: "refresh" });
}

/** Enqueues repairs that reads found necessary. A refresh is queued once at a time. */
export function sendHoursJobs(jobs: Jobs, database: TransactionalDb): SendJob {
  return (name, data) => jobs.send(database, name, data, name === "refresh-hours" ? { key: "refresh" } : {});
}
