import { describe, expect, test } from "vitest";
import { readSpan } from "./span-of-fields.ts";

describe("spans", () => {
  test.each([
    ["9:00am", "5:00pm", 540, 1020, false],
    ["8:00am", "noon", 480, 720, false],
    ["5:00", "7:00pm", 1020, 1140, false],
    ["10:00pm", "6:00am", 1320, 360, true],
    ["7:00pm", "7:00am", 1140, 420, true],
    ["9:00am", "5:00", 540, 1020, false],
    ["8:00", "4:00pm", 480, 960, false],
    ["9:00", "5:00", 540, 1020, false],
    ["10:00", "12:00", 600, 720, false],
    ["4:00pm", "12:00am", 960, 1440, false],
    ["4:00pm", "11:59pm", 960, 1440, false],
    ["12:00am", "11:59pm", 0, 1440, false],
    ["9:00", "17:00", 540, 1020, false],
    ["09:00", "12:00", 540, 720, false],
  ])("%s to %s", (opens, closes, start, end, endsNextDay) => {
    expect(readSpan(opens, closes)).toEqual({ start, end, endsNextDay });
  });

  test.each([
    ["", "5:00pm", "noOpeningTime"],
    ["7:00pm", "", "noClosingTime"],
    ["9 o clock", "17:00", "openingUnreadable"],
    ["9:00am", "9 o clock", "closingUnreadable"],
    ["6:00", "8:00", "halfOfDayOpen"],
    ["7:00", "7:00", "halfOfDayOpen"],
    ["9:00pm", "7:00pm", "tooLong"],
    ["11:00pm", "12:00pm", "halfOfDayUnlikely"],
    ["10:00am", "1:30am", "halfOfDayUnlikely"],
    ["5:00pm", "9:00am", "halfOfDayUnlikely"],
    ["1:00am", "5:00pm", "halfOfDayUnlikely"],
    ["8:00am", "12:00am", "halfOfDayUnlikely"],
    ["12:00am", "8:00pm", "tooLong"],
    ["9:00am", "9:00am", "noLength"],
    ["00:00", "00:00", "noLength"],
  ])("%s to %s is refused: %s", (opens, closes, fault) => {
    expect(readSpan(opens, closes)).toBe(fault);
  });

  test("in a field of the standard two-digit hours are the 24-hour clock's", () => {
    expect(readSpan("10:00", "12:00", "PLAIN")).toEqual({ start: 600, end: 720, endsNextDay: false });
    expect(readSpan("00:00", "05:00", "PLAIN")).toEqual({ start: 0, end: 300, endsNextDay: false });
    expect(readSpan("23:00", "12:00", "PLAIN")).toBe("halfOfDayUnlikely");
  });
});
