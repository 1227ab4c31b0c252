import type * as leaflet from "leaflet";
import { roundedDegrees } from "../../../base/browser/visitor-place.ts";

/** Degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Returns the bounds in view and a little around. Three decimals make neighbors ask the same. */
export function boundsInView(map: leaflet.Map): Bounds {
  const bounds = map.getBounds().pad(0.15);
  const worldOffset = Math.floor((map.getCenter().lng + 180) / 360) * 360;
  const longitude = (degrees: number) => roundedDegrees(Math.max(-180, Math.min(180, degrees - worldOffset)));
  const latitude = (degrees: number) => roundedDegrees(Math.max(-85, Math.min(85, degrees)));
  return [
    longitude(bounds.getWest()),
    latitude(bounds.getSouth()),
    longitude(bounds.getEast()),
    latitude(bounds.getNorth()),
  ];
}

/** Formats bounds as the API reads them. */
export function textOfBounds(bounds: Bounds): string {
  return bounds.map((degrees) => degrees.toFixed(3)).join(",");
}
