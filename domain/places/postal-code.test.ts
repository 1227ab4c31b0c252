import { expect, test } from "vitest";
import { parsePostalArea } from "./postal-code.ts";

test.each([
  ["33101", "33101"],
  [" 33101 ", "33101"],
  ["33101-1234", "33101"],
  ["331011234", "33101"],
  ["33101 1234", "33101"],
  ["M5V 2T6", "M5V"],
  ["m5v2t6", "M5V"],
  [" M5V 2T6 ", "M5V"],
  ["M5V", "M5V"],
  ["", null],
  ["3310", null],
  ["33101-12", null],
  ["SW1A 1AA", null],
  ["331015", null],
  ["x M5V", null],
  ["xM5V", null],
  ["M5Vx", null],
  ["M5V 2T", null],
])("%j lies in %j", (code, area) => {
  expect(parsePostalArea(code)).toBe(area);
});
