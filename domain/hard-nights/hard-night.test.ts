import { describe, expect, test } from "vitest";
import { deepNightAt, type HardNight, hardNightsAt, isHardNightEnd } from "./hard-night.ts";
import { proposedKinds } from "./propose-hard-night.ts";

const MIAMI = { longitude: -80.19, latitude: 25.77 };
/** 20:00 in Miami. */
const EVENING = Date.UTC(2026, 10, 24, 1);
const HOUR_MS = 3_600_000;

function night(id: string, more: Partial<HardNight> = {}): HardNight {
  return {
    id,
    kind: "COLD",
    coordinates: MIAMI,
    radiusMiles: 10,
    until: EVENING + 10 * HOUR_MS,
    text: "Cold night",
    textEs: "Noche fría",
    createdAt: EVENING,
    ...more,
  };
}

describe("hard nights at a point", () => {
  test.each([
    ["in the middle", MIAMI, EVENING, ["a"]],
    ["9 miles away", { longitude: -80.19, latitude: 25.9 }, EVENING, ["a"]],
    ["11 miles away", { longitude: -80.19, latitude: 25.93 }, EVENING, []],
    ["a moment before the end", MIAMI, EVENING + 10 * HOUR_MS - 1, ["a"]],
    ["at the end", MIAMI, EVENING + 10 * HOUR_MS, []],
  ])("%s", (_, point, now, ids) => {
    expect(hardNightsAt([night("a")], point, now).map(({ id }) => id)).toEqual(ids);
  });

  test("the one that ends first comes first", () => {
    const nights = [night("c"), night("b"), night("a", { until: EVENING + HOUR_MS })];
    expect(hardNightsAt(nights, MIAMI, EVENING).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });
});

test.each([
  ["now", 0, false],
  ["a moment later", 1, true],
  ["in seven days", 7 * 24 * HOUR_MS, true],
  ["later than in seven days", 7 * 24 * HOUR_MS + 1, false],
])("one may end %s: %s", (_, ms, expected) => {
  expect(isHardNightEnd(EVENING + ms, EVENING)).toBe(expected);
});

test.each([
  ["in the evening", EVENING, EVENING + 7 * HOUR_MS],
  ["at two", EVENING + 6 * HOUR_MS, EVENING + 7 * HOUR_MS],
  ["at three", EVENING + 7 * HOUR_MS, EVENING + 31 * HOUR_MS],
])("the deep of the night, %s", (_, now, expected) => {
  expect(deepNightAt(MIAMI, now)).toBe(expected);
});

describe("proposals", () => {
  const MILD = { lowest: 60, highest: 80, strongestWind: 10, hasSmoke: false };
  test.each([
    ["mild weather", MILD, []],
    ["unknown weather", { lowest: null, highest: null, strongestWind: null, hasSmoke: false }, []],
    ["40 degrees", { ...MILD, lowest: 40 }, []],
    ["39 degrees", { ...MILD, lowest: 39 }, ["COLD"]],
    ["99 degrees", { ...MILD, highest: 99 }, []],
    ["100 degrees", { ...MILD, highest: 100 }, ["HEAT"]],
    ["wind", { ...MILD, strongestWind: 40 }, ["STORM"]],
    ["smoke and heat", { ...MILD, highest: 104, hasSmoke: true }, ["HEAT", "SMOKE"]],
  ])("%s", (_, outlook, kinds) => {
    expect(proposedKinds(outlook)).toEqual(kinds);
  });
});
