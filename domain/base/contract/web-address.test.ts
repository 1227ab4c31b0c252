import { expect, test } from "vitest";
import { MAX_WEB_ADDRESS } from "./limits.ts";
import { readBody } from "./parameters.ts";
import { parseWebAddress, webAddress } from "./web-address.ts";

test.each([
  ["example.org", "http://example.org"],
  ["  www.example.org/a?b=c#d ", "http://www.example.org/a?b=c#d"],
  ["https://example.org", "https://example.org"],
  ["HTTPS://Example.ORG/A", "HTTPS://Example.ORG/A"],
  ["example.org:8080/a", "http://example.org:8080/a"],
  ["http://café.example", "http://café.example"],
])("%s is %s", (typed, address) => {
  expect(parseWebAddress(typed)).toBe(address);
});

test.each([
  ["javascript:alert(1)"],
  ["JaVaScRiPt://example.org/%0aalert(1)"],
  ["data:text/html,x"],
  ["ftp://example.org"],
  ["mailto:a@example.org"],
  ["http://"],
  ["http:///example.org"],
  ["localhost"],
  ["http://user:pass@example.org"],
  ["user@example.org"],
  ["http://example.org/a b"],
  ['http://example.org/"onload='],
  ["http://exa\u202emple.org"],
  ["http://example.org/\u202egnp"],
  [`http://example.org/${"a".repeat(MAX_WEB_ADDRESS)}`],
])("%s is none", (typed) => {
  expect(parseWebAddress(typed)).toBeNull();
});

test("a field reports what is wrong, and an empty one is null", () => {
  expect(readBody(webAddress(), "")).toEqual({ ok: true, value: null });
  expect(readBody(webAddress(), "example.org")).toEqual({ ok: true, value: "http://example.org" });
  expect(readBody(webAddress(), "javascript:1")).toMatchObject({
    problem: { fields: { body: "notWebAddress" } },
  });
});
