import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bestCorrection, isOneTypoApart, wordsOneTypoApart } from "./one-typo.ts";

describe("isOneTypoApart", () => {
  test.each([
    ["sheltr", "shelter", true],
    ["shellter", "shelter", true],
    ["sholter", "shelter", true],
    ["shetler", "shelter", true],
    ["maimi", "miami", true],
    ["helter", "shelter", true],
    ["shelters", "shelter", true],
    ["hselter", "shelter", true],
    ["sheltre", "shelter", true],
    ["shelter", "shelter", false],
    ["slehter", "shelter", false],
    ["shlter", "shelters", false],
    ["", "a", true],
    ["", "ab", false],
    ["ab", "ba", true],
    ["abc", "cba", false],
    ["ab", "ca", false],
    ["abc", "bad", false],
  ])("%j and %j: %j", (one, other, expected) => {
    expect(isOneTypoApart(one, other)).toBe(expected);
    expect(isOneTypoApart(other, one)).toBe(expected);
  });

  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 5 });

  test("it agrees with a list of all neighbours, for any two words", () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(wordsOneTypoApart(one).includes(other)).toBe(isOneTypoApart(one, other));
      }),
    );
  });

  test("and lists no other word, nor an empty one", () => {
    fc.assert(
      fc.property(word, (one) => {
        const others = wordsOneTypoApart(one);
        expect(others.filter((other) => other === "" || !isOneTypoApart(one, other))).toEqual([]);
      }),
    );
  });
});

describe("bestCorrection", () => {
  test("the first letter counts before frequency, frequency before the alphabet", () => {
    const of = (word: string, uses: number) => ({ word, uses });
    expect(bestCorrection("hoise", [of("noise", 99), of("house", 3), of("hoist", 2)])).toBe("house");
    expect(bestCorrection("hoise", [of("hoist", 3), of("house", 3)])).toBe("hoist");
    expect(bestCorrection("hoise", [of("house", 3), of("hoist", 3)])).toBe("hoist");
    expect(bestCorrection("hoise", [])).toBeNull();
  });
});
