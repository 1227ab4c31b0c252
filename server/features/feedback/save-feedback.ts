import { ATTACHABLE_FILE_MS, RECEIPTS_PER_EMAIL_PER_DAY } from "#domain/base/contract/limits.ts";
import type { Feedback } from "#domain/feedback/feedback.ts";
import { mailsFor } from "#domain/feedback/feedback-mails.ts";
import type { Database, Db } from "#server/base/sql/db.ts";
import { attachFiles } from "#server/features/feedback/files/queries.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { addFeedback, countFromEmail, findBySendingId, isPublicService } from "./queries.ts";

export type SavedFeedback = { readonly id: string; readonly createdAt: number } | "noService" | "noFile";

const DAY_MS = 86_400_000;

/** Saves a message with its pictures and mail jobs in one transaction. */
export async function saveFeedback(
  database: Database,
  queueMail: QueueMail,
  feedback: Feedback,
): Promise<SavedFeedback> {
  try {
    return await database.transaction(async (db) => {
      if (feedback.serviceId !== null && !(await isPublicService(db, feedback.serviceId))) {
        throw new FeedbackNotSaved("noService");
      }
      if (!(await addFeedback(db, feedback))) return await findSavedFeedback(db, feedback.sendingId);
      if (!(await attachFiles(db, feedback.id, feedback.files, feedback.createdAt - ATTACHABLE_FILE_MS)))
        throw new FeedbackNotSaved("noFile");
      const came = await countFromEmail(db, feedback.email, feedback.createdAt - DAY_MS);
      for (const mail of mailsFor(feedback, RECEIPTS_PER_EMAIL_PER_DAY + 1 - came)) {
        await queueMail(db, { feedbackId: feedback.id, mail });
      }
      return { id: feedback.id, createdAt: feedback.createdAt };
    });
  } catch (error) {
    if (error instanceof FeedbackNotSaved) return error.reason;
    throw error;
  }
}

async function findSavedFeedback(db: Db, sendingId: string | null): Promise<SavedFeedback> {
  const saved = sendingId === null ? null : await findBySendingId(db, sendingId);
  if (saved === null) throw new Error("A message was neither stored nor found.");
  return saved;
}

/** Rolls the transaction back. */
class FeedbackNotSaved extends Error {
  readonly reason: "noService" | "noFile";
  constructor(reason: "noService" | "noFile") {
    super("The message was not stored.");
    this.reason = reason;
  }
}
