import { isEmail } from "#domain/base/contract/contact-rules.ts";
import { epochOfIso } from "#domain/base/contract/instant.ts";
import { MAX_COMMENT } from "#domain/base/contract/limits.ts";
import { type FieldMessage, type FieldMessages, invalid, problem } from "#domain/base/contract/problems.ts";
import { getExtent } from "#domain/base/roles/permissions.ts";
import { oldestCount } from "#domain/beds/bed-groups.ts";
import { afterEdit } from "#domain/imports/sources/fact-sources.ts";
import type { ListingDraft } from "#domain/listings/check-listing.ts";
import { toServiceFacts } from "#domain/listings/listing-facts.ts";
import { newProblems } from "#domain/listings/new-problems.ts";
import type { ServiceForm } from "#domain/listings/service-form.ts";
import { changedFields, isSame } from "#domain/services/changes.ts";
import type { EnteredField } from "#domain/services/field-names.ts";
import type { Listing } from "#domain/services/listing.ts";
import { isAfterTonight } from "#domain/services/opening-hours/intake.ts";
import type { ServiceFacts } from "#domain/services/service.ts";
import type { FormRights } from "#domain/services/service-permissions.ts";
import type { FactSource } from "#domain/services/source.ts";
import type { Editor } from "#server/base/http/viewer.ts";
import type { Db } from "#server/base/sql/db.ts";
import { lockKey } from "#server/features/integrations/api-keys/queries.ts";
import { replaceServices } from "#server/features/listings/store-services.ts";
import { checkCounties } from "#server/features/places/service-area/check-counties.ts";
import type { ServiceToStore } from "#server/features/services/service-row.ts";
import { CallProblem } from "../../base/http/call-problem.ts";
import { locateDraft } from "./locate-draft.ts";
import { lockUserAndOwner, type Owner, type ToChange } from "./stored-queries.ts";
import type { StoredService } from "./stored-service.ts";

/** Fields that are stored in addition to the facts, need no review, and are visible to few. */
export interface InternalFields {
  readonly ownerId: string | null;
  readonly comment: string | null;
  readonly attachments: readonly string[];
}

/** A draft ready to be stored: located, validated, and with its owner resolved. */
export interface Acceptable {
  readonly draft: ListingDraft;
  readonly internal: InternalFields;
}

/**
 * Locks the viewer's account or key, and the accounts of the service's owner and of the owner that a form names, until
 * the transaction ends. Must be called before any service is locked. Null: there is no such owner, or the viewer may
 * not name one.
 *
 * @param service that is going to be changed; absent: it is new, or there is none
 * @throws CallProblem 401 where the account was deleted, or the key revoked, while the request was in flight
 */
export async function lockViewerAndOwner(
  db: Db,
  { userEmail }: Pick<ServiceForm, "userEmail">,
  viewer: Editor,
  service: ToChange | null = null,
): Promise<Owner | null> {
  if (viewer.kind === "key") {
    await lockUserAndOwner(db, null, null, service);
    // A key may not name an owner.
    if (!(await lockKey(db, viewer.id))) throw new CallProblem(problem("unauthorized"));
    return null;
  }
  const isNamed = typeof userEmail === "string" && getExtent(viewer.role, "setAdministratorFields") === "yes";
  const locked = await lockUserAndOwner(db, viewer.id, isNamed ? userEmail : null, service);
  if (locked === null) throw new CallProblem(problem("unauthorized"));
  return locked.owner;
}

/** A draft made from a form, with what it is based on. */
interface ToAccept {
  /** The listing before; null: it is new. */
  readonly before: Listing | null;
  readonly draft: ListingDraft;
  readonly internal: InternalFields;
  /** The owner, from `lockViewerAndOwner`. */
  readonly named: Owner | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Locates a draft and validates it by every rule.
 *
 * @throws CallProblem 400, naming each invalid field
 */
export async function accept(
  db: Db,
  form: ServiceForm,
  { before, draft, internal, named, now }: ToAccept,
  rights: FormRights,
): Promise<Acceptable> {
  const located = await locateDraft(db, before, draft);
  const fields: Record<string, FieldMessage> = { ...newProblems(before, located) };
  if (located.timeZone === null && Object.keys(fields).length === 0) {
    if (located.isRemote) fields["timeZone"] = "required";
    // A hidden address has no location: its zone follows from the city.
    else fields[located.addressVisibility === "HIDDEN" ? "city" : "location"] = "needsPlace";
  }
  if (await hasMisspeltCounty(db, before, located)) fields["serviceArea"] ??= "unknownValue";
  if (isClosedForLong(before, located, now)) fields["intakeClosedUntil"] ??= "outOfRange";
  if ((form.comment ?? "").length > MAX_COMMENT) fields["comment"] = "tooLong";
  const owner = resolveOwner(form, internal, named, rights);
  if (owner.message !== null) fields["userEmail"] = owner.message;
  if (Object.keys(fields).length > 0) throw new CallProblem(invalid(fields satisfies FieldMessages));
  return {
    draft: located,
    internal: { ...internal, ...(rights.setHidden ? pickNotes(form) : {}), ownerId: owner.id },
  };
}

/**
 * Whether this edit names a county that does not exist, so that people in the right one would be told that they are
 * outside.
 */
async function hasMisspeltCounty(db: Db, before: Listing | null, draft: ListingDraft): Promise<boolean> {
  const { serviceArea } = draft;
  if (serviceArea === null || isSame(before?.serviceArea, serviceArea)) return false;
  return (await checkCounties(db, serviceArea)).areMisspelt;
}

/** Cards would say "tonight" for days (rule ways-in 7). */
function isClosedForLong(before: Listing | null, { intakeClosedUntil }: ListingDraft, now: number): boolean {
  const until = intakeClosedUntil === null ? null : epochOfIso(intakeClosedUntil);
  return until !== null && before?.intakeClosedUntil !== intakeClosedUntil && isAfterTonight(until, now);
}

function pickNotes({ comment, attachments }: ServiceForm): Partial<InternalFields> {
  return {
    ...(comment === undefined ? {} : { comment }),
    ...(attachments === undefined ? {} : { attachments: attachments ?? [] }),
  };
}

/**
 * Finds the new owner: only an account with a confirmed address can take over a listing, or an organization (rules
 * listings 22, organizations 13).
 */
export function resolveOwner(
  { userEmail }: Pick<ServiceForm, "userEmail">,
  { ownerId }: Pick<InternalFields, "ownerId">,
  named: Owner | null,
  rights: Pick<FormRights, "setAdministratorFields">,
): { id: string | null; message: FieldMessage | null } {
  if (userEmail === undefined || !rights.setAdministratorFields) return { id: ownerId, message: null };
  if (userEmail === null) return { id: null, message: null };
  if (!isEmail(userEmail)) return { id: ownerId, message: "notEmail" };
  if (named === null) return { id: ownerId, message: "unknownValue" };
  if (named.id !== ownerId && !named.isConfirmed) return { id: ownerId, message: "notConfirmed" };
  return { id: named.id, message: null };
}

/** A new version of an existing service. */
export interface NewVersion {
  readonly stored: StoredService;
  readonly next: Listing;
  /** The fields in which it differs, where that is known. */
  readonly changed?: readonly EnteredField[];
  /** Facts of the version, where they are known. */
  readonly facts?: ServiceFacts;
  readonly approvedAt: number | null;
  /** Sources of the facts; absent: the changed fields were entered here. */
  readonly factSources?: readonly FactSource[];
}

/** Stores a new version of an existing service; everything but its facts stays. */
export async function storeVersion(
  db: Db,
  stored: StoredService,
  next: Listing,
  approval: Pick<NewVersion, "approvedAt" | "facts" | "factSources"> & { readonly now: number },
): Promise<void> {
  const { now, ...rest } = approval;
  await storeVersions(db, [{ stored, next, ...rest }], now);
}

/** Stores several new versions in as few statements as one. */
export async function storeVersions(db: Db, versions: readonly NewVersion[], now: number): Promise<void> {
  await replaceServices(
    db,
    versions.map((version) => ({ service: toServiceToStore(version, now), stored: version.stored.row })),
    now,
  );
}

function toServiceToStore(
  { stored, next, changed, facts = toServiceFacts(next), approvedAt, factSources }: NewVersion,
  now: number,
): ServiceToStore {
  const { row, current } = stored;
  return {
    id: row.id,
    facts,
    metadata: {
      approvedAt,
      verifiedAt: row.verifiedAt,
      verifiedBy: row.verifiedBy,
      bedsUpdatedAt: bedsUpdatedAt(stored, next, now),
      likes: row.likes,
      createdAt: row.createdAt,
      updatedAt: now,
    },
    factSources: factSources ?? afterEdit(row.factSources, changed ?? changedFields(current, next), facts),
    source: null,
  };
}

/** When the sum of the beds was counted, epoch milliseconds: the oldest count of all groups. */
function bedsUpdatedAt({ row, current }: StoredService, next: Listing, now: number): number | null {
  if (next.availableBeds === null) return null;
  const oldest = oldestCount(next.beds);
  if (next.beds.length > 0 && oldest !== null) return epochOfIso(oldest);
  const isRecounted = next.availableBeds !== current.availableBeds || next.totalBeds !== current.totalBeds;
  return isRecounted ? now : row.bedsUpdatedAt;
}
