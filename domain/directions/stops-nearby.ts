import type { Coordinates } from "../services/service.ts";
import type { FeedStop } from "./feed.ts";

/** Length of a degree of latitude, slightly less than anywhere on Earth, so that no stop is missed. */
const METRES_PER_DEGREE = 110_000;
/** Beyond this latitude, longitude is too distorted to be useful. */
const MAX_LATITUDE = 89.9;

/**
 * Returns a function that finds all stops within `metres` of a point, and some farther away, without checking every
 * stop. Stops across the 180th meridian are not found.
 *
 * @returns the indices of stops near a point
 */
export function stopsNearby(stops: readonly FeedStop[], metres: number): (point: Coordinates) => number[] {
  const height = metres / METRES_PER_DEGREE;
  const toRow = (latitude: number) => Math.floor(latitude / height);
  /** Width of a row in degrees of longitude, wide enough for `metres` anywhere in it. */
  const computeRowWidth = (row: number) => {
    const latitude = Math.min(MAX_LATITUDE, Math.max(Math.abs(row), Math.abs(row + 1)) * height);
    return height / Math.cos((latitude * Math.PI) / 180);
  };
  const cells = new Map<string, number[]>();
  stops.forEach(({ point: { longitude, latitude } }, index) => {
    const row = toRow(latitude);
    const key = `${row} ${Math.floor(longitude / computeRowWidth(row))}`;
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [index]);
    else cell.push(index);
  });
  return ({ longitude, latitude }) => {
    const found: number[] = [];
    const middle = toRow(latitude);
    const reach = Math.max(computeRowWidth(middle - 1), computeRowWidth(middle + 1));
    for (let row = middle - 1; row <= middle + 1; row++) {
      const width = computeRowWidth(row);
      const last = Math.floor((longitude + reach) / width);
      for (let column = Math.floor((longitude - reach) / width); column <= last; column++)
        found.push(...(cells.get(`${row} ${column}`) ?? []));
    }
    return found;
  };
}
