import { expect, test } from "vitest";
import { isAudience } from "./asked-audience.ts";
import { buildSynonyms } from "./synonyms.ts";

const SYNONYMS = buildSynonyms([
  ["men", "man", "hombres", "hombre"],
  ["bed", "cama"],
]);

test.each([
  [["man"], true],
  [["hombre"], true],
  [["women"], true],
  [["adultos", "mayores"], true],
  [["bed"], false],
  [["everyone"], false],
] as const)("%s: an audience: %s", (phrase, is) => {
  expect(isAudience(phrase, SYNONYMS)).toBe(is);
});
