import { expect, test } from "vitest";
import { splitClauses } from "./clauses.ts";

test.each([
  ["where do they serve food", []],
  ["need food, he hit me. open sunday?", ["need food", "he hit me", "open sunday"]],
  ["need food because he left", ["need food", "he left"]],
  ["busco ropa porque me corrieron", ["busco ropa", "me corrieron"]],
  ["need food\nhe hit me", ["need food", "he hit me"]],
  ["open at 5:40 on the 3.5 line", []],
])("clauses of %s", (text, clauses) => {
  expect(splitClauses(text)).toEqual(clauses);
});

test("however many clauses a text has, those that are read are bounded", () => {
  expect(splitClauses("a, ".repeat(5000)).length).toBeLessThanOrEqual(30);
});
