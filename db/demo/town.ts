import { sixDecimals } from "#domain/places/six-decimals.ts";
import type { Coordinates } from "#domain/services/service.ts";

/**
 * The fictional town of the demonstration directory. Its name shows that it is one, its ZIP codes are of a prefix
 * that the post never gave out, and its ground is an empty stretch of the Pacific coast, so that no one
 * mistakes it for a place where help can be had.
 */

/** The English sentence that closes every demonstration description. */
export const MADE_UP = "Sample data for the demo. No one answers here.";
export const MADE_UP_ES = "Ejemplo inventado: aquí no contesta nadie.";

export const TIME_ZONE = "America/Los_Angeles";
export const STATE = "CA";
export const COUNTRY = "United States";

/** Where the ferry lands: the point that the home list starts from when no other place is known. */
const LANDING: Coordinates = { longitude: -123.9, latitude: 39.87 };

export interface DemonstrationZip {
  code: string;
  city: string;
  coordinates: Coordinates;
}
export interface DemonstrationCity {
  name: string;
  state: string;
  coordinates: Coordinates;
  population: number;
}

/** WGS 84 degrees, six decimals, of a point so many miles east and north of the landing. */
export function milesFromLanding(east: number, north: number): Coordinates {
  const milesOfOneDegree = 69.0936;
  const shrink = Math.cos((LANDING.latitude * Math.PI) / 180);
  return {
    longitude: sixDecimals(LANDING.longitude + east / (milesOfOneDegree * shrink)),
    latitude: sixDecimals(LANDING.latitude + north / milesOfOneDegree),
  };
}

export const DEMO_HARBOR: DemonstrationCity = {
  name: "Demo Harbor",
  state: STATE,
  coordinates: LANDING,
  population: 24_000,
};
/** What `DEFAULT_PLACE` is where no one set it. */
export const DEMONSTRATION_PLACE = `${DEMO_HARBOR.name}, ${STATE}`;

export const DEMO_VALLEY: DemonstrationCity = {
  name: "Demo Valley",
  state: STATE,
  coordinates: milesFromLanding(13, 4),
  population: 3_100,
};
export const DEMONSTRATION_CITIES: readonly DemonstrationCity[] = [DEMO_HARBOR, DEMO_VALLEY];

/** The county of the whole town. Its middle is between the two places. */
export const DEMO_COUNTY = { name: "Demo Coast", state: STATE, ...milesFromLanding(6, 2) };

export const DEMONSTRATION_ZIPS: readonly DemonstrationZip[] = [
  { code: "00001", city: DEMO_HARBOR.name, coordinates: LANDING },
  { code: "00002", city: DEMO_HARBOR.name, coordinates: milesFromLanding(1.8, 0.9) },
  { code: "00003", city: DEMO_VALLEY.name, coordinates: milesFromLanding(13, 4) },
];
