import * as leaflet from "leaflet";
import { leafletLayer } from "protomaps-leaflet";
import type { Language } from "#domain/base/languages/language.ts";
import type { Basemap } from "#domain/places/basemap/basemap.ts";
import type { BasemapColours } from "./basemap-colours.ts";
import { labelRules } from "./basemap-labels.ts";
import { paintRules } from "./basemap-paint.ts";

/**
 * Tiles of either schema, drawn on canvases. Only this file and `basemap-{features,paint,labels}.ts` know
 * protomaps-leaflet.
 */

// The library looks for Leaflet in the window.
Object.assign(window, { L: leaflet });

/** Beneath an operator's map, which names places itself, the base names only distant ones. */
const MAX_ZOOM_OF_BASE_LABELS = 8;

export function basemapLayers(
  { layers }: Basemap,
  colours: BasemapColours,
  language: Language,
): leaflet.GridLayer[] {
  const hasRegion = layers.some(({ covers }) => covers === "REGION");
  return layers.map((layer, index) => {
    const isCovered = hasRegion && layer.covers === "WORLD";
    const [west, south, east, north] = layer.bounds;
    const gridLayer: unknown = leafletLayer({
      url: layer.tiles,
      maxDataZoom: layer.maxZoom,
      attribution: "",
      lang: language,
      paintRules: paintRules(layer, colours),
      labelRules: labelRules(colours, language).map((rule) =>
        isCovered ? { ...rule, maxzoom: MAX_ZOOM_OF_BASE_LABELS } : rule,
      ),
      ...(index === 0
        ? {}
        : {
            bounds: [
              [south, west],
              [north, east],
            ],
          }),
    });
    if (!(gridLayer instanceof leaflet.GridLayer)) throw new Error("the map's layer is none of Leaflet's");
    return gridLayer;
  });
}
