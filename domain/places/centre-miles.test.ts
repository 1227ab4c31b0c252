import { describe, expect, test } from "vitest";
import { centreMiles, compareMiles } from "./centre-miles.ts";

const location = { coordinates: [-80.2, 25.8] };
const nowhere = { coordinates: [] };

test.each([
  ["a door", { location, isLocationApproximate: false, zip: "33101" }, 0],
  ["the center of a ZIP code", { location, isLocationApproximate: true, zip: "33101" }, 3],
  ["the center of a town", { location, isLocationApproximate: true, zip: null }, 5],
  ["a town whose address is hidden", { location: nowhere, isLocationApproximate: false, zip: null }, 5],
  ["a ZIP code whose center is unknown", { location: nowhere, isLocationApproximate: true, zip: "33101" }, 3],
])("%s", (_, place, miles) => {
  expect(centreMiles(place)).toBe(miles);
});

describe("the order of a list", () => {
  const sorted = (...places: readonly (readonly [miles: number, centreMiles: number])[]) =>
    places
      .map(([miles, least]) => ({ miles, centreMiles: least }))
      .sort(compareMiles)
      .map((each) => `${each.miles}/${each.centreMiles}`);

  test("has doors within the miles of a center before it, and farther ones behind", () => {
    expect(sorted([0.1, 5], [4, 0], [0.2, 3], [2.9, 0], [6, 0], [3, 0])).toEqual([
      "2.9/0",
      "3/0",
      "0.2/3",
      "4/0",
      "0.1/5",
      "6/0",
    ]);
  });
  test("has centers by how far they are", () => {
    expect(sorted([2, 3], [0.5, 3], [10, 3], [9, 5])).toEqual(["0.5/3", "2/3", "9/5", "10/3"]);
  });
  test("does not order unknown places", () => {
    const nowhere = (least: number) => ({ miles: Number.POSITIVE_INFINITY, centreMiles: least });
    expect(compareMiles(nowhere(3), nowhere(5))).toBe(0);
  });
});
