import type { ListingDraft } from "#domain/listings/check-listing.ts";
import { locationAt, pointOf } from "#domain/services/location-wire.ts";
import { centresOfMany } from "#server/features/places/centres.ts";
import { timeZoneOf } from "#server/features/places/time-zone.ts";
import type { Db } from "#server/sql/db.ts";

/**
 * Fills in a draft's missing pin and time zone: the pin defaults to the centre of the ZIP or city, marked as
 * approximate; the zone follows from the pin, and stays null where there is none.
 */
export async function locateDraft(
  db: Db,
  before: ListingDraft | null,
  draft: ListingDraft,
): Promise<ListingDraft> {
  // A service without a location, such as a hotline, stays so while its location is not edited.
  const isNowhere = before !== null && pointOf(before.location) === null;
  const point = pointOf(draft.location);
  if (draft.timeZone !== null && (point !== null || isNowhere)) return draft;
  if (point !== null) return { ...draft, timeZone: timeZoneOf(point) };
  const [centres] = await centresOfMany(db, [draft]);
  const centre = centres?.zip ?? centres?.city ?? null;
  if (centre === null) return draft;
  return {
    ...draft,
    location: locationAt(centre),
    isLocationApproximate: true,
    timeZone: draft.timeZone ?? timeZoneOf(centre),
  };
}
