import { describe, expect, test } from "vitest";
import { beginningWith } from "./first-row.ts";
import { isProtected, isRegionOnly } from "./protection.ts";

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

test("a row moves to the beginning, and no other row is lost or moved", () => {
  expect(beginningWith("c", ["a", "b", "c", "d"])).toEqual(["c", "a", "b", "d"]);
  expect(beginningWith("z", ["a", "b"])).toEqual(["z", "a", "b"]);
  expect(beginningWith(null, ["a", "b"])).toEqual(["a", "b"]);
});
