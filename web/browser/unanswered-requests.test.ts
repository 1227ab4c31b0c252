import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { removeUnanswered, storeUnanswered, takeUnanswered } from "./unanswered-requests.ts";

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("requests that overlap are all there until each is answered", () => {
  const first = storeUnanswered("approvals", "ada", ["1"]);
  storeUnanswered("approvals", "ada", ["2"]);
  storeUnanswered("deletions", "ada", ["3"]);
  removeUnanswered("approvals", first);
  expect(takeUnanswered("approvals", "ada")).toEqual([["2"]]);
  expect(takeUnanswered("approvals", "ada")).toEqual([]);
  expect(takeUnanswered("deletions", "ada")).toEqual([["3"]]);
});

test("another person's are not taken, and wait", () => {
  storeUnanswered("approvals", "ada", ["1"]);
  storeUnanswered("approvals", "grace", ["2"]);
  expect(takeUnanswered("approvals", "grace")).toEqual([["2"]]);
  expect(takeUnanswered("approvals", "ada")).toEqual([["1"]]);
});
