import { expect, test } from "vitest";
import { withoutOthersWork } from "./at-their-work.ts";

test.each([
  ["hes at work till five", "."],
  ["he is at work until 5 where can i eat", ". where can i eat"],
  ["my husband works nights i need diapers", ". i need diapers"],
  ["el esta en el trabajo hasta las cinco", "."],
  ["mi marido trabaja de noche busco comida", ". busco comida"],
  ["he needs work", "he needs work"],
  ["my husband is looking for work", "my husband is looking for work"],
  ["are they working today", "are they working today"],
  ["busco trabajo", "busco trabajo"],
  ["i lost my job at the hotel", "i lost my job ."],
  ["perdi el trabajo en la clinica y busco otro", "perdi el trabajo . y busco otro"],
  ["they work at night", "they work at night"],
  ["a room at the hotel", "a room at the hotel"],
])("%s: %s is left", (text, left) => {
  expect(withoutOthersWork(text)).toBe(left);
});
