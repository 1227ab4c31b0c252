import type { Coordinates } from "../services/service.ts";

/** Mean radius of the earth in miles. */
export const EARTH_RADIUS_MILES = 3958.7613;

const RADIANS = Math.PI / 180;

/** Exact distance over the ground, in miles: what orders lists and what cards show. */
export function milesBetween(from: Coordinates, to: Coordinates): number {
  const sinLatitude = Math.sin(((to.latitude - from.latitude) * RADIANS) / 2);
  const sinLongitude = Math.sin(((to.longitude - from.longitude) * RADIANS) / 2);
  const cosines = Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS);
  const half = sinLatitude * sinLatitude + cosines * sinLongitude * sinLongitude;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Miles with one decimal, as the wire has them. */
export function shownMiles(miles: number): number {
  return Math.round(miles * 10) / 10;
}

/** Miles from a place to the nearest point of the date line. */
export function milesToDateLine(from: Coordinates): number {
  const across = (180 - Math.abs(from.longitude)) * RADIANS;
  // Beyond a quarter of the earth the nearest point of the half-circle is a pole.
  if (across >= Math.PI / 2) return (90 - Math.abs(from.latitude)) * RADIANS * EARTH_RADIUS_MILES;
  return EARTH_RADIUS_MILES * Math.asin(Math.cos(from.latitude * RADIANS) * Math.sin(across));
}
