import type { ListingDraft } from "#domain/listings/check-listing.ts";
import { withoutHiddenDoor } from "#domain/listings/hidden-door.ts";
import { countyName } from "#domain/places/county.ts";
import { sixDecimals } from "#domain/places/six-decimals.ts";
import { findTimeZone } from "#domain/places/time-zone.ts";
import { locationAt, readPoint } from "#domain/services/location-wire.ts";
import { isRegionOnly } from "#domain/services/protection.ts";
import type { Coordinates } from "#domain/services/service.ts";
import type { Db } from "#server/base/sql/db.ts";
import { centresOfMany } from "#server/features/places/centres.ts";

/**
 * Fills in a draft's missing pin and time zone: the pin defaults to the center of the ZIP or city; the zone follows
 * from the pin, and stays null where there is none. A new pin at such a center is approximate, whatever the form says.
 * Then a hidden draft loses its door. A remote service has no place to find.
 */
export async function locateDraft(
  db: Db,
  before: ListingDraft | null,
  draft: ListingDraft,
): Promise<ListingDraft> {
  if (draft.isRemote) return draft;
  const inRegion = await clearMovedRegion(db, before, draft);
  return withoutHiddenDoor(await located(db, before, await inZoneOfTown(db, before, inRegion)));
}

/**
 * Clears the region of a protected listing that moved to another county, for the store to name the new one. A region in
 * the provider's own words stays.
 */
async function clearMovedRegion(
  db: Db,
  before: ListingDraft | null,
  draft: ListingDraft,
): Promise<ListingDraft> {
  if (before === null || draft.region === null || draft.region !== before.region) return draft;
  if (before.city === draft.city && before.state === draft.state) return draft;
  const [centres] = await centresOfMany(db, [before]);
  const isCounty = centres?.county != null && countyName(centres.county).en === before.region;
  return isCounty ? { ...draft, region: null, regionEs: null } : draft;
}

/** Changes the zone from that of the region to that of the place, where the town becomes visible. */
async function inZoneOfTown(db: Db, before: ListingDraft | null, draft: ListingDraft): Promise<ListingDraft> {
  const isRevealed = before !== null && isRegionOnly(before) && !isRegionOnly(draft);
  if (!isRevealed || draft.timeZone !== before.timeZone) return draft;
  const [centres] = await centresOfMany(db, [draft]);
  const point = readPoint(draft.location) ?? centres?.city ?? null;
  return point === null ? draft : { ...draft, timeZone: findTimeZone(point) };
}

async function located(db: Db, before: ListingDraft | null, draft: ListingDraft): Promise<ListingDraft> {
  // A service without a location, such as a hotline, stays so while its location is not edited.
  const isNowhere = before !== null && readPoint(before.location) === null;
  const point = readPoint(draft.location);
  if (point !== null) {
    const isLocationApproximate =
      draft.isLocationApproximate || (await isNewAtCentre(db, before, draft, point));
    return { ...draft, isLocationApproximate, timeZone: draft.timeZone ?? findTimeZone(point) };
  }
  if (draft.timeZone !== null && isNowhere) return draft;
  const [centres] = await centresOfMany(db, [draft]);
  const centre = centres?.zip ?? centres?.city ?? null;
  if (centre === null) return draft;
  return {
    ...draft,
    location: locationAt(centre),
    isLocationApproximate: true,
    timeZone: draft.timeZone ?? findTimeZone(centre),
  };
}

/** Whether this edit puts the pin at the center of the ZIP or city, where no door is exactly. */
async function isNewAtCentre(
  db: Db,
  before: ListingDraft | null,
  draft: ListingDraft,
  point: Coordinates,
): Promise<boolean> {
  const old = before === null ? null : readPoint(before.location);
  if (old !== null && isSamePoint(old, point) && before?.isLocationApproximate === false) return false;
  const [centres] = await centresOfMany(db, [draft]);
  return [centres?.zip, centres?.city].some((centre) => centre != null && isSamePoint(centre, point));
}

function isSamePoint(one: Coordinates, other: Coordinates): boolean {
  return (
    sixDecimals(one.longitude) === sixDecimals(other.longitude) &&
    sixDecimals(one.latitude) === sixDecimals(other.latitude)
  );
}
