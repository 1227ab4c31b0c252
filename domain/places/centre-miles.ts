/**
 * A place known only by the center of its ZIP code or town has no distance, and is ordered as if it were at least this
 * many miles away, behind the doors that are nearer (rule places 44).
 */
export const ZIP_MILES = 3;
export const TOWN_MILES = 5;

interface PublicPoint {
  /** Has no coordinates where the place is on no map. */
  readonly location: { readonly coordinates: readonly number[] };
  readonly isLocationApproximate: boolean;
  readonly zip: string | null;
}

/** The fewest miles at which a place is ordered; 0 where its door is known. */
export function centreMiles({ location, isLocationApproximate, zip }: PublicPoint): number {
  if (location.coordinates.length > 0 && !isLocationApproximate) return 0;
  return zip === null ? TOWN_MILES : ZIP_MILES;
}

/** The order of two places by their miles, a door before a center, and centers by how far they are themselves. */
export function compareMiles(
  one: { readonly miles: number; readonly centreMiles: number },
  other: { readonly miles: number; readonly centreMiles: number },
): number {
  const [a, b] = [orderedMiles(one), orderedMiles(other)];
  if (a !== b) return a - b;
  // Unknown places have no order among them.
  if (a === Number.POSITIVE_INFINITY) return 0;
  return one.centreMiles - other.centreMiles || one.miles - other.miles;
}

/** Returns the miles by which a place is ordered in a list. */
export const orderedMiles = (place: { readonly miles: number; readonly centreMiles: number }): number =>
  Math.max(place.miles, place.centreMiles);
