import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newRow } from "#domain/services/opening-hours/editor-rows.ts";
import { BLANK, type FormValues } from "./form-values.ts";
import { changedUnits, mergeVersions, UNITS, withUnits } from "./merge-versions.ts";

const base: FormValues = { ...BLANK, name: "Grace House", city: "Demo Harbor", phone: "(555) 555-0142" };
const names = (units: readonly (readonly string[])[]) => units.map(([first]) => first);

test("every field of the form is in one unit, and in one only", () => {
  const all: string[] = UNITS.flat();
  expect([...all].sort()).toEqual(Object.keys(BLANK).sort());
});

describe("two versions of one service", () => {
  test("what only one of them changed is taken from whoever changed it", () => {
    const { merged, adopted, conflicts } = mergeVersions(
      base,
      { ...base, name: "Grace Night House" },
      { ...base, phone: "(555) 555-0199" },
    );
    expect(merged).toEqual({ ...base, name: "Grace Night House", phone: "(555) 555-0199" });
    expect(names(adopted)).toEqual(["phone"]);
    expect(conflicts).toEqual([]);
  });

  test("what both changed in another way has to be chosen, and mine stands until then", () => {
    const { merged, conflicts } = mergeVersions(base, { ...base, name: "A" }, { ...base, name: "B" });
    expect(names(conflicts)).toEqual(["name"]);
    expect(merged.name).toBe("A");
    const [only] = conflicts;
    expect(withUnits(merged, only === undefined ? [] : [only], { ...base, name: "B" }).name).toBe("B");
  });

  test("what both changed alike is no question", () => {
    const { adopted, conflicts } = mergeVersions(base, { ...base, name: "A" }, { ...base, name: "A " });
    expect([adopted, conflicts]).toEqual([[], []]);
  });

  test.each([
    ["phone", "5555550199", "(555) 555-0199"],
    ["totalBeds", "020", "20"],
    ["website", "www.harbor.example", "http://www.harbor.example"],
  ] as const)("one %s written in two ways is no question", (field, mine, theirs) => {
    const { adopted, conflicts } = mergeVersions(
      base,
      { ...base, [field]: mine },
      { ...base, [field]: theirs },
    );
    expect([adopted, conflicts]).toEqual([[], []]);
    expect(changedUnits({ ...base, [field]: theirs }, { ...base, [field]: mine })).toEqual([]);
  });

  test("an address is one thing: a street of one and a city of another is nowhere", () => {
    const { conflicts } = mergeVersions(
      base,
      { ...base, address1: "1 Main St" },
      { ...base, city: "Oakland" },
    );
    expect(names(conflicts)).toEqual(["address1"]);
  });

  test("the names of rows are nobody's change", () => {
    const row = { ...newRow([], "schedules", "WEEKLY"), days: ["MONDAY"] as const };
    const [one, other] = [row, { ...row, key: 7 }].map((each) => ({ ...base, schedules: [each] }));
    expect(changedUnits(one ?? base, other ?? base)).toEqual([]);
  });

  test("nothing that either has typed is lost without a question", () => {
    const change = fc.record(
      { name: word(), phone: word(), zip: word(), age: word(), isContact: fc.boolean() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(change, change, (mine, theirs) => {
        const [one, other] = [
          { ...base, ...mine },
          { ...base, ...theirs },
        ];
        const { merged, conflicts } = mergeVersions(base, one, other);
        const conflicting = new Set<string>(conflicts.flat());
        const undisputed = UNITS.flat().filter((field) => !conflicting.has(field));
        for (const field of undisputed) expect(merged[field]).toEqual(changedBy(one, other, field));
      }),
    );
  });
});

/** Mine where I changed it, else theirs. */
function changedBy(mine: FormValues, theirs: FormValues, field: keyof FormValues) {
  return mine[field] === base[field] ? theirs[field] : mine[field];
}

function word() {
  return fc.constantFrom("a", "b", "");
}
