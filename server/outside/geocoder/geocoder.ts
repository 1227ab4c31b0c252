import type { Coordinates, Place } from "#domain/services/service.ts";

/** An address to find on the map. */
export type AddressToFind = Pick<Place, "address1" | "city" | "state" | "zip" | "country">;

/** Where an address was found. */
export interface FoundPoint {
  readonly coordinates: Coordinates;
  /** Not surely the door: a street, a ZIP, a city. */
  readonly isApproximate: boolean;
  /** What was found, in words to compare with what was asked. */
  readonly found: string;
}

/** Finds doors: none by default, a service of the operator's choice where one is configured. */
export interface Geocoder {
  /** Null where it knows no such address. @throws NoReply where it does not answer, or not as it should */
  find(address: AddressToFind): Promise<FoundPoint | null>;
}

export const GEOCODER_KINDS = ["photon", "nominatim", "census"] as const;
export type GeocoderKind = (typeof GEOCODER_KINDS)[number];

export interface GeocoderSettings {
  readonly kind: GeocoderKind;
  /** Without a slash at the end. */
  readonly url: string;
  /** It is the operator's own, so that addresses that are not public may be asked of it. */
  readonly seesHidden: boolean;
}
