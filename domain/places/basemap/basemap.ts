/** The map's tile sources, as the server describes them to the page. */

/** Naming scheme of layers and properties: Protomaps (every version) or OpenMapTiles. */
export type TileSchema = "protomaps" | "openmaptiles";

/** One set of tiles. */
export interface BasemapLayer {
  /** Address of a tile, with `{z}`, `{x}` and `{y}`; same origin. */
  tiles: string;
  /** WORLD: the built-in basemap; DEMONSTRATION: made-up streets; REGION: the operator's file. */
  covers: "WORLD" | "DEMONSTRATION" | "REGION";
  schema: TileSchema;
  /** Deepest zoom with tiles; beyond it they are scaled. */
  maxZoom: number;
  /** West, south, east, north, in degrees. */
  bounds: readonly [number, number, number, number];
  /** Attribution to show on the map; plain text. */
  attribution: string;
}

/** Bottom first. The first covers the world; above it are the demonstration's streets and an operator's extract. */
export interface Basemap {
  layers: readonly BasemapLayer[];
}

/** Path of the `Basemap` description. */
export const BASEMAP_ADDRESS = "/tiles/map.json";

/**
 * Which schema an archive has, from its metadata's `vector_layers`. Null: neither.
 */
export function detectTileSchema(layerNames: readonly string[]): TileSchema | null {
  if (layerNames.includes("earth") && layerNames.includes("water")) return "protomaps";
  const isOpenMapTiles = layerNames.includes("water") && layerNames.includes("transportation");
  return isOpenMapTiles ? "openmaptiles" : null;
}
