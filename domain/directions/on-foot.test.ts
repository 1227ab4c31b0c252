import fc from "fast-check";
import { expect, test } from "vitest";
import { walkBetween } from "./on-foot.ts";

const HERE = { longitude: -80.19, latitude: 25.77 };

test.each([
  // degrees north, metres as the crow flies (111.195 km a degree) times 1.3, seconds
  [0, 0, 0],
  [0.001, 145, 109],
  [0.01, 1_446, 1_085],
  [0.1, 14_456, 10_842],
])("%d degrees north is a walk of %i metres and %i seconds", (degrees, metres, seconds) => {
  const there = { ...HERE, latitude: HERE.latitude + degrees };
  expect(walkBetween(HERE, there)).toEqual({ metres, durationMs: seconds * 1000 });
});

test("a walk is as long there as back, in whole metres and seconds", () => {
  const point = fc.record({
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  });
  fc.assert(
    fc.property(point, point, (one, other) => {
      const there = walkBetween(one, other);
      const back = walkBetween(other, one);
      expect(Math.abs(there.metres - back.metres)).toBeLessThanOrEqual(1);
      expect(Number.isInteger(there.metres)).toBe(true);
      expect(there.durationMs % 1000).toBe(0);
      expect(there.durationMs).toBeGreaterThanOrEqual(there.metres * 750);
      expect(there.durationMs).toBeLessThan(there.metres * 750 + 1000);
    }),
  );
});
