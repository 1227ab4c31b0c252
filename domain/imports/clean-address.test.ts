import { describe, expect, test } from "vitest";
import { cleanCity, cleanCountry, cleanState, cleanZip } from "./clean-address.ts";
import { contradictAddress, parseCoordinates } from "./place-of-record.ts";

describe("states", () => {
  test.each([
    ["FL ", "FL"],
    ["fl", "FL"],
    ["F.L.", "FL"],
    ["Florida", "FL"],
    ["US-FL", "FL"],
    ["Québec", "QC"],
    ["   ", ""],
    ["", ""],
    ["Jalisco", "Jalisco"],
  ])("%j → %j", (raw, state) => {
    expect(cleanState(raw)).toBe(state);
  });
});

describe("postal codes", () => {
  test.each([
    ["33101", "33101"],
    ["33012-5835", "33012"],
    ["330125835", "33012"],
    ["33012 5835", "33012"],
    ["2139", "02139"],
    ["G9M 9H9", "G9M 9H9"],
    ["g9m9h9", "G9M 9H9"],
    ["00000", null],
    ["unknown", null],
    ["", null],
  ])("%j → %j", (raw, zip) => {
    expect(cleanZip(raw)).toBe(zip);
  });
});

describe("countries and cities", () => {
  test.each([
    ["   ", "FL", "33101", "United States"],
    ["US ", "FL", null, "United States"],
    ["", "QC", null, "Canada"],
    ["", "", "G9M 9H9", "Canada"],
    ["MX", "Jalisco", null, "Mexico"],
    ["Haiti", "", null, "Haiti"],
  ])("%j in %j %j → %s", (raw, state, zip, country) => {
    expect(cleanCountry(raw, state, zip)).toBe(country);
  });
  test.each([
    ["MIAMI BEACH", "Miami Beach"],
    ["Miami ", "Miami"],
    ["Miami,", "Miami"],
    ["O'FALLON", "O'fallon"],
    ["", ""],
  ])("%j → %j", (raw, city) => {
    expect(cleanCity(raw)).toBe(city);
  });
});

describe("coordinates", () => {
  test.each([
    ["25.7617", "-80.1918", "United States", { latitude: 25.7617, longitude: -80.1918 }],
    [
      "34.9832470669483",
      "-80.7838254554284",
      "United States",
      { latitude: 34.983247, longitude: -80.783825 },
    ],
    ["61.2", "-149.9", "United States", { latitude: 61.2, longitude: -149.9 }],
    ["18.46", "-66.1", "United States", { latitude: 18.46, longitude: -66.1 }],
    ["45.5", "-73.6", "Canada", { latitude: 45.5, longitude: -73.6 }],
    ["19.4", "-99.1", "Mexico", { latitude: 19.4, longitude: -99.1 }],
    ["", "", "United States", null],
    ["0", "0", "United States", "zero"],
    ["-80.1918", "25.7617", "United States", "outsideCountry"],
    ["25.7617", "80.1918", "United States", "outsideCountry"],
    ["48.85", "2.35", "United States", "outsideCountry"],
    ["91", "0.5", "Mexico", "outsideCountry"],
    ["north", "-80", "United States", "unreadable"],
    ["1e3", "-80", "United States", "unreadable"],
    ["25.7", "", "United States", "unreadable"],
  ])("%j, %j in %s", (latitude, longitude, country, expected) => {
    expect(parseCoordinates(latitude, longitude, country)).toEqual(expected);
  });
});

describe("coordinates that contradict the address", () => {
  const miami = { longitude: -80.19, latitude: 25.77 };
  const naples = { longitude: -81.79, latitude: 26.14 };
  const boston = { longitude: -71.06, latitude: 42.36 };
  const anchorage = { longitude: -149.9, latitude: 61.2 };
  test.each([
    ["in their ZIP and city", miami, { zip: miami, city: miami }, false],
    ["in the next county", naples, { zip: miami, city: miami }, true],
    ["a state away", boston, { zip: miami, city: miami }, true],
    ["as the ZIP has it, though the city is another", boston, { zip: boston, city: miami }, false],
    ["as the city has it, though the ZIP is another", boston, { zip: miami, city: boston }, false],
    ["far from the only centre that is known", boston, { zip: null, city: miami }, true],
    ["where no centre is known", boston, { zip: null, city: null }, false],
    [
      "in Alaska, where ZIPs are wide",
      anchorage,
      { zip: { longitude: -154, latitude: 61.5 }, city: null },
      false,
    ],
  ])("%s", (_, coordinates, centres, expected) => {
    expect(contradictAddress(coordinates, centres)).toBe(expected);
  });
});
