import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Coordinates } from "../services/service.ts";
import { EARTH_RADIUS_MILES, milesBetween, milesToDateLine, shownMiles } from "./great-circle.ts";
import {
  coordinatesOfPlanePoint,
  fewestMilesAt,
  metresSurelyWithin,
  mostMetresWithin,
  PLANE_WIDTH,
  type PlanePoint,
  planePoint,
} from "./mercator.ts";

const degrees = (max: number) => fc.integer({ min: -max * 1e6, max: max * 1e6 }).map((value) => value / 1e6);
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

test.each([
  [0, 0],
  [0.04, 0],
  [0.05, 0.1],
  [2.449, 2.4],
  [1092.31, 1092.3],
])("%d miles have one decimal on the wire: %d", (miles, shown) => {
  expect(shownMiles(miles)).toBe(shown);
});

test.each([
  ["along the equator", { longitude: 170, latitude: 0 }, 10],
  ["from the other side of it", { longitude: -170, latitude: 0 }, 10],
  ["shorter where meridians lie closer", { longitude: 170, latitude: 60 }, 4.980775],
  ["and in the south", { longitude: -170, latitude: -60 }, 4.980775],
  ["over the pole from half around the earth", { longitude: 0, latitude: 60 }, 30],
  ["and over the other one", { longitude: -10, latitude: -60 }, 30],
])("the date line is %s", (_, from, degrees) => {
  expect(milesToDateLine(from)).toBeCloseTo((degrees * Math.PI * EARTH_RADIUS_MILES) / 180, 1);
});

test("the plane is as wide as from one end of the date line to the other", () => {
  const east = planePoint({ longitude: 180, latitude: 0 });
  const west = planePoint({ longitude: -180, latitude: 0 });
  expect(PLANE_WIDTH).toBeCloseTo(east.x - west.x, 3);
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

describe("no bound is wider than it has to be", () => {
  const onTheWay = fc.record({
    latitude: fc.integer({ min: -70, max: 70 }),
    miles: fc.integer({ min: 1, max: 300 }),
  });
  /** Metres on the plane between two places of one meridian. */
  const metresAlong = (latitude: number, miles: number, towards: 1 | -1): number => {
    const reached = Math.abs(latitude) + (towards * miles * 180) / (Math.PI * EARTH_RADIUS_MILES);
    const from = planePoint({ longitude: 0, latitude: Math.abs(latitude) });
    return metresBetween(from, planePoint({ longitude: 0, latitude: reached }));
  };

  test("straight towards the nearer pole the miles take just the metres that they may", () => {
    fc.assert(
      fc.property(onTheWay, ({ latitude, miles }) => {
        const metres = metresAlong(latitude, miles, 1);
        expect(mostMetresWithin({ longitude: 0, latitude }, miles)).toBeCloseTo(metres, 3);
        expect(fewestMilesAt({ longitude: 0, latitude }, metres)).toBeCloseTo(miles, 6);
      }),
    );
  });

  test("straight towards the equator the miles take just the metres that are surely within", () => {
    fc.assert(
      fc.property(onTheWay, ({ latitude, miles }) => {
        fc.pre((Math.abs(latitude) * Math.PI * EARTH_RADIUS_MILES) / 180 > miles);
        const metres = metresAlong(latitude, miles, -1);
        expect(metresSurelyWithin({ longitude: 0, latitude }, miles)).toBeCloseTo(metres, 3);
      }),
    );
  });

  test("at the equator a metre on the plane is a metre on the ground", () => {
    const degree = (Math.PI * EARTH_RADIUS_MILES) / 180;
    const metres = metresSurelyWithin({ longitude: 0, latitude: 0 }, degree);
    expect(metres).toBeCloseTo(PLANE_WIDTH / 360, 3);
  });

  test("a circle that holds a pole is without an end on the plane", () => {
    const degree = (Math.PI * EARTH_RADIUS_MILES) / 180;
    expect(mostMetresWithin({ longitude: 0, latitude: -80 }, 10.1 * degree)).toBe(Number.POSITIVE_INFINITY);
    expect(mostMetresWithin({ longitude: 0, latitude: 80 }, 9.9 * degree)).toBeLessThan(PLANE_WIDTH);
  });
});
