import { expect, test } from "vitest";
import type { BedGroup } from "./bed-groups.ts";
import { freeByGroup, freeFor } from "./free-for.ts";

const group = (whom: BedGroup["for"], free: number | null): BedGroup => ({
  for: whom,
  free,
  total: 9,
  updatedAt: null,
});

test.each([
  [
    [group("WOMEN", 2), group("MEN", 0)],
    [
      ["WOMEN", 2],
      ["MEN", 0],
    ],
  ],
  [
    [group("YOUTH", 1), group("ANY", 3)],
    [
      ["KIDS", 1],
      ["ALL", 3],
    ],
  ],
  [[group("WOMEN", 2), group("MEN", null)], null],
  [[], null],
] as const)("%j is %j by group", (beds, expected) => {
  expect(freeByGroup(beds)).toEqual(expected);
});

test.each([
  [
    "a bed of their own",
    [
      ["WOMEN", 2],
      ["MEN", 0],
    ],
    ["WOMEN"],
    2,
  ],
  [
    "only beds of others",
    [
      ["WOMEN", 0],
      ["MEN", 5],
    ],
    ["WOMEN"],
    0,
  ],
  ["no group of theirs", [["MEN", 5]], ["WOMEN"], 0],
  [
    "beds for everybody else",
    [
      ["MEN", 5],
      ["ALL", 1],
    ],
    ["WOMEN"],
    1,
  ],
  [
    "any of what they are",
    [
      ["WOMEN", 0],
      ["FAMILIES", 4],
    ],
    ["WOMEN", "FAMILIES"],
    4,
  ],
  [
    "a group that nobody counted",
    [
      ["WOMEN", null],
      ["MEN", 5],
    ],
    ["WOMEN"],
    null,
  ],
  [
    "a known bed beside it",
    [
      ["WOMEN", null],
      ["ALL", 2],
    ],
    ["WOMEN"],
    2,
  ],
  ["people whom no beds are kept for", [["MEN", 5]], ["VETERANS"], null],
  ["beds that are counted together", [], ["WOMEN"], null],
] as const)("%s", (_, groups, people, expected) => {
  expect(freeFor(groups, people)).toBe(expected);
});
