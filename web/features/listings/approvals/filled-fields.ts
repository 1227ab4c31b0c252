import { ENTERED_FIELDS, type EnteredField, getFieldSpec } from "#domain/services/field-names.ts";
import type { ListingPart } from "#domain/services/listing.ts";

/** Fields about the place that visitors see of a protected listing, and of no other. */
const OF_PROTECTED: ReadonlySet<EnteredField> = new Set(["placeShown", "region", "regionEs"]);

/** The fields that are filled in, without those that only qualify another field or say nothing of this listing. */
export function filledFields(part: ListingPart): readonly EnteredField[] {
  return ENTERED_FIELDS.filter((field) => {
    const value = part[field];
    if (value === null || value === undefined || value === false || value === "") return false;
    if (OF_PROTECTED.has(field) && part.isProtected !== true) return false;
    return getFieldSpec(field).qualifies === undefined && !(Array.isArray(value) && value.length === 0);
  });
}
