import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Feature } from "geojson";
import geojsonVt from "geojson-vt";
import { fromGeojsonVt } from "vt-pbf";
import { demoHarborArchive } from "./demo-harbor/archive.ts";
import { labels } from "./labels.ts";
import { landAndWater } from "./land-and-water.ts";
import { waterNames } from "./water-names.ts";
import { type Tile, writePmtiles } from "./write-pmtiles.ts";

/**
 * `npm run basemap`: makes the map that every install has, out of registry packages and our gazetteer, in the
 * Protomaps schema: coast to city, no streets. Run it when one of these has a new version, look at the map, and
 * keep the file. The same packages give the same bytes. Then the streets of the demonstration, which are made up.
 */

const MAX_ZOOM = 7;
/** Rows of tiles below this share of the world are the Antarctic. */
const LAST_ROW = 0.72;
const EXTENT = 4096;
const BUFFER = 64;
/** Units of a tile's extent, within which a line is made simpler. */
const DEEPEST_TOLERANCE = { earth: 4, water: 4, boundaries: 8, places: 0 } as const;
const LAYERS = ["earth", "water", "boundaries", "places"] as const;
type LayerName = (typeof LAYERS)[number];

interface Drawn extends Feature {
  properties: Record<string, string | number>;
}
interface Placed {
  feature: Drawn;
  minZoom: number;
  isAbroad: boolean;
}
const drawn: Record<LayerName, Placed[]> = {
  earth: [],
  water: [],
  boundaries: [],
  places: [],
};
for (const { layer, geometry, properties, minZoom, isAbroad } of landAndWater()) {
  drawn[layer].push({
    feature: { type: "Feature", geometry, properties: { ...properties } },
    minZoom,
    isAbroad,
  });
}
for (const [layer, names] of [
  ["places", labels()],
  ["water", waterNames()],
] as const) {
  for (const { point, properties, minZoom } of names) {
    const geometry = { type: "Point" as const, coordinates: point };
    drawn[layer].push({
      feature: { type: "Feature", geometry, properties: { ...properties } },
      minZoom,
      isAbroad: false,
    });
  }
}

const tiles: Tile[] = [];
for (let zoom = 0; zoom <= MAX_ZOOM; zoom++) {
  const indexes = LAYERS.flatMap((name) =>
    [false, true].map((isAbroad) => ({ name, index: buildIndex(name, zoom, isAbroad) })),
  );
  for (let x = 0; x < 2 ** zoom; x++) {
    for (let y = 0; y < 2 ** zoom * LAST_ROW; y++) {
      const layers: Record<string, { features: unknown[] }> = {};
      for (const { name, index } of indexes) {
        const features = (index.getTile(zoom, x, y)?.features ?? []).map((feature) => squared(feature));
        if (features.length > 0)
          layers[name] = { features: [...(layers[name]?.features ?? []), ...features] };
      }
      if (Object.keys(layers).length === 0) continue;
      const bytes = gzipSync(fromGeojsonVt(layers, { version: 2, extent: EXTENT }), { level: 9 });
      tiles.push({ z: zoom, x, y, bytes });
    }
  }
}

const file = writePmtiles({
  tiles,
  minZoom: 0,
  maxZoom: MAX_ZOOM,
  bounds: [-180, -85, 180, 85],
  centre: [-98.5, 39.8, 4],
  metadata: {
    name: "Amparo basemap",
    type: "baselayer",
    version: "4.0.0",
    attribution: "U.S. Census Bureau · Natural Earth · GeoNames",
    vector_layers: LAYERS.map((id) => ({ id, fields: {}, minzoom: 0, maxzoom: MAX_ZOOM })),
  },
});
writeFileSync(join(import.meta.dirname, "basemap.pmtiles"), file);
process.stdout.write(`${tiles.length} tiles, ${file.length} bytes\n`);
const town = demoHarborArchive();
writeFileSync(join(import.meta.dirname, "demo-harbor.pmtiles"), town);
process.stdout.write(`Demo Harbor: ${town.length} bytes\n`);

function buildIndex(name: LayerName, zoom: number, isAbroad: boolean) {
  const features = drawn[name]
    .filter((one) => one.minZoom <= zoom && one.isAbroad === isAbroad)
    .map(({ feature }) => feature);
  return geojsonVt(
    { type: "FeatureCollection", features },
    {
      // One zoom further than is stored, or the deepest tiles would not be simplified.
      maxZoom: MAX_ZOOM + 1,
      indexMaxZoom: 0,
      extent: EXTENT,
      buffer: name === "places" ? 0 : BUFFER,
      // The deepest tiles are drawn larger than they are.
      tolerance: zoom === MAX_ZOOM && !isAbroad ? DEEPEST_TOLERANCE[name] : 14,
    },
  );
}

/** A polygon that covers the whole tile has many spellings: with one for all, such tiles are stored once. */
function squared(feature: geojsonVt.Feature): unknown {
  const [ring, ...more] = feature.geometry;
  if (feature.type !== 3 || !Array.isArray(ring) || more.length > 0) return feature;
  const [low, high] = [-BUFFER, EXTENT + BUFFER];
  let area = 0;
  const points = ring.map((point) => (Array.isArray(point) ? point : [0, 0]));
  for (const [index, [fromX = 0, fromY = 0]] of points.entries()) {
    const [toX = 0, toY = 0] = points[(index + 1) % points.length] ?? [];
    area += (fromX * toY - toX * fromY) / 2;
  }
  if (Math.abs(area) < (high - low) ** 2 - 1) return feature;
  return {
    ...feature,
    geometry: [
      [
        [low, low],
        [high, low],
        [high, high],
        [low, high],
        [low, low],
      ],
    ],
  };
}
