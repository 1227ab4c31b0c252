import { expect, test } from "vitest";
import { nextOpening, type OpeningFacts } from "./next-opening.ts";

const NOW = Date.UTC(2026, 10, 20, 18);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CLOSED: OpeningFacts = {
  door: { state: "CLOSED", changesAt: NOW + 20 * HOUR },
  intakeAt: null,
  walkMs: 30 * MINUTE,
};

test.each<[why: string, facts: OpeningFacts, opensAt: number | null]>([
  ["closed until tomorrow", CLOSED, NOW + 20 * HOUR],
  ["open", { ...CLOSED, door: { state: "OPEN", changesAt: NOW + HOUR } }, null],
  [
    "it opens while one is on the way",
    { ...CLOSED, door: { state: "CLOSED", changesAt: NOW + 20 * MINUTE } },
    null,
  ],
  [
    "a walk of a day does not wait at the door",
    { ...CLOSED, door: { state: "CLOSED", changesAt: NOW + 2 * HOUR }, walkMs: 24 * HOUR },
    NOW + 2 * HOUR,
  ],
  ["in two weeks", { ...CLOSED, door: { state: "CLOSED", changesAt: NOW + 14 * 24 * HOUR } }, null],
  ["closed for good", { ...CLOSED, door: { state: "CLOSED", changesAt: null } }, null],
  ["hours by telephone", { ...CLOSED, door: { state: "CONTACT", changesAt: null } }, null],
  [
    "open, and people are taken in later",
    { ...CLOSED, door: { state: "OPEN", changesAt: null }, intakeAt: NOW + 5 * HOUR },
    NOW + 5 * HOUR,
  ],
])("%s", (_why, facts, opensAt) => {
  expect(nextOpening(facts, NOW)).toBe(opensAt);
});
