import { MAX_LATITUDE } from "#domain/base/contract/limits.ts";
import { sixDecimals } from "#domain/places/six-decimals.ts";
import type { Coordinates } from "#domain/services/service.ts";

/** Degrees with six decimals; null where they are invalid, or 0,0. */
export function foundCoordinates(longitude: number, latitude: number): Coordinates | null {
  const isPoint = Math.abs(longitude) <= 180 && Math.abs(latitude) <= MAX_LATITUDE;
  if (!isPoint || (longitude === 0 && latitude === 0)) return null;
  return { longitude: sixDecimals(longitude), latitude: sixDecimals(latitude) };
}
