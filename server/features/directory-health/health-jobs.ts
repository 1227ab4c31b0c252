import { toIsoDate } from "#domain/base/time/civil-date.ts";
import type { Jobs } from "#server/base/jobs/jobs.ts";
import { websiteVisitor } from "#server/base/outside/websites/visit-website.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import { checkWebsites } from "./check-websites.ts";
import { refreshHealth } from "./refresh-health.ts";
import { deleteUnmetNeeds } from "./unmet-need-queries.ts";
import { UNMET_MS } from "./unmet-searches.ts";

/** Daily at a quiet time, UTC. */
const DAILY = "40 8 * * *";
const HOURLY = "25 * * * *";
const DAY_MS = 86_400_000;

/**
 * Counts and checks the directory every day, and at a start after a day without.
 *
 * @param checksWebsites whether web addresses of services are visited
 */
export async function registerHealthJobs(
  jobs: Jobs,
  database: TransactionalDb,
  now: () => number,
  checksWebsites: boolean,
): Promise<void> {
  await jobs.work("refresh-directory-health", () => refreshHealth(database, now()));
  await jobs.work("forget-unmet-needs", () =>
    deleteUnmetNeeds(database, toIsoDate(Math.floor((now() - UNMET_MS) / DAY_MS))),
  );
  await jobs.work("check-websites", async () => {
    if (checksWebsites) await checkWebsites(database, websiteVisitor(), now);
  });
  await jobs.schedule("check-websites", HOURLY);
  await jobs.schedule("refresh-directory-health", DAILY);
  await jobs.schedule("forget-unmet-needs", DAILY);
  await jobs.send(database, "refresh-directory-health", {}, { key: "refresh" });
}
