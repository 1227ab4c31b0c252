import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deletionDeadline } from "./deletion-deadline.ts";

const at = (day: string) => Date.parse(`${day}:00Z`);

describe("a request to delete an account", () => {
  test.each([
    // 2026-11-16 is a Monday.
    ["2026-11-16T10:00", "2026-11-16T10:00", "2026-11-19T10:00", "2026-11-22T10:00", 6],
    ["2026-11-16T10:00", "2026-11-17T09:00", "2026-11-19T10:00", "2026-11-22T10:00", 6],
    ["2026-11-16T10:00", "2026-11-22T09:59", "2026-11-19T10:00", "2026-11-22T10:00", 1],
    ["2026-11-16T10:00", "2026-11-22T10:00", "2026-11-19T10:00", "2026-11-22T10:00", 0],
    ["2026-11-16T10:00", "2026-12-24T10:00", "2026-11-19T10:00", "2026-11-22T10:00", 0],
    // Over a weekend.
    ["2026-11-19T10:00", "2026-11-19T10:00", "2026-11-24T10:00", "2026-11-27T10:00", 8],
    ["2026-11-21T10:00", "2026-11-21T10:00", "2026-11-25T10:00", "2026-11-28T10:00", 7],
  ])("of %s, on %s", (requested, now, confirmBy, deleteBy, daysLeft) => {
    expect(deletionDeadline(at(requested), at(now))).toEqual({
      confirmBy: at(confirmBy),
      deleteBy: at(deleteBy),
      daysLeft,
    });
  });

  test("is confirmed on a weekday, after 3 to 5 days", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (requestedAt) => {
        const { confirmBy } = deletionDeadline(requestedAt, requestedAt);
        const days = (confirmBy - requestedAt) / 86_400_000;
        expect([0, 6]).not.toContain(new Date(confirmBy).getUTCDay());
        expect(days).toBeGreaterThanOrEqual(3);
        expect(days).toBeLessThanOrEqual(5);
      }),
    );
  });
});
