import fc from "fast-check";
import { expect, test } from "vitest";
import { CLASSES } from "./danger-classes.ts";
import { DANGER_FAMILIES } from "./danger-families.ts";
import { DANGER_SIGNS } from "./danger-signs.ts";
import { unmasked } from "./unmasked.ts";
import { englishForms, spanishForms } from "./verb-forms.ts";
import { standsIn, wordPattern } from "./word-patterns.ts";

test("the signs name classes that there are, and every class has folded words", () => {
  const named = Object.values(DANGER_SIGNS).flatMap((signs) => signs.match(/[A-Z_]{2,}/gu) ?? []);
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter((name) => CLASSES[name] === undefined)).toEqual([]);
  for (const words of Object.values(CLASSES)) {
    expect([...words].filter((word) => !/^[a-z\d]+$/u.test(word))).toEqual([]);
  }
});

test("every danger has signs", () => {
  expect(DANGER_FAMILIES.map(({ danger }) => danger).sort()).toEqual(Object.keys(DANGER_SIGNS).sort());
});

test.each([
  ["WHO ~2 HURTS me", "my husband always beats me", true],
  ["WHO ~2 HURTS me", "my husband always and every night beats me", false],
  ["WHO ~2 HURTS me", "my husband . beats me", false],
  ["he/she left?", "then he went", true],
])("%s in %s: %s", (pattern, text, stands) => {
  expect(standsIn(wordPattern(pattern, CLASSES), text.split(" "))).toBe(stands);
});

test("verbs have the forms that are said", () => {
  expect(englishForms("stab")).toEqual(expect.arrayContaining(["stabs", "stabbed", "stabbing", "stabbin"]));
  expect(englishForms("choke")).toEqual(expect.arrayContaining(["chokes", "choked", "choking"]));
  expect(spanishForms("pegar")).toEqual(
    expect.arrayContaining(["pega", "pego", "pegan", "pegue", "pegaba", "pegarme", "pegandome"]),
  );
  expect(spanishForms("encerrar", "encierr")).toEqual(
    expect.arrayContaining(["encierra", "encerro", "encierran"]),
  );
});

test("stars, digits and spaces hide no word of danger", () => {
  const telling = new Set(["kill", "suicide", "matar"]);
  expect(unmasked("k*ll", telling)).toEqual(["kill"]);
  expect(unmasked("su1cide now", telling)).toEqual(["suicide", "now"]);
  expect(unmasked("k i l l", telling)).toEqual(["kill"]);
  expect(unmasked("me quiero m4tar", telling)).toEqual(["me", "quiero", "matar"]);
});

test("any text has words, however long", () => {
  const telling = new Set(["kill"]);
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) =>
      Array.isArray(unmasked(text, telling)),
    ),
  );
  expect(unmasked("a*".repeat(5000), telling).length).toBeGreaterThan(0);
});
