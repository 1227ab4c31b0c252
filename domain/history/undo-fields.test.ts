import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldsToUndo, isSameValue } from "./undo-fields.ts";

const alone = (field: string) => field;

test.each([
  ["is as the change left it", { phone: "1" }, { phone: "2" }, { phone: "2" }, ["phone"], []],
  ["was changed again", { phone: "1" }, { phone: "2" }, { phone: "3" }, [], ["phone"]],
  ["is back already", { phone: "1" }, { phone: "2" }, { phone: "1" }, [], []],
  ["was emptied", { phone: null }, { phone: "2" }, {}, [], []],
  ["is named in another order", { at: { a: 1, b: 2 } }, { at: null }, { at: { b: 2, a: 1 } }, [], []],
  [
    "has a machine translation since",
    { age: "Adults", ageEs: "Adultos", ageEsState: "REVIEWED" },
    { age: "All", ageEs: "Adultos", ageEsState: "STALE" },
    { age: "All", ageEs: "Todos", ageEsState: "MACHINE" },
    ["age", "ageEs", "ageEsState"],
    [],
  ],
  [
    "was translated by a person since",
    { age: "Adults", ageEs: "Adultos" },
    { age: "All", ageEs: null },
    { age: "All", ageEs: "Todos", ageEsState: "REVIEWED" },
    ["age"],
    ["ageEs"],
  ],
])("a field that %s", (_, before, after, now, undone, changedSince) => {
  const found = fieldsToUndo(Object.keys(after), { before, after, now }, alone);
  expect(found.undone).toEqual(undone);
  expect(found.changedSince.map(({ field }) => field)).toEqual(changedSince);
});

test("fields of one group are undone together or not at all", () => {
  const part = (address1: string, zip: string, phone: string) => ({ address1, zip, phone });
  const change = { before: part("1", "a", "x"), after: part("2", "b", "y"), now: part("2", "c", "y") };
  const found = fieldsToUndo(["address1", "zip", "phone"], change, (field) =>
    field === "phone" ? field : "address1",
  );
  expect(found.undone).toEqual(["phone"]);
  expect(found.changedSince).toEqual([
    { field: "address1", before: "1", after: "2", now: "2" },
    { field: "zip", before: "a", after: "b", now: "c" },
  ]);
});

test("every field is undone, in conflict, or as it was", () => {
  const value = fc.option(fc.constantFrom<unknown>("a", "b", 1, [], ["a"], { b: 1, a: [2] }));
  const part = fc.record({ one: value, two: value, three: value });
  fc.assert(
    fc.property(part, part, part, (before, after, now) => {
      const { undone, changedSince } = fieldsToUndo(Object.keys(before), { before, after, now }, alone);
      for (const field of ["one", "two", "three"] as const) {
        const isUndone = undone.includes(field);
        const isInConflict = changedSince.some((each) => each.field === field);
        expect(isUndone && isInConflict).toBe(false);
        expect(isUndone || isInConflict).toBe(!isSameValue(now[field], before[field]));
        if (isUndone) expect(isSameValue(now[field], after[field])).toBe(true);
      }
    }),
  );
});
