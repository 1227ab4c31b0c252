import { expect, test } from "vitest";
import { mayBeCalled } from "./may-be-called.ts";
import { canBePhone } from "./numbering.ts";

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

test.each([
  ["(305) 555-0100", "United States", true],
  ["1-800-799-7233", "United States", true],
  ["211", "United States", true],
  ["741741", "United States", true],
  ["+44 20 7946 0018", "United States", true],
  ["(155) 555-5014", "United States", false],
  ["(305) 055-0100", "United States", false],
  ["+1 (155) 555-5014", "Canada", false],
  ["01 23 45 67 89", "France", true],
])("%j of a listing in %s may be called: %s", (phone, country, may) => {
  expect(mayBeCalled(phone, country)).toBe(may);
});
