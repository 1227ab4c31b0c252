import { MAX_KNOWN_DEVICES } from "#domain/base/contract/limits.ts";
import type { Jobs } from "#server/base/jobs/jobs.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import { removeExpiredInvitations } from "#server/features/accounts/invitations/queries.ts";
import { removeOldRequests } from "#server/features/confirmations/queries.ts";
import { removeExpiredClaimLinks } from "#server/features/listings/claims/queries.ts";
import { deleteOldDevices } from "./known-device-queries.ts";
import { deleteExpired } from "./queries.ts";

const DAILY = "20 0 * * *";

/** Deletes expired sessions, links, invitations and known devices every day. */
export async function registerAccountJobs(
  jobs: Jobs,
  database: TransactionalDb,
  now: () => number,
): Promise<void> {
  await jobs.work("forget-sessions", async () => {
    await deleteExpired(database, now());
    await removeExpiredInvitations(database, now());
    await removeExpiredClaimLinks(database, now());
    await removeOldRequests(database, now());
    await deleteOldDevices(database, MAX_KNOWN_DEVICES, now());
  });
  await jobs.schedule("forget-sessions", DAILY);
}
