import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold, splitWords } from "./fold.ts";

describe("fold", () => {
  test.each([
    ["Área de Niños", "area de ninos"],
    ["Comida—gratis!", "comida gratis"],
    ["(305) 555-0123", "305 555 0123"],
    ["women's shelter", "womens shelter"],
    ["Women’s", "womens"],
    ["G.E.D. classes", "ged classes"],
    ["I.D cards", "id cards"],
    ["for my I.D. card", "for my id card"],
    ["the 90’s", "the 90s"],
    ["Pier’39", "pier39"],
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
    const words = splitWords(
      `${"x".repeat(61)} ${"x".repeat(59)}${"𝒜".repeat(4)} ${"𐐨".repeat(40)} y${"𐐨".repeat(40)}`,
    );
    for (const word of words) {
      expect(word.length).toBeLessThanOrEqual(60);
      expect(word.isWellFormed()).toBe(true);
    }
  });

  test.each([
    ["x", 60, "x".repeat(60)],
    ["x", 61, "x".repeat(60)],
    ["𐐨", 40, "𐐨".repeat(30)],
  ])("%s, %d times over, is cut after as much as fits", (letter, times, word) => {
    expect(splitWords(letter.repeat(times))).toEqual([word]);
  });

  // The first halves of these pairs are the lowest and highest that letters use.
  test.each(["\u{10000}", "𐐨", "\u{323af}"])("half of %s is left out", (pair) => {
    expect(splitWords(`y${pair.repeat(30)}x`)).toEqual([`y${pair.repeat(29)}`]);
  });
});
