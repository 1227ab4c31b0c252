import { expect, test } from "vitest";
import { formOfAnswer } from "./form-of-answer.ts";

test.each([
  ["isAllowedPets", "YES", { isAllowedPets: true }],
  ["asksImmigrationStatus", " NO ", { asksImmigrationStatus: false }],
  ["isLowBarrier", "perhaps", "unknownValue"],
  ["isLowBarrier", "", "required"],
  ["asksForId", "NO", { asksForId: false }],
  ["asksToBeSober", "YES", { asksToBeSober: true }],
  ["cost", " Free ", { cost: "Free" }],
  ["cost", "NO", { cost: "NO" }],
  ["cost", "  ", "required"],
  ["stayLimit", "x".repeat(1000), { stayLimit: "x".repeat(1000) }],
  ["stayLimit", "x".repeat(1001), "tooLong"],
] as const)("%s, answered %j", (field, answer, expected) => {
  expect(formOfAnswer(field, { answer })).toEqual(expected);
});

test.each([
  ["category", ["FAMILIES", "WOMEN"], { category: ["WOMEN", "FAMILIES"] }],
  ["entry", ["CALL"], { entry: ["CALL"] }],
  ["entry", ["WOMEN"], "unknownValue"],
  ["category", [], "required"],
  ["houseRules", ["CHORES", "CURFEW"], { houseRules: ["CURFEW", "CHORES"] }],
  ["houseRules", ["NONE", "CURFEW"], "contradicts"],
  ["cost", ["CALL"], "required"],
] as const)("%s, answered with %j", (field, choices, expected) => {
  expect(formOfAnswer(field, { choices })).toEqual(expected);
});
