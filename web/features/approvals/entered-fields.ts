import { LISTING_FIELDS, type ListingField, type ListingPart } from "#domain/listings/listing.ts";

/** What says something only beside another field. */
const MARKS: ReadonlySet<ListingField> = new Set([
  "descriptionEsState",
  "serviceSummaryEsState",
  "ageEsState",
  "isCriticalNeverExpire",
  "isLocationApproximate",
]);

/** The fields of a new service in which something stands. */
export function enteredFields(part: ListingPart): readonly ListingField[] {
  return LISTING_FIELDS.filter((field) => {
    const value = part[field];
    if (value === null || value === undefined || value === false || value === "") return false;
    return !MARKS.has(field) && !(Array.isArray(value) && value.length === 0);
  });
}
