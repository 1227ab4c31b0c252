import { byField, ENTERED_FIELDS, type EnteredField, specOf } from "../services/field-names.ts";
import type { Listing, ListingPart } from "./listing.ts";

/** Differences of listings, by wire names. */

/** The fields in which two versions differ, in the order of the table. */
export function changedFields(before: Listing, after: Listing): EnteredField[] {
  return ENTERED_FIELDS.filter(
    (field) => !isSame(inOrder(field, before[field]), inOrder(field, after[field])),
  );
}

/** Choices are a set: the source's order, or an older client's, is no change. */
function inOrder(field: EnteredField, value: unknown): unknown {
  return specOf(field).kind === "choices" && Array.isArray(value) ? [...value].sort() : value;
}

/** Values of the wire are plain data; names stand in the order in which `listingOf` writes them. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Only these fields. */
export function partOf(listing: Listing, fields: readonly EnteredField[]): ListingPart {
  const ordered = ENTERED_FIELDS.filter((field) => fields.includes(field));
  return byField<ListingPart>(ordered, (field) => Reflect.get(listing, field));
}

/** A listing with these fields of another one. */
export function withFields(listing: Listing, from: Listing, fields: readonly EnteredField[]): Listing {
  return Object.assign({ ...listing }, partOf(from, fields));
}
