import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAIN_LANGUAGES } from "#domain/base/languages/language.ts";
import { type ContentCoding, contentCoding, preferredLanguage } from "./negotiation.ts";

describe("the coding of a reply", () => {
  test.each<[string | undefined, ContentCoding]>([
    // Headers that browsers and tools send.
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["br", "br"],
    ["gzip", "gzip"],
    ["*/*", "identity"],
    // A request without the header gets nothing that it might not read.
    [undefined, "identity"],
    ["", "identity"],
    // q=0 refuses.
    ["br;q=0", "identity"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.000, gzip;q=0.001", "gzip"],
    ["br; q=0 , gzip ; q=1", "gzip"],
    ["gzip;q=0, br;q=0", "identity"],
    // The highest q wins, whatever its place; among equals the smaller reply.
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["gzip;q=0.8, br;q=0.5", "gzip"],
    ["gzip;q=0.5, br;q=0.5", "br"],
    ["identity;q=1, br;q=0.5", "identity"],
    ["identity, gzip;q=0.5", "identity"],
    // `*` is everything that is not named.
    ["*", "br"],
    ["*;q=0.5, gzip", "gzip"],
    ["br;q=0, *", "gzip"],
    ["br;q=0, gzip;q=0, *;q=0.1", "identity"],
    ["gzip;q=0, *", "br"],
    // Compressed at any price, or nothing at all: then the reply goes out as it is.
    ["identity;q=0, gzip", "gzip"],
    ["*;q=0, gzip", "gzip"],
    ["identity;q=0", "identity"],
    ["*;q=0", "identity"],
    // In any case; what we do not have, and what is no coding, is passed over.
    ["BR;Q=1", "br"],
    ["GZip", "gzip"],
    ["zstd, deflate;q=0.9", "identity"],
    ["brotli", "identity"],
    ["xbr, gzip", "gzip"],
    [";q=1, gzip", "gzip"],
    ["gzip;q=lots", "identity"],
    [",,,", "identity"],
  ])("%s: %s", (header, coding) => {
    expect(contentCoding({ headers: { "accept-encoding": header } })).toBe(coding);
  });

  test.each<[string | undefined, ContentCoding]>([
    ["gzip, br", "identity"],
    ["gzip;q=0.5, identity;q=0.2", "gzip"],
    ["identity;q=0, br", "br"],
    [undefined, "identity"],
  ])("of a reply too short to compress, %s: %s", (header, coding) => {
    const available = ["identity", "br", "gzip"] as const;
    expect(contentCoding({ headers: { "accept-encoding": header } }, available)).toBe(coding);
  });

  test("of what is there in one form alone", () => {
    const of = (header: string) =>
      contentCoding({ headers: { "accept-encoding": header } }, ["gzip", "identity"]);
    expect([of("br, gzip"), of("br"), of("*"), of("gzip;q=0, *")]).toEqual([
      "gzip",
      "identity",
      "gzip",
      "identity",
    ]);
  });
});

describe("the language of a request", () => {
  test.each([
    ["en-US,en;q=0.9", "en"],
    ["es-MX,es;q=0.9,en;q=0.8", "es"],
    ["es-419", "es"],
    ["ES", "es"],
    ["fr-CA, fr;q=0.9, es;q=0.2", "es"],
    ["en;q=0.2, es;q=0.3", "es"],
    ["es;q=0.5, en;q=0.5", "es"],
    ["en, es", "en"],
    ["est, eng", "en"],
    ["es;q=0, *", "en"],
    ["en;q=0, *", "es"],
    ["es;q=0", "en"],
    ["*", "en"],
    ["fr", "en"],
    ["", "en"],
    [undefined, "en"],
  ])("%s: %s", (header, language) => {
    expect(preferredLanguage({ headers: { "accept-language": header } }, MAIN_LANGUAGES)).toBe(language);
  });
});

test.each([
  ["ar-XB, en;q=0.5", "ar-XB"],
  ["ar, es;q=0.5", "ar-XB"],
  ["en-XA", "en"],
  ["fr", "en"],
])("%s, where the operator has switched on one more: %s", (header, language) => {
  const request = { headers: { "accept-language": header } };
  expect(preferredLanguage(request, ["en", "es", "ar-XB"])).toBe(language);
});

test.each([
  ["pt-PT, en;q=0.5", "pt-BR"],
  ["zh-TW, zh;q=0.9, en;q=0.1", "zh-Hant"],
  ["zh-Hant-HK", "zh-Hant"],
  ["zh-CN, en;q=0.5", "en"],
  ["de, fr;q=0.9, en;q=0.8", "fr-CA"],
  ["en;q=0, *;q=0.1", "es"],
])("%s is matched with languages that name a region or a script: %s", (header, language) => {
  const languages = ["en", "es", "pt-BR", "zh-Hant", "fr-CA"];
  expect(preferredLanguage({ headers: { "accept-language": header } }, languages)).toBe(language);
});

test("whatever the header, there is an answer", () => {
  const header = fc.oneof(fc.string(), fc.stringMatching(/^[brgzipes*;,q=. "\\-]{0,60}$/));
  fc.assert(
    fc.property(header, (text) => {
      expect(["br", "gzip", "identity"]).toContain(contentCoding({ headers: { "accept-encoding": text } }));
      expect(["en", "es"]).toContain(
        preferredLanguage({ headers: { "accept-language": text } }, MAIN_LANGUAGES),
      );
    }),
  );
});

test("a header is read as far as a browser's goes", () => {
  const long = `${"x,".repeat(100)}br`;
  expect(contentCoding({ headers: { "accept-encoding": long } })).toBe("identity");
});
