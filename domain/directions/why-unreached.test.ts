import { expect, test } from "vitest";
import type { Opening } from "./openings-today.ts";
import { type Unreached, whyUnreached } from "./why-unreached.ts";

const OPEN: readonly Opening[] = [{ start: 0, end: 1 }];

test.each<[boolean, readonly Opening[] | null, boolean, Unreached]>([
  [false, null, true, "NO_WAY"],
  [true, null, true, "HOURS_UNKNOWN"],
  [true, [], true, "CLOSED"],
  [true, OPEN, true, "TOO_FAR"],
  [true, OPEN, false, "NOT_IN_TIME"],
])("with a door: %s, open: %j, too far: %s", (hasDoor, openings, isTooFar, why) => {
  expect(whyUnreached(hasDoor, openings, isTooFar)).toBe(why);
});
