import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { CountyShapes } from "#domain/places/county-shapes.ts";
import { STATES } from "#domain/places/states.ts";

/**
 * Makes the committed file of county boundaries from the package that draws them on the map: run it when that has a
 * new version, look at the difference, and keep the file.
 */

const require = createRequire(import.meta.url);
type Named = GeometryCollection<{ name: string }>;
const topology: Topology<{ counties: Named; states: Named }> = require("us-atlas/counties-10m.json");
const { counties, states } = topology.objects;

/** The Census Bureau's two digits of each state, to its two letters. */
const letters = new Map(
  states.geometries.flatMap(({ id, properties }) => {
    const state = STATES.find(({ country, names }) => country === "US" && names[0] === readName(properties));
    return state === undefined ? [] : [[String(id), state.code] as const];
  }),
);

const shapes: CountyShapes = {
  scale: topology.transform?.scale ?? [1, 1],
  translate: topology.transform?.translate ?? [0, 0],
  arcs: topology.arcs,
  counties: counties.geometries.flatMap((county) => {
    const state = letters.get(String(county.id).slice(0, 2));
    const name = readName(county.properties);
    if (state === undefined || name === undefined) return [];
    if (county.type === "Polygon") return [{ state, name, rings: county.arcs }];
    return county.type === "MultiPolygon" ? [{ state, name, rings: county.arcs.flat() }] : [];
  }),
};

function readName(properties: object | undefined): string | undefined {
  return properties !== undefined && "name" in properties ? String(properties.name) : undefined;
}

const bytes = brotliCompressSync(JSON.stringify(shapes), {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 22,
  },
});
writeFileSync(join(import.meta.dirname, "county-shapes.json.br"), bytes);
process.stdout.write(`${shapes.counties.length} counties, ${bytes.length} bytes\n`);
