import fc from "fast-check";
import { expect, test } from "vitest";
import type { Coordinates } from "../services/service.ts";
import { milesBetween, milesToDateLine } from "./great-circle.ts";
import {
  coordinatesOfPlanePoint,
  fewestMilesAt,
  metresSurelyWithin,
  mostMetresWithin,
  type PlanePoint,
  planePoint,
} from "./mercator.ts";

const degrees = (most: number) =>
  fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((value) => value / 1e6);
const anywhere = fc.record({ longitude: degrees(180), latitude: degrees(85) });
/** Two places anywhere, or near each other. */
const pairs = fc.oneof(
  fc.tuple(anywhere, anywhere),
  fc.tuple(anywhere, degrees(1), degrees(1)).map(([from, east, north]): [Coordinates, Coordinates] => [
    from,
    {
      longitude: Math.max(-180, Math.min(180, from.longitude + east)),
      latitude: Math.max(-85, Math.min(85, from.latitude + north)),
    },
  ]),
);

function metresBetween(a: PlanePoint, b: PlanePoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

test("distances that are known", () => {
  const miami: Coordinates = { longitude: -80.191788, latitude: 25.761681 };
  const newYork: Coordinates = { longitude: -74.005974, latitude: 40.712776 };
  expect(milesBetween(miami, newYork)).toBeCloseTo(1092.3, 1);
  expect(milesBetween({ longitude: 179.9, latitude: 0 }, { longitude: -179.9, latitude: 0 })).toBeCloseTo(
    13.8,
    1,
  );
  expect(milesBetween(miami, miami)).toBe(0);
});

test("coordinates come back exactly from the plane", () => {
  fc.assert(
    fc.property(anywhere, (place) => {
      const back = coordinatesOfPlanePoint(planePoint(place));
      expect(back.longitude).toBeCloseTo(place.longitude, 9);
      expect(back.latitude).toBeCloseTo(place.latitude, 9);
    }),
  );
});

test("nothing beyond a circle on the plane is nearer than the bound says, unless over the date line", () => {
  fc.assert(
    fc.property(pairs, ([from, to]) => {
      const metres = metresBetween(planePoint(from), planePoint(to));
      const bound = Math.min(fewestMilesAt(from, metres), milesToDateLine(from));
      expect(milesBetween(from, to)).toBeGreaterThanOrEqual(bound - 1e-6);
    }),
    { numRuns: 2000 },
  );
});

test("everything within some miles is inside the circle on the plane, unless over the date line", () => {
  fc.assert(
    fc.property(pairs, ([from, to]) => {
      const miles = milesBetween(from, to);
      if (miles >= milesToDateLine(from)) return;
      const metres = metresBetween(planePoint(from), planePoint(to));
      expect(metres).toBeLessThanOrEqual(mostMetresWithin(from, miles) * (1 + 1e-9) + 1e-3);
    }),
    { numRuns: 2000 },
  );
});

test("everything inside the inner circle is within the miles", () => {
  fc.assert(
    fc.property(pairs, ([from, to]) => {
      const miles = milesBetween(from, to);
      // One and the same place is within any miles.
      fc.pre(miles > 0);
      const metres = metresBetween(planePoint(from), planePoint(to));
      expect(metres).toBeGreaterThan(metresSurelyWithin(from, miles * 0.999));
    }),
    { numRuns: 2000 },
  );
});
