import { expect, test } from "vitest";
import { formatLineNumber, isLineNumber } from "./line-number.ts";

test.each([
  ["988", "988"],
  ["22522", "22522"],
  ["741741", "741741"],
  ["5555550142", "(555) 555-0142"],
  ["(555) 555-0142", "(555) 555-0142"],
  ["1-800-555-0142", "1-800-555-0142"],
  ["+52 55 5555 0142", "+52 55 5555 0142"],
  ["+354 555 0142", "+354 555 0142"],
])("%s is a number, stored as %s", (typed, stored) => {
  expect(isLineNumber(typed)).toBe(true);
  expect(formatLineNumber(typed)).toBe(stored);
});

test.each([
  "",
  "11",
  "9888",
  "555-0142",
  "(555) 555-01",
  "(555) 555-014",
  "+1 555",
  "988;1",
  "call us",
  "1".repeat(16),
])("“%s” is a number that rings nowhere", (typed) => expect(isLineNumber(typed)).toBe(false));
