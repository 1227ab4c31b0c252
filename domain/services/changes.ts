import { byField, ENTERED_FIELDS, type EnteredField, getFieldSpec } from "./field-names.ts";
import type { Listing, ListingPart } from "./listing.ts";

/** Differences of listings, by wire names. */

/** The fields in which two versions differ, in the order of the table. */
export function changedFields(before: Listing, after: Listing): EnteredField[] {
  if (before === after) return [];
  return ENTERED_FIELDS.filter((field) => {
    const [one, other] = [before[field], after[field]];
    if (isSame(one, other)) return false;
    return !IN_ANY_ORDER.has(field) || !isSame(inOrder(one), inOrder(other));
  });
}

/** Choices are a set: the source's order, or an older client's, is no change. */
const IN_ANY_ORDER: ReadonlySet<EnteredField> = new Set(
  ENTERED_FIELDS.filter((field) => getFieldSpec(field).kind === "choices"),
);

function inOrder(value: unknown): unknown {
  return Array.isArray(value) ? [...value].sort() : value;
}

/** Compares plain data of the wire or of rows. A property without a value equals a missing one. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isStructure(one) || !isStructure(other)) return false;
  if (Array.isArray(one) || Array.isArray(other)) return isSameList(one, other);
  const names = statedNames(one);
  return (
    names.length === statedNames(other).length &&
    names.every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)))
  );
}

function isSameList(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  return one.every((each, index) => isSame(each, other[index]));
}

function statedNames(structure: object): string[] {
  return Object.keys(structure).filter((name) => Reflect.get(structure, name) !== undefined);
}

function isStructure(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Returns the part of a listing with these fields. */
export function pickFields(listing: Listing, fields: readonly EnteredField[]): ListingPart {
  const ordered = ENTERED_FIELDS.filter((field) => fields.includes(field));
  return byField<ListingPart>(ordered, (field) => Reflect.get(listing, field));
}

/** A listing with these fields of another one. */
export function withFields(listing: Listing, from: Listing, fields: readonly EnteredField[]): Listing {
  return Object.assign({ ...listing }, pickFields(from, fields));
}
