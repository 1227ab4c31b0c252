import type { Feature, JsonObject } from "protomaps-leaflet";

/**
 * Reads map features from tiles of either schema. Properties have the names of both schemas, and of Protomaps' older
 * versions ("pmap:kind").
 */

/** Shapes of the vector tile specification. */
export const POINT = 1;
export const LINE = 2;
export const POLYGON = 3;

/** Returns the kind of a feature, in its schema's word. */
function readKind({ props }: Feature): string {
  return String(props["kind"] ?? props["pmap:kind"] ?? props["class"] ?? "");
}

/** A filter for some of those words. */
function isKind(...kinds: string[]) {
  const known = new Set(kinds);
  return (_: number, feature: Feature) => known.has(readKind(feature));
}

export const GREEN = isKind(
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

export type RoadSize = "path" | "street" | "main" | "highway";

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

/** Null: no road. */
export function roadSize(feature: Feature): RoadSize | null {
  return ROADS[readKind(feature)] ?? null;
}

/** 2: countries, 4: states, more: counties and smaller. */
export function adminLevel({ props }: Feature): number {
  const level = Number(props["admin_level"] ?? props["kind_detail"] ?? props["pmap:min_admin_level"]);
  return Number.isFinite(level) ? level : 9;
}

export type PlaceSize = "country" | "state" | "city" | "town" | "village" | "quarter" | "postal";

/** Null: no place that has a label. */
export function placeSize(feature: Feature): PlaceSize | null {
  const { props } = feature;
  const kind = readKind(feature);
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
export function importance(props: JsonObject): number {
  const population = Number(props["population"] ?? 0);
  const rank = Number(props["population_rank"] ?? props["pmap:population_rank"] ?? 0);
  // OpenMapTiles counts from 1, the most important.
  const place = 30 - Number(props["rank"] ?? 30);
  return Math.log10(population + 1) + rank + place;
}

/** Small places come in as one comes closer; schemas that say more than we know go first. */
export function firstZoom({ props }: Feature): number {
  const given = Number(props["min_zoom"] ?? props["pmap:min_zoom"] ?? Number.NaN);
  if (Number.isFinite(given)) return given;
  const population = props["population"];
  if (typeof population !== "number" || props["kind"] !== "locality") return 0;
  if (population >= 1_000_000) return 4;
  if (population >= 300_000) return 5;
  if (population >= 100_000) return 6;
  if (population >= 20_000) return 7;
  return population >= 2000 ? 8 : 9;
}
