import type { ListingDraft } from "#domain/listings/check-listing.ts";
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
  const isNowhere = before !== null && before.location === null;
  if (draft.timeZone !== null && (draft.location !== null || isNowhere)) return draft;
  if (draft.location !== null) return { ...draft, timeZone: zoneOf(draft.location.coordinates) };
  const [centres] = await centresOfMany(db, [draft]);
  const centre = centres?.zip ?? centres?.city ?? null;
  if (centre === null) return draft;
  const coordinates: [number, number] = [centre.longitude, centre.latitude];
  return {
    ...draft,
    location: { coordinates },
    isLocationApproximate: true,
    timeZone: draft.timeZone ?? zoneOf(coordinates),
  };
}

function zoneOf([longitude, latitude]: readonly [number, number]): string {
  return timeZoneOf({ longitude, latitude });
}
