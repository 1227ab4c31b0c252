import { byField, ENTERED_FIELDS, type EnteredField, specOf } from "../services/field-names.ts";
import type { Listing, ListingPart } from "./listing.ts";

/** Differences of listings, by wire names. */

/** The fields in which two versions differ, in the order of the table. */
export function changedFields(before: Listing, after: Listing): EnteredField[] {
  return ENTERED_FIELDS.filter((field) => {
    const [one, other] = [before[field], after[field]];
    if (isSame(one, other)) return false;
    return !IN_ANY_ORDER.has(field) || !isSame(inOrder(one), inOrder(other));
  });
}

/** Choices are a set: the source's order, or an older client's, is no change. */
const IN_ANY_ORDER: ReadonlySet<EnteredField> = new Set(
  ENTERED_FIELDS.filter((field) => specOf(field).kind === "choices"),
);

function inOrder(value: unknown): unknown {
  return Array.isArray(value) ? [...value].sort() : value;
}

/** Values of the wire are plain data; names stand in the order in which `listingOf` writes them. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  // Most values are texts and numbers: a save of a program compares some hundred fields of each site several times.
  if (!isStructure(one) || !isStructure(other)) return false;
  return JSON.stringify(one) === JSON.stringify(other);
}

function isStructure(value: unknown): value is object {
  return typeof value === "object" && value !== null;
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
