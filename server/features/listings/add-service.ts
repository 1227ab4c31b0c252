import { invalid, problem } from "#domain/base/contract/problems.ts";
import { getExtent } from "#domain/base/roles/permissions.ts";
import { applyForm } from "#domain/listings/apply-form.ts";
import { toListing, toServiceFacts } from "#domain/listings/listing-facts.ts";
import { asPersonProtects } from "#domain/listings/protection/withheld-place.ts";
import type { ServiceForm } from "#domain/listings/service-form.ts";
import { formRights } from "#domain/services/service-permissions.ts";
import type { RequestContext, SignedIn } from "#server/base/http/viewer.ts";
import type { Db } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { mayGuessDoor } from "#server/features/listings/protection/guessed-doors.ts";
import { reviewSaved } from "#server/features/listings/protection/review-saved.ts";
import { coverSharedDoors } from "#server/features/listings/protection/shared-doors.ts";
import { saveService } from "#server/features/listings/store-services.ts";
import { transactionWithSharedRows } from "#server/features/services/shared-rows.ts";
import { CallProblem } from "../../base/http/call-problem.ts";
import type { ListingDependencies } from "./listing-dependencies.ts";
import { recordListingChange } from "./listing-history.ts";
import { withOrganization } from "./named-organization.ts";
import { accept, lockViewerAndOwner } from "./save-listing.ts";
import { isCreator, lockLimit, updateInternalFields } from "./stored-queries.ts";
import { lockStored } from "./stored-service.ts";

/** Whether the viewer has reached their limit of services. Blocks further additions until the transaction ends. */
export async function isAtLimit(db: Db, viewer: SignedIn): Promise<boolean> {
  const limit = await lockLimit(db, viewer.id);
  // The account was deleted while the request was in flight.
  if (limit === null) throw new CallProblem(problem("unauthorized"));
  const { owned, max } = limit;
  return owned >= max && getExtent(viewer.role, "createService") === "limited";
}

/**
 * Whether this form has been stored before (a retry).
 *
 * @throws CallProblem 400 where the id belongs to something else
 */
async function isSentAlready(db: Db, id: string, viewer: SignedIn): Promise<boolean> {
  const stored = await lockStored(db, id);
  if (stored === null) return false;
  if (await isCreator(db, id, viewer.id)) return true;
  throw new CallProblem(invalid({ sendingId: "taken" }));
}

/**
 * Adds a service, public or pending according to the permission table, and resolves to its id.
 *
 * @throws CallProblem 400, 403
 */
export async function addService(
  { database, queueMail, askTranslation }: ListingDependencies,
  sent: ServiceForm,
  context: RequestContext,
  viewer: SignedIn,
): Promise<string> {
  const { now } = context;
  if (sent.scope === "PROGRAM") throw new CallProblem(invalid({ scope: "unknownValue" }));
  return transactionWithSharedRows(database, async (db) => {
    const named = await lockViewerAndOwner(db, sent, viewer);
    const isFull = await isAtLimit(db, viewer);
    const sendingId = sent.sendingId ?? null;
    if (sendingId !== null && (await isSentAlready(db, sendingId, viewer))) return sendingId;
    if (isFull) throw new CallProblem(problem("serviceLimitReached"));
    const rights = formRights(viewer.role, true);
    const form = await withOrganization(db, sent, [], viewer);
    const draft = applyForm(null, form, rights, now);
    const internal = { ownerId: viewer.id, comment: null, attachments: [] };
    const accepted = await accept(db, form, { before: null, draft, internal, named, now }, rights);
    const facts = asPersonProtects(null, toServiceFacts(accepted.draft));
    const after = toListing(facts);
    const id = sendingId ?? newId(now);
    const isPublic =
      getExtent(viewer.role, "publishUnreviewed") === "yes" &&
      !(await mayGuessDoor(db, [{ before: null, after }], viewer));
    await saveService(
      db,
      {
        id,
        facts,
        metadata: {
          approvedAt: isPublic ? now : null,
          verifiedAt: null,
          verifiedBy: null,
          bedsUpdatedAt: facts.availableBeds === null ? null : now,
          likes: 0,
          createdAt: now,
          updatedAt: now,
        },
        factSources: [],
        source: null,
      },
      now,
    );
    await updateInternalFields(db, id, accepted.internal);
    await recordListingChange(db, context, {
      id,
      action: "CREATE",
      before: null,
      after,
      also: { before: {}, after: { isApproved: isPublic, user: accepted.internal.ownerId } },
    });
    await coverSharedDoors({ db, queueMail }, { ids: [id] }, now);
    if (isPublic) {
      const isAnswered = typeof sent.isProtected === "boolean";
      await reviewSaved({ db, queueMail }, [{ id, before: null }], { isAnswered, now });
    }
    if (!isPublic) await queueMail(db, { mail: "waitingForReview" });
    await askTranslation(db, [{ serviceId: id, before: null, after }]);
    return id;
  });
}
