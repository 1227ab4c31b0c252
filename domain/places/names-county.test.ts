import { expect, test } from "vitest";
import { matchArea } from "./names-county.ts";

const MIAMI = { name: "Miami-Dade", state: "FL" };
const IN_MIAMI = { ...MIAMI, city: "Miami, FL" };
const ORANGE = { name: "Orange", state: "CA" };

test.each([
  ["Miami-Dade County", MIAMI, "county"],
  ["miami dade", MIAMI, "county"],
  ["Condado de Miami-Dade, FL", MIAMI, "county"],
  ["Broward and Miami-Dade counties", MIAMI, "county"],
  ["Miami", MIAMI, "no"],
  ["Florida", MIAMI, "state"],
  ["All of Florida", MIAMI, "state"],
  ["Broward County, FL", MIAMI, "no"],
  ["United States", MIAMI, "no"],
  ["Orange County, FL", ORANGE, "no"],
  ["Orange County, California", ORANGE, "county"],
  ["Orange County", ORANGE, "county"],
  ["Come in or call me", { name: "Marion", state: "IN" }, "no"],
  ["Anchorage", { name: "Anchorage Municipality", state: "AK" }, "county"],
  ["Iowa", { name: "Iowa", state: "IA" }, "state"],
  ["Doña Ana", { name: "Dona Ana", state: "NM" }, "county"],
  ["", MIAMI, "no"],
  ["Miami", IN_MIAMI, "county"],
  ["City of Miami, FL", IN_MIAMI, "county"],
  ["Ciudad de Miami", IN_MIAMI, "county"],
  ["Miami, Oklahoma", IN_MIAMI, "no"],
  ["Hialeah", IN_MIAMI, "no"],
  ["Florida", { ...MIAMI, city: "Florida City, FL" }, "state"],
  ["Orange County", { name: "Essex", state: "NJ", city: "Orange, NJ" }, "no"],
  ["New York", { name: "Kings", state: "NY", city: "New York, NY" }, "state"],
])("“%s” names %o: %s", (area, county, match) => {
  expect(matchArea(area, county)).toBe(match);
});
