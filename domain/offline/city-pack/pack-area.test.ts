import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_PACK_SERVICES } from "../../base/contract/limits.ts";
import { packArea, packMiddle } from "./pack-area.ts";

const spread = (count: number, miles: number): number[] =>
  Array.from({ length: count }, (_, place) => (miles * place) / count);

describe("how wide a pack is", () => {
  test.each([
    ["the whole area where all fit", spread(300, 49), { radiusMiles: 50, count: 300, isCut: false }],
    ["nothing around", [], { radiusMiles: 50, count: 0, isCut: false }],
    [
      "a narrower one where that fits",
      [...spread(1500, 20), ...spread(600, 1).map((miles) => 30 + miles)],
      { radiusMiles: 25, count: 1500, isCut: false },
    ],
    [
      "the nearest where even the narrowest has too many",
      spread(MAX_PACK_SERVICES + 1, 4),
      { radiusMiles: 3.99, count: MAX_PACK_SERVICES, isCut: true },
    ],
  ])("%s", (_, miles, area) => {
    expect(packArea(miles)).toEqual(area);
  });

  test("what is left out is never nearer than the radius, and never more than fit", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2500 }),
        fc.double({ min: 0.01, max: 50, noNaN: true }),
        (count, width) => {
          const miles = spread(count, width).slice(0, MAX_PACK_SERVICES + 1);
          const area = packArea(miles);
          expect(area.count).toBeLessThanOrEqual(MAX_PACK_SERVICES);
          for (const each of miles.slice(area.count)) expect(each).toBeGreaterThanOrEqual(area.radiusMiles);
        },
      ),
      { numRuns: 50 },
    );
  });
});

test("neighbours ask for the same pack", () => {
  expect(packMiddle({ longitude: -80.19362, latitude: 25.774173 })).toEqual({
    longitude: -80.19,
    latitude: 25.77,
  });
  expect(packMiddle({ longitude: -80.188, latitude: 25.769 })).toEqual({
    longitude: -80.19,
    latitude: 25.77,
  });
});
