import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareTexts } from "./compare-texts.ts";

const COMPARISONS = ["words", "lines", "whole"] as const;

const text = fc
  .array(fc.constantFrom("women", "girls", "families", ",", ".", " ", "  ", "\n", "6 PM", "ñ"), {
    maxLength: 12,
  })
  .map((words) => words.join(""));

describe.each(COMPARISONS)("by %s", (by) => {
  test("each side is its own text, to the letter", () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = compareTexts(before, after, by);
        const side = (isShown: (part: (typeof parts)[number]) => boolean) =>
          parts
            .filter(isShown)
            .map(({ value }) => value)
            .join("");
        const end = by === "lines" ? "\n" : "";
        expect(side(({ added }) => !added)).toBe(before + end);
        expect(side(({ removed }) => !removed)).toBe(after + end);
      }),
    );
  });
});

test("a word before which something comes keeps its space", () => {
  const parts = compareTexts("for women and families", "for women, girls and families", "words");
  const old = parts.filter(({ added }) => !added).map(({ value }) => value);
  expect(old.join("")).toBe("for women and families");
  expect(parts.some(({ removed }) => removed)).toBe(false);
});
