import { describe, expect, test } from "vitest";
import { formatClockTime } from "./clock-time.ts";
import { minuteOfClockTime } from "./parse-clock-time.ts";

describe("clock times", () => {
  test.each([
    [0, "12:00 AM"],
    [1, "12:01 AM"],
    [480, "8:00 AM"],
    [719, "11:59 AM"],
    [720, "12:00 PM"],
    [780, "1:00 PM"],
    [1_439, "11:59 PM"],
    [1_440, "12:00 AM"],
  ])("minute %i is %s", (minute, text) => {
    expect(formatClockTime(minute)).toBe(text);
  });

  test("every minute is read as it was written", () => {
    for (let minute = 0; minute < 1_440; minute++)
      expect(minuteOfClockTime(formatClockTime(minute))).toBe(minute);
  });

  test.each([
    ["08:00 AM", 480],
    ["8:00am", 480],
    ["12:30 am", 30],
  ])("%s is minute %i", (text, minute) => {
    expect(minuteOfClockTime(text)).toBe(minute);
  });

  test.each(["0:30 AM", "13:00 PM", "8:60 AM", "8 AM", "08:00", "8:00  AM", "9 o clock", ""])(
    "%s is no time",
    (text) => {
      expect(minuteOfClockTime(text)).toBeNull();
    },
  );
});
