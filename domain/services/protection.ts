import type { AddressVisibility } from "../places/address-visibility.ts";
import type { PlaceShown } from "./listing-enumerations.ts";

/**
 * Protected listings are services for survivors of violence (rules places 25–34): the public sees the region that they
 * serve instead of the place, and no beds, kudos or pictures.
 */

/** The fields that decide whether a listing is protected. */
export interface Protection {
  /** Null: no one has decided, and a hidden address implies it. */
  readonly isProtected: boolean | null;
  readonly addressVisibility: AddressVisibility;
}

export function isProtected({ isProtected: decided, addressVisibility }: Protection): boolean {
  return decided ?? addressVisibility === "HIDDEN";
}

/** The fields that decide how much of a listing's place is public. */
export interface ShownPlace extends Protection {
  readonly placeShown: PlaceShown;
}

/** Whether street and pin are public: those of a protected listing only where its owner has opened them (rule places 39). */
export function showsDoor(listing: ShownPlace): boolean {
  return listing.addressVisibility === "EXACT" && (!isProtected(listing) || listing.placeShown === "DOOR");
}

/** Whether the public sees the region only: neither town, ZIP code nor any point but the county's center. */
export function isRegionOnly(listing: ShownPlace): boolean {
  return isProtected(listing) && listing.placeShown === "REGION";
}
