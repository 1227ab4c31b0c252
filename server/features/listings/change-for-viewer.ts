import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { getExtent } from "#domain/base/roles/permissions.ts";
import type { Role } from "#domain/base/roles/role.ts";
import { shownUndo } from "#domain/history/undo-plan.ts";
import type { ServiceChange } from "#domain/listings/listing-calls.ts";
import { ENTERED_FIELDS, isOfKind } from "#domain/services/field-names.ts";
import { isProtected, type Protection } from "#domain/services/protection.ts";
import type { ChangeRow } from "./history-queries.ts";
import { BEDS, PLACE_FIELDS } from "./show-for-viewer.ts";

/** Fields hidden from those who may only propose edits: an address may be private now that was public before. */
const PRIVATE: readonly string[] = [...PLACE_FIELDS, "city", "comment", "attachments", "user"];

/** Names of links between merged listings, hidden where the listing's place is not public (rule duplicates 25). */
const LINKS: readonly string[] = ["merged", "mergedInto"];

/** Whether such a field of this listing is hidden from them. Beds are, where it is protected. */
export function isPrivate(field: string, listing: Protection): boolean {
  const isHiding = hidesPlace(listing);
  return (
    PRIVATE.includes(field) ||
    (isHiding && LINKS.includes(field)) ||
    (isProtected(listing) && BEDS.some((each) => each === field))
  );
}

/** Fields with words of their own, which may have named the place while it was public, or been mended for that. */
const WORDS: readonly string[] = ENTERED_FIELDS.filter((field) =>
  (["line", "text", "texts", "webAddress", "email", "serviceArea"] as const).some((kind) =>
    isOfKind(field, kind),
  ),
);

/**
 * A change of this listing without what those who may only propose edits do not see: of one that hides its place, no
 * words either.
 */
export function withoutPrivate<Change extends Pick<ChangeRow, "before" | "after">>(
  change: Change,
  listing: Protection,
): Change {
  const isHiding = hidesPlace(listing);
  const shown = (part: ChangeRow["before"]) =>
    part === null
      ? null
      : Object.fromEntries(
          Object.entries(part).filter(
            ([name]) => !isPrivate(name, listing) && !(isHiding && WORDS.includes(name)),
          ),
        );
  return { ...change, before: shown(change.before), after: shown(change.after) };
}

/** Removes private fields from a line of the history; where the listing hides its place, also why it was changed. */
export function changeForProposer(change: ChangeRow, listing: Protection): ChangeRow {
  const shown = withoutPrivate(change, listing);
  return hidesPlace(listing) ? { ...shown, why: null } : shown;
}

function hidesPlace(listing: Protection): boolean {
  return isProtected(listing) || listing.addressVisibility !== "EXACT";
}

/** Who sees the change of a service. */
interface ChangeViewer {
  readonly id: string;
  readonly role: Role;
  readonly isOwner: boolean;
}

/** Staff see the names of other staff; providers see their roles only. */
export function actorForViewer(
  { actorId, actorRole, displayName }: Pick<ChangeRow, "actorId" | "actorRole" | "displayName">,
  viewer: Pick<ChangeViewer, "id" | "role">,
): ServiceChange["by"] {
  const isNamed = actorId === viewer.id || getExtent(viewer.role, "editService") === "any";
  return { id: actorId, displayName: isNamed ? displayName : null, role: actorRole };
}

export function showChange(change: ChangeRow, viewer: ChangeViewer): ServiceChange {
  const { id, at, action, before, after, why, isForProgram, undoes, undoneBy } = change;
  return {
    id,
    at: isoOfEpoch(at),
    action,
    by: actorForViewer(change, viewer),
    before,
    after,
    why,
    isForProgram,
    undoes,
    undoneBy,
    undo: shownUndo({ thing: "SERVICE", action, before, after }, viewer),
  };
}
