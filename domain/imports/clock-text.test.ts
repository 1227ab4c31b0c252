import { describe, expect, test } from "vitest";
import { readClock, readSpan } from "./clock-text.ts";

describe("clock times", () => {
  test.each([
    ["9:00am", 540],
    ["9am", 540],
    ["9:00 a.m.", 540],
    ["9:00 AM", 540],
    ["9:00a", 540],
    ["12:00am", 0],
    ["12:30 pm", 750],
    ["11:59PM", 1439],
    ["noon", 720],
    ["midnight", 1440],
    ["09:00", 540],
    ["17:30", 1050],
    ["17:30:00", 1050],
    ["24:00", 1440],
    ["09:00-05:00", 540],
  ])("%s is minute %i", (text, minute) => {
    expect(readClock(text)?.minute).toBe(minute);
  });

  test.each([
    "9 o clock",
    "9 o'clock",
    "8:00m",
    "9:0am",
    "6:300pm",
    "830am",
    "13:00pm",
    "0:30am",
    "25:00",
    "24:01",
    "9:60",
    "14:00Z",
    "Dismissal Bell",
    "5:00pm Mon",
    "12:00pm (dispensing)",
    "-9:00",
    "",
  ])("%j is none", (text) => {
    expect(readClock(text)).toBeNull();
  });
});

describe("spans", () => {
  test.each([
    ["9:00am", "5:00pm", 540, 1020, false],
    ["8:00am", "noon", 480, 720, false],
    ["5:00", "7:00pm", 1020, 1140, false],
    ["10:00pm", "6:00am", 1320, 360, true],
    ["5:00pm", "9:00am", 1020, 540, true],
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
    ["9:00am", "5:00", "halfOfDayOpen"],
    ["8:00", "4:00pm", "halfOfDayOpen"],
    ["10:00", "12:00", "halfOfDayOpen"],
    ["9:00", "5:00", "halfOfDayOpen"],
    ["9:00pm", "7:00pm", "tooLong"],
    ["12:00am", "8:00pm", "tooLong"],
    ["9:00am", "9:00am", "noLength"],
    ["00:00", "00:00", "noLength"],
  ])("%s to %s is refused: %s", (opens, closes, fault) => {
    expect(readSpan(opens, closes)).toBe(fault);
  });

  test("in a field of the standard two-digit hours are the 24-hour clock's", () => {
    expect(readSpan("10:00", "12:00", "PLAIN")).toEqual({ start: 600, end: 720, endsNextDay: false });
    expect(readSpan("9:00", "5:00", "PLAIN")).toBe("halfOfDayOpen");
  });
});
