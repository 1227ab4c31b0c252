import { expect, test } from "vitest";
import { detectTileSchema } from "./basemap.ts";

test.each([
  [["earth", "water", "roads", "places"], "protomaps"],
  [["earth", "water"], "protomaps"],
  [["water", "transportation", "place", "landcover"], "openmaptiles"],
  [["water"], null],
  [["transportation"], null],
  [[], null],
] as const)("layers %j are of the schema %s", (names, schema) => {
  expect(detectTileSchema(names)).toBe(schema);
});
