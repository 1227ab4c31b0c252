import type { Coordinates } from "../services/service.ts";
import { milesBetween } from "./great-circle.ts";

/** Farther than this, a town or ZIP says nothing about a point. */
const MAX_MILES = 30;

/** A named center of the gazetteer. */
export interface NamedCentre extends Coordinates {
  /** `Miami, FL`, or a postal code. */
  readonly name: string;
}

/**
 * A point in words: the town whose center is nearest, with the nearest postal code; null where neither is near
 * (rule feedback 21).
 */
export function nearName(
  point: Coordinates,
  { city, area }: { readonly city: NamedCentre | null; readonly area: NamedCentre | null },
): string | null {
  const names = [city, area].flatMap((place) =>
    place !== null && milesBetween(point, place) <= MAX_MILES ? [place.name] : [],
  );
  return names.length === 0 ? null : names.join(" ");
}
