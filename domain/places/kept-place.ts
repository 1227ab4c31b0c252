import type { Place } from "../services/service.ts";

/**
 * Reduces a place to what is stored. A hidden place is stored without street, ZIP code and coordinates: what is not
 * stored can be neither leaked, stolen nor demanded. Its city is stored, for the county and the time zone.
 */
export function keptPlace(place: Place): Place {
  if (place.visibility !== "HIDDEN") return place;
  return { ...place, address1: null, address2: null, zip: null, coordinates: null, isApproximate: false };
}
