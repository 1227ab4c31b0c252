import { isoOfEpoch } from "#domain/contract/instant.ts";
import { changedFields, partOf } from "#domain/listings/changes.ts";
import type { PendingEdit, ServiceForViewer } from "#domain/listings/listing.ts";
import { mayWithService, seesTruth, seesWaiting } from "#domain/listings/who-may.ts";
import { type EnteredField, fieldsThat } from "#domain/services/field-names.ts";
import { shownToSome } from "#server/features/services/managed-list.ts";
import { type Showing, showWhole } from "#server/features/services/show-service.ts";
import { roleOf, type Viewer } from "#server/http/viewer.ts";
import type { StoredService } from "./stored-service.ts";

/** Whether this viewer may know that the service is there. */
export function isVisible({ row }: StoredService, viewer: Viewer): boolean {
  if (row.deletedAt !== null) return false;
  return row.approvedAt !== null || seesWaiting(roleOf(viewer), isOwnedBy(row, viewer));
}

export function isOwnedBy(row: { readonly ownerId: string | null }, viewer: Viewer): boolean {
  return viewer.kind === "user" && row.ownerId === viewer.id;
}

/**
 * A service as this viewer sees it. To whoever has no right to more it is letter by letter what everybody sees, apart
 * from `may`. Its public status and distance never follow from what is hidden.
 */
export function showForViewer(stored: StoredService, viewer: Viewer, showing: Showing): ServiceForViewer {
  const { row, current } = stored;
  const role = roleOf(viewer);
  const isOwner = isOwnedBy(row, viewer);
  const isTrue = seesTruth(role, isOwner);
  const shown: ServiceForViewer = {
    ...showWhole(row, showing, mayWithService(role, isOwner)),
    ...shownToSome({ ...row, isEditWaiting: row.pending !== null }, role, isOwner),
  };
  if (isTrue) {
    Object.assign(shown, partOf(current, [...PLACE_FIELDS, ...ALERT]));
    shown.comment = row.comment;
    shown.attachments = row.attachments;
    shown.externalIds = row.externalIds;
  }
  if (seesWaiting(role, isOwner)) shown.pending = pendingOf(stored, isTrue);
  return shown;
}

/** What addressVisibility keeps from the public. */
export const PLACE_FIELDS: readonly EnteredField[] = fieldsThat({ isExactPlace: true });
/** What goes from the public's sight when it expires. */
const ALERT: readonly EnteredField[] = fieldsThat({ part: "alert" });

function pendingOf({ row, current, proposed }: StoredService, seesTrue: boolean): PendingEdit | null {
  const { pending } = row;
  if (pending === null) return null;
  const isPublicPlace = current.addressVisibility === "EXACT" && proposed.addressVisibility === "EXACT";
  const changed = changedFields(current, proposed).filter(
    (field) => seesTrue || isPublicPlace || !PLACE_FIELDS.includes(field),
  );
  return {
    changed,
    before: partOf(current, changed),
    after: partOf(proposed, changed),
    editor: pending.editorId,
    createdAt: isoOfEpoch(pending.createdAt),
    updatedAt: isoOfEpoch(pending.updatedAt),
  };
}
