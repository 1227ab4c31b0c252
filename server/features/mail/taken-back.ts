import { OUTGOING_DELAY_MS } from "#domain/base/contract/limits.ts";
import type { MailJob } from "#domain/mail/mail-job.ts";
import { isUndoTakenBack } from "#server/base/history/queries.ts";
import type { Db } from "#server/base/sql/db.ts";
import { readOpenClaim } from "#server/features/listings/claims/queries.ts";

/** Whether what a mail tells of was undone while it waited: an undo, or the end of a claim, which is open again. */
export async function isTakenBack(db: Db, job: MailJob): Promise<boolean> {
  if (job.undoes !== undefined && (await isUndoTakenBack(db, job.undoes, OUTGOING_DELAY_MS))) return true;
  if (!("isUndoable" in job) || job.isUndoable !== true) return false;
  return (await readOpenClaim(db, job.feedbackId)) !== null;
}
