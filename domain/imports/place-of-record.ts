import { cleanLine } from "../base/text/clean-text.ts";
import { milesBetween } from "../places/great-circle.ts";
import type { Centres } from "../places/public-place.ts";
import { sixDecimals } from "../places/six-decimals.ts";
import type { Coordinates } from "../services/service.ts";
import { cleanCity, cleanCountry, cleanState, cleanZip } from "./clean-address.ts";
import type { SourceRecord } from "./source-record.ts";

/** A record's place as stated by its source, before the gazetteer completes it. */
export interface RecordPlace {
  address1: string | null;
  address2: string | null;
  city: string;
  state: string;
  zip: string | null;
  country: string;
  coordinates: Coordinates | null;
  /** Why given coordinates were rejected. */
  coordinatesFault: CoordinatesFault | null;
}

export const COORDINATES_FAULTS = ["unreadable", "zero", "outsideCountry", "farFromAddress"] as const;
export type CoordinatesFault = (typeof COORDINATES_FAULTS)[number];

/** The cleaned place of a record; unusable coordinates are reported as a fault. */
export function placeOfRecord(record: SourceRecord): RecordPlace {
  const get = (...columns: readonly string[]): string | null =>
    columns.map((column) => record.address?.get(column) ?? "").find((value) => value !== "") ?? null;
  const state = cleanState(get("state_province", "state"));
  const zip = cleanZip(get("postal_code", "zip"));
  const country = cleanCountry(get("country"), state, zip);
  const city = cleanCity(get("city"));
  const coordinates = parseCoordinates(
    record.location?.get("latitude") ?? "",
    record.location?.get("longitude") ?? "",
    country,
  );
  const lines = [get("address_1", "address1"), get("address_2", "address2")].map(cleanLine);
  return {
    address1: lines[0] ?? lines[1] ?? null,
    address2: lines[0] === null ? null : (lines[1] ?? null),
    city,
    state,
    zip,
    country,
    coordinates: typeof coordinates === "string" ? null : coordinates,
    coordinatesFault: typeof coordinates === "string" ? coordinates : null,
  };
}

/** Miles; larger than the radius of any ZIP or city outside Alaska. */
const MAX_MILES_FROM_CENTRE = 100;

/**
 * Whether coordinates contradict their address: all known centers of its ZIP and city are too far away. Where ZIP
 * and city contradict each other, coordinates that match either are accepted.
 */
export function contradictAddress(coordinates: Coordinates, { zip, city }: Centres): boolean {
  const centres = [zip, city].filter((centre) => centre !== null);
  if (centres.length === 0 || coordinates.latitude > ALASKA_SOUTH) return false;
  return centres.every((centre) => milesBetween(centre, coordinates) > MAX_MILES_FROM_CENTRE);
}

const ALASKA_SOUTH = 51;

/** Rectangles of latitude and longitude, south, north, west, east, that hold each country with its islands. */
const COUNTRY_BOUNDS: Readonly<Record<string, readonly (readonly [number, number, number, number])[]>> = {
  "United States": [
    [24.3, 49.5, -125, -66.8], // the states that touch each other
    [51, 71.6, -180, -129.9], // Alaska
    [51, 53.5, 172, 180], // its last islands
    [18.8, 28.5, -178.5, -154.7], // Hawaii
    [17.6, 18.6, -67.4, -64.4], // Puerto Rico, Virgin Islands
    [13.2, 20.6, 144.5, 146.2], // Guam, Northern Marianas
    [-14.7, -11, -171.2, -168], // American Samoa
  ],
  Canada: [[41.6, 83.2, -141.1, -52.5]],
};

/**
 * Null where nothing is written. Zero, words, and points outside the record's country are refused, and so are swapped
 * coordinates, which are not guessed back. Any point on the map is accepted for a country without known bounds.
 */
export function parseCoordinates(
  latitude: string,
  longitude: string,
  country: string,
): Coordinates | CoordinatesFault | null {
  if (latitude === "" && longitude === "") return null;
  const number = /^[+-]?\d{1,3}(?:\.\d+)?$/u;
  if (!number.test(latitude) || !number.test(longitude)) return "unreadable";
  const [north, east] = [Number(latitude), Number(longitude)];
  if (north === 0 && east === 0) return "zero";
  const bounds = COUNTRY_BOUNDS[country] ?? [[-85, 85, -180, 180]];
  const isInside = bounds.some(
    ([south, top, west, right]) => north >= south && north <= top && east >= west && east <= right,
  );
  return isInside ? { latitude: sixDecimals(north), longitude: sixDecimals(east) } : "outsideCountry";
}
