import { expect, test } from "vitest";
import { FEEDBACK_TYPES } from "./feedback.ts";
import { MESSAGE_SORTS, sortOf } from "./message-sort.ts";

test.each([
  ["SERVICE", true, "question"],
  ["APP", true, "report"],
  ["APP", false, "opinion"],
  ["CLAIM", true, "claim"],
] as const)("a message of type %s, about a service: %s, is a %s", (type, isAboutService, sort) => {
  expect(sortOf(type, isAboutService)).toBe(sort);
});

test("every message is of one sort, and every sort has a message", () => {
  const sorts = FEEDBACK_TYPES.flatMap((type) => [sortOf(type, true), sortOf(type, false)]);
  expect(new Set(sorts)).toEqual(new Set(MESSAGE_SORTS));
});
