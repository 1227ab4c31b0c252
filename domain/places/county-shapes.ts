import type { Coordinates } from "../services/service.ts";
import type { CountyCentre } from "./county.ts";

/** A county by its name and the two letters of its state. */
export type CountyKey = Pick<CountyCentre, "name" | "state">;

/**
 * The boundaries of the counties as a topology: each line between two counties is stored once. Points are whole
 * numbers, each as its difference from the one before it; times `scale`, plus `translate`, they are degrees.
 */
export interface CountyShapes {
  readonly scale: readonly number[];
  readonly translate: readonly number[];
  readonly arcs: readonly (readonly (readonly number[])[])[];
  readonly counties: readonly (CountyKey & {
    /** Lines by number; a negative one, `-1 - number`, runs backwards. Holes are rings too. */
    readonly rings: readonly (readonly number[])[];
  })[];
}

/** Degrees. */
interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Points of a line, flat: longitude, latitude, longitude, latitude … */
type Line = Float64Array;

/** @returns a function that names the county of a point; null at sea, and outside of the United States */
export function countyFinder(shapes: CountyShapes): (point: Coordinates) => CountyKey | null {
  const lines = shapes.arcs.map((arc) => decodeArc(arc, shapes));
  const counties = shapes.counties.map(({ state, name, rings }) => {
    // The direction of a line does not matter to how often a ray crosses it.
    const border = rings.flat().flatMap((number) => lines[number < 0 ? -1 - number : number] ?? []);
    return { county: { state, name }, border, box: computeBox(border) };
  });
  return (point) =>
    counties.find(({ box, border }) => isInBox(point, box) && isInside(point, border))?.county ?? null;
}

function decodeArc(arc: CountyShapes["arcs"][number], { scale, translate }: CountyShapes): Line {
  const line = new Float64Array(arc.length * 2);
  let [x, y] = [0, 0];
  for (const [at, [dx = 0, dy = 0]] of arc.entries()) {
    x += dx;
    y += dy;
    line[at * 2] = x * (scale[0] ?? 1) + (translate[0] ?? 0);
    line[at * 2 + 1] = y * (scale[1] ?? 1) + (translate[1] ?? 0);
  }
  return line;
}

function computeBox(lines: readonly Line[]): Box {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const line of lines) {
    for (let at = 0; at < line.length; at += 2) {
      const [x = 0, y = 0] = [line[at], line[at + 1]];
      west = Math.min(west, x);
      east = Math.max(east, x);
      south = Math.min(south, y);
      north = Math.max(north, y);
    }
  }
  return { west, south, east, north };
}

function isInBox({ longitude, latitude }: Coordinates, { west, south, east, north }: Box): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** Whether a ray to the east crosses the border an odd number of times. */
function isInside({ longitude, latitude }: Coordinates, border: readonly Line[]): boolean {
  let inside = false;
  for (const line of border) {
    for (let at = 2; at < line.length; at += 2) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = line.subarray(at - 2, at + 2);
      if (y1 > latitude === y2 > latitude) continue;
      if (longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  }
  return inside;
}
