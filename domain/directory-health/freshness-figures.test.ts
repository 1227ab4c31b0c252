import { expect, test } from "vitest";
import { confirmedPercent } from "./freshness-figures.ts";

test.each([
  [0, 0, 0, 0],
  [10, 0, 0, 0],
  [10, 5, 2, 70],
  [1000, 999, 0, 99],
  [3, 1, 2, 100],
])("of %i services, %i within 30 days and %i within 90: %i %%", (services, within30, within90, percent) => {
  const rest = services - within30 - within90;
  expect(confirmedPercent({ services, within30, within90, within365: 0, longerAgo: 0, never: rest })).toBe(
    percent,
  );
});
