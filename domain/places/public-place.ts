import type { PlaceShown } from "../services/listing-enumerations.ts";
import type { Coordinates, Place } from "../services/service.ts";
import type { CountyCentre } from "./county.ts";

/** The public part of a place, and the point used to order by distance. */
export interface PublicPlace {
  address1: string | null;
  address2: string | null;
  /** Empty where the region alone is public. */
  city: string;
  state: string;
  zip: string | null;
  country: string;
  /** Null where hidden or unknown. */
  coordinates: Coordinates | null;
  isApproximate: boolean;
  /** Point for ordering by distance: the public coordinates, else a center as a substitute. Null where unknown. */
  point: Coordinates | null;
}

/** Substitute centers from the gazetteer for places that are not public; null where unknown. */
export interface Centres {
  zip: Coordinates | null;
  city: Coordinates | null;
  /** Population of the city. Absent: unknown. */
  people?: number;
  /** The county of the city. Absent: not looked up. */
  county?: CountyCentre | null;
}

/** Population below which a town has so few houses that its name gives the address away. */
export const LARGE_TOWN = 50_000;

/** Reduces what the public sees of a protected place: the region replaces a small or unknown town (rule places 26). */
export function shownOfProtected(stated: PlaceShown, { people = 0 }: Centres): PlaceShown {
  return stated === "TOWN" && people < LARGE_TOWN ? "REGION" : stated;
}

/**
 * Reduces a place to what its visibility allows (rules places 1–5). Nothing in the result derives from hidden
 * data: not the street, not the door's coordinates, not an order based on them.
 *
 * @param shown of a protected place: with REGION nothing in the result derives from the town either. Null: of another
 */
export function publicPlace(place: Place, centres: Centres, shown: PlaceShown | null = null): PublicPlace {
  const { city, state, country } = place;
  if (shown === "REGION") {
    const { county = null } = centres;
    return {
      address1: null,
      address2: null,
      city: "",
      state,
      zip: null,
      country,
      coordinates: null,
      isApproximate: false,
      point: county === null ? null : { longitude: county.longitude, latitude: county.latitude },
    };
  }
  switch (shown === "TOWN" ? "HIDDEN" : place.visibility) {
    case "EXACT": {
      const { address1, address2, zip, coordinates, isApproximate } = place;
      return {
        address1,
        address2,
        city,
        state,
        zip,
        country,
        coordinates,
        isApproximate,
        point: coordinates,
      };
    }
    case "AREA": {
      const coordinates = centres.zip;
      const point = centres.zip ?? centres.city;
      const { zip } = place;
      return {
        address1: null,
        address2: null,
        city,
        state,
        zip,
        country,
        coordinates,
        isApproximate: true,
        point,
      };
    }
    case "HIDDEN": {
      const point = centres.city;
      return {
        address1: null,
        address2: null,
        city,
        state,
        zip: null,
        country,
        coordinates: null,
        isApproximate: false,
        point,
      };
    }
  }
}
