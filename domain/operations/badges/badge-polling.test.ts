import fc from "fast-check";
import { expect, test } from "vitest";
import {
  POLL_BATCH_MS,
  POLL_MAX_MS,
  POLL_MIN_MS,
  pauseBeforeAnswer,
  pauseBeforePoll,
  SHARED_COUNT_MS,
} from "./badge-polling.ts";

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test("what others did is seen within a minute", () => {
  fc.assert(
    fc.property(random, (at) => {
      const pause = pauseBeforePoll(at, 0);
      expect(pause).toBeGreaterThanOrEqual(POLL_MIN_MS);
      expect(pause).toBeLessThanOrEqual(POLL_MAX_MS);
    }),
  );
  expect(POLL_MAX_MS + POLL_BATCH_MS + SHARED_COUNT_MS).toBeLessThan(60_000);
});

test("browsers that were answered together arrive before the same answer again, over networks of up to half a second", () => {
  const answeredAt = 1_795_186_800_000;
  expect(pauseBeforeAnswer(answeredAt)).toBe(POLL_BATCH_MS);
  fc.assert(
    fc.property(random, fc.integer({ min: 0, max: 499 }), (at, roundTrip) => {
      const arrival = answeredAt + roundTrip + pauseBeforePoll(at, 0);
      expect(pauseBeforeAnswer(arrival)).toBe(500 - roundTrip);
    }),
  );
});

test("browsers do not ask at the same time", () => {
  expect(pauseBeforePoll(0.2, 0)).not.toBe(pauseBeforePoll(0.7, 0));
});

test("each failure doubles the pause, up to ten minutes", () => {
  const pauses = [0, 1, 2, 3, 4, 50].map((failures) => pauseBeforePoll(0, failures));
  expect(pauses).toEqual([44_500, 89_000, 178_000, 356_000, 600_000, 600_000]);
});
