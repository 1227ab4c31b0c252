import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseFindingAction, computeSeverity, FINDING_KINDS } from "./finding.ts";

const NOW = Date.UTC(2026, 10, 22);
const DAY = 86_400_000;

test.each([
  ["REPORTED", null, "check", "ask"],
  ["REPORTED", "(305) 555-0100", "call", "ask"],
  ["MAIL_REFUSED", "(305) 555-0100", "call", "call"],
  ["BEDS_OLD", "(305) 555-0100", "call", "ask"],
  ["UNCONFIRMED", "(305) 555-0100", "check", "ask"],
  ["PHONE_IMPOSSIBLE", "(305) 555-0100", "contact", "ask"],
  ["WEBSITE_GONE", null, "contact", "ask"],
  ["NEVER_OPEN", null, "hours", "ask"],
  ["GONE_FROM_SOURCE", "(305) 555-0100", "call", "ask"],
  ["GONE_FROM_SOURCE", null, "check", "ask"],
  ["FAR_FROM_ADDRESS", null, "where", "where"],
  ["WRONG_LANGUAGE", null, "what", "what"],
] as const)(
  "the button of %s with the phone %s: %s, or %s where somebody can be asked",
  (kind, phone, action, asked) => {
    expect(chooseFindingAction(kind, { phone, canAsk: false })).toBe(action);
    expect(chooseFindingAction(kind, { phone, canAsk: true })).toBe(asked);
  },
);

test("what harms people now comes before what is merely old", () => {
  const severity = (kind: (typeof FINDING_KINDS)[number], days: number, amount: number | null = null) =>
    computeSeverity({ kind, since: NOW - days * DAY, amount }, NOW);
  expect(severity("PHONE_IMPOSSIBLE", 0)).toBeGreaterThan(severity("UNCONFIRMED", 900));
  expect(severity("REPORTED", 1, 5)).toBeGreaterThan(severity("REPORTED", 1, 2));
  expect(severity("UNCONFIRMED", 900)).toBeGreaterThan(severity("UNCONFIRMED", 400));
  expect(severity("UNCONFIRMED", 10_000)).toBe(severity("UNCONFIRMED", 208 * 7));
});

test("an older finding is never less severe, and a moment in the future is none", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FINDING_KINDS),
      fc.nat({ max: 3000 }),
      fc.nat({ max: 3000 }),
      fc.nat({ max: 20 }),
      (kind, days, more, amount) => {
        const older = computeSeverity({ kind, since: NOW - (days + more) * DAY, amount }, NOW);
        expect(older).toBeGreaterThanOrEqual(computeSeverity({ kind, since: NOW - days * DAY, amount }, NOW));
        expect(computeSeverity({ kind, since: NOW + more * DAY, amount }, NOW)).toBe(
          computeSeverity({ kind, since: NOW, amount }, NOW),
        );
      },
    ),
  );
});
