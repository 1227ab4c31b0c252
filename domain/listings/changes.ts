import { byField, ENTERED_FIELDS, type EnteredField } from "../services/field-names.ts";
import type { Listing, ListingPart } from "./listing.ts";

/** Differences of listings, by wire names. */

/** The fields in which two versions differ, in the order of the table. */
export function changedFields(before: Listing, after: Listing): EnteredField[] {
  return ENTERED_FIELDS.filter((field) => !isSame(before[field], after[field]));
}

/** Values of the wire are plain data; names stand in the order in which `listingOf` writes them. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Only these fields. */
export function partOf(listing: Listing, fields: readonly EnteredField[]): ListingPart {
  const inOrder = ENTERED_FIELDS.filter((field) => fields.includes(field));
  return byField<ListingPart>(inOrder, (field) => Reflect.get(listing, field));
}

/** A listing with these fields of another one. */
export function withFields(listing: Listing, from: Listing, fields: readonly EnteredField[]): Listing {
  return Object.assign({ ...listing }, partOf(from, fields));
}
