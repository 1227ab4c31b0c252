import { expect, test } from "vitest";
import { streetAtPoint } from "./crowded-point.ts";

const coordinates = { latitude: 25.77, longitude: -80.19 };

test.each([
  ["100 Main Street", "100 main street, miami"],
  ["100 MAIN STREET, Suite 5", "100 main street, miami"],
  ["100 Main Street Apt. 7", "100 main street, miami"],
  ["100 Main Street #7", "100 main street, miami"],
  ["200 Main Street", "200 main street, miami"],
  ["12 Unity Road", "12 unity road, miami"],
])("%s is one street", (address1, street) => {
  expect(streetAtPoint({ coordinates, address1, city: "Miami" })).toEqual({ point: "25.77,-80.19", street });
});

test.each([["Confidential"], ["Suite 5"], [null]])("%s is none", (address1) => {
  expect(streetAtPoint({ coordinates, address1, city: "Miami" })).toBeNull();
});

test("nothing stands at no point", () => {
  expect(streetAtPoint({ coordinates: null, address1: "100 Main Street", city: "Miami" })).toBeNull();
});
