import { expect, test } from "vitest";
import { asksForSchool } from "./asks-for-school.ts";

test.each([
  ["school", true],
  ["how do I enroll my kids without an address", true],
  ["School supplies", true],
  ["inscribir a mi hijo", true],
  ["útiles escolares", true],
  ["mochilas para la escuela", true],
  ["McKinney-Vento", true],
  ["night school GED", false],
  ["escuela para adultos", false],
  ["driving school", false],
  ["food pantry", false],
  ["", false],
])("%j: %s", (text, expected) => {
  expect(asksForSchool(text)).toBe(expected);
});
