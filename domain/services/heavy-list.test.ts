import { expect, test } from "vitest";
import { isHeavyList } from "./heavy-list.ts";

const words = (count: number) => ({ q: ` ${"word ".repeat(count)}`, fields: [] });

test.each([
  ["the first page", { skip: 0, limit: 100, text: null }, false],
  ["what somebody scrolls to", { skip: 400, limit: 100, text: null }, false],
  ["what only a program asks for", { skip: 401, limit: 100, text: null }, true],
  ["a sentence", { skip: 0, limit: 25, text: words(8) }, false],
  ["a text of many words", { skip: 0, limit: 25, text: words(9) }, true],
])("%s", (_, query, isHeavy) => {
  expect(isHeavyList(query)).toBe(isHeavy);
});
