import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  type GazetteerCity,
  readCities,
  readPostalAreas,
  writeCities,
  writePostalAreas,
} from "#domain/places/gazetteer-lines.ts";
import { milesBetween } from "#domain/places/great-circle.ts";
import { STATES, stateOfCode } from "#domain/places/states.ts";
import { identifyCity } from "./counted-cities.ts";
import { gazetteer } from "./gazetteer.ts";
import { isPlausible } from "./plausible.ts";

const readUnpacked = (name: string) =>
  brotliDecompressSync(readFileSync(join(import.meta.dirname, name))).toString("utf8");
const cityLines = readUnpacked("cities.tsv.br");
const areaLines = readUnpacked("postal-areas.tsv.br");
const cities = readCities(cityLines);
const areas = new Map(readPostalAreas(areaLines).map((area) => [area.code, area]));

/** The biggest of the name in the state. */
function city(name: string, state: string): GazetteerCity | undefined {
  return cities
    .filter((each) => each.name === name && each.state === state)
    .toSorted((a, b) => b.population - a.population)[0];
}

test("the committed files equal what the packages give", { timeout: 120_000 }, () => {
  const made = gazetteer();
  expect(writeCities(made.cities) === cityLines).toBe(true);
  expect(writePostalAreas(made.areas) === areaLines).toBe(true);
});

test("they are small, and whole", () => {
  const bytes = ["cities.tsv.br", "postal-areas.tsv.br"].map(
    (name) => statSync(join(import.meta.dirname, name)).size,
  );
  expect(bytes[0]).toBeLessThan(600_000);
  // A third of it are the towns.
  expect(bytes[1]).toBeLessThan(460_000);
  expect(cities.filter(({ population }) => population > 0).length).toBeGreaterThan(17_500);
  expect([...areas.keys()].filter((code) => /^\d{5}$/.test(code)).length).toBeGreaterThan(41_500);
  expect([...areas.keys()].filter((code) => /^[A-Z]\d[A-Z]$/.test(code)).length).toBeGreaterThan(1_600);
});

test("every place is on the ground of the two countries, in a state that we know", () => {
  const odd = cities.filter((each) => !isPlausible(each) || stateOfCode(each.state) === undefined);
  expect(odd).toStrictEqual([]);
  expect([...areas.values()].filter((area) => !isPlausible(area))).toStrictEqual([]);
  const states = new Set(cities.map(({ state }) => state));
  expect(STATES.map(({ code }) => code).filter((code) => !states.has(code))).toStrictEqual([]);
});

test("no city stands twice", () => {
  for (const same of Map.groupBy(cities, identifyCity).values()) {
    for (const [index, one] of same.entries()) {
      for (const other of same.slice(index + 1)) expect(milesBetween(one, other)).toBeGreaterThan(10);
    }
  }
});

describe("well-known cities", () => {
  test.each([
    ["Miami", "FL", 25.77, -80.19, 400_000],
    ["New York", "NY", 40.71, -74.01, 8_000_000],
    ["Brooklyn", "NY", 40.65, -73.95, 2_000_000],
    ["Bronx", "NY", 40.85, -73.87, 1_300_000],
    ["Staten Island", "NY", 40.56, -74.14, 400_000],
    ["Los Angeles", "CA", 34.05, -118.24, 3_800_000],
    ["Washington", "DC", 38.9, -77.04, 600_000],
    ["St. Louis", "MO", 38.63, -90.2, 300_000],
    ["Anchorage", "AK", 61.22, -149.9, 250_000],
    ["San Juan", "PR", 18.47, -66.11, 300_000],
    ["Toronto", "ON", 43.7, -79.42, 2_500_000],
    ["Montréal", "QC", 45.51, -73.59, 1_500_000],
    ["Vancouver", "BC", 49.25, -123.12, 500_000],
    ["Saint John", "NB", 45.27, -66.06, 60_000],
    ["St. John's", "NL", 47.56, -52.71, 90_000],
    ["Cold Bay", "AK", 55.2, -162.72, 0],
    ["Scarborough", "ON", 43.77, -79.26, 500_000],
  ])("%s, %s", (name, state, latitude, longitude, people) => {
    const found = city(name, state);
    expect(found?.population).toBeGreaterThanOrEqual(people);
    expect(found && milesBetween(found, { longitude, latitude })).toBeLessThan(6);
  });

  test("of several of one name in a state all but the biggest tell their county", () => {
    const midways = cities.filter(({ name, state }) => name === "Midway" && state === "FL");
    expect(midways.map(({ county }) => county).toSorted()).toStrictEqual(["", "Gadsden", "Seminole"]);
  });
});

describe("postal areas", () => {
  test.each([
    ["33101", "a post office box", 25.78, -80.2],
    ["10001", "a street's", 40.75, -74],
    ["99503", "where the Census is 280 miles off", 61.19, -149.89],
    ["99505", "where GeoNames is 320 miles off", 61.28, -149.65],
    ["00901", "of Puerto Rico", 18.47, -66.11],
    ["96910", "of Guam", 13.45, 144.75],
    ["M5V", "of Toronto", 43.65, -79.37],
    ["H2Y", "of Montréal", 45.51, -73.55],
  ])("%s, %s", (code, _, latitude, longitude) => {
    const found = areas.get(code);
    expect(found && milesBetween(found, { longitude, latitude })).toBeLessThan(6);
  });

  test.each([
    ["33101", "Miami, FL"],
    ["90012", "Los Angeles, CA"],
    // The list of towns has the states alone.
    ["00901", undefined],
    ["96910", undefined],
    ["M5V", undefined],
  ])("the post calls %s %s", (code, town) => {
    expect(areas.get(code)?.town).toBe(town);
  });

  test.each(["00000", "09001", "H0H"])("%s is none", (code) => {
    expect(areas.has(code)).toBe(false);
  });
});
