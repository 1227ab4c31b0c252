import type { Db } from "#server/base/sql/db.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { endClaims } from "./queries.ts";

/**
 * These services have a new owner, by whatever way: their open claims end, and who made them hears of it (rule
 * feedback 29). The caller has locked the services.
 *
 * @param isUndoable the mails wait until it can hardly be undone any more, and do not leave if it is
 */
export async function endClaimsFor(
  db: Db,
  queueMail: QueueMail,
  serviceIds: readonly string[],
  ownerId: string,
  isUndoable = false,
): Promise<void> {
  if (serviceIds.length === 0) return;
  for (const { id, claimantId } of await endClaims(db, serviceIds)) {
    const mail = claimantId === ownerId ? "claimGranted" : "claimEnded";
    await queueMail(db, { feedbackId: id, mail, ...(isUndoable ? { isUndoable } : {}) });
  }
}
