import polygonClipping from "polygon-clipping";
import {
  type Area,
  countryLines,
  type Line,
  lakes,
  listPolygons,
  mergeLand,
  provinceLines,
  rivers,
  usCountyLines,
  usLand,
  usStateLines,
} from "./shapes.ts";

/** A shape with the layer that it is drawn in, by the names of the Protomaps schema, version 4. */
export interface Shape {
  layer: "earth" | "water" | "boundaries";
  geometry: Area["geometry"] | Line;
  properties: Readonly<Record<string, string | number>>;
  /** From this zoom on. */
  minZoom: number;
  /** Abroad a coarser line will do. */
  isAbroad: boolean;
}

const UNITED_STATES = "840";
/** Mexico, Canada, the Caribbean and Central America: drawn as finely as the packages can. */
const NEAR = new Set(
  "124 484 044 052 084 092 136 188 192 212 214 222 308 320 332 340 388 558 591 659 662 670 780 796 060 666".split(
    " ",
  ),
);
/** The Census Bureau draws these: Puerto Rico, the Virgin Islands, Guam, the Marianas, Samoa. */
const TERRITORIES = new Set(["630", "850", "316", "580", "016"]);

/** Half the width of the strip along a land border, in degrees: the two packages leave gaps of a few miles. */
const SEAM = 0.08;

export function landAndWater(): Shape[] {
  return [...land(), ...water(), ...boundaries()];
}

function land(): Shape[] {
  const seam = countryLines("middling", (a, b) => a === UNITED_STATES || b === UNITED_STATES);
  const far = mergeLand("coarse", (id) => !NEAR.has(id) && id !== UNITED_STATES && !TERRITORIES.has(id));
  const near = mergeLand("fine", (id) => NEAR.has(id));
  const united = usLand().map(({ geometry }) => geometry);
  return [far, near, ...united, { type: "MultiPolygon" as const, coordinates: strip(seam) }].map(
    (geometry) => ({
      layer: "earth",
      geometry,
      properties: { kind: "earth" },
      minZoom: 0,
      isAbroad: geometry === far || geometry === near,
    }),
  );
}

/** A band along a line, of one small rectangle for each piece of it. */
function strip(line: Line): number[][][][] {
  const lines = line.type === "LineString" ? [line.coordinates] : line.coordinates;
  return lines.flatMap((points) =>
    points.slice(1).map((to, index) => {
      const from = points[index] ?? to;
      const [x = 0, y = 0] = from;
      const [toX = 0, toY = 0] = to;
      const length = Math.hypot(toX - x, toY - y) || 1;
      const [alongX, alongY] = [((toX - x) / length) * SEAM, ((toY - y) / length) * SEAM];
      const corner = (a: number, b: number, end: number, side: number) => [
        a + alongX * end - alongY * side,
        b + alongY * end + alongX * side,
      ];
      const first = corner(x, y, -1, -1);
      return [[first, corner(toX, toY, 1, -1), corner(toX, toY, 1, 1), corner(x, y, -1, 1), first]];
    }),
  );
}

function water(): Shape[] {
  const shores = usLand().flatMap(listPolygons);
  return [
    ...lakes().flatMap((lake) => listPolygons(lake).flatMap((polygon) => lakeShape(polygon, shores))),
    ...rivers().map(
      (geometry): Shape => ({
        layer: "water",
        geometry,
        properties: { kind: "river" },
        minZoom: 4,
        isAbroad: false,
      }),
    ),
  ];
}

/** Square degrees beyond which a lake shows from far away. */
const BIG = 0.5;

/** The Great Lakes end where the finer land of the United States begins; other lakes lie upon it. */
function lakeShape(polygon: number[][][], shores: number[][][][]): Shape[] {
  const ring = polygon[0] ?? [];
  const xs = ring.map(([x = 0]) => x);
  const ys = ring.map(([, y = 0]) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  const size = (east - west) * (north - south);
  const isGreatLake = west > -93 && east < -75.5 && south > 41 && north < 49.2 && size > 1;
  const coordinates = isGreatLake
    ? polygonClipping.difference([toRings(polygon)], shores.map(toRings))
    : [toRings(polygon)];
  return coordinates.length === 0
    ? []
    : [
        {
          layer: "water",
          geometry: { type: "MultiPolygon", coordinates },
          properties: { kind: "lake" },
          minZoom: size > BIG ? 0 : 4,
          isAbroad: false,
        },
      ];
}

function toRings(polygon: number[][][]): [number, number][][] {
  return polygon.map((ring) => ring.map(([x = 0, y = 0]): [number, number] => [x, y]));
}

function boundaries(): Shape[] {
  const line = (geometry: Line, kind: string, detail: number, minZoom: number): Shape => ({
    layer: "boundaries",
    geometry,
    properties: { kind, kind_detail: detail },
    minZoom,
    isAbroad: false,
  });
  const isFine = (a: string, b: string) => [a, b].every((id) => NEAR.has(id) || id === UNITED_STATES);
  return [
    line(countryLines("fine", isFine), "country", 2, 0),
    line(
      countryLines("coarse", (a, b) => !isFine(a, b)),
      "country",
      2,
      0,
    ),
    line(usStateLines(), "region", 4, 3),
    line(provinceLines(), "region", 4, 3),
    line(usCountyLines(), "county", 6, 7),
  ];
}
