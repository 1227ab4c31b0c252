import { describe, expect, test } from "vitest";
import { beginningWith } from "./first-row.ts";
import { keptBack } from "./kept-back.ts";
import { isProtected, isRegionOnly, showsDoor } from "./protection.ts";

describe("a listing is protected", () => {
  test.each([
    [null, "EXACT", false],
    [null, "AREA", false],
    [null, "HIDDEN", true],
    [true, "EXACT", true],
    [false, "HIDDEN", false],
  ] as const)("decided %s, address %s: %s", (decided, addressVisibility, expected) => {
    const listing = { isProtected: decided, addressVisibility };
    expect(isProtected(listing)).toBe(expected);
    expect(isRegionOnly({ ...listing, placeShown: "REGION" })).toBe(expected);
    expect(isRegionOnly({ ...listing, placeShown: "TOWN" })).toBe(false);
  });
});

test.each([
  [false, "EXACT", "REGION", true, 0],
  [false, "AREA", "REGION", false, 0],
  [true, "EXACT", "REGION", false, 3],
  [true, "EXACT", "TOWN", false, 2],
  [true, "HIDDEN", "TOWN", false, 2],
  [true, "EXACT", "DOOR", true, 1],
  [true, "AREA", "DOOR", false, 1],
  [false, "EXACT", "DOOR", true, 0],
] as const)("protected %s, address %s, %s", (decided, addressVisibility, placeShown, isDoor, kept) => {
  const listing = { isProtected: decided, addressVisibility, placeShown };
  expect([showsDoor(listing), keptBack(listing)]).toEqual([isDoor, kept]);
});

test("a row moves to the beginning, and no other row is lost or moved", () => {
  expect(beginningWith("c", ["a", "b", "c", "d"])).toEqual(["c", "a", "b", "d"]);
  expect(beginningWith("z", ["a", "b"])).toEqual(["z", "a", "b"]);
  expect(beginningWith(null, ["a", "b"])).toEqual(["a", "b"]);
});
