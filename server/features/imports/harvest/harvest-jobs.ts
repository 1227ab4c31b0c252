import type { Jobs } from "#server/base/jobs/jobs.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { forgetPreviewsBut, isHarvestDue, noteTold } from "./queries.ts";

const EVERY_MINUTE = "* * * * *";

interface HarvestJobs {
  readonly db: TransactionalDb;
  readonly names: readonly string[];
  /** Makes this process look for work on harvests. */
  readonly wakeWorker: () => void;
  readonly queueMail: QueueMail;
}

/**
 * Checks every minute, in one of all processes, whether a source is due; an interrupted fetch is. Sends one mail when
 * something begins to wait for a person (rule harvest 23).
 */
export async function registerHarvestJobs(
  jobs: Jobs,
  { db, names, wakeWorker, queueMail }: HarvestJobs,
  now: () => number,
): Promise<void> {
  await forgetPreviewsBut(db, names);
  await jobs.work("harvest", async () => {
    if (names.length === 0) return;
    await tellWhatWaits(db, names, queueMail);
    if (await isHarvestDue(db, names, now())) wakeWorker();
  });
  await jobs.schedule("harvest", EVERY_MINUTE);
}

/**
 * Sends that mail. However long something waits, and however often the source is fetched meanwhile, it is sent once.
 */
export async function tellWhatWaits(
  database: TransactionalDb,
  names: readonly string[],
  queueMail: QueueMail,
): Promise<void> {
  await database.transaction(async (db) => {
    for (const source of await noteTold(db, names)) await queueMail(db, { mail: "harvestWaits", source });
  });
}
