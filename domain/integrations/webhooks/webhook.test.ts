import { expect, test } from "vitest";
import {
  eventToSend,
  isTriedEnough,
  outcomeOfStatus,
  pauseAfter,
  WEBHOOK_EVENTS,
  WEBHOOK_TRYING_MS,
} from "./webhook.ts";

test.each([
  ["service.created", true, "service.created"],
  ["service.updated", true, "service.updated"],
  ["beds.updated", true, "beds.updated"],
  ["service.deleted", true, "service.updated"],
  ["service.created", false, "service.deleted"],
  ["service.updated", false, "service.deleted"],
  ["beds.updated", false, "service.deleted"],
  ["service.deleted", false, "service.deleted"],
] as const)(
  "%s of a service that is public now: %s is sent as %s, to those who want that",
  (queued, isPublic, event) => {
    expect(eventToSend(queued, isPublic, WEBHOOK_EVENTS)).toBe(event);
    expect(eventToSend(queued, isPublic, [event])).toBe(event);
    expect(
      eventToSend(
        queued,
        isPublic,
        WEBHOOK_EVENTS.filter((each) => each !== event),
      ),
    ).toBeNull();
  },
);

test("pauses grow from seconds to an hour, and go on for three days", () => {
  const pauses = Array.from({ length: 100 }, (_, index) => pauseAfter(index + 1));
  expect(pauses[0]).toBe(5000);
  expect(pauses.every((pause, index) => index === 0 || pause >= (pauses[index - 1] ?? 0))).toBe(true);
  expect(pauses.at(-1)).toBe(3_600_000);
  expect(isTriedEnough(0, WEBHOOK_TRYING_MS - 1)).toBe(false);
  expect(isTriedEnough(0, WEBHOOK_TRYING_MS)).toBe(true);
});

test.each([
  [200, "sent"],
  [204, "sent"],
  [301, "failed"],
  [400, "failed"],
  [410, "gone"],
  [503, "failed"],
] as const)("the status %d is %s", (status, outcome) => {
  expect(outcomeOfStatus(status)).toBe(outcome);
});
