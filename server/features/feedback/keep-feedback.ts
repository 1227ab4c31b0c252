import { RECEIPTS_PER_EMAIL_A_DAY } from "#domain/contract/limits.ts";
import type { Feedback } from "#domain/feedback/feedback.ts";
import { mailsFor } from "#domain/feedback/feedback-mails.ts";
import { nameFiles } from "#server/features/files/queries.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import type { Database, Db } from "#server/sql/db.ts";
import { addFeedback, countFromEmail, findSending, isPublicService } from "./queries.ts";

export type Kept = { readonly id: string; readonly createdAt: number } | "noService" | "noFile";

const DAY_MS = 86_400_000;

/** Keeps a feedback with its pictures and the jobs of its mails: all of it, or nothing. */
export async function keepFeedback(
  database: Database,
  queueMail: QueueMail,
  feedback: Feedback,
): Promise<Kept> {
  try {
    return await database.transaction(async (db) => {
      if (feedback.serviceId !== null && !(await isPublicService(db, feedback.serviceId))) {
        throw new NotKept("noService");
      }
      if (!(await addFeedback(db, feedback))) return await keptBefore(db, feedback.sendingId);
      if (!(await nameFiles(db, feedback.id, feedback.files))) throw new NotKept("noFile");
      const came = await countFromEmail(db, feedback.email, feedback.createdAt - DAY_MS);
      for (const mail of mailsFor(feedback, RECEIPTS_PER_EMAIL_A_DAY + 1 - came)) {
        await queueMail(db, { feedbackId: feedback.id, mail });
      }
      return { id: feedback.id, createdAt: feedback.createdAt };
    });
  } catch (error) {
    if (error instanceof NotKept) return error.because;
    throw error;
  }
}

async function keptBefore(db: Db, sendingId: string | null): Promise<Kept> {
  const kept = sendingId === null ? null : await findSending(db, sendingId);
  if (kept === null) throw new Error("A feedback was neither kept nor there before.");
  return kept;
}

/** Takes the transaction back. */
class NotKept extends Error {
  readonly because: "noService" | "noFile";
  constructor(because: "noService" | "noFile") {
    super("The feedback was not kept.");
    this.because = because;
  }
}
