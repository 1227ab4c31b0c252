import type { ListingPart } from "#domain/listings/listing.ts";
import { ENTERED_FIELDS, type EnteredField, specOf } from "#domain/services/field-names.ts";

/** The fields of a new service in which something stands, but for what says something only of another field. */
export function filledFields(part: ListingPart): readonly EnteredField[] {
  return ENTERED_FIELDS.filter((field) => {
    const value = part[field];
    if (value === null || value === undefined || value === false || value === "") return false;
    return specOf(field).qualifies === undefined && !(Array.isArray(value) && value.length === 0);
  });
}
