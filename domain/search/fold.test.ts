import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold, wordsOf } from "./fold.ts";

describe("fold", () => {
  test.each([
    ["Área de Niños", "area de ninos"],
    ["Comida—gratis!", "comida gratis"],
    ["(305) 555-0123", "305 555 0123"],
    ["women's shelter", "womens shelter"],
    ["Women’s", "womens"],
    ["G.E.D. classes", "ged classes"],
    ["I.D cards", "id cards"],
    ["e-mail and Wi-Fi", "email and wifi"],
    ["low-income", "low income"],
    ["PETS_ALLOWED", "pets allowed"],
    ["ﬁre ½ İzmir", "fire 1 2 izmir"],
    ["a\u0000b\ud800c", "a b c"],
    ["%_*()'\"\\&|!:<>", ""],
    ["", ""],
  ])("%j becomes %j", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test("folding twice changes nothing more", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  test("a word is never longer than 60 characters, nor half a character", () => {
    const words = wordsOf(
      `${"x".repeat(61)} ${"x".repeat(59)}${"𝒜".repeat(4)} ${"𐐨".repeat(40)} y${"𐐨".repeat(40)}`,
    );
    for (const word of words) {
      expect(word.length).toBeLessThanOrEqual(60);
      expect(word.isWellFormed()).toBe(true);
    }
  });
});
