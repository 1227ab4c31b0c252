import { isEmail } from "#domain/contract/contact-rules.ts";
import { MAX_COMMENT } from "#domain/contract/limits.ts";
import { type FieldMessage, type FieldMessages, invalid } from "#domain/contract/problems.ts";
import type { ListingDraft } from "#domain/listings/check-listing.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { factsOf } from "#domain/listings/listing-facts.ts";
import { newProblems } from "#domain/listings/new-problems.ts";
import type { ServiceForm } from "#domain/listings/service-form.ts";
import type { FormRights } from "#domain/listings/who-may.ts";
import { storeServices } from "#server/features/services/store-services.ts";
import type { Db } from "#server/sql/db.ts";
import { CallProblem } from "./call-problem.ts";
import { locateDraft } from "./locate-draft.ts";
import { findOwner } from "./stored-queries.ts";
import type { StoredService } from "./stored-service.ts";

/** What is kept beside the facts: it is public at once, to those few who may see it. */
export interface Beside {
  readonly ownerId: string | null;
  readonly comment: string | null;
  readonly attachments: readonly string[];
}

/** A draft that may be kept: located, checked, and with its owner found. */
export interface Acceptable {
  readonly draft: ListingDraft;
  readonly beside: Beside;
}

/**
 * Finds the pin, the zone and the owner of a draft, and asks every rule.
 *
 * @throws CallProblem 400, naming each field that is wrong
 */
export async function accept(
  db: Db,
  form: ServiceForm,
  { before, draft, beside }: { before: Listing | null; draft: ListingDraft; beside: Beside },
  rights: FormRights,
): Promise<Acceptable> {
  const located = await locateDraft(db, before, draft);
  const fields: Record<string, FieldMessage> = { ...newProblems(before, located) };
  if (located.timeZone === null && Object.keys(fields).length === 0) fields["location"] = "needsPlace";
  if ((form.comment ?? "").length > MAX_COMMENT) fields["comment"] = "tooLong";
  const owner = await ownerOf(db, form, beside, rights);
  if (owner.message !== null) fields["userEmail"] = owner.message;
  if (Object.keys(fields).length > 0) throw new CallProblem(invalid(fields satisfies FieldMessages));
  return {
    draft: located,
    beside: { ...beside, ...(rights.setHidden ? notesOf(form) : {}), ownerId: owner.id },
  };
}

function notesOf({ comment, attachments }: ServiceForm): Partial<Beside> {
  return {
    ...(comment === undefined ? {} : { comment }),
    ...(attachments === undefined ? {} : { attachments: attachments ?? [] }),
  };
}

/** Only an address that is known to be its owner's takes over a listing (decisions, section 5). */
async function ownerOf(
  db: Db,
  { userEmail }: ServiceForm,
  { ownerId }: Beside,
  rights: FormRights,
): Promise<{ id: string | null; message: FieldMessage | null }> {
  if (userEmail === undefined || !rights.setAdministratorFields) return { id: ownerId, message: null };
  if (userEmail === null) return { id: null, message: null };
  if (!isEmail(userEmail)) return { id: ownerId, message: "notEmail" };
  const owner = await findOwner(db, userEmail);
  if (owner === null) return { id: ownerId, message: "unknownValue" };
  if (owner.id !== ownerId && !owner.isConfirmed) return { id: ownerId, message: "notConfirmed" };
  return { id: owner.id, message: null };
}

/** Stores a version of a service that is there already; what it is besides its facts stays as it was. */
export async function storeVersion(
  db: Db,
  { row, current }: StoredService,
  next: Listing,
  kept: { readonly approvedAt: number | null; readonly now: number },
): Promise<void> {
  const isRecounted = next.availableBeds !== current.availableBeds || next.totalBeds !== current.totalBeds;
  const hasBeds = next.availableBeds !== null;
  const bedsUpdatedAt = hasBeds ? kept.now : null;
  await storeServices(
    db,
    [
      {
        id: row.id,
        facts: factsOf(next),
        kept: {
          approvedAt: kept.approvedAt,
          verifiedAt: row.verifiedAt,
          verifiedBy: row.verifiedBy,
          bedsUpdatedAt: isRecounted ? bedsUpdatedAt : row.bedsUpdatedAt,
          likes: row.likes,
          createdAt: row.createdAt,
          updatedAt: kept.now,
        },
        source: null,
      },
    ],
    kept.now,
  );
}
