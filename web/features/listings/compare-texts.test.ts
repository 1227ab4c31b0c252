import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changedSides, compareTexts, partsOfSide } from "./compare-texts.ts";

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

describe("one version of a list", () => {
  const values = (before: string, after: string, side: "before" | "after") =>
    partsOfSide([before, after], "lines", side, true).map(({ value }) => value.trim());

  test.each([
    ["a day more", "Dec 25", "Dec 25\nNov 29", [], ["Nov 29"]],
    ["a day less", "Nov 29\nDec 25", "Dec 25", ["Nov 29"], []],
    ["another day", "Dec 25\nNov 29", "Dec 25\nNov 30", ["Nov 29"], ["Nov 30"]],
  ])("has only its own lines: %s", (_, before, after, was, is) => {
    expect(values(before, after, "before")).toEqual(was);
    expect(values(before, after, "after")).toEqual(is);
    expect(changedSides(before, after, "lines")).toEqual({ before: was.length > 0, after: is.length > 0 });
  });

  test("what is emptied says so, and words keep what is around them", () => {
    expect(changedSides("Dec 25", "", "lines")).toEqual({ before: true, after: true });
    expect(changedSides("", "Dec 25", "lines")).toEqual({ before: false, after: true });
    expect(
      partsOfSide(["Ring once.", "Ring twice."], "words", "after", true)
        .map(({ value }) => value)
        .join(""),
    ).toBe("Ring twice.");
  });
});
