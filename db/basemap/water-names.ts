import type { Label } from "./labels.ts";
import type { Point } from "./shapes.ts";

interface Water {
  /** In English and in Spanish. */
  names: readonly [string, string];
  minZoom: number;
  points: readonly Point[];
  /** A line off the coast, along which the name is repeated, so that it is in sight wherever one looks. */
  coast?: readonly Point[];
}

/** Degrees between two names along a coast, which are drawn from the deepest zoom of the tiles on. */
const COAST_STEP = 0.3;
const COAST_ZOOM = 7;

/** Seas, gulfs, bays and great lakes of North America. No package of ours has their names. */
const WATERS: readonly Water[] = [
  {
    names: ["Pacific Ocean", "Océano Pacífico"],
    minZoom: 2,
    points: [[-140, 35]],
    coast: [
      [-125.1, 48.2],
      [-124.9, 44.6],
      [-124.8, 42.1],
      [-124.6, 40.3],
      [-124, 39.85],
      [-123.95, 39.42],
      [-123.4, 38.2],
      [-122.7, 37.2],
      [-121.9, 35.6],
      [-120.3, 33.6],
      [-117.6, 32.8],
    ],
  },
  {
    names: ["Atlantic Ocean", "Océano Atlántico"],
    minZoom: 2,
    points: [[-55, 35]],
    coast: [
      [-69.2, 43.2],
      [-69.6, 41.4],
      [-72.3, 40.5],
      [-73.7, 39.8],
      [-74.6, 38.4],
      [-75.3, 36.6],
      [-75.2, 35.2],
      [-76.4, 34.3],
      [-78.6, 33.2],
      [-80.6, 31.4],
      [-80.2, 29],
      [-79.8, 27],
      [-79.95, 25.8],
    ],
  },
  {
    names: ["Gulf of Mexico", "Golfo de México"],
    minZoom: 3,
    points: [[-90, 26]],
    coast: [
      [-82.2, 26],
      [-83.2, 27.9],
      [-86.5, 29.9],
      [-88.4, 29.7],
      [-89.3, 28.7],
      [-91.5, 29],
      [-94.6, 29],
      [-96.9, 27.4],
    ],
  },
  {
    names: ["Caribbean Sea", "Mar Caribe"],
    minZoom: 3,
    points: [
      [-75, 15.5],
      [-66.2, 17.6],
    ],
  },
  { names: ["Gulf of Alaska", "Golfo de Alaska"], minZoom: 4, points: [[-145, 57.5]] },
  { names: ["Bering Sea", "Mar de Bering"], minZoom: 3, points: [[-177, 58]] },
  { names: ["Hudson Bay", "Bahía de Hudson"], minZoom: 3, points: [[-85.5, 60]] },
  { names: ["Gulf of St. Lawrence", "Golfo de San Lorenzo"], minZoom: 4, points: [[-61.5, 48]] },
  { names: ["Gulf of California", "Golfo de California"], minZoom: 4, points: [[-111, 27]] },
  { names: ["Lake Superior", "Lago Superior"], minZoom: 4, points: [[-88, 47.6]] },
  {
    names: ["Lake Michigan", "Lago Michigan"],
    minZoom: 4,
    points: [
      [-87, 43.8],
      [-87.45, 41.9],
    ],
  },
  { names: ["Lake Huron", "Lago Hurón"], minZoom: 4, points: [[-82.4, 44.8]] },
  {
    names: ["Lake Erie", "Lago Erie"],
    minZoom: 4,
    points: [
      [-81.2, 42.2],
      [-81.75, 41.6],
    ],
  },
  { names: ["Lake Ontario", "Lago Ontario"], minZoom: 4, points: [[-77.9, 43.6]] },
  { names: ["Great Salt Lake", "Gran Lago Salado"], minZoom: 5, points: [[-112.5, 41.15]] },
  { names: ["Lake Okeechobee", "Lago Okeechobee"], minZoom: 6, points: [[-80.83, 26.95]] },
  { names: ["Lake Pontchartrain", "Lago Pontchartrain"], minZoom: 6, points: [[-90.1, 30.19]] },
  { names: ["Lake Champlain", "Lago Champlain"], minZoom: 6, points: [[-73.34, 44.5]] },
  { names: ["Lake Tahoe", "Lago Tahoe"], minZoom: 7, points: [[-120.04, 39.1]] },
  {
    names: ["Chesapeake Bay", "Bahía de Chesapeake"],
    minZoom: 5,
    points: [
      [-76.2, 37.8],
      [-76.4, 38.9],
    ],
  },
  { names: ["Delaware Bay", "Bahía de Delaware"], minZoom: 6, points: [[-75.15, 39.05]] },
  {
    names: ["San Francisco Bay", "Bahía de San Francisco"],
    minZoom: 6,
    points: [
      [-122.25, 37.65],
      [-122.36, 37.82],
    ],
  },
  { names: ["Monterey Bay", "Bahía de Monterey"], minZoom: 7, points: [[-121.93, 36.78]] },
  { names: ["San Diego Bay", "Bahía de San Diego"], minZoom: 7, points: [[-117.16, 32.66]] },
  { names: ["Puget Sound", "Estrecho de Puget"], minZoom: 6, points: [[-122.43, 47.62]] },
  { names: ["Long Island Sound", "Estrecho de Long Island"], minZoom: 6, points: [[-72.9, 41.1]] },
  { names: ["Cape Cod Bay", "Bahía de Cape Cod"], minZoom: 7, points: [[-70.25, 41.85]] },
  { names: ["Massachusetts Bay", "Bahía de Massachusetts"], minZoom: 7, points: [[-70.7, 42.32]] },
  { names: ["Galveston Bay", "Bahía de Galveston"], minZoom: 7, points: [[-94.85, 29.5]] },
  { names: ["Tampa Bay", "Bahía de Tampa"], minZoom: 7, points: [[-82.55, 27.75]] },
  { names: ["Biscayne Bay", "Bahía Vizcaína"], minZoom: 7, points: [[-80.2, 25.62]] },
  { names: ["Mobile Bay", "Bahía de Mobile"], minZoom: 7, points: [[-87.98, 30.45]] },
  { names: ["Florida Bay", "Bahía de Florida"], minZoom: 7, points: [[-80.75, 25]] },
];

/** The names, for the layer `water`. */
export function waterNames(): Label[] {
  return WATERS.flatMap(({ names, minZoom, points, coast = [] }) => [
    ...points.map((point) => labelAt(point, names, minZoom)),
    ...alongCoast(coast).map((point, index) =>
      labelAt(point, names, COAST_ZOOM, { min_zoom: firstZoomAlongCoast(index) }),
    ),
  ]);
}

/** Each zoom has twice as many as the one before: a name is about a phone's height from the next, at every zoom. */
function firstZoomAlongCoast(index: number): number {
  const halvings = [16, 8, 4, 2, 1].findIndex((step) => index % step === 0);
  return COAST_ZOOM + halvings;
}

function labelAt(
  point: Point,
  [name, spanish]: Water["names"],
  minZoom: number,
  more: Label["properties"] = {},
): Label {
  return {
    point,
    properties: { kind: "water", name, ...(spanish === name ? {} : { "name:es": spanish }), ...more },
    minZoom,
  };
}

function alongCoast(line: readonly Point[]): Point[] {
  return line.slice(1).flatMap(([toX, toY], index): Point[] => {
    const [fromX, fromY] = line[index] ?? [toX, toY];
    const steps = Math.ceil(Math.hypot(toX - fromX, toY - fromY) / COAST_STEP);
    return Array.from({ length: steps }, (_, step) => [
      fromX + ((toX - fromX) * step) / steps,
      fromY + ((toY - fromY) * step) / steps,
    ]);
  });
}
