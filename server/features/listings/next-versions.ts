import { withoutHiddenDoor } from "#domain/listings/hidden-door.ts";
import { type Edit, overPublic, splitEdit } from "#domain/listings/split-edit.ts";
import { changedFields } from "#domain/services/changes.ts";
import type { EnteredField } from "#domain/services/field-names.ts";
import type { Listing } from "#domain/services/listing.ts";
import type { StoredService } from "./stored-service.ts";

/** The public and the proposed version of a service after an edit. */
export interface Versions {
  readonly published: Listing;
  /** The fields in which it differs from what was public. */
  readonly changed: readonly EnteredField[];
  readonly proposed: Listing;
  readonly pending: readonly EnteredField[];
  /** The version that would be pending if this edit had started from the public version. */
  readonly before: Listing;
}

export function isPublicNew({ changed }: Versions): boolean {
  return changed.length > 0;
}

/** The public version and the pending one after an edit, as much of it as its editor may publish (rules approvals 1–8). */
export function nextVersions(
  stored: StoredService,
  edit: Edit,
  publishing: "everything" | "lowRisk" | "nothing",
): Versions {
  const { row, current, proposed, waiting } = stored;
  /** Applies the edit that waits already to the new public version. */
  const over = (published: Listing) => withoutHiddenDoor(overPublic(published, proposed, waiting));
  if (row.approvedAt === null) {
    // A new service is pending as a whole: there is no public version.
    const published = edit.after;
    return withChangedFields(current, {
      published,
      proposed: published,
      pending: [],
      before: over(published),
    });
  }
  if (publishing !== "everything") {
    const split = splitEdit(edit, publishing);
    const published = withoutHiddenDoor(split.published);
    const pending = changedFields(published, split.proposed);
    return withChangedFields(current, {
      published,
      proposed: split.proposed,
      pending,
      before: over(published),
    });
  }
  const published = edit.after;
  const rebased = over(published);
  const pending = changedFields(published, rebased);
  return withChangedFields(current, { published, proposed: rebased, pending, before: rebased });
}

function withChangedFields(current: Listing, versions: Omit<Versions, "changed">): Versions {
  return { ...versions, changed: changedFields(current, versions.published) };
}
