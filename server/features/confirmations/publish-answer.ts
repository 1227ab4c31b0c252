import { invalid } from "#domain/base/contract/problems.ts";
import { applyForm } from "#domain/listings/apply-form.ts";
import { withoutHiddenDoor } from "#domain/listings/hidden-door.ts";
import { toServiceFacts, toVersion } from "#domain/listings/listing-facts.ts";
import { newProblems } from "#domain/listings/new-problems.ts";
import type { ServiceForm } from "#domain/listings/service-form.ts";
import { overPublic } from "#domain/listings/split-edit.ts";
import type { AskField } from "#domain/services/ask-fields.ts";
import { changedFields, isSame } from "#domain/services/changes.ts";
import { CallProblem } from "#server/base/http/call-problem.ts";
import type { Db } from "#server/base/sql/db.ts";
import { noteProviderAnswer } from "#server/features/confirmations/asks/queries.ts";
import { recordListingChange } from "#server/features/listings/listing-history.ts";
import { coverWords } from "#server/features/listings/protection/cover-words.ts";
import { storeVersion } from "#server/features/listings/save-listing.ts";
import { deletePendingEdits, rebasePendingEdits } from "#server/features/listings/stored-queries.ts";
import type { QueueTranslation } from "#server/features/translation/translation-jobs.ts";
import { type LockedRequest, NO_RIGHTS, toActor } from "./answer-request.ts";

/**
 * Publishes an answer by the owner's link, and nothing else (rules asks 10 and 11): a pending edit stays with all of
 * its other fields. For the answered field, the answer is newer than the pending value.
 *
 * @throws CallProblem 400 where the answer conflicts with the service's other fields
 */
export async function publishAnswer(
  { db, askTranslation }: { readonly db: Db; readonly askTranslation: QueueTranslation },
  { request, stored }: LockedRequest,
  { field, form }: { readonly field: AskField; readonly form: ServiceForm },
  now: number,
): Promise<void> {
  const { row, current } = stored;
  const draft = applyForm(current, form, NO_RIGHTS, now);
  if (Object.keys(newProblems(current, draft)).length > 0) {
    throw new CallProblem(invalid({ answer: "unknownValue" }));
  }
  const { facts, listing: published } = toVersion(toServiceFacts(draft));
  await storeVersion(db, stored, published, { approvedAt: row.approvedAt, facts, now });
  const by = { viewer: toActor(request), now };
  await recordListingChange(db, by, { id: row.id, action: "ANSWER", before: current, after: published });
  await noteProviderAnswer(db, { serviceId: row.id, field, value: published[field], now });
  await keepWaiting({ db, now }, { request, stored }, { published, form });
  await askTranslation(db, [{ serviceId: row.id, before: current, after: published }]);
  await coverWords({ db, queueMail: null }, { ids: [row.id] }, now);
}

/** Puts the pending edit, without the answered field, over the new public version. */
async function keepWaiting(
  { db, now }: { readonly db: Db; readonly now: number },
  { request, stored: { row, current, proposed } }: LockedRequest,
  { published, form }: { readonly published: LockedRequest["stored"]["current"]; readonly form: ServiceForm },
): Promise<void> {
  if (row.pending === null) return;
  const before = withoutHiddenDoor(overPublic(published, proposed, changedFields(current, proposed)));
  const { facts, listing: left } = toVersion(toServiceFacts(applyForm(before, form, NO_RIGHTS, now)));
  const changed = changedFields(published, left);
  if (changed.length > 0) {
    await rebasePendingEdits(db, [{ serviceId: row.id, facts, changed }]);
    return;
  }
  await deletePendingEdits(db, [row.id]);
  if (isSame(before, left)) return;
  await recordListingChange(
    db,
    { viewer: toActor(request), now },
    { id: row.id, action: "WITHDRAW", before, after: left },
  );
}
