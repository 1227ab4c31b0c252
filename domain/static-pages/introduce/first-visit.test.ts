import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beginsWithTutorial, readNext, readSlide, tutorialPath } from "./first-visit.ts";

test.each([
  ["/services/1?lang=es#hours", "/services/1?lang=es#hours"],
  ["/?tab=FOOD#FOOD", "/?tab=FOOD#FOOD"],
  ["/my_favorites", "/my_favorites"],
  ["/", "/"],
  ["/a/../b", "/a/../b"],
  ["", null],
  [null, null],
  ["services/1", null],
  ["//evil.example/a", null],
  ["/\\evil.example", null],
  ["\\\\evil.example", null],
  ["/\t/evil.example", null],
  ["/\n/evil.example", null],
  ["/a/..//evil.example", "/a/..//evil.example"],
  ["https://evil.example/", null],
  ["javascript:alert(1)", null],
  [" /a", null],
  ["/introduce?slide=8", null],
  ["/introduced", "/introduced"],
  [`/?q=${"a".repeat(500)}`, null],
])("the visitor was going to %j: %j", (text, next) => {
  expect(readNext(text)).toBe(next);
});

test("whatever is given, the way leads nowhere else", () => {
  const pieces = fc.constantFrom(
    "/",
    "\\",
    "\t",
    "\n",
    "\0",
    "@",
    ":",
    "..",
    ".",
    "evil.example",
    "a",
    "?",
    "#",
    "%2f",
    "é",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.array(pieces).map((parts) => parts.join("")),
      ),
      (text) => {
        const next = readNext(text);
        if (next === null) return;
        expect(new URL(next, "https://own.example").origin).toBe("https://own.example");
        expect(readNext(next)).toBe(next);
      },
    ),
  );
});

test("a slide's address is read back as it was written", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 8 }),
      fc.constantFrom(null, "/?q=a&b=%20#c", "/services/1"),
      (slide, next) => {
        const { searchParams } = new URL(tutorialPath(slide, next), "https://own.example");
        expect(readSlide(searchParams.get("slide"))).toBe(slide);
        expect(readNext(searchParams.get("next"))).toBe(next);
      },
    ),
  );
  expect(["9", "-1", "1.5", "x", "88", "", null].map(readSlide)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

/** A person's browser. */
const PHONE =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36";

describe("who is never sent to the tutorial", () => {
  test.each([
    "/introduce",
    "/account-deletion-policy",
    "/crisis_lines",
    "/crisis_lines/",
    "/terms_of_use",
    "/privacy_policy",
    "/login",
    "/auth/resetPassword",
    "/auth/twitter/callback",
    "/exit",
  ])("%s", (path) => expect(beginsWithTutorial(path, PHONE)).toBe(false));

  test.each([
    "/",
    "/services/1",
    "/about",
    "/faq",
    "/my_favorites",
    "/crisis_lines_2",
    "/x/login",
    "/authors",
  ])("%s is not among them", (path) => expect(beginsWithTutorial(path, PHONE)).toBe(true));

  test.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (compatible; bingbot/2.0)",
    "facebookexternalhit/1.1",
    "DuckDuckBot/1.1",
  ])("%s", (agent) => expect(beginsWithTutorial("/", agent)).toBe(false));

  test.each([
    PHONE,
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile Safari/604.1",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/124.0.0.0 Safari/537.36",
    "Mozilla/5.0 (Linux; Android 11; moto g power) Chrome/109.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse",
    "Mozilla/5.0 (Android 13; Mobile; rv:125.0; Cubot Note 20) Gecko/125.0 Firefox/125.0",
  ])("a person's browser is none: %s", (agent) => expect(beginsWithTutorial("/", agent)).toBe(true));
});
