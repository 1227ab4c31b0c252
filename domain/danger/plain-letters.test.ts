import { expect, test } from "vitest";
import { plainLetters } from "./plain-letters.ts";

test.each([
  ["sui\u200Bc\u00ADide", "suicide"],
  ["\u202Ei want to die\u202C", "i want to die"],
  ["su\u0456c\u0456de", "suicide"],
  ["añoranza 😀", "añoranza 😀"],
  ["жизнь", "жизнь"],
])("%j is read as %j", (received, read) => {
  expect(plainLetters(received)).toBe(read);
});
