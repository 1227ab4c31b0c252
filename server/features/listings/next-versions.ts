import { changedFields } from "#domain/listings/changes.ts";
import { withoutHiddenDoor } from "#domain/listings/hidden-door.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { type Edit, overPublic, splitEdit } from "#domain/listings/split-edit.ts";
import type { EnteredField } from "#domain/services/field-names.ts";
import type { StoredService } from "./stored-service.ts";

/** What an edit makes of a service. */
export interface Versions {
  readonly published: Listing;
  readonly isPublicNew: boolean;
  readonly proposed: Listing;
  readonly pending: readonly EnteredField[];
}

/** The public version and the pending one after an edit, as much of it as its editor may publish (rules approvals 1–8). */
export function nextVersions(
  stored: StoredService,
  edit: Edit,
  publishing: "everything" | "lowRisk" | "nothing",
): Versions {
  const { row, current, proposed } = stored;
  const isNew = (published: Listing) => changedFields(current, published).length > 0;
  if (row.approvedAt === null) {
    // It is pending as a whole: there is no public version.
    return { published: edit.after, isPublicNew: isNew(edit.after), proposed: edit.after, pending: [] };
  }
  if (publishing !== "everything") {
    const split = splitEdit(edit, publishing);
    const published = withoutHiddenDoor(split.published);
    const pending = changedFields(published, split.proposed);
    return { published, isPublicNew: isNew(published), proposed: split.proposed, pending };
  }
  const rebased = withoutHiddenDoor(overPublic(edit.after, proposed, changedFields(current, proposed)));
  return {
    published: edit.after,
    isPublicNew: isNew(edit.after),
    proposed: rebased,
    pending: changedFields(edit.after, rebased),
  };
}
