/** Further than this many miles nobody goes for a meal or a bed: lists say so. */
export const FAR_MILES = 100;

/** Whether a distance in miles is far; where it is unknown, nothing is said. */
export function isFar(miles: number | null | undefined): boolean {
  return (miles ?? 0) > FAR_MILES;
}

/** Whether something in a list is far and nothing is known to be near: who hides the address has no distance. */
export function isAllFar(miles: readonly (number | null | undefined)[]): boolean {
  const known = miles.filter((one) => one !== null && one !== undefined);
  return known.length > 0 && known.every(isFar);
}

/** 2683.4 → "2,683": of such a distance nobody wants the tenths. No way on earth has a million miles. */
export function wholeMiles(miles: number): string {
  return String(Math.round(miles)).replace(/\B(?=\d{3}$)/, ",");
}
