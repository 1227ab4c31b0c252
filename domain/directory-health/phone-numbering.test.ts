import { expect, test } from "vitest";
import { canBePhone } from "./phone-numbering.ts";

test.each([
  ["(305) 555-0100", true],
  ["305.555.0100", true],
  ["1-305-555-0100", true],
  ["+1 305 555 0100", true],
  ["(800) 411-0100", true],
  ["211", true],
  ["988", true],
  ["741741", true],
  ["+44 20 7946 0958", true],
  ["1-800-FLOWERS", true],
  ["(305) 555-0100; (305) 555-0101", true],
  ["(105) 555-0100", false],
  ["(005) 555-0100", false],
  ["(295) 555-0100", false],
  ["(375) 555-0100", false],
  ["(965) 555-0100", false],
  ["(411) 555-0100", false],
  ["(305) 055-0100", false],
  ["(305) 155-0100", false],
  ["(305) 911-0100", false],
  ["555-0100", false],
  ["305 555 010", false],
  ["305 555 01000", false],
  ["2-305-555-0100", false],
  ["0000000000", false],
  ["", false],
])("%j can be a number: %s", (phone, can) => {
  expect(canBePhone(phone)).toBe(can);
});
