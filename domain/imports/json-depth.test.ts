import { expect, test } from "vitest";
import { isNestedDeeper } from "./json-depth.ts";

test.each([
  ["[[[]]]", 3, false],
  ["[[[]]]", 2, true],
  ['{"a":{"b":[1]}}', 3, false],
  ['{"a":{"b":[1]}}', 2, true],
  // Side by side is not deep.
  [`[${"[],".repeat(50)}[]]`, 2, false],
  // Brackets inside texts are none, also behind an escaped quote.
  ['["[[[[", "\\"[[[[", "\\\\", "{{{"]', 1, false],
  // Invalid JSON is left to the parser.
  ['["[[[[[', 1, false],
  ["]]]]", 0, false],
  ["", 0, false],
])("%j deeper than %i: %s", (text, depth, isDeeper) => {
  expect(isNestedDeeper(text, depth)).toBe(isDeeper);
});

test("millions of brackets are told from the first ones", () => {
  expect(isNestedDeeper("[".repeat(5_000_000), 200)).toBe(true);
});
