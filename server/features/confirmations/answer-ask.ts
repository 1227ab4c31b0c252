import { type AskCount, type AskField, mostAsked, unknownFields } from "#domain/asks/ask-fields.ts";
import { formOfAnswer } from "#domain/asks/form-of-answer.ts";
import { invalid } from "#domain/contract/problems.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { clearAsk, readAsks } from "#server/features/asks/queries.ts";
import { CallProblem } from "#server/features/listings/call-problem.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { showWhole } from "#server/features/services/show-service.ts";
import type { Database, Db } from "#server/sql/db.ts";
import { lockRequest, propose } from "./answer-request.ts";

/** What visitors ask about most of what a service, as the public sees it, does not state. */
export async function askedAbout(db: Db, shown: PublicService): Promise<readonly AskCount[]> {
  return mostAsked(await readAsks(db, shown.id), unknownFields(shown));
}

/**
 * Turns an answer to what visitors ask into an edit for the reviewers, and forgets how often it was asked. The link
 * still works.
 *
 * @throws CallProblem 400, naming each invalid field
 */
export async function answerAsk(
  { database, queueMail }: { readonly database: Database; readonly queueMail: QueueMail },
  digest: Buffer,
  { field, answer }: { readonly field: AskField; readonly answer: string },
  now: number,
): Promise<void> {
  const form = formOfAnswer(field, answer);
  if (typeof form === "string") throw new CallProblem(invalid({ answer: form }));
  await database.transaction(async (db) => {
    const { request, stored } = await lockRequest(db, digest, now);
    const shown = showWhole(stored.row, { language: "en", at: now, now, from: null });
    const asks = await readAsks(db, request.serviceId);
    const isAsked = asks.some((ask) => ask.field === field) && unknownFields(shown).includes(field);
    if (!isAsked) throw new CallProblem(invalid({ field: "unknownValue" }));
    if (await propose(db, request, stored, form, now)) await queueMail(db, { mail: "waitingForReview" });
    await clearAsk(db, request.serviceId, field);
  });
}
