import { describe, expect, test } from "vitest";
import { languageName, languageNames } from "../../base/languages/language-names.ts";
import { languageTag } from "../../base/languages/language-tag.ts";
import { LONGER_TAGS, MORE_LANGUAGES, OTHER_NAMES } from "../../base/languages/more-languages.ts";
import { languageByName } from "./language-by-name.ts";

describe("a tag", () => {
  test.each([
    ["es", "es"],
    [" ES ", "es"],
    ["pt_br", "pt-BR"],
    ["zh-hant", "zh-Hant"],
    ["iw", "he"],
    ["spa", "es"],
    ["sgn-us", "ase"],
    ["en-u-ca-buddhist", "en"],
    ["en-x-shelter", "en"],
    ["mam", "mam"],
  ])("%j is kept as %s", (text, tag) => expect(languageTag(text)).toBe(tag));

  test.each([
    "",
    "-",
    "e",
    "xx",
    "qaa",
    "und",
    "mul",
    "zxx",
    "Spanish",
    "es es",
    "en-",
    "x-foo",
    "a".repeat(36),
    "é",
  ])("%j is no language", (text) => expect(languageTag(text)).toBeNull());
});

describe("a name", () => {
  test.each([
    ["Spanish", "es"],
    ["español", "es"],
    ["HAITIAN CREOLE", "ht"],
    ["criollo haitiano", "ht"],
    ["Lengua de senas americana", "ase"],
    ["Simplified Chinese", "zh-Hans"],
    ["Kʼicheʼ", "quc"],
    ["Mam", "mam"],
    ["vi", "vi"],
    ["Kreyòl", "ht"],
    ["ASL", "ase"],
    ["Chinese (Mandarin)", "zh"],
    ["Tagalog", "fil"],
  ])("%j means %s", (text, tag) => expect(languageByName(text)).toBe(tag));

  test.each(["", "Klingonese", "interpreters available", "English and Spanish"])("%j means none", (text) =>
    expect(languageByName(text)).toBeNull(),
  );

  test("is in the reader's language, and is the tag where there is no name", () => {
    expect(languageNames(["es", "ht", "ase"], "en")).toBe("Spanish, Haitian Creole, American Sign Language");
    expect(languageNames(["es", "ht", "ase"], "es")).toBe(
      "español, criollo haitiano, lengua de señas americana",
    );
    expect(languageName("qaa", "en")).toBe("qaa");
  });

  test("of every language that we add has its tag again, in both languages", () => {
    for (const tag of LONGER_TAGS) {
      expect(languageTag(tag)).toBe(tag);
      expect([languageByName(languageName(tag, "en")), languageByName(languageName(tag, "es"))]).toEqual([
        tag,
        tag,
      ]);
    }
    for (const tag of Object.values(OTHER_NAMES)) expect(languageTag(tag)).toBe(tag);
    expect(Object.keys(MORE_LANGUAGES)).toEqual(Object.keys(MORE_LANGUAGES).sort());
  });
});
