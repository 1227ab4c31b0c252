import { withoutHiddenDoor } from "../listings/hidden-door.ts";
import { withKeptDoor } from "../listings/kept-door.ts";
import { isSame, withFields } from "../services/changes.ts";
import { ENTERED_FIELDS } from "../services/field-names.ts";
import { type Listing, type ListingPart, listing as listingSchema } from "../services/listing.ts";
import { isMoreProtected } from "./merge-listings.ts";

/**
 * Returns the kept service as it was before a merge; later edits stay, and nothing that is hidden now becomes public.
 *
 * @param before the fields that the merge changed, with their earlier values
 * @param after the same fields, as the merge left them
 */
export function undoMerge(current: Listing, before: ListingPart, after: ListingPart): Listing {
  const untouched = ENTERED_FIELDS.filter((field) => field in before && isSame(current[field], after[field]));
  const earlier = listingSchema.parse({ ...current, ...before });
  const restored = withKeptDoor(current, withoutHiddenDoor(withFields(current, earlier, untouched)));
  return isMoreProtected(current, restored) ? current : restored;
}
