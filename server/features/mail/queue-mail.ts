import type { MailJob } from "#domain/mail/mail-job.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { Db } from "#server/sql/db.ts";
import { newId } from "#server/sql/new-id.ts";

/** Adds, in the transaction that `db` is, the job of one mail: sent when it is committed, forgotten with it. */
export type QueueMail = (db: Db, job: MailJob) => Promise<void>;

/** The queue of all mails, each job a `QueuedMail`. */
export const MAIL_QUEUE = "mail";

/** @property id by which it is known what of this mail was sent, should the job come again */
export type QueuedMail = MailJob & { readonly id: string };

const HOUR_MS = 3_600_000;

/**
 * Puts mails into the durable queue. News of what waits for review are told at the next full hour, once for all
 * that came until then.
 */
export function queueMails(jobs: Pick<Jobs, "send">, now: () => number): QueueMail {
  return async (db, job) => {
    const at = now();
    const queued: QueuedMail = { ...job, id: newId(at) };
    if (job.mail !== "waitingForReview") return jobs.send(db, MAIL_QUEUE, queued);
    const nextHour = (Math.floor(at / HOUR_MS) + 1) * HOUR_MS;
    return jobs.send(db, MAIL_QUEUE, queued, { key: job.mail, notBefore: nextHour });
  };
}
