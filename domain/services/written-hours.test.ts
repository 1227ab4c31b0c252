import { expect, test } from "vitest";
import { WRITTEN_HOURS_LABEL, writtenHours } from "./written-hours.ts";

test.each([
  [null, null],
  ["", null],
  ["A food pantry.", null],
  [`${WRITTEN_HOURS_LABEL}: Mon in summer`, "Mon in summer"],
  [
    `A food pantry.\n\n${WRITTEN_HOURS_LABEL}: Mon in summer\nTue\n\nLanguages: Spanish`,
    "Mon in summer\nTue",
  ],
  [`They say: ${WRITTEN_HOURS_LABEL}: Mon`, null],
])("%j: %j", (whole, expected) => {
  expect(writtenHours(whole)).toBe(expected);
});
