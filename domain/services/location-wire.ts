import type { FieldWire } from "./field-names.ts";
import type { Coordinates } from "./service.ts";

/** A service's `location` as replies carry it: always an object, for older clients read through it (rule services 11). */
export type LocationWire = FieldWire<"location">;

/** The location of a service that has none, or whose place is not public. */
export const NOWHERE: LocationWire = { coordinates: [] };

/** The point of a location; null where it has none, or 0,0 (rule places 45). Kept copies of earlier replies have null or nothing instead. */
export function readPoint(location: LocationWire | null | undefined): Coordinates | null {
  const [longitude, latitude] = location?.coordinates ?? [];
  if (longitude === undefined || latitude === undefined || (longitude === 0 && latitude === 0)) return null;
  return { longitude, latitude };
}

export function locationAt(point: Coordinates | null): LocationWire {
  return point === null ? NOWHERE : { coordinates: [point.longitude, point.latitude] };
}
