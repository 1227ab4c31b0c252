import { describe, expect, test } from "vitest";
import type { LineWay } from "./crisis-line.ts";
import type { CrisisLineFacts } from "./crisis-line-form.ts";
import { EMPTY_LINE } from "./empty-line.ts";
import { afterCall, calledAfterEdit, isToBeCalled } from "./line-called.ts";

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 28);
const line: CrisisLineFacts = { ...EMPTY_LINE, phone: "1-800-555-0142", text: "741741", lastCalledAt: NOW };
const ALL: readonly LineWay[] = ["phone", "text", "chat", "tty", "videophone"];

describe("a call", () => {
  test.each<[string, readonly LineWay[] | null, readonly LineWay[]]>([
    ["says that the telephone answers", null, ["text", "chat", "tty", "videophone"]],
    ["says what else was tried", ["phone", "text"], ["chat", "tty", "videophone"]],
    ["may have been a text message alone", ["text"], ["phone", "chat", "tty", "videophone"]],
  ])("%s", (_, ways, untried) => {
    expect(afterCall({ phone: "988", untried: ALL }, ways, NOW)).toEqual({ lastCalledAt: NOW, untried });
  });

  test("is a text message where the line has no telephone", () => {
    expect(afterCall({ phone: null, untried: ["text"] }, null, NOW).untried).toEqual([]);
  });
});

describe("an edit", () => {
  const before = { ...line, untried: ALL };
  test.each<[string, Partial<typeof line>, { isCalled: boolean; untried: readonly LineWay[] }]>([
    ["of a text leaves all of it", { name: "Other" }, { isCalled: true, untried: ALL }],
    [
      "of the telephone number makes earlier calls worthless",
      { phone: "1-800-555-0143" },
      { isCalled: false, untried: ["text", "chat", "tty", "videophone"] },
    ],
    [
      "of the keys too",
      { phoneExtension: "1" },
      { isCalled: false, untried: ["text", "chat", "tty", "videophone"] },
    ],
    [
      "of another number is the editor's word for that",
      { text: "22522" },
      { isCalled: true, untried: ["phone", "chat", "tty", "videophone"] },
    ],
  ])("%s", (_, changes, { isCalled, untried }) => {
    expect(calledAfterEdit(before, { ...before, ...changes })).toEqual({
      lastCalledAt: isCalled ? NOW : null,
      untried,
    });
  });

  test("of the number for texts makes earlier calls worthless where there is no other", () => {
    const texts = { ...line, phone: null };
    expect(calledAfterEdit(texts, { ...texts, text: "22522" }).lastCalledAt).toBeNull();
  });
});

test.each([
  ["nobody has called", "988", null, true],
  ["was called 180 days ago", "988", 180, false],
  ["was called 181 days ago", "988", 181, true],
  ["answers text messages alone, and nobody has tried", null, null, true],
  ["is 911, which nobody tries", "911", null, false],
])("a line that %s is to be called: %s, %s: %s", (_, phone, days, expected) => {
  const lastCalledAt = days === null ? null : NOW - days * DAY_MS;
  expect(isToBeCalled({ phone, lastCalledAt }, NOW)).toBe(expected);
});
