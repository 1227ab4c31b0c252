import { problem } from "#domain/base/contract/problems.ts";
import { NOTHING_MORE, type RollCallDetails } from "#domain/hard-nights/roll-call/roll-call.ts";
import type { RollCallAnswer } from "#domain/services/listing-enumerations.ts";
import type { Change } from "#server/base/history/record-change.ts";
import { CallProblem } from "#server/base/http/call-problem.ts";
import type { SignedIn } from "#server/base/http/viewer.ts";
import type { Database, Db } from "#server/base/sql/db.ts";
import { lockHardNight } from "#server/features/hard-nights/queries.ts";
import { lockUserAndOwner } from "#server/features/listings/stored-queries.ts";
import { lockStored, type StoredService } from "#server/features/listings/stored-service.ts";
import { transactionWithSharedRows } from "#server/features/services/shared-rows.ts";
import { closeToday } from "./close-today.ts";
import { findQuestion, noteAnswer, noteClosing } from "./queries.ts";

/** A provider's answer, with its details. */
export interface GivenToRollCall {
  readonly answer: RollCallAnswer;
  readonly details: RollCallDetails;
}

/**
 * Answers the question of a mailed link, once. The question is read again under the lock of the service, so that only
 * the person it was for can answer it.
 *
 * @returns false where the link no longer works
 */
export async function answerByLink(
  database: Database,
  digest: Buffer,
  given: GivenToRollCall,
  now: number,
): Promise<boolean> {
  return transactionWithSharedRows(database, async (db) => {
    const found = await findQuestion(db, digest, now);
    if (found === null) return false;
    if (found.owner !== null) await lockUserAndOwner(db, found.owner.id, null);
    const stored = await lockStored(db, found.serviceId);
    const question = await findQuestion(db, digest, now);
    if (stored === null || question === null) return false;
    return (await answerLocked(db, stored, question, given, question.owner ?? "SYSTEM", now)) === true;
  });
}

/**
 * Notes what a provider said on the telephone.
 *
 * @throws CallProblem 404, or 409 where there is an answer
 */
export async function answerByPhone(
  database: Database,
  { nightId, serviceId }: { readonly nightId: string; readonly serviceId: string },
  given: GivenToRollCall,
  { viewer, now }: { readonly viewer: SignedIn; readonly now: number },
): Promise<void> {
  await transactionWithSharedRows(database, async (db) => {
    if ((await lockUserAndOwner(db, viewer.id, null)) === null) {
      throw new CallProblem(problem("unauthorized"));
    }
    const stored = await lockStored(db, serviceId);
    const night = await lockHardNight(db, nightId, now);
    if (stored === null || stored.row.deletedAt !== null || night === null) {
      throw new CallProblem(problem("notFound"));
    }
    const isNoted = await answerLocked(db, stored, { nightId, serviceId }, given, viewer, now);
    if (isNoted === null) throw new CallProblem(problem("notFound"));
    if (!isNoted) throw new CallProblem(problem("callIsNoted"));
  });
}

/** NO closes; YES and LIMITED only mark. */
async function answerLocked(
  db: Db,
  stored: StoredService,
  about: { readonly nightId: string; readonly serviceId: string },
  { answer, details }: GivenToRollCall,
  actor: Change["actor"],
  now: number,
): Promise<boolean | null> {
  const isNoted = await noteAnswer(db, about, answer, answer === "NO" ? NOTHING_MORE : details, now);
  if (isNoted !== true || answer !== "NO") return isNoted;
  const { date, closedFrom } = await closeToday(db, stored, actor, now);
  await noteClosing(db, about, date, closedFrom);
  return true;
}
