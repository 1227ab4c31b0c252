import { withoutHiddenDoor } from "../listings/hidden-door.ts";
import { overPublic } from "../listings/split-edit.ts";
import { ADDRESS_VISIBILITIES } from "../places/address-visibility.ts";
import { changedFields } from "../services/changes.ts";
import { type EnteredField, specOf } from "../services/field-names.ts";
import { keptBack } from "../services/kept-back.ts";
import type { Listing } from "../services/listing.ts";
import { isProtected } from "../services/protection.ts";

/** The kept service after a merge. */
export interface MergedListing {
  readonly listing: Listing;
  /** The fields in which it differs from before: all of them come from the other. */
  readonly taken: readonly EnteredField[];
}

/**
 * Merges two services field by field: `fields` come from the other, everything else stays (rules duplicates 9–12).
 *
 * @returns null where the merge would show what one of them hides: the more protected has to be kept, and takes nothing
 * that everyone sees, since its public record would change at the moment in which the other goes
 */
export function mergeListings(
  kept: Listing,
  other: Listing,
  fields: readonly EnteredField[],
): MergedListing | null {
  if (isMoreProtected(other, kept)) return null;
  if (isMoreProtected(kept, other) && fields.some((field) => !isUnseen(field, kept))) return null;
  const listing = withoutHiddenDoor(overPublic(kept, other, fields));
  // Together with another field, or not there to be taken: neither may show more than before.
  if (isMoreProtected(kept, listing)) return null;
  return { listing, taken: changedFields(kept, listing) };
}

/** Whether the one shows less of its place than the other, in any way. */
export function isMoreProtected(one: Listing, other: Listing): boolean {
  return (
    hidden(one) > hidden(other) ||
    Number(isProtected(one)) > Number(isProtected(other)) ||
    keptBack(one) > keptBack(other)
  );
}

/**
 * Whether everyone may know into which one a listing was merged (rule duplicates 25). Otherwise whoever has a copy of
 * the older one would know the street of the kept one.
 */
export function isToldOfMerge(kept: Listing, merged: Listing): boolean {
  return !isProtected(kept) && hidden(kept) <= hidden(merged);
}

/** Whether only those who keep the listing see a field of it. */
function isUnseen(field: EnteredField, kept: Listing): boolean {
  return specOf(field).step === "beds" && isProtected(kept);
}

function hidden({ addressVisibility }: Listing): number {
  return ADDRESS_VISIBILITIES.indexOf(addressVisibility);
}
