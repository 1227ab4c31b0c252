import { expect, test } from "vitest";
import { visitorZone } from "./visitor-zone.ts";

test.each([
  // IANA names.
  ["America/New_York", "America/New_York"],
  ["UTC", "UTC"],
  // Minutes of `Date.getTimezoneOffset()`, as numbers and as text.
  [300, "Etc/GMT+5"],
  ["300", "Etc/GMT+5"],
  ["-300", "Etc/GMT-5"],
  [-540, "Etc/GMT-9"],
  [0, "Etc/GMT"],
  ["0", "Etc/GMT"],
  [-330, "Etc/GMT-5"],
  [210, "Etc/GMT+4"],
  // Offsets of ISO 8601.
  ["-05:00", "Etc/GMT+5"],
  ["-0500", "Etc/GMT+5"],
  ["+5", "Etc/GMT-5"],
  ["-5", "Etc/GMT+5"],
  ["+05:30", "Etc/GMT-5"],
  ["-03:30", "Etc/GMT+4"],
  ["Z", "Etc/GMT"],
  ["+00:00", "Etc/GMT"],
  // Values that are not time zones.
  [null, null],
  [undefined, null],
  ["", null],
  ["here", null],
  ["-99:00", null],
  [900, null],
  [5, null],
] as const)("the zone of %j is %s", (stated, zone) => {
  expect(visitorZone(stated)).toBe(zone);
});
