import * as leaflet from "leaflet";
import {
  CenteredTextSymbolizer,
  type Feature,
  type JsonObject,
  type LabelRule,
  LineLabelSymbolizer,
  LineSymbolizer,
  leafletLayer,
  type PaintRule,
  PolygonSymbolizer,
} from "protomaps-leaflet";
import type { Basemap, BasemapLayer } from "#domain/basemap/basemap.ts";
import type { Language } from "#domain/words/language.ts";
import type { BasemapColours } from "./basemap-colours.ts";

/**
 * The only file that knows protomaps-leaflet: tiles of either schema, drawn on canvases. Layers and properties
 * have the names of both schemas, and of Protomaps' older versions ("pmap:kind"); a rule whose layer is not
 * there draws nothing.
 */

// The library looks for Leaflet in the window.
Object.assign(window, { L: leaflet });

const POINT = 1;
const LINE = 2;
const POLYGON = 3;

/** Beneath streets the base names only what is seen from afar. */
const LAST_ZOOM_OF_BASE_NAMES = 8;

export function basemapLayers(
  { layers }: Basemap,
  colours: BasemapColours,
  language: Language,
): leaflet.GridLayer[] {
  return layers.map((layer, index) => {
    const isCovered = index < layers.length - 1;
    const [west, south, east, north] = layer.bounds;
    const drawn: unknown = leafletLayer({
      url: layer.tiles,
      maxDataZoom: layer.maxZoom,
      attribution: "",
      lang: language,
      paintRules: paintRules(layer, colours),
      labelRules: labelRules(colours, language).map((rule) =>
        isCovered ? { ...rule, maxzoom: LAST_ZOOM_OF_BASE_NAMES } : rule,
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
    if (!(drawn instanceof leaflet.GridLayer)) throw new Error("the map's layer is none of Leaflet's");
    return drawn;
  });
}

function kindOf({ props }: Feature): string {
  return String(props["kind"] ?? props["pmap:kind"] ?? props["class"] ?? "");
}

function isKind(...kinds: string[]) {
  const known = new Set(kinds);
  return (_: number, feature: Feature) => known.has(kindOf(feature));
}

const GREEN = isKind(
  "park",
  "wood",
  "forest",
  "nature_reserve",
  "national_park",
  "protected_area",
  "grass",
  "grassland",
  "scrub",
  "golf_course",
  "cemetery",
  "garden",
  "meadow",
  "recreation_ground",
  "village_green",
  "playground",
  "zoo",
  "farmland",
  "orchard",
);

function paintRules({ schema }: BasemapLayer, colours: BasemapColours): PaintRule[] {
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

type RoadSize = "path" | "street" | "main" | "highway";

const ROADS: Readonly<Record<string, RoadSize>> = {
  highway: "highway",
  motorway: "highway",
  trunk: "highway",
  major_road: "main",
  medium_road: "main",
  primary: "main",
  secondary: "main",
  tertiary: "main",
  minor_road: "street",
  minor: "street",
  service: "street",
  street: "street",
  residential: "street",
  path: "path",
  track: "path",
  pedestrian: "path",
  other: "path",
};

function roadSize(feature: Feature): RoadSize | null {
  return ROADS[kindOf(feature)] ?? null;
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

/** 2: countries, 4: states, more: counties and smaller. */
function adminLevel({ props }: Feature): number {
  const level = Number(props["admin_level"] ?? props["kind_detail"] ?? props["pmap:min_admin_level"]);
  return Number.isFinite(level) ? level : 9;
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

const FAMILY =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif';

/** The name on the spot; OpenMapTiles tells which script it is written in. */
const NAMES = ["name", "name:latin"];

function labelRules(colours: BasemapColours, language: Language): LabelRule[] {
  const labelProps = language === "es" ? ["name:es", "name_es", ...NAMES] : ["name:en", "name_en", ...NAMES];
  const text = (font: string, fill: string, uppercase = false) =>
    new CenteredTextSymbolizer({
      labelProps,
      font: `${font} ${FAMILY}`,
      fill,
      stroke: colours.halo,
      width: 2,
      lineHeight: 1.2,
      ...(uppercase ? { textTransform: "uppercase" } : {}),
    });
  const biggestFirst = (a: JsonObject, b: JsonObject) => importance(b) - importance(a);
  const named = (
    layer: string,
    size: PlaceSize,
    symbolizer: LabelRule["symbolizer"],
    zooms: { minzoom?: number; maxzoom?: number } = {},
  ): LabelRule => ({
    dataLayer: layer,
    symbolizer,
    sort: biggestFirst,
    filter: (zoom, feature) =>
      feature.geomType === POINT && placeSize(feature) === size && firstZoom(feature) <= zoom,
    ...zooms,
  });
  return ["places", "place"]
    .flatMap((layer): LabelRule[] => [
      named(layer, "country", text("600 14px", colours.inkSoft), { maxzoom: 6 }),
      named(layer, "state", text("600 12.5px", colours.inkSoft, true), { maxzoom: 8 }),
      named(layer, "city", text("600 15px", colours.ink)),
      named(layer, "town", text("500 14px", colours.ink), { minzoom: 8 }),
      named(layer, "village", text("400 13px", colours.inkSoft), { minzoom: 10 }),
      named(layer, "quarter", text("400 13px", colours.inkSoft), { minzoom: 13 }),
      named(layer, "postal", text("400 12.5px", colours.inkSoft), { minzoom: 11, maxzoom: 14 }),
    ])
    .concat(
      ["water", "water_name", "physical_point"].map((dataLayer) => ({
        dataLayer,
        symbolizer: text("italic 400 13px", colours.inkWater),
        filter: (_, feature) =>
          feature.geomType === POINT && NAMES.some((name) => feature.props[name] !== undefined),
        minzoom: 10,
      })),
      ["roads", "transportation_name"].map((dataLayer) => ({
        dataLayer,
        minzoom: 13,
        symbolizer: new LineLabelSymbolizer({
          labelProps,
          font: `500 12.5px ${FAMILY}`,
          fill: colours.ink,
          stroke: colours.halo,
          width: 2,
        }),
        filter: (zoom, feature) => {
          const size = roadSize(feature);
          if (feature.geomType !== LINE || size === null || size === "path") return false;
          return zoom >= (size === "street" ? 15 : 13);
        },
      })),
    );
}

type PlaceSize = "country" | "state" | "city" | "town" | "village" | "quarter" | "postal";

function placeSize(feature: Feature): PlaceSize | null {
  const { props } = feature;
  const kind = kindOf(feature);
  const detail = String(props["kind_detail"] ?? props["pmap:kind_detail"] ?? props["place"] ?? "");
  if (kind === "country" || kind === "city" || kind === "town" || kind === "village") return kind;
  if (kind === "region" || kind === "state") return "state";
  if (kind === "postal_code") return "postal";
  if (kind === "suburb" || kind === "neighbourhood" || kind === "quarter") return "quarter";
  if (kind === "hamlet") return "village";
  if (kind !== "locality") return null;
  if (detail === "city" || detail === "town") return detail;
  return detail === "neighbourhood" || detail === "suburb" ? "quarter" : "village";
}

/** More is first. */
function importance(props: JsonObject): number {
  const population = Number(props["population"] ?? 0);
  const rank = Number(props["population_rank"] ?? props["pmap:population_rank"] ?? 0);
  // OpenMapTiles counts from 1, the most important.
  const place = 30 - Number(props["rank"] ?? 30);
  return Math.log10(population + 1) + rank + place;
}

/** Small places come in as one comes closer; schemas that say more than we know go first. */
function firstZoom({ props }: Feature): number {
  const given = Number(props["min_zoom"] ?? props["pmap:min_zoom"] ?? Number.NaN);
  if (Number.isFinite(given)) return given;
  const population = props["population"];
  if (typeof population !== "number" || props["kind"] !== "locality") return 0;
  if (population >= 1_000_000) return 4;
  if (population >= 300_000) return 5;
  if (population >= 100_000) return 7;
  if (population >= 20_000) return 9;
  return population >= 2000 ? 10 : 11;
}
