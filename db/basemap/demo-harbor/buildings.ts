import type { Spot } from "./ground.ts";
import { distanceToLine } from "./lines.ts";
import type { Street } from "./streets.ts";

/** Miles from the middle of a street to the middle of a building, between buildings, and half a building's sides. */
const SETBACK = 0.021;
const APART = 0.035;
const HALF_DEPTH = 0.007;
/** Of a hundred plots, those that are built on. */
const BUILT = 62;

/**
 * Rows of buildings along every street, by nothing but the street: where a service is, or hides, makes no
 * difference.
 */
export function buildings(streets: readonly Street[], isFree: (spot: Spot) => boolean): Spot[][] {
  return streets.flatMap((street, number) => {
    if (street.kind === "highway" || street.kind === "path" || street.name === "Mole Bridge") return [];
    const others = streets.filter((other) => other !== street);
    const isClear = (spot: Spot) =>
      isFree(spot) && others.every(({ points }) => distanceToLine(spot, points) > SETBACK * 0.8);
    return street.points.flatMap((from, piece) => {
      const to = street.points[piece + 1];
      return to === undefined ? [] : rowsAlong(from, to, number * 1000 + piece, isClear);
    });
  });
}

/** Both sides of a straight piece of street. `seed` tells it from others. */
function rowsAlong(
  [fromX, fromY]: Spot,
  [toX, toY]: Spot,
  seed: number,
  isClear: (spot: Spot) => boolean,
): Spot[][] {
  const length = Math.hypot(toX - fromX, toY - fromY);
  const [ux, uy] = [(toX - fromX) / length, (toY - fromY) / length];
  const plots = Math.max(0, Math.floor(length / APART - 0.5));
  return Array.from({ length: plots * 2 }, (_, plot) => plot).flatMap((plot) => {
    const dice = scatter(seed, plot);
    const [at, aside] = [(Math.floor(plot / 2) + 1) * APART, plot % 2 === 0 ? SETBACK : -SETBACK];
    const middle: Spot = [fromX + ux * at - uy * aside, fromY + uy * at + ux * aside];
    if (dice % 100 >= BUILT || !isClear(middle)) return [];
    const half = HALF_DEPTH + ((dice >> 8) % 5) * 0.0015;
    const corner = (along: number, deep: number): Spot => [
      middle[0] + ux * along * half - uy * deep * HALF_DEPTH,
      middle[1] + uy * along * half + ux * deep * HALF_DEPTH,
    ];
    return [[corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]];
  });
}

/** A number that looks random and is always the same. */
function scatter(...parts: readonly number[]): number {
  let hash = 2_166_136_261;
  for (const part of parts) hash = Math.imul(hash ^ (part + 7919), 16_777_619) ^ (hash >>> 13);
  return hash >>> 1;
}
