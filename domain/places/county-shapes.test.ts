import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { countyFinder } from "./county-shapes.ts";

test("a point is in the county whose border surrounds it, and not in a hole of it", () => {
  // Two squares that share a line, the right one with a hole.
  const countyAt = countyFinder({
    scale: [1, 1],
    translate: [10, 20],
    arcs: [
      [
        [2, 0],
        [0, 2],
      ],
      [
        [2, 2],
        [-2, 0],
        [0, -2],
        [2, 0],
      ],
      [
        [2, 2],
        [4, 0],
        [0, -2],
        [-4, 0],
      ],
      [
        [4, 0.5],
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ],
    ],
    counties: [
      { state: "FL", name: "Left", rings: [[0, 1]] },
      { state: "FL", name: "Right", rings: [[-1, 2], [3]] },
    ],
  });
  const at = (longitude: number, latitude: number) => countyAt({ longitude, latitude })?.name;
  expect([at(11, 21), at(13, 21), at(14.5, 21), at(15.5, 21), at(17, 21), at(9, 21), at(11, 23)]).toEqual([
    "Left",
    "Right",
    undefined,
    "Right",
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ["Miami", -80.2, 25.77, { state: "FL", name: "Miami-Dade" }],
  ["San Francisco", -122.42, 37.77, { state: "CA", name: "San Francisco" }],
  ["New Orleans", -90.07, 29.95, { state: "LA", name: "Orleans" }],
  ["a city without a county", -77.4, 37.23, { state: "VA", name: "Petersburg" }],
  ["San Juan", -66.1, 18.4, { state: "PR", name: "San Juan" }],
  ["Honolulu", -157.8, 21.3, { state: "HI", name: "Honolulu" }],
  ["Toronto", -79.38, 43.65, null],
  ["the sea", 0, 0, null],
])("%s", (_, longitude, latitude, county) => {
  const file = readFileSync(join(import.meta.dirname, "../../db/counties/county-shapes.json.br"));
  expect(countyFinder(JSON.parse(brotliDecompressSync(file).toString()))({ longitude, latitude })).toEqual(
    county,
  );
});
