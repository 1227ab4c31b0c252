import { expect, test } from "vitest";
import { isRightToLeft } from "./languages.ts";
import { toLocale } from "./locale.ts";
import { matchLanguage } from "./match-language.ts";

const SERVED = ["en", "es", "pt-BR", "zh-Hant", "fr-CA", "ht"];

test.each([
  ["es", "es"],
  ["ES-mx", "es"],
  [" es-419 ", "es"],
  ["en-GB-oxendict", "en"],
  ["pt-BR", "pt-BR"],
  ["pt-br-x-private", "pt-BR"],
  ["pt", "pt-BR"],
  ["pt-PT", "pt-BR"],
  ["fr", "fr-CA"],
  ["fr-HT", "fr-CA"],
  ["zh-Hant-HK", "zh-Hant"],
  ["zh-TW", "zh-Hant"],
  ["zh-CN", null],
  ["zh", null],
  ["est", null],
  ["de", null],
  ["*", null],
  ["", null],
  ["not a tag", null],
])("who asks for %s gets %s", (tag, language) => {
  expect(matchLanguage(tag, SERVED)).toBe(language);
});

test("a region of a language's own stays in its locale, and the others are of the United States", () => {
  const codes = ["en", "es", "ht", "zh-Hant", "pt-BR", "fr-CA", "zh-Hans-SG", "es-419", "en-XA", "ar-XB"];
  const locales = codes.map(toLocale);
  expect(locales).toEqual([
    ...["en-US", "es-US", "ht-US", "zh-Hant-US", "pt-BR", "fr-CA", "zh-Hans-SG", "es-419", "en-US", "en-US"],
  ]);
  // Each is one that `Intl` takes.
  expect(Intl.getCanonicalLocales(locales)).toEqual([...new Set(locales)]);
  const day = new Date(Date.UTC(2026, 10, 27, 18, 5));
  const options = { dateStyle: "short", timeStyle: "short", timeZone: "UTC" } as const;
  expect(new Intl.DateTimeFormat(toLocale("pt-BR"), options).format(day)).toBe("27/11/2026, 18:05");
  expect(new Intl.DisplayNames(toLocale("zh-Hant"), { type: "language" }).of("es")).toBe("西班牙文");
});

test("the direction of a language is that of its script, which may differ from its usual one", () => {
  const rightToLeft = ["ar", "ar-XB", "fa-AF", "ckb", "pa-Arab", "az-Arab-IR", "he", "ur-PK"];
  expect(rightToLeft.filter(isRightToLeft)).toEqual(rightToLeft);
  expect(["en", "pa", "az", "ar-Latn", "uz-Latn", "arn", "pt-BR"].filter(isRightToLeft)).toEqual([]);
});
