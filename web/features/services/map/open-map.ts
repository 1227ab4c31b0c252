import * as leaflet from "leaflet";
import type { Language } from "#domain/base/languages/language.ts";
import { BASEMAP_ADDRESS, type Basemap } from "#domain/places/basemap/basemap.ts";
import { readBasemapColors } from "./basemap-colours.ts";
import { basemapLayers } from "./basemap-layers.ts";
import "./leaflet.css";

export interface Point {
  longitude: number;
  latitude: number;
}

export interface OpenMap {
  readonly map: leaflet.Map;
  /** Resolves with the attributions when the first tiles are requested; rejects where there is no map. */
  readonly ready: Promise<string[]>;
  close(): void;
}

/** Closest zoom. */
export const MAX_ZOOM = 18;
/** Farthest zoom. */
export const MIN_ZOOM = 3;

/** Opens a map in an element. It follows the color scheme. */
export function openMap(
  element: HTMLElement,
  {
    centre,
    zoom,
    language,
    isPageScrolledByTouch,
  }: { centre: Point; zoom: number; language: Language; isPageScrolledByTouch: boolean },
): OpenMap {
  const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const isTouch = matchMedia("(pointer: coarse)").matches;
  const map = leaflet.map(element, {
    center: [centre.latitude, centre.longitude],
    zoom,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    maxBounds: [
      [-65, -540],
      [86, 540],
    ],
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: !isMotionReduced,
    fadeAnimation: false,
    markerZoomAnimation: !isMotionReduced,
    inertia: !isMotionReduced,
    dragging: !(isPageScrolledByTouch && isTouch),
    scrollWheelZoom: !isPageScrolledByTouch,
  });
  const scheme = matchMedia("(prefers-color-scheme: dark)");
  let layers: leaflet.GridLayer[] = [];
  const draw = (basemap: Basemap) => {
    for (const layer of layers) layer.remove();
    layers = basemapLayers(basemap, readBasemapColors(element), language);
    for (const layer of layers) layer.addTo(map);
  };
  let redraw = () => {};
  let isOpen = true;
  const ready = readBasemap().then((basemap) => {
    if (!isOpen) return [];
    redraw = () => draw(basemap);
    draw(basemap);
    scheme.addEventListener("change", redraw);
    return basemap.layers.map(({ attribution }) => attribution).filter((text) => text !== "");
  });
  // A panel that grows or turns with the phone.
  const watcher = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  watcher.observe(element);
  return {
    map,
    ready,
    close() {
      isOpen = false;
      watcher.disconnect();
      scheme.removeEventListener("change", redraw);
      map.remove();
    },
  };
}

let basemap: Promise<Basemap> | null = null;

/** Fetches the map's description once; a failure is not cached. */
function readBasemap(): Promise<Basemap> {
  basemap ??= fetch(BASEMAP_ADDRESS).then((reply) => {
    if (!reply.ok) throw new Error(`the map's description: ${reply.status}`);
    return reply.json();
  });
  basemap.catch(() => {
    basemap = null;
  });
  return basemap;
}
