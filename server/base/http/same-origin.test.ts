import { expect, test } from "vitest";
import { requestOrigin } from "./same-origin.ts";

test.each([
  ["help.example:8080", "http://help.example:8080"],
  ["[::1]:3000", "http://[::1]:3000"],
  ["help.example/path?x", "http://help.example"],
  ['evil.example"><script>', null],
  ["", null],
  ["a b", null],
])("the host %s is the origin %s", (host, origin) => {
  expect(requestOrigin({ protocol: "http", host }, null)).toBe(origin);
});
