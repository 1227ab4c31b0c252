import { OUTGOING_DELAY_MS } from "#domain/base/contract/limits.ts";
import type { MailJob } from "#domain/mail/mail-job.ts";
import type { Jobs } from "#server/base/jobs/jobs.ts";
import type { Db } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";

/** Enqueues a mail in the transaction `db`: sent after it commits, dropped if it rolls back. */
export type QueueMail = (db: Db, job: MailJob) => Promise<void>;

/** The queue of all mails, each job a `QueuedMail`. */
export const MAIL_QUEUE = "mail";

/** @property id under which deliveries are recorded, should the job be run again */
export type QueuedMail = MailJob & { readonly id: string };

const HOUR_MS = 3_600_000;

/**
 * Puts mail into the durable queue. Notices of pending reviews are sent at the next full hour, in one digest; that of an
 * approval once it can hardly be undone any more, and once for all approvals until then; that of a claim which ended by
 * what can be undone, those of a campaign, and that of an undo, as late.
 */
export function queueMails(jobs: Pick<Jobs, "send">, now: () => number): QueueMail {
  return async (db, job) => {
    const at = now();
    const queued: QueuedMail = { ...job, id: newId(at) };
    if (job.mail === "serviceApproved") {
      const key = `${job.mail} ${job.serviceId} ${job.userId}`;
      return jobs.send(db, MAIL_QUEUE, queued, { key, notBefore: at + OUTGOING_DELAY_MS });
    }
    if (job.mail !== "waitingForReview") {
      const isUndoable =
        job.undoes !== undefined ||
        ("isUndoable" in job && job.isUndoable === true) ||
        ("isHeld" in job && job.isHeld === true);
      return jobs.send(db, MAIL_QUEUE, queued, isUndoable ? { notBefore: at + OUTGOING_DELAY_MS } : {});
    }
    const nextHour = (Math.floor(at / HOUR_MS) + 1) * HOUR_MS;
    return jobs.send(db, MAIL_QUEUE, queued, { key: job.mail, notBefore: nextHour });
  };
}
