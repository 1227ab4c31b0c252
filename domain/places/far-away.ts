/** Distance in miles beyond which lists mark services as far away. */
export const FAR_MILES = 100;

/** Whether a distance in miles is far; where it is unknown, nothing is said. */
export function isFar(miles: number | null | undefined): boolean {
  return (miles ?? 0) > FAR_MILES;
}

/** Whether all known distances of a list are far, and at least one is known. */
export function isAllFar(miles: readonly (number | null | undefined)[]): boolean {
  const known = miles.filter((one) => one !== null && one !== undefined);
  return known.length > 0 && known.every(isFar);
}

/** 2683.4 → "2,683": of such a distance no one wants the tenths. No way on earth has a million miles. */
export function wholeMiles(miles: number): string {
  return String(Math.round(miles)).replace(/\B(?=\d{3}$)/, ",");
}
