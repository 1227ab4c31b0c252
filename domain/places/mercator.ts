import { MAX_LATITUDE } from "../base/contract/limits.ts";
import type { Coordinates } from "../services/service.ts";
import { EARTH_RADIUS_MILES } from "./great-circle.ts";
import { sixDecimals } from "./six-decimals.ts";

/**
 * The Web-Mercator plane on which the database orders places, in its metres.
 *
 * Order on the plane is nearly, not exactly, order over the ground: scale grows towards the poles. The
 * database finds candidates on the plane; `milesBetween` ranks them; `fewestMilesAt` bounds how far the plane
 * must have been searched for the ranking to be final.
 */

const RADIUS = 6_378_137;
const RADIANS = Math.PI / 180;

/** The whole width of the plane: one turn around the earth. */
export const PLANE_WIDTH = 2 * Math.PI * RADIUS;

export interface PlanePoint {
  x: number;
  y: number;
}

/** Latitudes beyond 85° are drawn to 85°. */
export function planePoint({ longitude, latitude }: Coordinates): PlanePoint {
  const bounded = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude));
  return {
    x: RADIUS * longitude * RADIANS,
    y: RADIUS * Math.log(Math.tan(Math.PI / 4 + (bounded * RADIANS) / 2)),
  };
}

/** The coordinates that made the point: degrees with six decimals come back exactly. */
export function coordinatesOfPlanePoint({ x, y }: PlanePoint): Coordinates {
  return { longitude: sixDecimals(x / RADIUS / RADIANS), latitude: sixDecimals(toLatitude(y) / RADIANS) };
}

function toLatitude(y: number): number {
  return 2 * Math.atan(Math.exp(y / RADIUS)) - Math.PI / 2;
}

/**
 * No place that is `metres` or more from `from` on the plane is nearer than this over the ground, in miles,
 * as long as the way there does not cross the date line. A mile on the ground is the most metres on the plane
 * straight towards the nearer pole, so that is the way that gains the most of them.
 */
export function fewestMilesAt(from: Coordinates, metres: number): number {
  const y = Math.abs(planePoint(from).y);
  return (toLatitude(y + metres) - toLatitude(y)) * EARTH_RADIUS_MILES;
}

/** Every place within `miles` over the ground is within this many metres on the plane. Infinite at the poles. */
export function mostMetresWithin(from: Coordinates, miles: number): number {
  const latitude = toLatitude(Math.abs(planePoint(from).y));
  const reached = latitude + miles / EARTH_RADIUS_MILES;
  if (reached >= Math.PI / 2) return Number.POSITIVE_INFINITY;
  return (
    RADIUS * (Math.log(Math.tan(Math.PI / 4 + reached / 2)) - Math.log(Math.tan(Math.PI / 4 + latitude / 2)))
  );
}

/**
 * Every place within this many metres on the plane is within `miles` over the ground, as long as the way does
 * not cross the date line. Straight towards the equator a metre on the plane is the most ground.
 */
export function metresSurelyWithin(from: Coordinates, miles: number): number {
  const latitude = toLatitude(Math.abs(planePoint(from).y));
  const reached = latitude - miles / EARTH_RADIUS_MILES;
  // Beyond the equator ground shrinks again; on it a metre is a metre.
  if (reached <= 0) return (miles / EARTH_RADIUS_MILES) * RADIUS;
  return (
    RADIUS * (Math.log(Math.tan(Math.PI / 4 + latitude / 2)) - Math.log(Math.tan(Math.PI / 4 + reached / 2)))
  );
}
