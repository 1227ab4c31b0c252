import { describe, expect, test } from "vitest";
import { readClock } from "./clock-text.ts";

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
    ["1630", 990],
    ["800", 480],
    ["0800", 480],
    ["12 m", 720],
    ["12:00 m.", 720],
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
    "2026",
    "2500",
    "33130",
    "8 m",
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

  test("a run of digits leaves the half of the day as open as with a colon", () => {
    expect(["800", "1000", "0800", "1630"].map((text) => readClock(text)?.half)).toEqual([
      "OPEN",
      "OPEN",
      "PLAIN",
      "PLAIN",
    ]);
  });
});
