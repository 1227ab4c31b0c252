import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { fieldsNamingPlace } from "#domain/listings/named-place.ts";
import { changedFields, pickFields } from "#domain/services/changes.ts";
import { type EnteredField, fieldsWhere } from "#domain/services/field-names.ts";
import type { PendingEdit, ServiceForViewer } from "#domain/services/listing.ts";
import { isProtected, showsDoor } from "#domain/services/protection.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { seesHiddenFields, seesPending, servicePermissions } from "#domain/services/service-permissions.ts";
import { listServiceTexts } from "#domain/translation/further-texts.ts";
import { toRights, type Viewer } from "#server/base/http/viewer.ts";
import { restrictedFields } from "#server/features/services/managed-list.ts";
import { type Display, showWhole } from "#server/features/services/show-service.ts";
import type { StoredService } from "./stored-service.ts";

/** Whether the existence of the service may be revealed to this viewer. */
export function isVisible({ row }: StoredService, viewer: Viewer): boolean {
  if (row.deletedAt !== null) return false;
  return row.approvedAt !== null || seesPending(toRights(viewer), isOwnedBy(row, viewer));
}

/** Owners of a listing. */
type Owned = Pick<StoredService["row"], "ownerId" | "organizationOwnerId">;

/** A listing without an owner of its own is its organization's owner's (rule organizations 14). */
export function isOwnedBy({ ownerId, organizationOwnerId }: Owned, viewer: Viewer): boolean {
  return viewer.kind === "user" && (ownerId ?? organizationOwnerId) === viewer.id;
}

export function mayEdit(row: Owned, viewer: Viewer): boolean {
  return servicePermissions(toRights(viewer), isOwnedBy(row, viewer)).edit;
}

/**
 * A service as this viewer sees it. Without further rights that is exactly the public form, apart from `may`.
 * Public status and distance never derive from hidden facts.
 */
export function showForViewer(stored: StoredService, viewer: Viewer, display: Display): ServiceForViewer {
  const { row, current } = stored;
  const role = toRights(viewer);
  const isOwner = isOwnedBy(row, viewer);
  const isTrue = seesHiddenFields(role, isOwner);
  const shown: ServiceForViewer = {
    ...showWhole(row, display, servicePermissions(role, isOwner)),
    ...restrictedFields({ ...row, isEditPending: row.pending !== null }, role, isOwner),
  };
  // Viewers who may not edit learn only of the changes that they see.
  if (!shown.may.edit) shown.version = row.publicVersion;
  // Editors of the English texts learn of the versions in other languages.
  const texts = shown.may.edit ? listServiceTexts(current) : [];
  if (texts.length > 0) shown.texts = texts;
  // Editors see what the public does not: a number that cannot be dialed, to mend it, and the stated place, to keep it.
  if (shown.may.edit) Object.assign(shown, pickFields(current, PHONE), pickFields(current, ["placeShown"]));
  // A telephone in words may lead to the door.
  if (!isTrue && isProtected(current)) shown.sourcePhone = null;
  if (isTrue) {
    Object.assign(shown, pickFields(current, [...PLACE_FIELDS, "city", ...ALERT, ...BEDS]));
    shown.bedsUpdatedAt = row.bedsUpdatedAt === null ? null : isoOfEpoch(row.bedsUpdatedAt);
    shown.comment = row.comment;
    shown.attachments = row.attachments;
    shown.externalIds = row.externalIds;
  }
  if (seesPending(role, isOwner)) shown.pending = showPendingEdit(stored, isTrue);
  return shown;
}

/** A public service as guests get it, for every role, with the version that guests have. */
export function showForGuests({ row }: StoredService, display: Display): PublicService {
  return showWhole({ ...row, version: row.publicVersion }, display);
}

/** Fields that `addressVisibility`, or the protection of the listing, hides from the public. */
export const PLACE_FIELDS: readonly EnteredField[] = fieldsWhere({ isExactPlace: true });
/** For the public, a number that cannot be dialed is not a phone number. */
const PHONE = ["phone", "phoneExtension", "sourcePhone"] as const satisfies readonly EnteredField[];
/** Fields of an alert, hidden from the public once it expires. */
const ALERT: readonly EnteredField[] = fieldsWhere({ part: "alert" });

/** Hidden from the public where the listing is protected: how full it is. */
export const BEDS: readonly EnteredField[] = [...fieldsWhere({ step: "beds" }), "intakeClosedUntil"];

function showPendingEdit({ row, current, proposed }: StoredService, seesHidden: boolean): PendingEdit | null {
  const { pending } = row;
  if (pending === null) return null;
  const isPublicPlace = [current, proposed].every(showsDoor);
  const areBedsPublic = ![current, proposed].some(isProtected);
  const isShown = (field: EnteredField) =>
    (isPublicPlace || !(PLACE_FIELDS.includes(field) || field === "city")) &&
    (areBedsPublic || !BEDS.includes(field));
  // Words that name the place which the listing hides, or which waits, are for those who see it.
  const { address1, city, zip } = current;
  const naming = [proposed, { ...proposed, address1, city, zip }].flatMap((listing) =>
    fieldsNamingPlace(listing),
  );
  const changed = changedFields(current, proposed).filter(
    (field) => seesHidden || (isShown(field) && !naming.includes(field)),
  );
  return {
    changed,
    before: pickFields(current, changed),
    after: pickFields(proposed, changed),
    isForProgram: pending.isForProgram,
    editor: pending.editorId,
    createdAt: isoOfEpoch(pending.createdAt),
    updatedAt: isoOfEpoch(pending.updatedAt),
  };
}
