import { withoutHiddenDoor } from "../listings/hidden-door.ts";
import { overPublic } from "../listings/split-edit.ts";
import { ADDRESS_VISIBILITIES } from "../places/address-visibility.ts";
import { changedFields } from "../services/changes.ts";
import { type EnteredField, getFieldSpec } from "../services/field-names.ts";
import { keptBack } from "../services/kept-back.ts";
import type { Listing } from "../services/listing.ts";
import { isProtected } from "../services/protection.ts";

/** The kept service after a merge. */
export interface MergedListing {
  readonly listing: Listing;
  /** The fields in which it differs from before; all of them come from the other service. */
  readonly taken: readonly EnteredField[];
}

/**
 * Merges two services field by field: `fields` come from the other, everything else stays (rules duplicates 9–12).
 *
 * @returns null if the merge would reveal what one of them hides: the more protected one must be kept, and takes no
 *   public field, since a change of its public record at the moment when the other disappears would reveal the link
 */
export function mergeListings(
  kept: Listing,
  other: Listing,
  fields: readonly EnteredField[],
): MergedListing | null {
  if (isMoreProtected(other, kept)) return null;
  if (isMoreProtected(kept, other) && fields.some((field) => !isUnseen(field, kept))) return null;
  const listing = withoutHiddenDoor(overPublic(kept, other, fields));
  // Taken together with another field, or unavailable: in either case nothing may become more public than before.
  if (isMoreProtected(kept, listing)) return null;
  return { listing, taken: changedFields(kept, listing) };
}

/** Whether the one shows less of its place than the other, in any respect. */
export function isMoreProtected(one: Listing, other: Listing): boolean {
  return (
    hidden(one) > hidden(other) ||
    Number(isProtected(one)) > Number(isProtected(other)) ||
    keptBack(one) > keptBack(other)
  );
}

/**
 * Whether it may be public into which service a listing was merged (rule duplicates 25). Otherwise a copy of the old
 * listing would reveal the street of the kept one.
 */
export function isToldOfMerge(kept: Listing, merged: Listing): boolean {
  return !isProtected(kept) && hidden(kept) <= hidden(merged);
}

/** Whether a field is visible only to those who manage the listing. */
function isUnseen(field: EnteredField, kept: Listing): boolean {
  return getFieldSpec(field).step === "beds" && isProtected(kept);
}

function hidden({ addressVisibility }: Listing): number {
  return ADDRESS_VISIBILITIES.indexOf(addressVisibility);
}
