import { expect, test } from "vitest";
import { readQueryString } from "./query-string.ts";

test("names keep all that was given under them", () => {
  expect(readQueryString("a=1&b=%20+&a=2&c&a=3&")).toEqual({
    ok: true,
    value: { a: ["1", "2", "3"], b: "  ", c: "" },
  });
});

test("no request carries thousands of parameters", () => {
  expect(readQueryString("a=1&".repeat(199)).ok).toBe(true);
  expect(readQueryString("a=1&".repeat(3800))).toMatchObject({
    ok: false,
    problem: { code: 400, fields: { query: "tooMany" } },
  });
  expect(readQueryString("&".repeat(10_000)).ok).toBe(false);
});
