import { describe, expect, test } from "vitest";
import { remainingText } from "./remaining-text.ts";

describe("The rest of a text", () => {
  test.each([
    ["Meals every day.\n\nFees: none", "Meals every day.", "Fees: none"],
    ["Meals every day, and showers.", "Meals every day…", "… and showers."],
    ["Meals every day. Showers too.", "Meals every day…", "… Showers too."],
    ["Meals every day.", "Meals every day.", ""],
    ["Meals every day.", "Meals every day…", ""],
    ["Who can come: all", "", "Who can come: all"],
    ["Something else.", "Meals every day.", null],
    ["Meals every days.", "Meals every day", null],
  ])("of %j after %j", (whole, beginning, rest) => {
    expect(remainingText(whole, beginning)).toBe(rest);
  });
});
