import { describe, expect, test } from "vitest";
import { fieldsNamingPlace, fieldsUnnamingPlace } from "./named-place.ts";

const SHELTER = {
  isProtected: true,
  addressVisibility: "EXACT",
  placeShown: "REGION",
  address1: "31 Foxglove Ct",
  city: "Port Saint John",
  zip: "33177",
  name: "Refuge",
  description: "A safe house.",
} as const;

/** As it is stored: without its street. */
const HIDDEN = { isProtected: true, addressVisibility: "HIDDEN", address1: null, zip: null } as const;

test.each([
  ["the town", { name: "Refuge of Port Saint John" }, ["name"]],
  ["the town, in other letters", { descriptionEs: "En PORT  SAINT-JOHN." }, ["descriptionEs"]],
  ["the street without its number", { serviceSummary: "Behind Foxglove Ct." }, ["serviceSummary"]],
  ["the street, written out", { howToApply: "Ring at Foxglove Court." }, ["howToApply"]],
  ["the ZIP code", { criticalDescription: "Buses from 33177." }, ["criticalDescription"]],
  ["the region in the provider's words", { region: "Port Saint John and around" }, ["region"]],
  ["the county, which has the town's name", { region: "Port Saint John County, FL" }, []],
  ["the county in Spanish", { regionEs: "Condado de Port Saint John, FL" }, []],
  ["the town in a host", { website: "https://www.portsaintjohnrefuge.example/" }, ["website"]],
  ["the town in a mail address", { contactEmail: "help@portsaintjohn.example" }, ["contactEmail"]],
  ["the street in a host", { website: "https://foxglovecourthouse.example/" }, ["website"]],
  ["a part of the town's name", { description: "Near the port." }, []],
  ["a number that contains the ZIP code", { description: "Call 1331770." }, []],
  ["the town, which is shown", { name: "Refuge of Port Saint John", placeShown: "TOWN" as const }, []],
  [
    "the street where the town is shown",
    { name: "Foxglove Ct House", placeShown: "TOWN" as const },
    ["name"],
  ],
  ["the town of a listing that is not protected", { name: "Port Saint John", isProtected: false }, []],
])("%s", (_, change, fields) => {
  expect(fieldsNamingPlace({ ...SHELTER, ...change })).toEqual(fields);
});

test("hiding implies protection, and a place without a name is named nowhere", () => {
  const hidden = { ...SHELTER, isProtected: null, addressVisibility: "HIDDEN", address1: null } as const;
  expect(fieldsNamingPlace({ ...hidden, name: "Port Saint John" })).toEqual(["name"]);
  expect(fieldsNamingPlace({ ...hidden, city: "", zip: null })).toEqual([]);
});

test("only the given fields are looked at", () => {
  const named = { ...SHELTER, name: "Port Saint John", description: "In Port Saint John." };
  expect(fieldsNamingPlace(named, ["description"])).toEqual(["description"]);
});

describe("an edit takes out", () => {
  const OPEN = { ...SHELTER, isProtected: false, description: "At 31 Foxglove Ct.", name: "Saint John" };
  const named = { ...OPEN, contactEmail: "help@portsaintjohn.example", ageEs: "Desde 33177" };
  test.each([
    ["the street with the place", { isProtected: true, description: "Rooms." }, ["description"]],
    ["the street that is not stored any more", { ...HIDDEN, description: "Rooms." }, ["description"]],
    ["the street of an area", { addressVisibility: "AREA" as const, description: "Rooms." }, ["description"]],
    [
      "the town in a host, and the ZIP code",
      { isProtected: true, contactEmail: null, ageEs: null },
      ["contactEmail", "ageEs"],
    ],
    ["the ZIP code of an area, which is shown", { addressVisibility: "AREA" as const, ageEs: null }, []],
    ["the town, which is shown", { isProtected: true, placeShown: "TOWN" as const, contactEmail: null }, []],
    ["one street of two", { isProtected: true, description: "Foxglove Ct, in the back." }, []],
    ["other words", { isProtected: true, name: "House" }, []],
    ["the street of a place that is public", { description: "Rooms." }, []],
  ])("%s", (_, change, fields) => {
    expect(fieldsUnnamingPlace(named, { ...named, ...change })).toEqual(fields);
  });
});
