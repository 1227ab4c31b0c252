import { LISTING_FIELDS, type Listing, type ListingField, type ListingPart } from "./listing.ts";

/** What of a listing changes, by the wire's names. */

/** The fields in which two versions differ, in the order of `listing`. */
export function changedFields(before: Listing, after: Listing): ListingField[] {
  return LISTING_FIELDS.filter((field) => !isSame(before[field], after[field]));
}

/** Values of the wire are plain data; names stand in the order in which `listingOf` writes them. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Only these fields. */
export function partOf(listing: Listing, fields: readonly ListingField[]): ListingPart {
  const part: ListingPart = {};
  for (const field of LISTING_FIELDS) {
    if (fields.includes(field)) Object.assign(part, { [field]: listing[field] });
  }
  return part;
}

/** A listing with these fields of another one. */
export function withFields(listing: Listing, from: Listing, fields: readonly ListingField[]): Listing {
  return Object.assign({ ...listing }, partOf(from, fields));
}
