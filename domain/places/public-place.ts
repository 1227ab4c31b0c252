import type { Coordinates, Place } from "../services/service.ts";

/** What everybody may know of a place, and the point that orders it by nearness. */
export interface PublicPlace {
  address1: string | null;
  address2: string | null;
  city: string;
  state: string;
  zip: string | null;
  country: string;
  /** Null where the address is hidden or nobody knows. */
  coordinates: Coordinates | null;
  isApproximate: boolean;
  /** Orders by nearness: the shown coordinates, else the centre that stands in. Null where none is known. */
  point: Coordinates | null;
}

/** Centres that stand in for a place that is not shown, from the gazetteer; null where it knows none. */
export interface Centres {
  zip: Coordinates | null;
  city: Coordinates | null;
}

/**
 * Cuts a place to what its visibility allows (rules places 1–5). Nothing of what is hidden goes into the
 * answer: not the street, not the door's coordinates, not an order that follows from them.
 */
export function publicPlace(place: Place, centres: Centres): PublicPlace {
  const { city, state, country } = place;
  switch (place.visibility) {
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
