import { expect, test } from "vitest";
import { digestDue } from "./digest.ts";

test.each([
  ["before 8", Date.UTC(2026, 10, 20, 12, 59), null],
  ["at 8", Date.UTC(2026, 10, 20, 13), { day: "2026-11-20", since: Date.UTC(2026, 10, 19, 13) }],
  ["late", Date.UTC(2026, 10, 20, 16, 59), { day: "2026-11-20", since: Date.UTC(2026, 10, 19, 13) }],
  ["from noon on", Date.UTC(2026, 10, 20, 17), null],
  // The clocks were set back at 2 o'clock.
  [
    "after a day of 25 hours",
    Date.UTC(2026, 10, 1, 13),
    { day: "2026-11-01", since: Date.UTC(2026, 9, 31, 12) },
  ],
])("%s", (_, now, due) => {
  expect(digestDue("America/New_York", now)).toEqual(due);
});
