import { describe, expect, test } from "vitest";
import { cleanEmail, cleanUrl, findSocialSite } from "./clean-contact.ts";

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
    expect(findSocialSite(url)).toBe(site);
  });
});
