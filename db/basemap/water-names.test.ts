import { expect, test } from "vitest";
import { waterNames } from "./water-names.ts";

/** Pixels of a degree at a zoom, on the equator; Mercator only stretches it. */
const pixelsPerDegree = (zoom: number) => (256 * 2 ** zoom) / 360;

test.each([7, 8, 9, 10, 11])("the names of a sea are far apart at zoom %i", (zoom) => {
  const coasts = Map.groupBy(
    waterNames().filter(({ properties }) => Number(properties["min_zoom"] ?? Number.NaN) <= zoom),
    ({ properties }) => properties["name"],
  );
  expect([...coasts.keys()]).toEqual(["Pacific Ocean", "Atlantic Ocean", "Gulf of Mexico"]);
  for (const names of coasts.values()) {
    for (const [index, { point }] of names.entries()) {
      const others = names.filter((_, at) => at !== index);
      const nearest = Math.min(
        ...others.map((other) => Math.hypot(other.point[0] - point[0], other.point[1] - point[1])),
      );
      expect(nearest * pixelsPerDegree(zoom)).toBeGreaterThan(200);
    }
  }
});

test("however near one is, some name of the sea is", () => {
  const near = waterNames().filter(({ properties }) => properties["name"] === "Pacific Ocean");
  const [x, y] = [-123.95, 39.6];
  expect(Math.min(...near.map(({ point }) => Math.hypot(point[0] - x, point[1] - y)))).toBeLessThan(0.3);
});
