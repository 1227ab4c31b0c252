import {
  CenteredTextSymbolizer,
  type JsonObject,
  type LabelRule,
  LineLabelSymbolizer,
} from "protomaps-leaflet";
import type { Language } from "#domain/base/languages/language.ts";
import { toLocale } from "#domain/base/languages/locale.ts";
import type { BasemapColours } from "./basemap-colours.ts";
import type { PlaceSize, RoadSize } from "./basemap-features.ts";
import { firstZoom, importance, LINE, POINT, placeSize, roadSize } from "./basemap-features.ts";

const FAMILY =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif';

/** The name on the spot; OpenMapTiles tells which script it is written in. */
const NAMES = ["name", "name:latin"];

/** From this zoom on streets are drawn too. */
const STREET_NAMES_ZOOM = 12;

function isMainStreet(size: RoadSize | null): boolean {
  return size === "highway" || size === "main";
}

function isSmallStreet(size: RoadSize | null): boolean {
  return size === "street";
}

/** Names of places, waters and streets, in the reader's language where the tiles have it. */
export function labelRules(colours: BasemapColours, language: Language): LabelRule[] {
  const code = toLocale(language).split("-", 1).join("");
  const labelProps = [`name:${code}`, `name_${code}`, ...NAMES];
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
      named(layer, "town", text("500 14px", colours.ink), { minzoom: 6 }),
      named(layer, "village", text("400 13px", colours.inkSoft), { minzoom: 8 }),
      named(layer, "quarter", text("400 13px", colours.inkSoft), { minzoom: 13 }),
      named(layer, "postal", text("400 12.5px", colours.inkSoft), { minzoom: 11 }),
    ])
    .concat(
      ["water", "water_name", "physical_point"].map((dataLayer) => ({
        dataLayer,
        symbolizer: text("italic 400 13px", colours.inkWater),
        filter: (zoom, feature) =>
          feature.geomType === POINT &&
          firstZoom(feature) <= zoom &&
          NAMES.some((name) => feature.props[name] !== undefined),
      })),
      // Streets that are drawn have their names as far as there is room, the main ones first.
      [isMainStreet, isSmallStreet].flatMap((isNamed) =>
        ["roads", "transportation_name"].map((dataLayer) => ({
          dataLayer,
          minzoom: STREET_NAMES_ZOOM,
          symbolizer: new LineLabelSymbolizer({
            labelProps,
            font: `500 12.5px ${FAMILY}`,
            fill: colours.ink,
            stroke: colours.halo,
            width: 2,
          }),
          filter: (_, feature) => feature.geomType === LINE && isNamed(roadSize(feature)),
        })),
      ),
    );
}
