/** What the map is drawn from: as the server tells it, and as the screen reads it. */

/** Which names the tiles' layers and properties have: Protomaps' (every version) or OpenMapTiles'. */
export type TileSchema = "protomaps" | "openmaptiles";

/** One set of tiles. */
export interface BasemapLayer {
  /** Address of a tile, with `{z}`, `{x}` and `{y}`; same origin. */
  tiles: string;
  schema: TileSchema;
  /** The deepest zoom that has tiles; further in, they are drawn larger. */
  maxZoom: number;
  /** West, south, east, north, in degrees. */
  bounds: readonly [number, number, number, number];
  /** Whom to name on the map; plain text. */
  attribution: string;
}

/** Bottom first. The first covers the world; an operator's own extract lies upon it. */
export interface Basemap {
  layers: readonly BasemapLayer[];
}

/** Where the map reads `Basemap` from. */
export const BASEMAP_ADDRESS = "/tiles/map.json";

/**
 * Which schema an archive has, from its metadata's `vector_layers`. Null: neither.
 */
export function schemaOf(layerNames: readonly string[]): TileSchema | null {
  if (layerNames.includes("earth") && layerNames.includes("water")) return "protomaps";
  const isOpenMapTiles = layerNames.includes("water") && layerNames.includes("transportation");
  return isOpenMapTiles ? "openmaptiles" : null;
}
