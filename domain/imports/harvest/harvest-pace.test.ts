import { expect, test } from "vitest";
import { pauseAfterFailures, pauseAskedFor } from "./harvest-pace.ts";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

test("after failures the pause doubles, up to the schedule", () => {
  const pauses = [1, 2, 3, 8, 9, 1000].map((failures) => pauseAfterFailures(failures, DAY));
  expect(pauses).toEqual([5 * MINUTE, 10 * MINUTE, 20 * MINUTE, 640 * MINUTE, 1280 * MINUTE, DAY]);
});

test.each([
  [null, 5 * MINUTE],
  [0, MINUTE],
  [-1, MINUTE],
  [90_000, 90_000],
  [400 * DAY, DAY],
])("asked for %s", (asked, pause) => {
  expect(pauseAskedFor(asked)).toBe(pause);
});
