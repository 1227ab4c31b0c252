import { isoOfEpoch } from "#domain/contract/instant.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { Database } from "#server/sql/db.ts";
import { deleteDaysBefore } from "./queries.ts";

/** Each day, when the one before has passed for every process, however its clock goes. UTC. */
const DAILY = "10 0 * * *";

/** Forgets what attempts were counted under, each day and once at every start. */
export async function registerAttemptJobs(jobs: Jobs, database: Database, now: () => number): Promise<void> {
  await jobs.work("forget-attempts", () => deleteOldAttempts(database, now()));
  await jobs.schedule("forget-attempts", DAILY);
  await jobs.send(database, "forget-attempts", {}, { key: "forget" });
}

/** From then on nobody can tell, of any address, that it tried something on an earlier day. */
export async function deleteOldAttempts(database: Database, now: number): Promise<void> {
  await deleteDaysBefore(database, isoOfEpoch(now).slice(0, 10));
}
