import type { AddressVisibility, PlaceShown } from "./enumerations.ts";

/**
 * Protected listings are services for survivors of violence (rules places 25–34): the public sees the region that they
 * serve instead of the place, and no beds, kudos or pictures.
 */

/** The fields that decide whether a listing is protected. */
export interface Protection {
  /** Null: nobody has decided, and a hidden address implies it. */
  readonly isProtected: boolean | null;
  readonly addressVisibility: AddressVisibility;
}

export function isProtected({ isProtected: decided, addressVisibility }: Protection): boolean {
  return decided ?? addressVisibility === "HIDDEN";
}

/** Whether the public sees the region only: neither town, ZIP code nor any point but the county's centre. */
export function isRegionOnly(listing: Protection & { readonly placeShown: PlaceShown }): boolean {
  return isProtected(listing) && listing.placeShown === "REGION";
}
