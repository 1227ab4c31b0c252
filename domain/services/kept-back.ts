import { PLACES_SHOWN } from "./listing-enumerations.ts";
import { isProtected, type ShownPlace } from "./protection.ts";

/** Returns a number for how much of a place is withheld by protection, to compare listings; 0: nothing. */
export function keptBack(listing: ShownPlace): number {
  return isProtected(listing) ? PLACES_SHOWN.length - PLACES_SHOWN.indexOf(listing.placeShown) : 0;
}
