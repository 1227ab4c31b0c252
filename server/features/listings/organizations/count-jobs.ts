import type { Jobs } from "#server/base/jobs/jobs.ts";
import type { Db } from "#server/base/sql/db.ts";
import { addUpChanges, forgetZeros } from "./count-queries.ts";

const EVERY_MINUTE = "* * * * *";
const DAILY = "55 4 * * *";

/** Keeps the changes few that readers of organizations' numbers add up (rule organizations 22). */
export async function registerOrganizationJobs(jobs: Jobs, db: Db): Promise<void> {
  await jobs.work("add-up-organizations", () => addUpChanges(db));
  await jobs.schedule("add-up-organizations", EVERY_MINUTE);
  await jobs.work("forget-organization-counts", () => forgetZeros(db));
  await jobs.schedule("forget-organization-counts", DAILY);
}
