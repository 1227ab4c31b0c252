import { expect, test } from "vitest";
import { FURTHER_LANGUAGES } from "./further-languages.ts";
import { localeOf, MAIN_LANGUAGES } from "./language.ts";

test.each([
  ["en", "en-US"],
  ["es", "es-US"],
  ["ht", "ht-US"],
  ["zh-Hant", "zh-Hant-US"],
  ["pt-BR", "pt-BR"],
  ["es-419", "es-419"],
  ["ar-XB", "en-US"],
])("%s writes dates and numbers as %s", (language, locale) => {
  expect(localeOf(language)).toBe(locale);
});

test("every language has a locale that Intl takes", () => {
  for (const language of [
    ...MAIN_LANGUAGES,
    ...FURTHER_LANGUAGES.map(({ code }) => code),
    "pt-BR",
    "zh-TW",
  ]) {
    expect(Intl.getCanonicalLocales(localeOf(language))).toEqual([localeOf(language)]);
  }
});
