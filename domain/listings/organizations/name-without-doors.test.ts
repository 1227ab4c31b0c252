import { expect, test } from "vitest";
import { nameWithoutDoors } from "./name-without-doors.ts";

const DOORS = [{ lines: ["31 Foxglove Ct", null], zip: "33177" }];

test.each([
  ["31 Foxglove Court Mission", "Mission"],
  ["Mission at 31 Foxglove Ct", "Mission"],
  ["Mission on Foxglove Court", "Mission"],
  ["Misión de 31 Foxglove Ct, 33177", "Misión"],
  ["Foxglove Mission", "Foxglove Mission"],
  ["Harbor Aid", "Harbor Aid"],
  ["Friends of the Harbor, 2 Foxglove Court", "Friends of the Harbor, 2"],
])("%s is called %s", (name, expected) => {
  expect(nameWithoutDoors({ name, alternateName: null }, DOORS)).toBe(expected);
});

test("where nothing is left it has its other name, as far as that names no door", () => {
  const name = "31 Foxglove Court";
  expect(nameWithoutDoors({ name, alternateName: "Harbor Aid" }, DOORS)).toBe("Harbor Aid");
  expect(nameWithoutDoors({ name, alternateName: "Foxglove Court" }, DOORS)).toBe("[…]");
});
