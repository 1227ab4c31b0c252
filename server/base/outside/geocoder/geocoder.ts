import type { Coordinates, Place } from "#domain/services/service.ts";

/** An address to find on the map. */
export type AddressToFind = Pick<Place, "address1" | "city" | "state" | "zip" | "country">;

/** The result of geocoding an address. */
export interface FoundPoint {
  readonly coordinates: Coordinates;
  /** True where the point is not the exact door, but that of a street, a ZIP or a city. */
  readonly isApproximate: boolean;
  /** The address found, as text to compare with the request. */
  readonly found: string;
}

/** A geocoder of street addresses: none by default, a service of the operator's choice where configured. */
export interface Geocoder {
  /**
   * Finds a point; null where the address is unknown. @throws NoReply where the service does not answer, or not as
   * expected
   */
  find(address: AddressToFind): Promise<FoundPoint | null>;
  /**
   * The address nearest to a point, as text; null where it knows none, or names no points.
   *
   * @throws NoReply as `find`
   */
  nameAt(point: Coordinates): Promise<string | null>;
}

export const GEOCODER_KINDS = ["photon", "nominatim", "census"] as const;
export type GeocoderKind = (typeof GEOCODER_KINDS)[number];

export interface GeocoderSettings {
  readonly kind: GeocoderKind;
  /** Without a trailing slash. */
  readonly url: string;
  /** Whether the operator runs it, so that non-public addresses may be sent to it. */
  readonly seesHidden: boolean;
}
