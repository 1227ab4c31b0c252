import { expect, test } from "vitest";
import type { FoundPlaces } from "./place-calls.ts";
import { filledByZip, isWholeZip, townOfZip } from "./town-of-zip.ts";

const zip = (code: string, town: string): FoundPlaces["zips"][number] => ({
  id: code,
  code,
  town,
  location: { longitude: 0, latitude: 0, coordinates: [0, 0] },
});

test.each([
  ["33101", "United States", true],
  [" 33101-1234 ", "United States", true],
  ["3310", "United States", false],
  ["33101-1", "United States", false],
  ["K1A 0B1", "Canada", false],
  ["33101", "Mexico", false],
])("%s in %s is a whole ZIP code: %s", (typed, country, expected) => {
  expect(isWholeZip(typed, country)).toBe(expected);
});

test.each([
  ["33101", [zip("33101", "Miami, FL"), zip("33102", "Hialeah, FL")], { city: "Miami", state: "FL" }],
  ["33101-1234", [zip("33101", "Miami, FL")], { city: "Miami", state: "FL" }],
  ["33101", [zip("33102", "Hialeah, FL")], null],
  ["33101", [zip("33101", "")], null],
])("the town of %s", (typed, zips, expected) => {
  expect(townOfZip(typed, { zips })).toEqual(expected);
});

const MIAMI = { city: "Miami", state: "FL" };
test.each([
  ["empty", { city: "", state: "" }, null, MIAMI],
  ["filled by the ZIP code before", { city: "Dallas", state: "TX" }, { city: "Dallas", state: "TX" }, MIAMI],
  ["a state that was chosen and is the same", { city: "", state: "FL" }, null, { city: "Miami" }],
  ["a city typed by hand", { city: "Little Havana", state: "" }, null, {}],
  [
    "a city changed after it was filled in",
    { city: "Kendall", state: "TX" },
    { city: "Dallas", state: "TX" },
    {},
  ],
  ["another state that was chosen", { city: "", state: "TX" }, null, {}],
])("%s", (_, typed, filled, expected) => {
  expect(filledByZip(typed, MIAMI, filled)).toEqual(expected);
});
