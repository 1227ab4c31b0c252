/** Rectangles that hold the United States with its territories, and Canada: west, south, east, north. */
const GROUND: readonly (readonly [number, number, number, number])[] = [
  [-125, 24.3, -66.8, 49.6], // the states that touch each other
  [-180, 51, -129.9, 71.6], // Alaska
  [172, 51, 180, 53.5], // its last islands
  [-178.5, 18.8, -154.7, 28.5], // Hawaii
  [-67.4, 17.6, -64.4, 18.6], // Puerto Rico, Virgin Islands
  [144.5, 13.2, 146.2, 20.6], // Guam, Northern Marianas
  [-171.2, -14.7, -168, -11], // American Samoa
  [-141.1, 41.6, -52.5, 83.2], // Canada
];

/** False for 0,0, for a lost minus sign, and for army post offices abroad. */
export function isPlausible({ longitude, latitude }: { longitude: number; latitude: number }): boolean {
  return GROUND.some(
    ([west, south, east, north]) =>
      longitude >= west && longitude <= east && latitude >= south && latitude <= north,
  );
}

/** Five decimals, about a metre: the best that any of the packages has. */
export function fiveDecimals(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
