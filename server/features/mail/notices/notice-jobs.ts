import { digestDue } from "#domain/mail/notices/digest.ts";
import type { Jobs } from "#server/base/jobs/jobs.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { homeZone } from "#server/features/places/home-zone.ts";
import { addDigest, removeNoticeLinks } from "./queries.ts";

const HOURLY = "5 * * * *";

/** Queues the summaries once a day, in the morning of the directory's zone. */
export async function queueDigest(
  database: TransactionalDb,
  queueMail: QueueMail,
  now: number,
): Promise<void> {
  const due = digestDue(await homeZone(database), now);
  if (due === null) return;
  await database.transaction(async (db) => {
    if (await addDigest(db, due.day)) await queueMail(db, { mail: "dailyDigest", ...due });
  });
}

/** Sends the daily summaries, and deletes links of notices that have expired, every hour. */
export async function registerNoticeJobs(
  jobs: Jobs,
  database: TransactionalDb,
  queueMail: QueueMail,
  now: () => number,
): Promise<void> {
  await jobs.work("send-digests", async () => {
    await queueDigest(database, queueMail, now());
    await removeNoticeLinks(database, now());
  });
  await jobs.schedule("send-digests", HOURLY);
}
