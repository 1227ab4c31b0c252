import { expect, test } from "vitest";
import { callLink } from "./call-link.ts";

test.each([
  ["(305) 555-0100", null, "tel:+13055550100"],
  ["(305) 555-0100", "12", "tel:+13055550100,12"],
  ["(305) 555-0100", "12 or 13", "tel:+13055550100,12"],
  ["(305) 555-0100", "option 2", "tel:+13055550100,2"],
  ["988", "1#", "tel:988,1%23"],
  ["1-800-799-7233", null, "tel:+18007997233"],
  ["+44 20 7946 0018", null, "tel:+442079460018"],
  ["211", null, "tel:211"],
  ["741741", null, "sms:741741"],
])("%s with %j is %s", (number, extension, link) => {
  expect(callLink(number, extension)).toBe(link);
});
