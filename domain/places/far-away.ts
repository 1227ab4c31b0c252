/** Further than this many miles nobody goes for a meal or a bed: lists say so. */
export const FAR_MILES = 100;

/** Whether a distance in miles is far; where it is unknown, nothing is said. */
export function isFar(miles: number | null | undefined): boolean {
  return miles !== null && miles !== undefined && miles > FAR_MILES;
}

/** Whether a list holds something, and all of it is far. A row whose distance is unknown may be near. */
export function isAllFar(miles: readonly (number | null | undefined)[]): boolean {
  return miles.length > 0 && miles.every(isFar);
}

/** 2683.4 → "2,683": of such a distance nobody wants the tenths. */
export function wholeMiles(miles: number): string {
  return String(Math.round(miles)).replaceAll(/\B(?=(\d{3})+$)/g, ",");
}
