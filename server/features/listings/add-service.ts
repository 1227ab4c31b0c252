import { invalid, problem } from "#domain/contract/problems.ts";
import { applyForm } from "#domain/listings/apply-form.ts";
import { factsOf, listingOf } from "#domain/listings/listing-facts.ts";
import type { ServiceForm } from "#domain/listings/service-form.ts";
import { formRights } from "#domain/listings/who-may.ts";
import { extentOf } from "#domain/roles/permissions.ts";
import { toTranslate } from "#domain/translation/spanish-text.ts";
import { storeServices } from "#server/features/services/store-services.ts";
import type { Asking, SignedIn } from "#server/http/viewer.ts";
import type { Db } from "#server/sql/db.ts";
import { newId } from "#server/sql/new-id.ts";
import { CallProblem } from "./call-problem.ts";
import { keepListingHistory } from "./listing-history.ts";
import type { ListingParts } from "./listing-parts.ts";
import { accept, holdNamedOwner } from "./save-listing.ts";
import { isCreator, lockLimit, setBeside } from "./stored-queries.ts";
import { lockStored } from "./stored-service.ts";

/** Whether the viewer keeps as many services as they may. Until the transaction ends, they add no other. */
export async function isAtLimit(db: Db, viewer: SignedIn): Promise<boolean> {
  const limit = await lockLimit(db, viewer.id);
  // Their account went while they were asking.
  if (limit === null) throw new CallProblem(problem("unauthorized"));
  const { kept, most } = limit;
  return kept >= most && extentOf(viewer.role, "createService") === "limited";
}

/**
 * Whether this viewer's form has made its service before.
 *
 * @throws CallProblem 400 where the id is that of something else
 */
async function isSentAlready(db: Db, id: string, viewer: SignedIn): Promise<boolean> {
  const stored = await lockStored(db, id);
  if (stored === null) return false;
  if (await isCreator(db, id, viewer.id)) return true;
  throw new CallProblem(invalid({ sendingId: "taken" }));
}

/**
 * Adds a service, public at once or waiting as the table of permissions says. Its id.
 *
 * @throws CallProblem 400, 403
 */
export async function addService(
  { database, queueMail, askTranslation }: ListingParts,
  form: ServiceForm,
  asking: Asking,
  viewer: SignedIn,
): Promise<string> {
  const { now } = asking;
  return database.transaction(async (db) => {
    const isFull = await isAtLimit(db, viewer);
    const named = await holdNamedOwner(db, form, viewer);
    const sent = form.sendingId ?? null;
    if (sent !== null && (await isSentAlready(db, sent, viewer))) return sent;
    if (isFull) throw new CallProblem(problem("serviceLimitReached"));
    const rights = formRights(viewer.role, true);
    const draft = applyForm(null, form, rights);
    const beside = { ownerId: viewer.id, comment: null, attachments: [] };
    const accepted = await accept(db, form, { before: null, draft, beside, named }, rights);
    const facts = factsOf(accepted.draft);
    const after = listingOf(facts);
    const id = sent ?? newId(now);
    const isPublic = extentOf(viewer.role, "publishUnreviewed") === "yes";
    await storeServices(
      db,
      [
        {
          id,
          facts,
          kept: {
            approvedAt: isPublic ? now : null,
            verifiedAt: null,
            verifiedBy: null,
            bedsUpdatedAt: facts.availableBeds === null ? null : now,
            likes: 0,
            createdAt: now,
            updatedAt: now,
          },
          source: null,
        },
      ],
      now,
    );
    await setBeside(db, id, accepted.beside);
    await keepListingHistory(db, asking, {
      id,
      action: "CREATE",
      before: null,
      after,
      also: { before: {}, after: { isApproved: isPublic, user: accepted.beside.ownerId } },
    });
    if (!isPublic) await queueMail(db, { mail: "waitingForReview" });
    await askTranslation(db, id, toTranslate(null, after));
    return id;
  });
}
