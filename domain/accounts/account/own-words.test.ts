import { expect, test } from "vitest";
import { isOwnWord } from "./own-words.ts";

const owner = { email: "maria.lopez@casa-luz.example", displayName: "Casa Luz & Pan" };

test.each([
  ["maria.lopez", true],
  ["MariaLopez77", true],
  ["maria.lopez@casa-luz.example", true],
  ["casaluz", true],
  ["Casa Luz & Pan", true],
  ["casa luz pan 2026", true],
  ["amparo-demo", false],
  ["Amparo2026!", false],
  ["maria bakes at night", false],
  ["correct horse", false],
  ["482913", false],
  ["!!!!!!", false],
])("%j is a name or an address of the person: %s", (password, isOne) => {
  expect(isOwnWord(password, owner)).toBe(isOne);
});

test("of whom no name is known, the address counts", () => {
  expect(isOwnWord("lopez1", { email: "lopez@casa.example", displayName: null })).toBe(true);
  expect(isOwnWord("ab1234", { email: "ab@casa.example", displayName: null })).toBe(false);
});
