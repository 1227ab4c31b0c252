import { describe, expect, test } from "vitest";
import { textLikeness } from "./text-likeness.ts";

const MEALS = "Hot meals every day for everyone who is hungry, with groceries to take home on Friday.";

describe("two texts share", () => {
  test.each([
    ["everything", MEALS, MEALS.toUpperCase(), 1, 1],
    ["almost everything, where one has a sentence more", MEALS, `${MEALS} Showers in the cellar.`, 0.9, 0.99],
    ["some of it", MEALS, "Meals on Friday for guests.", 0.1, 0.5],
    [
      "nothing, where they have only common words in common",
      "It provides a variety of services.",
      "Offers services to you.",
      0,
      0,
    ],
    ["nothing, where one is empty", MEALS, "", 0, 0],
  ])("%s", (_, one, other, least, most) => {
    const share = textLikeness(one, other);
    expect(share).toBeGreaterThanOrEqual(least);
    expect(share).toBeLessThanOrEqual(most);
    expect(textLikeness(other, one)).toBe(share);
  });
});
