import * as leaflet from "leaflet";
import type { ServicePin } from "#domain/services/public-service.ts";
import type { Bounds } from "./bounds.ts";
import { MIN_ZOOM, type Point } from "./open-map.ts";

/** The zoom around the visitor's place before there are pins (rule map 2). */
export const LIST_ZOOM = 10;
/** View where no place is known: the whole country. */
export const COUNTRY = { centre: { longitude: -96, latitude: 38.5 }, zoom: 4 };
/** How many of the nearest are shown together, as at the start of the list. */
const NEAREST = 20;
/** From this zoom on streets are drawn. */
const STREETS_ZOOM = 12;
/** No closer than a town, because a single service would have nothing around it. */
const CLOSEST_ZOOM = 14;
/** Where nothing is near, the map shows more of the country, step by step. */
const WIDER_ZOOMS = [7, 4];
/** Pixels that pins need, and what lies over the map: controls at the top, the count at the bottom. */
const PADDING = { paddingTopLeft: [40, 76], paddingBottomRight: [80, 84] } as const;
const PADDING_IN_ALL = leaflet.point(40 + 80, 76 + 84);

const WORLD: Bounds = [-180, -85, 180, 85];

/**
 * Returns the bounds in which to look for the pins to fit.
 *
 * @param inView what the map shows, and a little around it
 */
export function boundsToFit(map: leaflet.Map, place: Point | null, inView: Bounds): Bounds {
  // The widest view of a phone has room for some of the country only.
  return place === null && map.getZoom() <= MIN_ZOOM ? WORLD : inView;
}

/**
 * Shows the nearest pins around a place, or all of them where no place is known. A few that are far behind the others
 * are left out where the others then have streets around them.
 *
 * @param pins nearest to the middle of the map first
 * @returns false where there are none: the map is wider now, and its pins are still to come
 */
export function fitToPins(map: leaflet.Map, pins: readonly ServicePin[], place: Point | null): boolean {
  if (pins.length === 0) {
    const zooms = place === null ? [MIN_ZOOM] : WIDER_ZOOMS;
    const wider = zooms.find((zoom) => zoom < map.getZoom());
    if (wider === undefined) {
      // Nothing was found: the visitor's surroundings say more than a continent, and the country more than the world.
      const { latitude, longitude } = place ?? COUNTRY.centre;
      map.setView([latitude, longitude], place === null ? COUNTRY.zoom : LIST_ZOOM, { animate: false });
      return true;
    }
    map.setZoom(wider, { animate: false });
    return false;
  }
  const points = (place === null ? pins : pins.slice(0, NEAREST)).map(
    ({ coordinates: [longitude, latitude] }): [number, number] => [latitude, longitude],
  );
  map.fitBounds(place === null ? toBounds(points) : closeBounds(map, points, place), {
    paddingTopLeft: [...PADDING.paddingTopLeft],
    paddingBottomRight: [...PADDING.paddingBottomRight],
    maxZoom: CLOSEST_ZOOM,
    animate: false,
  });
  const view = map.getBounds();
  const [first] = points;
  // The middle of what is far apart may have none.
  if (first !== undefined && !points.some((point) => view.contains(point)))
    map.panTo(first, { animate: false });
  return true;
}

/**
 * Bounds of the place and as many of the nearest points as can be seen with their streets, if these are at least half of
 * them; otherwise of all points.
 */
function closeBounds(
  map: leaflet.Map,
  points: readonly (readonly [number, number])[],
  { latitude, longitude }: Point,
): leaflet.LatLngBounds {
  const nearest = (count: number) => toBounds([...points.slice(0, count), [latitude, longitude]]);
  for (let count = points.length; count >= points.length / 2; count--) {
    const bounds = nearest(count);
    if (map.getBoundsZoom(bounds, false, PADDING_IN_ALL) >= STREETS_ZOOM) return bounds;
  }
  return nearest(points.length);
}

function toBounds(points: readonly (readonly [number, number])[]): leaflet.LatLngBounds {
  const bounds = leaflet.latLngBounds([]);
  for (const [latitude, longitude] of points) bounds.extend([latitude, longitude]);
  return bounds;
}
