import { expect, test } from "vitest";
import { isGuessedFirst } from "./guessed-first.ts";

test.each([
  "abcdef",
  "ABCDEF",
  "fedcba",
  "lmnñop",
  "654321",
  "234567",
  "67890",
  "aaaaaa",
  "      ",
  "🔑🔑🔑🔑🔑🔑",
  "abababab",
  "abcabc",
  "abcdabcd",
  "1212121",
  "qwerty",
  "poiuyt",
  "asdfgh",
  "zxcvbnm",
  "1qaz2wsx",
  "qazwsx",
  "abc123",
  "123qwe",
  "aaa111",
  "qweasdzxc",
  "Amparo",
  "contraseña",
])("%j is guessed as soon as the passwords that leaked", (password) => {
  expect(isGuessedFirst(password)).toBe(true);
});

test.each([
  "",
  "abcdeg",
  "abdefg",
  "ab12cd",
  "aabbcc",
  "casacasa",
  "qwertx",
  "amparo1",
  "albergue-1",
  "mi albergue",
  "definitely",
  "horse abc",
  "482913",
  "purple rain",
])("%j is not", (password) => {
  expect(isGuessedFirst(password)).toBe(false);
});
