import { expect, test } from "vitest";
import { categoryBits, needBits, typeBits } from "./bits.ts";
import { CATEGORIES, NEEDS, SERVICE_TYPES } from "./enumerations.ts";

test("each value has a bit of its own, and no value none", () => {
  expect(SERVICE_TYPES.map((type) => typeBits([type]))).toEqual(SERVICE_TYPES.map((_, place) => 2 ** place));
  expect(NEEDS.map((need) => needBits([need]))).toEqual(NEEDS.map((_, place) => 2 ** place));
  expect(CATEGORIES.map((each) => categoryBits([each]))).toEqual(CATEGORIES.map((_, place) => 2 ** place));
  expect(typeBits([])).toBe(0);
  expect(typeBits(["FOOD", "WORK", "FOOD"])).toBe(17);
});

test("a value keeps its bit for ever: stored rows have it", () => {
  expect([typeBits(["WORK"]), needBits(["MEALS"]), needBits(["EMPLOYMENT"])]).toEqual([16, 1, 2048]);
  expect([categoryBits(["ALL"]), categoryBits(["PETS_ALLOWED"])]).toEqual([1, 512]);
});
