import { gzipSync } from "node:zlib";
import type { Feature, Geometry } from "geojson";
import geojsonVt from "geojson-vt";
import polygonClipping, { type MultiPolygon, type Polygon } from "polygon-clipping";
import { fromGeojsonVt } from "vt-pbf";
import { milesFromLanding } from "../../demo/town.ts";
import { type Tile, writePmtiles } from "../write-pmtiles.ts";
import { buildings } from "./buildings.ts";
import {
  COAST,
  DRAWN,
  OFFSHORE,
  PARKS,
  PLACE_NAMES,
  PONDS,
  RIVER,
  RIVER_HALF_WIDTH,
  type Spot,
  WATER_NAMES,
} from "./ground.ts";
import { allStreets, isInside, rounded } from "./lines.ts";

/** The made-up town as tiles of the Protomaps schema. */

const MIN_ZOOM = 10;
const MAX_ZOOM = 14;
const EXTENT = 4096;
const LAYERS = ["earth", "water", "landuse", "buildings", "roads", "places"] as const;
type LayerName = (typeof LAYERS)[number];

interface Drawn {
  layer: LayerName;
  minZoom: number;
  geometry: Geometry;
  properties: Record<string, string | number>;
}

/** Land and water of the drawing, in miles; each spot of it is in one of them. */
export function landAndSea(): { land: MultiPolygon; sea: MultiPolygon } {
  const [west, south, east, north] = DRAWN;
  const whole: Polygon = [
    ring([
      [west, south],
      [east, south],
      [east, north],
      [west, north],
    ]),
  ];
  const main: Polygon = [ring([...rounded(COAST), [east + 1, north + 1], [east + 1, south - 1]])];
  const dry = polygonClipping.union(main, ...OFFSHORE.map((points): Polygon => [ring(points)]));
  const wet = polygonClipping.union(
    [],
    PONDS.map((points): Polygon => [ring(rounded([...points, ...points.slice(0, 1)]))]),
    ...band(rounded(RIVER), RIVER_HALF_WIDTH),
  );
  const land = polygonClipping.intersection(polygonClipping.difference(dry, wet), [whole]);
  return { land, sea: polygonClipping.difference([whole], land) };
}

export function isIn(spot: Spot, area: MultiPolygon): boolean {
  return area.some(
    ([outer = [], ...holes]) => isInside(spot, outer) && !holes.some((hole) => isInside(spot, hole)),
  );
}

/** The streets of the town, in miles. */
export function townStreets() {
  const { land } = landAndSea();
  return allStreets((spot) => isIn(spot, land) && !PARKS.some((park) => isInside(spot, park.ring)));
}

/** The same sources give the same tiles. */
export function demoHarborArchive(): Buffer {
  const drawn = everything();
  const tiles: Tile[] = [];
  for (let zoom = MIN_ZOOM; zoom <= MAX_ZOOM; zoom++) tiles.push(...buildTiles(drawn, zoom));
  const [west, south, east, north] = DRAWN;
  const [from, to] = [milesFromLanding(west, south), milesFromLanding(east, north)];
  const landing = milesFromLanding(0, 0);
  return writePmtiles({
    tiles,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    bounds: [from.longitude, from.latitude, to.longitude, to.latitude],
    centre: [landing.longitude, landing.latitude, 13],
    metadata: {
      name: "Demo Harbor",
      type: "baselayer",
      version: "4.0.0",
      attribution: "Demo",
      vector_layers: LAYERS.map((id) => ({ id, fields: {}, minzoom: MIN_ZOOM, maxzoom: MAX_ZOOM })),
    },
  });
}

function everything(): Drawn[] {
  const { land, sea } = landAndSea();
  const streets = townStreets();
  const isFree = (spot: Spot) => isIn(spot, land) && !PARKS.some((park) => isInside(spot, park.ring));
  const area = (rings: readonly (readonly Spot[])[]): Geometry => ({
    type: "Polygon",
    coordinates: rings.map((points) => ring(points).map(placed)),
  });
  const areas = (layer: "earth" | "water", shapes: MultiPolygon): Drawn[] =>
    shapes.map((shape) => ({ layer, minZoom: 0, geometry: area(shape), properties: { kind: layer } }));
  return [
    ...areas("earth", land),
    ...areas("water", sea),
    ...WATER_NAMES.map(
      ({ at, name, nameEs }): Drawn => ({
        layer: "water",
        minZoom: 11,
        geometry: { type: "Point", coordinates: placed(at) },
        properties: { kind: "water", name, "name:es": nameEs },
      }),
    ),
    ...PARKS.map(
      (park): Drawn => ({
        layer: "landuse",
        minZoom: 0,
        geometry: area([park.ring]),
        properties: { kind: park.kind },
      }),
    ),
    ...buildings(streets, isFree).map(
      (building): Drawn => ({
        layer: "buildings",
        minZoom: MAX_ZOOM,
        geometry: area([building]),
        properties: { kind: "building" },
      }),
    ),
    ...streets.map(
      ({ name, kind, points }): Drawn => ({
        layer: "roads",
        minZoom: { highway: 0, major_road: 0, minor_road: 11, path: 13 }[kind],
        geometry: { type: "LineString", coordinates: points.map(placed) },
        properties: name === null ? { kind } : { kind, name },
      }),
    ),
    ...PLACE_NAMES.map(
      ({ at, name, nameEs, detail, population }): Drawn => ({
        layer: "places",
        minZoom: detail === "neighbourhood" ? 12 : 0,
        geometry: { type: "Point", coordinates: placed(at) },
        properties: {
          kind: detail === "neighbourhood" ? detail : "locality",
          kind_detail: detail,
          name,
          ...(nameEs === undefined ? {} : { "name:es": nameEs }),
          ...(population === undefined ? {} : { population }),
        },
      }),
    ),
  ];
}

function buildTiles(drawn: readonly Drawn[], zoom: number): Tile[] {
  const indexes = LAYERS.map((layer) => ({ layer, index: buildIndex(layer, drawn, zoom) }));
  const [west, south, east, north] = DRAWN;
  const [left, bottom] = tileAt(zoom, milesFromLanding(west, south));
  const [right, top] = tileAt(zoom, milesFromLanding(east, north));
  const tiles: Tile[] = [];
  for (let x = left; x <= right; x++) {
    for (let y = top; y <= bottom; y++) {
      const layers: Record<string, unknown> = {};
      for (const { layer, index } of indexes) {
        const tile = index.getTile(zoom, x, y);
        if (tile !== null && tile.features.length > 0) layers[layer] = tile;
      }
      const bytes = gzipSync(fromGeojsonVt(layers, { version: 2, extent: EXTENT }), { level: 9 });
      if (Object.keys(layers).length > 0) tiles.push({ z: zoom, x, y, bytes });
    }
  }
  return tiles;
}

function buildIndex(layer: LayerName, drawn: readonly Drawn[], zoom: number) {
  const features = drawn
    .filter((one) => one.layer === layer && one.minZoom <= zoom)
    .map(({ geometry, properties }): Feature => ({ type: "Feature", geometry, properties }));
  return geojsonVt(
    { type: "FeatureCollection", features },
    {
      maxZoom: MAX_ZOOM + 1,
      indexMaxZoom: 0,
      extent: EXTENT,
      buffer: layer === "places" ? 0 : 64,
      tolerance: zoom === MAX_ZOOM ? 2 : 4,
    },
  );
}

/** Column and row of the tile that contains a point, in Web Mercator. */
export function tileAt(
  zoom: number,
  { longitude, latitude }: { longitude: number; latitude: number },
): [x: number, y: number] {
  const radians = (latitude * Math.PI) / 180;
  const x = Math.floor(((longitude + 180) / 360) * 2 ** zoom);
  return [x, Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** zoom)];
}

function placed([east, north]: Spot): [longitude: number, latitude: number] {
  const { longitude, latitude } = milesFromLanding(east, north);
  return [longitude, latitude];
}

/** A ring that ends where it begins. */
function ring(points: readonly Spot[]): [number, number][] {
  return [...points, ...points.slice(0, 1)].map(([x, y]): [number, number] => [x, y]);
}

/** A strip along a line, of one small rectangle for each piece of it; they overlap at the bends. */
function band(line: readonly Spot[], half: number): Polygon[] {
  return line.flatMap((from, index): Polygon[] => {
    const to = line[index + 1];
    if (to === undefined) return [];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [ux, uy] = [((to[0] - from[0]) / length) * half, ((to[1] - from[1]) / length) * half];
    return [
      [
        ring([
          [from[0] - ux / 2 - uy, from[1] - uy / 2 + ux],
          [to[0] + ux / 2 - uy, to[1] + uy / 2 + ux],
          [to[0] + ux / 2 + uy, to[1] + uy / 2 - ux],
          [from[0] - ux / 2 + uy, from[1] - uy / 2 - ux],
        ]),
      ],
    ];
  });
}
