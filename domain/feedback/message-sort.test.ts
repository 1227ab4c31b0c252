import { expect, test } from "vitest";
import { FEEDBACK_TYPES } from "./feedback.ts";
import { MESSAGE_SORTS, toMessageSort } from "./message-sort.ts";

test.each([
  ["SERVICE", true, "question"],
  ["APP", true, "report"],
  ["APP", false, "opinion"],
  ["CLAIM", true, "claim"],
] as const)("a message of type %s, about a service: %s, is a %s", (type, isAboutService, sort) => {
  expect(toMessageSort(type, isAboutService)).toBe(sort);
});

test("every message is of one sort, and every sort has a message", () => {
  const sorts = FEEDBACK_TYPES.flatMap((type) => [toMessageSort(type, true), toMessageSort(type, false)]);
  expect(new Set(sorts)).toEqual(new Set(MESSAGE_SORTS));
});
