import { describe, expect, test } from "vitest";
import { cleanEmail, cleanPhone, cleanUrl, socialSiteOf } from "./clean-contact.ts";

describe("telephone numbers", () => {
  test.each([
    ["305-253-4841", "(305) 253-4841", null],
    ["(305) 253-4841", "(305) 253-4841", null],
    ["305.253.4841", "(305) 253-4841", null],
    ["3052534841", "(305) 253-4841", null],
    ["305-573-4200 x57471", "(305) 573-4200", "57471"],
    ["305-573-4200x57471", "(305) 573-4200", "57471"],
    ["305-253-4841 ext 12", "(305) 253-4841", "12"],
    ["305-253-4841 ext. 12", "(305) 253-4841", "12"],
    ["305-253-4841, extension 12", "(305) 253-4841", "12"],
    ["305-253-4841 #3", "(305) 253-4841", "3"],
    ["305-644-6616 xOPT2", "(305) 644-6616", "option 2"],
    ["305-555-0101 or 305-555-0102", "(305) 555-0101", null],
    ["305-555-0101 / 305-555-0102", "(305) 555-0101", null],
    ["305-555-0101; 305-555-0102 ext 4", "(305) 555-0101", null],
    ["1-800-799-7233", "1-800-799-7233", null],
    ["+1 800 799 7233", "1-800-799-7233", null],
    ["1-800-FLOWERS", "1-800-356-9377", null],
    ["305-555-HELP", "(305) 555-4357", null],
    ["211", "211", null],
    ["988", "988", null],
    ["741741", "741741", null],
    ["+44 1234 234567", "+44 1234 234567", null],
    ['"+44 1234 234567"', "+44 1234 234567", null],
    ["305-555-0101 (main)", "(305) 555-0101", null],
    ["305–253–4841", "(305) 253-4841", null],
    ["305‑253−4841", "(305) 253-4841", null],
    ["(305)\u00a0253\u20134841 ext\u00a012", "(305) 253-4841", "12"],
    ["\u202d305-253-4841\u202c", "(305) 253-4841", null],
    ["Fax: 305-253-4841", "(305) 253-4841", null],
    ["Tel. (305) 253-4841", "(305) 253-4841", null],
  ])("%s → %s, %s", (raw, phone, extension) => {
    expect(cleanPhone(raw)).toEqual({ phone, extension });
  });

  test.each(["", "none", "305-243-*801", "000-000-0211", "253-4841", "call the office", "12", "1"])(
    "%j is none",
    (raw) => {
      expect(cleanPhone(raw)).toBeNull();
    },
  );

  test("the extension's own column comes first", () => {
    expect(cleanPhone("305-555-0101 x9", "ext. 12")).toEqual({ phone: "(305) 555-0101", extension: "12" });
    expect(cleanPhone("305-555-0101", "nonsense")).toEqual({ phone: "(305) 555-0101", extension: null });
  });
});

describe("e-mail", () => {
  test.each([
    ["Help@Example.ORG", "help@example.org"],
    ["mailto:help@example.org", "help@example.org"],
    ["Ann <ann@example.org>", "ann@example.org"],
    ["not mail; ann@example.org", "ann@example.org"],
    ["ann@example.org.", "ann@example.org"],
    ["ann@example", null],
    ["ann at example.org", null],
    ["ann@@example.org", null],
    ["a..b@example.org", null],
    ["", null],
  ])("%j → %j", (raw, email) => {
    expect(cleanEmail(raw)).toBe(email);
  });
});

describe("web addresses", () => {
  test.each([
    ["www.girlscoutsfl.org", "http://www.girlscoutsfl.org"],
    ["girlscoutsfl.org/camps?x=1", "http://girlscoutsfl.org/camps?x=1"],
    ["https://Example.ORG/Path", "https://example.org/Path"],
    ["HTTP://example.org", "http://example.org"],
    ["http//example.org", "http://example.org"],
    ["http:/example.org", "http://example.org"],
    ["http://http://example.org", "http://example.org"],
    ["example.org:8080/a", "http://example.org:8080/a"],
    ["www.example.org, www.other.example", "http://www.example.org"],
    ["http://www.example.org/#!/a", "http://www.example.org/#!/a"],
    ["example.org/?id={1}", "http://example.org/?id=%7B1%7D"],
    ["example.org/a\\b", null],
    ["javascript:alert(1)", null],
    ["data:text/html,x", null],
    ["ftp://example.org", null],
    ["mailto:ann@example.org", null],
    ["releasethesilence", null],
    ["http://user@example.org", null],
    ["http://example.org/<script>", null],
    ["//example.org", null],
    ["", null],
  ])("%j → %j", (raw, url) => {
    expect(cleanUrl(raw)).toBe(url);
  });

  test.each([
    ["https://www.facebook.com/amparo", "facebook"],
    ["https://x.com/amparo", "twitter"],
    ["https://twitter.com/amparo", "twitter"],
    ["https://m.youtube.com/c/a", "youtube"],
    ["https://youtu.be/a", "youtube"],
    ["https://instagram.com/a", "instagram"],
    ["https://notfacebook.com/", null],
    ["https://facebook.com.example.org/", null],
  ])("%s belongs to %s", (url, site) => {
    expect(socialSiteOf(url)).toBe(site);
  });
});
