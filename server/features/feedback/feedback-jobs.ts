import type { Jobs } from "#server/jobs/jobs.ts";
import type { QueueMail } from "./keep-feedback.ts";

/** The queue of mails that feedback calls for, each with a `FeedbackMailJob`. */
const QUEUE = "mail-feedback";

/** Queues each mail once for its feedback, in the feedback's transaction. */
export function queueFeedbackMails(jobs: Jobs): QueueMail {
  return (db, { feedbackId, mail }) =>
    jobs.send(db, QUEUE, { feedbackId, mail }, { key: `${feedbackId} ${mail}` });
}
