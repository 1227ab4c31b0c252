import type { WireOf } from "./field-names.ts";
import type { Coordinates } from "./service.ts";

/** A service's `location` as replies carry it: always an object, for older clients read through it (rule services 11). */
export type LocationWire = WireOf<"location">;

/** The location of a service that has none, or whose place is not public. */
export const NOWHERE: LocationWire = { coordinates: [] };

/** The point of a location; null where it has none. Kept copies of earlier replies have null or nothing instead. */
export function pointOf(location: LocationWire | null | undefined): Coordinates | null {
  const [longitude, latitude] = location?.coordinates ?? [];
  return longitude === undefined || latitude === undefined ? null : { longitude, latitude };
}

export function locationAt(point: Coordinates | null): LocationWire {
  return point === null ? NOWHERE : { coordinates: [point.longitude, point.latitude] };
}
