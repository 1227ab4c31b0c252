import type { ListingDraft } from "#domain/listings/check-listing.ts";
import { centresOfMany } from "#server/features/places/centres.ts";
import { timeZoneOf } from "#server/features/places/time-zone.ts";
import type { Db } from "#server/sql/db.ts";

/**
 * A draft with the pin and the zone that it lacks: a pin that nobody put stands at the ZIP's or the city's centre, and
 * says so; the zone is that of the pin. The zone stays null where nobody can know it.
 */
export async function locateDraft(
  db: Db,
  before: ListingDraft | null,
  draft: ListingDraft,
): Promise<ListingDraft> {
  // A service that is nowhere, such as a hotline, stays so while nobody touches its place.
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
