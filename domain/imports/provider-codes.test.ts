import { expect, test } from "vitest";
import { needsOfProviderCodes } from "./provider-codes.ts";

test.each([
  ["a health center", "{261QF0400X}", ["MEDICAL"]],
  ["a mental health clinic, which is narrower than a clinic", "261QM0801X", ["COUNSELING"]],
  ["treatment of dependence with beds", "324500000X", ["COUNSELING"]],
  ["case management", "251B00000X", ["ASSISTANCE"]],
  ["a clinic that also manages cases", "251B00000X; 207Q00000X", ["MEDICAL"]],
  ["a kind that tells nothing", "251S00000X", []],
  ["no code", "LL-3000; 324500000", []],
])("%s: %s", (_, codes, needs) => {
  expect(needsOfProviderCodes(codes)).toEqual(needs);
});
