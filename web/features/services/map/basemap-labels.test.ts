import type { Feature } from "protomaps-leaflet";
import { expect, test } from "vitest";
import type { BasemapColours } from "./basemap-colours.ts";
import { LINE } from "./basemap-features.ts";
import { labelRules } from "./basemap-labels.ts";

const COLOURS: BasemapColours = {
  land: "gray",
  water: "gray",
  green: "gray",
  built: "gray",
  road: "gray",
  path: "gray",
  border: "gray",
  ink: "gray",
  inkSoft: "gray",
  inkWater: "gray",
  halo: "gray",
};

/** Whether the name of a road is drawn at a zoom. */
function isNamedAt(kind: string, zoom: number): boolean {
  const feature: Feature = {
    props: { kind },
    geomType: LINE,
    numVertices: 2,
    geom: [],
    bbox: { minX: 0, minY: 0, maxX: 1, maxY: 1 },
  };
  return labelRules(COLOURS, "en").some(
    ({ dataLayer, minzoom = 0, filter }) =>
      dataLayer === "roads" && zoom >= minzoom && filter?.(zoom, feature) === true,
  );
}

test.each([
  ["highway", 12, true],
  ["major_road", 12, true],
  ["minor_road", 12, true],
  ["minor_road", 11, false],
  ["path", 16, false],
])("a %s at zoom %d has its name: %s", (kind, zoom, isNamed) => {
  expect(isNamedAt(kind, zoom)).toBe(isNamed);
});
