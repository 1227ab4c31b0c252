import { type Feature, LineSymbolizer, type PaintRule, PolygonSymbolizer } from "protomaps-leaflet";
import type { BasemapLayer } from "#domain/places/basemap/basemap.ts";
import type { BasemapColours } from "./basemap-colours.ts";
import type { RoadSize } from "./basemap-features.ts";
import { adminLevel, GREEN, LINE, POLYGON, roadSize } from "./basemap-features.ts";

/** Rules for areas, waters, streets and borders, from the ground up; a rule without its layer draws nothing. */
export function paintRules({ schema }: BasemapLayer, colours: BasemapColours): PaintRule[] {
  const fill = (dataLayer: string, colour: string, more: Partial<PaintRule> = {}): PaintRule => ({
    dataLayer,
    symbolizer: new PolygonSymbolizer({ fill: colour }),
    filter: (_, { geomType }) => geomType === POLYGON,
    ...more,
  });
  const stream = (dataLayer: string): PaintRule => ({
    dataLayer,
    symbolizer: new LineSymbolizer({ color: colours.water, width: (zoom) => (zoom < 8 ? 0.8 : 1.6) }),
    filter: (_, { geomType }) => geomType === LINE,
  });
  return [
    fill("earth", colours.land),
    fill("landcover", colours.green, { filter: GREEN }),
    fill("landuse", colours.green, { filter: GREEN }),
    fill("natural", colours.green, { filter: GREEN }),
    fill("park", colours.green),
    fill("water", colours.water),
    stream("water"),
    stream("physical_line"),
    stream("waterway"),
    fill("buildings", colours.built, { minzoom: 15 }),
    fill("building", colours.built, { minzoom: 15 }),
    ...roads(schema === "protomaps" ? "roads" : "transportation", colours),
    border("boundaries", colours),
    border("boundary", colours),
  ];
}

/** Widths in pixels at zooms 8, 12, 15 and 18. */
const WIDTHS: Readonly<Record<RoadSize, readonly [number, number, number, number]>> = {
  path: [0, 0, 1, 2.5],
  street: [0, 0.8, 3, 11],
  main: [0.5, 1.8, 5, 15],
  highway: [1.1, 3, 7, 19],
};

function widthAt([at8, at12, at15, at18]: readonly [number, number, number, number], zoom: number): number {
  const between = (from: number, to: number, start: number, end: number) =>
    from + (to - from) * Math.max(0, Math.min(1, (zoom - start) / (end - start)));
  if (zoom <= 12) return between(at8, at12, 8, 12);
  return zoom <= 15 ? between(at12, at15, 12, 15) : between(at15, at18, 15, 18);
}

function roads(dataLayer: string, colours: BasemapColours): PaintRule[] {
  const sizes: readonly RoadSize[] = ["path", "street", "main", "highway"];
  return sizes.map((size) => ({
    dataLayer,
    minzoom: { path: 15, street: 12, main: 9, highway: 6 }[size],
    symbolizer: new LineSymbolizer({
      color: size === "path" ? colours.path : colours.road,
      width: (zoom) => widthAt(WIDTHS[size], zoom),
      lineCap: "round",
      lineJoin: "round",
    }),
    filter: (_: number, feature: Feature) => feature.geomType === LINE && roadSize(feature) === size,
  }));
}

function border(dataLayer: string, colours: BasemapColours): PaintRule {
  return {
    dataLayer,
    symbolizer: new LineSymbolizer({
      color: colours.border,
      perFeature: true,
      width: (_, feature) => (feature !== undefined && adminLevel(feature) > 4 ? 0.7 : 1.3),
      opacity: (_, feature) => (feature !== undefined && adminLevel(feature) > 4 ? 0.7 : 1),
    }),
    filter: (zoom, feature) => {
      const level = adminLevel(feature);
      if (feature.geomType !== LINE || Number(feature.props["maritime"] ?? 0) === 1) return false;
      return level <= 2 || (level <= 4 && zoom >= 4) || (level <= 6 && zoom >= 8);
    },
  };
}
