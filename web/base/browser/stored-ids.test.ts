import fc from "fast-check";
import { expect, test } from "vitest";
import { readIds } from "./stored-ids.ts";

const A = "0190b5a0-0000-7000-8000-000000000001";
const B = "0190b5a0-0000-7000-8000-000000000002";

test.each([
  ["a list of ids", JSON.stringify([B, A]), [B, A]],
  ["each once, in the order in which they came", JSON.stringify([B, A, B]), [B, A]],
  ["a list of services", JSON.stringify([{ id: B, name: "x" }, { _id: A }]), [B, A]],
  ["ids as keys", JSON.stringify({ [A]: true, [B]: false }), [A]],
  ["one text with commas", `${B}, ${A}`, [B, A]],
  ["the same as JSON", JSON.stringify(`${B},${A}`), [B, A]],
  ["what is no id is left out", JSON.stringify([A, "<b>", 7, null, ""]), [A]],
  ["nothing", "", null],
  ["an empty list", "[]", null],
  ["a number", "7", null],
  ["torn JSON", '[{"id": ', null],
])("%s", (_, text, ids) => {
  expect(readIds(text)).toEqual(ids);
});

test("whatever stands there, ids or null come out", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const id of readIds(text) ?? []) expect(id).toMatch(/^[\w-]{1,100}$/);
    }),
  );
});

test("what was written is read as it was", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 300 }), (ids) => {
      expect(readIds(JSON.stringify(ids))).toEqual(ids);
    }),
  );
});
