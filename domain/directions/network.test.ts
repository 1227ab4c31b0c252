import fc from "fast-check";
import { expect, test } from "vitest";
import { buildNetwork } from "./network.ts";
import { walkBetween } from "./on-foot.ts";
import { stopsNearby } from "./stops-nearby.ts";

const stopAt = (longitude: number, latitude: number) => ({ name: "", point: { longitude, latitude } });
const createFeed = (stops: ReturnType<typeof stopAt>[]) => ({
  name: "",
  timeZone: "America/New_York",
  stops,
  trips: [],
  transfers: [],
});

/** Around a point, a mile or so each way. */
const offset = fc.double({ min: -0.02, max: 0.02, noNaN: true });

test("changes on foot are those to all stops within 520 metres, wherever they are", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(0, 25.77, 47.6, -54.8, 71.3),
      fc.constantFrom(0, -80.2, 151.2),
      fc.array(fc.tuple(offset, offset), { maxLength: 40 }),
      (latitude, longitude, offsets) => {
        const stops = offsets.map(([east, north]) => stopAt(longitude + east, latitude + north));
        const { changes } = buildNetwork([createFeed(stops)], 20_000, 1);
        const near = stops.map(({ point: from }) =>
          stops.flatMap(({ point: to }, index) => (walkBetween(from, to).metres <= 520 ? [index] : [])),
        );
        expect(changes.map((list) => list.map(({ stop }) => stop).toSorted((a, b) => a - b))).toEqual(near);
      },
    ),
  );
});

test("stops far away are not looked at, even in a line from west to east", () => {
  const stops = Array.from({ length: 2000 }, (_, n) => stopAt(-120 + n / 100, 47.6));
  const near = stopsNearby(stops, 520);
  expect(stops.every(({ point }) => near(point).length <= 5)).toBe(true);
});
