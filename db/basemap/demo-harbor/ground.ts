/**
 * The ground of the made-up town: shore, waters, parks and quarters, in miles east and north of the landing. Where the
 * drawing ends its shore meets that of the world's basemap.
 */

export type Spot = readonly [east: number, north: number];

/** "0.2,0.1 0.3,-1": the spots of a line, east before north. */
export function spots(text: string): Spot[] {
  return text.split(" ").map((pair): Spot => {
    const [east, north] = pair.split(",").map(Number);
    return [east ?? Number.NaN, north ?? Number.NaN];
  });
}

/** West, south, east, north. */
export const DRAWN: readonly [number, number, number, number] = [-6, -4.5, 15, 6.5];

/** From south to north, with the land on the right. */
export const COAST: readonly Spot[] = [
  [2.86, -4.7],
  [2.84, -4.5],
  [2.5, -4],
  [1.9, -3.55],
  [1.1, -3.3],
  [0.3, -3.05],
  [-0.4, -2.98],
  [-1, -2.88],
  [-1.3, -2.62],
  [-1.3, -2.2],
  [-1.12, -1.8],
  [-1.05, -1.5],
  [-0.85, -1.2],
  [-0.62, -0.98],
  [-0.57, -0.75],
  [-0.66, -0.55],
  [-0.67, -0.4],
  [-0.58, -0.25],
  [-0.42, -0.14],
  [-0.22, -0.1],
  [-0.06, -0.06],
  [-0.05, 0.02],
  [-0.12, 0.13],
  [-0.2, 0.19],
  [-0.36, 0.2],
  [-0.5, 0.18],
  [-0.72, 0.22],
  [-0.85, 0.3],
  [-1, 0.42],
  [-1.22, 0.5],
  [-1.34, 0.62],
  [-1.25, 0.83],
  [-0.95, 0.96],
  [-0.66, 1.03],
  [-0.55, 1.2],
  [-0.75, 1.45],
  [-1.1, 1.6],
  [-1.5, 1.7],
  [-1.78, 1.8],
  [-1.84, 1.95],
  [-1.7, 2.1],
  [-1.48, 2.35],
  [-1.45, 2.7],
  [-1.7, 3.1],
  [-2.1, 3.7],
  [-2.9, 4.5],
  [-3.5, 5.2],
  [-4.51, 6.5],
  [-4.67, 6.7],
];

/** What lies off the coast or juts out of it: the mole, a pier and the breakwater. */
export const OFFSHORE: readonly (readonly Spot[])[] = [
  [
    [-1.02, -0.53],
    [-1.16, -0.48],
    [-1.45, -0.58],
    [-1.64, -0.76],
    [-1.58, -0.94],
    [-1.36, -0.9],
    [-1.1, -0.73],
  ],
  [
    [-0.26, 0.24],
    [-0.26, 0.08],
    [-0.34, 0.07],
    [-0.35, 0.24],
  ],
  [
    [-0.6, 1.05],
    [-0.97, 1.3],
    [-0.95, 1.35],
    [-0.57, 1.13],
  ],
];

export const PONDS: readonly (readonly Spot[])[] = [
  [
    [0.02, 0.68],
    [0.1, 0.72],
    [0.2, 0.71],
    [0.22, 0.66],
    [0.14, 0.62],
    [0.05, 0.63],
  ],
  [
    [2.5, -0.62],
    [2.72, -0.56],
    [2.9, -0.66],
    [2.86, -0.82],
    [2.66, -0.88],
    [2.5, -0.78],
  ],
];

/** The middle of the river, from the valley to the sea, and its half width. */
export const RIVER: readonly Spot[] = [
  [15.2, 5.4],
  [14.1, 5.1],
  [13.1, 4.75],
  [12.3, 4.9],
  [11.4, 4.6],
  [10.3, 3.9],
  [9.2, 2.6],
  [7.9, 1.9],
  [6.8, 0.9],
  [6.1, -0.2],
  [5.2, -1],
  [4.2, -1.7],
  [3.4, -2.4],
  [2.8, -3.2],
  [2.3, -4.1],
];
export const RIVER_HALF_WIDTH = 0.03;

export const PARKS: readonly { ring: readonly Spot[]; kind: "park" | "wood" | "grass" }[] = [
  // Lantern Park.
  {
    kind: "park",
    ring: [
      [-0.14, 0.52],
      [0.38, 0.5],
      [0.4, 0.9],
      [-0.16, 0.92],
    ],
  },
  // The green before the courthouse.
  {
    kind: "park",
    ring: [
      [0.085, 0.105],
      [0.125, 0.065],
      [0.155, 0.095],
      [0.115, 0.135],
    ],
  },
  // Heron Marsh.
  {
    kind: "grass",
    ring: [
      [2.35, -0.45],
      [2.95, -0.4],
      [3.15, -0.7],
      [3.05, -1.1],
      [2.55, -1.15],
      [2.3, -0.85],
    ],
  },
  // Lighthouse Head.
  {
    kind: "grass",
    ring: [
      [-1.78, 1.84],
      [-1.35, 1.72],
      [-0.95, 1.62],
      [-0.8, 1.72],
      [-1.2, 2.05],
      [-1.5, 2.22],
      [-1.7, 2.05],
    ],
  },
  // Garrison Field.
  {
    kind: "park",
    ring: [
      [2.55, 2.72],
      [2.98, 2.5],
      [3.22, 2.95],
      [2.8, 3.2],
    ],
  },
  // The college's lawn.
  {
    kind: "park",
    ring: [
      [3.95, 0.92],
      [4.2, 0.68],
      [4.4, 0.88],
      [4.15, 1.12],
    ],
  },
  // Cannery Point.
  {
    kind: "park",
    ring: [
      [-1.2, -2.62],
      [-0.95, -2.55],
      [-0.7, -2.84],
      [-1, -2.84],
    ],
  },
  // Woods between the town and the valley.
  {
    kind: "wood",
    ring: [
      [5.6, 2.4],
      [6.4, 1.9],
      [7.4, 2.3],
      [9, 3.4],
      [10, 4.5],
      [9.6, 5.6],
      [8.2, 6],
      [6.7, 5.3],
      [5.7, 3.9],
    ],
  },
  {
    kind: "wood",
    ring: [
      [-2.2, 4.6],
      [-1, 4.1],
      [0.6, 4],
      [1.6, 4.4],
      [1.4, 5.6],
      [-0.4, 6.2],
      [-2.6, 5.8],
    ],
  },
  {
    kind: "wood",
    ring: [
      [7.4, -0.2],
      [9, 0.8],
      [11, 1.6],
      [11.8, 0.4],
      [11, -1.6],
      [8.8, -2.4],
      [7.2, -1.6],
    ],
  },
  {
    kind: "grass",
    ring: [
      [13.55, 4.75],
      [14.3, 4.85],
      [14.5, 4.45],
      [13.8, 4.4],
    ],
  },
];

/** Names of waters, at their middle. */
export const WATER_NAMES: readonly { at: Spot; name: string; nameEs: string }[] = [
  { at: [-0.82, -0.05], name: "Demo Harbor", nameEs: "Puerto de Demo" },
  { at: [-1.3, 1.25], name: "Lantern Bay", nameEs: "Bahía del Farol" },
  { at: [10.3, 3.9], name: "Slack Water", nameEs: "Río Slack Water" },
  { at: [2.7, -0.72], name: "Heron Pond", nameEs: "Laguna de la Garza" },
];

/** Names of the town and its quarters, at their middle. */
export const PLACE_NAMES: readonly {
  at: Spot;
  name: string;
  nameEs?: string;
  detail: "town" | "village" | "neighbourhood";
  population?: number;
}[] = [
  { at: [0.62, 0.18], name: "Demo Harbor", detail: "town", population: 24_000 },
  { at: [12.85, 4.22], name: "Demo Valley", detail: "village", population: 3100 },
  { at: [0.12, 0.82], name: "Lantern Park", nameEs: "Parque del Farol", detail: "neighbourhood" },
  { at: [0.25, -1.35], name: "Netmakers", detail: "neighbourhood" },
  { at: [-0.45, -2.15], name: "Cannery", detail: "neighbourhood" },
  { at: [0.5, 2.2], name: "Harbor Heights", detail: "neighbourhood" },
  { at: [1.75, 1.75], name: "Orchard", detail: "neighbourhood" },
  { at: [2.95, 2.85], name: "Garrison Field", detail: "neighbourhood" },
  { at: [1.85, 0.1], name: "Saltgrass", detail: "neighbourhood" },
  { at: [4.1, 1], name: "College", detail: "neighbourhood" },
  { at: [2.75, -1.02], name: "Heron Marsh", nameEs: "Humedal de la Garza", detail: "neighbourhood" },
  { at: [-1.35, 1.95], name: "Lighthouse Head", nameEs: "Punta del Faro", detail: "neighbourhood" },
  { at: [-1.35, -0.6], name: "The Mole", nameEs: "El Muelle", detail: "neighbourhood" },
];
