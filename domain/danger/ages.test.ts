import { expect, test } from "vitest";
import { splitWords } from "../base/text/fold.ts";
import { ageAt } from "./ages.ts";

test.each([
  ["im 27 and my dad hits me", "AGE_GROWN"],
  ["tengo treinta años", "AGE_GROWN"],
  ["mi hijo de 35 me golpea", "AGE_GROWN"],
  ["im sixteen", "AGE_YOUNG"],
  ["16yo boy", "AGE_YOUNG"],
  ["tengo 15", "AGE_YOUNG"],
  ["she is 81 and lives alone", "AGE_OLD"],
  ["mi mamá de 88", "AGE_OLD"],
  ["married 10 years", null],
  ["bleeding 20 weeks", null],
  ["embarazada de 20 semanas", null],
  ["hace 3 años que me pega", null],
  ["call 911", null],
] as const)("%s: %s", (text, age) => {
  const words = splitWords(text);
  expect(words.map((_, at) => ageAt(at, words)).find((each) => each !== null) ?? null).toBe(age);
});
