import { expect, test } from "vitest";
import { claimantName } from "./claimant-name.ts";

test.each([
  ["Ana Gómez", true],
  ["Ana M. Gómez, Jr.", true],
  ["Dr. O'Neil-Smith", true],
  ["evil.example", false],
  ["Call www.evil.example now", false],
  ["Call evil．example now", false],
  ["Call evil。example now", false],
  ["Call evil｡example now", false],
  ["https://evil", false],
  ["pay:me", false],
  ["ana@evil", false],
])("%s is shown to strangers: %s", (name, isShown) => {
  expect(claimantName(name)).toBe(isShown ? name : null);
});
