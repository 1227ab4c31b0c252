import fc from "fast-check";
import { expect, test } from "vitest";
import { actionOf, FINDING_KINDS, severityOf } from "./finding.ts";

const NOW = Date.UTC(2026, 10, 22);
const DAY = 86_400_000;

test.each([
  ["REPORTED", null, "check"],
  ["REPORTED", "(305) 555-0100", "call"],
  ["MAIL_REFUSED", "(305) 555-0100", "call"],
  ["BEDS_OLD", "(305) 555-0100", "call"],
  ["UNCONFIRMED", "(305) 555-0100", "check"],
  ["PHONE_IMPOSSIBLE", "(305) 555-0100", "contact"],
  ["WEBSITE_GONE", null, "contact"],
  ["NEVER_OPEN", null, "hours"],
  ["FAR_FROM_ADDRESS", null, "where"],
  ["WRONG_LANGUAGE", null, "what"],
] as const)("the button of %s with the phone %s: %s", (kind, phone, action) => {
  expect(actionOf(kind, { phone, canAsk: false })).toBe(action);
  const asked = kind === "UNCONFIRMED" ? "ask" : action;
  expect(actionOf(kind, { phone, canAsk: true })).toBe(asked);
});

test("what harms people now comes before what is merely old", () => {
  const severity = (kind: (typeof FINDING_KINDS)[number], days: number, amount: number | null = null) =>
    severityOf({ kind, since: NOW - days * DAY, amount }, NOW);
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
        const older = severityOf({ kind, since: NOW - (days + more) * DAY, amount }, NOW);
        expect(older).toBeGreaterThanOrEqual(severityOf({ kind, since: NOW - days * DAY, amount }, NOW));
        expect(severityOf({ kind, since: NOW + more * DAY, amount }, NOW)).toBe(
          severityOf({ kind, since: NOW, amount }, NOW),
        );
      },
    ),
  );
});
