import { expect, test } from "vitest";
import { clausesOf } from "./clauses.ts";

test.each([
  ["where do they serve food", []],
  [
    "need food, he hit me. open sunday?",
    [
      "need food",
      "need food, he hit me",
      "need food, he hit me, open sunday",
      "he hit me",
      "he hit me, open sunday",
      "open sunday",
    ],
  ],
  ["busco ropa porque me corrieron", ["busco ropa", "busco ropa, me corrieron", "me corrieron"]],
])("clauses of %s", (text, clauses) => {
  expect(clausesOf(text)).toEqual(clauses);
});

test("however many clauses a text has, those that are read are bounded", () => {
  expect(clausesOf("a, ".repeat(5000)).length).toBeLessThanOrEqual(90);
});
