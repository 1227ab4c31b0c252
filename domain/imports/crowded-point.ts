import type { RecordPlace } from "./place-of-record.ts";

/**
 * More streets than this at one point are not at that point: a geocoder put everything there that it could not find,
 * often the city hall.
 */
export const MAX_STREETS_AT_POINT = 4;

/** Matches the beginning of the part of an address line that is inside a building. */
const UNIT = /[,#]|\b(?:suite|ste|unit|apt|room|rm|floor|fl|bldg|building)\b/u;

/** A record's point as its source states it, and its street; null where either is missing. */
export function streetAtPoint({
  coordinates,
  address1,
  city,
}: Pick<RecordPlace, "coordinates" | "address1" | "city">): { point: string; street: string } | null {
  if (coordinates === null || address1 === null) return null;
  const line = address1.toLowerCase();
  const end = line.search(UNIT);
  const street = (end < 0 ? line : line.slice(0, end)).replace(/[^\p{L}\d]+/gu, " ").trim();
  if (!/\d/u.test(street)) return null;
  return {
    point: `${coordinates.latitude},${coordinates.longitude}`,
    street: `${street}, ${city.toLowerCase()}`,
  };
}
