import { expect, test } from "vitest";
import { needsOfTexts } from "./needs-of-texts.ts";

test.each([
  ["Regent Oaks Senior Living", "TRANSITIONAL"],
  ["Apartamentos para personas mayores Luz", "TRANSITIONAL"],
  ["Elm Street Care Center", "MEDICAL"],
  ["Harbor Abuse and Violence Intervention Center", "COUNSELING"],
  ["Multi-Service Center", "ASSISTANCE"],
  ["Northside Community FCU", "ASSISTANCE"],
  ["Bank of Elmwood", "ASSISTANCE"],
  ["Harborfoodfinders", "FOOD_PANTRIES"],
])("a directory that has no more than the name %s: %s", (name, need) => {
  expect(needsOfTexts("", name, "").needs).toEqual([need]);
  expect(needsOfTexts("Woodland Companies", name, "").needs).toEqual([need]);
});

test.each([
  ["Bright Start Child Care Center", "MEDICAL"],
  ["Elm Diaper Bank", "MEDICAL"],
  ["Golden Years Day Care Center", "MEDICAL"],
])("%s is not %s", (name, need) => {
  expect(needsOfTexts("", name, "").needs).not.toContain(need);
});
