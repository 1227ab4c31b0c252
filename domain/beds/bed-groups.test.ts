import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type BedGroup, groupsAfterSum, oldestCount, sumOfBeds } from "./bed-groups.ts";
import { BEDS_FOR } from "./beds-for.ts";

const EIGHT = "2026-11-20T08:00:00Z";
const NINE = "2026-11-20T09:00:00Z";
const NOTHING = { availableBeds: null, totalBeds: null };

function group(
  name: BedGroup["for"],
  free: number | null,
  total: number | null,
  updatedAt = EIGHT,
): BedGroup {
  return { for: name, free, total, updatedAt };
}

test.each([
  ["of none the stated one", [], { availableBeds: 4, totalBeds: 9 }, [4, 9]],
  ["of all of them", [group("MEN", 1, 5), group("WOMEN", 2, 4)], NOTHING, [3, 9]],
  [
    "what stands while one was not counted",
    [group("MEN", 1, 5), group("WOMEN", null, 4)],
    { availableBeds: 3, totalBeds: 9 },
    [3, 9],
  ],
  [
    "at least what the others have",
    [group("MEN", 5, 5), group("WOMEN", null, 4)],
    { availableBeds: 3, totalBeds: 9 },
    [5, 9],
  ],
  [
    "at most what the others leave",
    [group("MEN", 0, 5), group("WOMEN", null, 4)],
    { availableBeds: 7, totalBeds: 9 },
    [4, 9],
  ],
  ["unknown where nobody stated one", [group("MEN", 1, 5), group("WOMEN", null, 4)], NOTHING, [null, null]],
  [
    "of a total that only the shelter has",
    [group("MEN", 1, null)],
    { availableBeds: 0, totalBeds: 8 },
    [1, 8],
  ],
] as const)("the sum is %s", (_, groups, stated, [availableBeds, totalBeds]) => {
  expect(sumOfBeds(groups, stated)).toEqual({ availableBeds, totalBeds });
});

test("the sum is never above the total, nor below what is known to be free", () => {
  const number = fc.option(fc.nat({ max: 20 }));
  const groups = fc
    .array(fc.tuple(number, number), { maxLength: BEDS_FOR.length })
    .map((rows) =>
      rows.map(([free, total], at) =>
        group(BEDS_FOR[at] ?? "ANY", free, total === null ? null : total + (free ?? 0)),
      ),
    );
  const stated = fc.option(fc.tuple(fc.nat({ max: 60 }), fc.nat({ max: 60 })));
  fc.assert(
    fc.property(groups, stated, (beds, given) => {
      const [free, rest] = given ?? [null, null];
      const sum = sumOfBeds(beds, {
        availableBeds: free,
        totalBeds: free === null || rest === null ? null : free + rest,
      });
      expect(sum.availableBeds === null).toBe(sum.totalBeds === null);
      if (sum.availableBeds === null || beds.length === 0) return;
      expect(sum.availableBeds).toBeLessThanOrEqual(sum.totalBeds ?? 0);
      const least = beds.reduce((all, each) => all + (each.free ?? 0), 0);
      expect(sum.availableBeds).toBeGreaterThanOrEqual(least);
    }),
  );
});

describe("after the sum alone was stated", () => {
  test("of one group it is the group's", () => {
    expect(groupsAfterSum([group("MEN", 1, 5)], { availableBeds: 2, totalBeds: 6 }, NINE)).toEqual([
      group("MEN", 2, 6, NINE),
    ]);
  });
  test("of several nobody knows which have how many, and their totals stay if they still are the total", () => {
    const groups = [group("MEN", 1, 5), group("WOMEN", 2, 4)];
    expect(groupsAfterSum(groups, { availableBeds: 2, totalBeds: 9 }, NINE)).toEqual([
      group("MEN", null, 5, NINE),
      group("WOMEN", null, 4, NINE),
    ]);
    expect(groupsAfterSum(groups, { availableBeds: 2, totalBeds: 8 }, NINE)).toEqual([
      group("MEN", null, null, NINE),
      group("WOMEN", null, null, NINE),
    ]);
  });
  test("there are none where the numbers are cleared", () => {
    expect(groupsAfterSum([group("MEN", 1, 5)], NOTHING, NINE)).toEqual([]);
  });
});

test("the sum is as old as the group that was counted longest ago", () => {
  expect(oldestCount([group("MEN", 1, 5, NINE), group("WOMEN", 1, 5)])).toBe(EIGHT);
  expect(oldestCount([group("MEN", 1, 5, NINE), group("WOMEN", null, 5)])).toBeNull();
  expect(oldestCount([])).toBeNull();
});
