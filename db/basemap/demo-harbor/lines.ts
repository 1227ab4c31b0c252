import type { Spot } from "./ground.ts";
import { QUARTERS, type Quarter, STREETS, type Street } from "./streets.ts";

/** Streets as they are drawn: bends rounded, and the grids of the quarters laid out between them. Miles. */

/** Points on each bend. */
const STEPS = 6;
/** Miles between the points of a street of a grid. */
const GRAIN = 0.02;
/** A street of a grid that would run closer than this beside another street is left out. */
const BESIDE = 0.05;
/** The shortest street of a grid. */
const SHORTEST = 0.16;

/** A line through the points, with round bends. */
export function rounded(points: readonly Spot[]): Spot[] {
  return points.flatMap((from, index): Spot[] => {
    const to = points[index + 1];
    if (to === undefined) return [from];
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    return Array.from({ length: STEPS }, (_, step) => {
      const t = step / STEPS;
      const at = (axis: 0 | 1) => {
        const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]];
        return b + (t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))) / 2;
      };
      return [at(0), at(1)];
    });
  });
}

export function distanceToLine([x, y]: Spot, line: readonly Spot[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [index, [fromX, fromY]] of line.entries()) {
    const [toX, toY] = line[index + 1] ?? [fromX, fromY];
    const [dx, dy] = [toX - fromX, toY - fromY];
    const share = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.max(0, Math.min(1, share));
    least = Math.min(least, Math.hypot(x - fromX - t * dx, y - fromY - t * dy));
  }
  return least;
}

export function isInside([x, y]: Spot, ring: readonly Spot[]): boolean {
  let isIn = false;
  for (const [index, [fromX, fromY]] of ring.entries()) {
    const [toX, toY] = ring[(index + 1) % ring.length] ?? [fromX, fromY];
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) isIn = !isIn;
  }
  return isIn;
}

/** Every street. `isFree`: where a grid may go. */
export function allStreets(isFree: (spot: Spot) => boolean): Street[] {
  const main = STREETS.map((street) => ({ ...street, points: rounded(street.points) }));
  return [...main, ...QUARTERS.flatMap((quarter) => grid(quarter, main, isFree))];
}

function grid(quarter: Quarter, main: readonly Street[], isFree: (spot: Spot) => boolean): Street[] {
  const [along, across] = quarter.spacing;
  const angle = (quarter.angle * Math.PI) / 180;
  return [
    ...family(quarter, angle, along, quarter.along, main, isFree),
    ...family(quarter, angle + Math.PI / 2, across, quarter.across, main, isFree),
  ];
}

/** Parallel streets across a quarter. */
function family(
  { ring }: Quarter,
  angle: number,
  spacing: number,
  names: readonly string[],
  main: readonly Street[],
  isFree: (spot: Spot) => boolean,
): Street[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const forward = ring.map(([x, y]) => x * cos + y * sin);
  const sideways = ring.map(([x, y]) => y * cos - x * sin);
  const lowest = Math.min(...sideways) + spacing / 2;
  const rows = Math.ceil((Math.max(...sideways) - lowest) / spacing);
  const steps = Math.ceil((Math.max(...forward) - Math.min(...forward)) / GRAIN);
  return Array.from({ length: rows }, (_, row) => lowest + row * spacing).flatMap((side, row) => {
    const spots = Array.from({ length: steps + 1 }, (_, step): Spot => {
      const ahead = Math.min(...forward) + step * GRAIN;
      return [ahead * cos - side * sin, ahead * sin + side * cos];
    });
    const isStreet = spots.map(
      (spot) => isInside(spot, ring) && isFree(spot) && !isBesideAnother(spot, [cos, sin], main),
    );
    return runs(spots, isStreet).map(
      (points): Street => ({ name: names[row] ?? null, kind: "minor_road", points }),
    );
  });
}

/** First and last spot of each stretch that is long enough. */
function runs(spots: readonly Spot[], isStreet: readonly boolean[]): Spot[][] {
  const found: Spot[][] = [];
  let start: Spot | null = null;
  for (const [index, spot] of spots.entries()) {
    if (isStreet[index]) start ??= spot;
    const isEnd = !isStreet[index + 1];
    if (start === null || !isEnd) continue;
    if (Math.hypot(spot[0] - start[0], spot[1] - start[1]) >= SHORTEST) found.push([start, spot]);
    start = null;
  }
  return found;
}

/** Whether a street of about the same direction is so close that the two would be drawn as one. */
function isBesideAnother(spot: Spot, [cos, sin]: Spot, main: readonly Street[]): boolean {
  return main.some(({ points }) =>
    points.some((from, index) => {
      const to = points[index + 1];
      if (to === undefined || Math.abs(from[0] - spot[0]) > 1 || Math.abs(from[1] - spot[1]) > 1)
        return false;
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const isParallel = Math.abs(dx * cos + dy * sin) > 0.8 * Math.hypot(dx, dy);
      return isParallel && distanceToLine(spot, [from, to]) < BESIDE;
    }),
  );
}
