import { PLACES_SHOWN } from "./enumerations.ts";
import { isProtected, type ShownPlace } from "./protection.ts";

/** How much protection keeps back of a place, to be compared; 0: nothing. */
export function keptBack(listing: ShownPlace): number {
  return isProtected(listing) ? PLACES_SHOWN.length - PLACES_SHOWN.indexOf(listing.placeShown) : 0;
}
