import { expect, test } from "vitest";
import { goneDays, mayVisit, outcomeOfStatus } from "./gone-website.ts";

test.each([
  [200, "ANSWERED"],
  [204, "ANSWERED"],
  [404, "GONE"],
  [410, "GONE"],
  [401, "UNKNOWN"],
  [403, "UNKNOWN"],
  [429, "UNKNOWN"],
  [500, "UNKNOWN"],
  [503, "UNKNOWN"],
])("status %i: %s", (status, outcome) => {
  expect(outcomeOfStatus(status)).toBe(outcome);
});

test.each([
  [[], 100, "GONE", [100]],
  [[98, 99], 100, "GONE", [98, 99, 100]],
  [[100], 100, "GONE", [100]],
  [[100], 100, "UNKNOWN", [100]],
  [[93, 94, 99], 100, "GONE", [94, 99, 100]],
  [[98, 99], 100, "UNKNOWN", [98, 99]],
  [[98, 99], 100, "ANSWERED", []],
] as const)("gone on %j, and on day %i %s: %j", (days, today, outcome, expected) => {
  expect(goneDays(days, today, outcome)).toEqual(expected);
});

const ROBOTS = `User-agent: *
Disallow: /private # not this
Allow: /private/open
Disallow: /*.pdf$

User-agent: other
User-agent: amparo
Disallow: /a*c
`;
test.each([
  ["", "/", "x", true],
  ["User-agent: *\nDisallow:", "/", "x", true],
  ["User-agent: *\nDisallow: /", "/", "x", false],
  ["User-agent: *\nDisallow: /\nAllow: /", "/", "x", true],
  ["User-agent: other\nDisallow: /", "/", "x", true],
  [ROBOTS, "/private/x", "x", false],
  [ROBOTS, "/private/open", "x", true],
  [ROBOTS, "/a.pdf", "x", false],
  [ROBOTS, "/a.pdf?x", "x", true],
  [ROBOTS, "/private", "Amparo", true],
  [ROBOTS, "/abc", "Amparo", false],
  [ROBOTS, "/b", "Amparo", true],
])("%j lets %s be visited by %s: %s", (robots, path, agent, may) => {
  expect(mayVisit(robots, path, agent)).toBe(may);
});
