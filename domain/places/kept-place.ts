import type { Place } from "../services/service.ts";

/**
 * What is stored of a place. Of a hidden one neither street, ZIP code nor coordinates: what is not stored can be
 * neither leaked, stolen nor demanded. The city is stored, for the county and the time zone.
 */
export function keptPlace(place: Place): Place {
  if (place.visibility !== "HIDDEN") return place;
  return { ...place, address1: null, address2: null, zip: null, coordinates: null, isApproximate: false };
}
