import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readTabDraft, writeTabDraft } from "./tab-drafts.ts";

const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("each form has its own draft, with the version that it changes", () => {
  writeTabDraft("liaisons/1", { texts: { name: "Ada" }, version: 3 });
  writeTabDraft("liaisons/new", { texts: { name: "Grace" } });
  expect(readTabDraft("liaisons/1")).toEqual({ texts: { name: "Ada" }, version: 3 });
  expect(readTabDraft("liaisons/new")).toEqual({ texts: { name: "Grace" } });
  expect(readTabDraft("liaisons/2")).toBeNull();
});

test("a draft that was saved or thrown away is gone", () => {
  writeTabDraft("liaisons/1", { texts: { name: "Ada" }, version: 3 });
  writeTabDraft("liaisons/1", null);
  expect(readTabDraft("liaisons/1")).toBeNull();
});

test.each([
  ["{", null],
  ["7", null],
  ['{"name":"Ada"}', null],
  ['{"texts":null}', null],
  ['{"texts":{"name":"Ada","phones":["1"]},"version":"3"}', { texts: { name: "Ada" } }],
])("of %s what can be read is read", (stored, draft) => {
  items.set("tab-draft:liaisons/1", stored);
  expect(readTabDraft("liaisons/1")).toEqual(draft);
});
