/** The place around which the visitor searches: a city, a ZIP code or their position. See rules places 16–19. */
export interface VisitorPlace {
  /** "chosen" by the visitor, "here" from the device, their "saved" area's center, or the operator's "default". */
  kind: "chosen" | "here" | "saved" | "default";
  /** "Harbor City, CA"; empty where `kind` is "here". */
  label: string;
  longitude: number;
  latitude: number;
}

/** Rounds to three decimals, about a hundred meters: nothing finer leaves the phone. */
export function roundedDegrees(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}

/** `longitude|latitude|label`; "here" has no label. The cookies and the picker's links hold this. */
export function writePlace(place: VisitorPlace): string {
  return `${roundedDegrees(place.longitude)}|${roundedDegrees(place.latitude)}|${place.label}`;
}

/** Parses a place; null where `text` is none. */
export function readPlace(text: string): VisitorPlace | null {
  const found = /^(-?\d{1,3}(?:\.\d{1,6})?)\|(-?\d{1,2}(?:\.\d{1,6})?)\|([^<>|\n]{0,60})$/.exec(text);
  if (found === null) return null;
  const [, longitudeText = "", latitudeText = "", label = ""] = found;
  const [longitude, latitude] = [roundedDegrees(Number(longitudeText)), roundedDegrees(Number(latitudeText))];
  if (Math.abs(longitude) > 180 || Math.abs(latitude) > 85 || (longitude === 0 && latitude === 0))
    return null;
  return { kind: label === "" ? "here" : "chosen", label, longitude, latitude };
}

/**
 * `currentCoordinate` of calls, from which they tell distances: undefined where the visitor did not say where they
 * are, for the operator's place is not theirs.
 */
export function distanceFrom(place: VisitorPlace | null): string | undefined {
  return place === null || place.kind === "default" ? undefined : writeCoordinate(place);
}

/** `longitude|latitude`, as the API reads it. */
export function writeCoordinate(place: Pick<VisitorPlace, "longitude" | "latitude">): string {
  return `${place.longitude}|${place.latitude}`;
}
