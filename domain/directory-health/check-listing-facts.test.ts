import { expect, test } from "vitest";
import { type CheckedFacts, checkListingFacts } from "./check-listing-facts.ts";

const MIAMI = { longitude: -80.19, latitude: 25.77 };
const ORLANDO = { longitude: -81.38, latitude: 28.54 };
const BEACH = { longitude: -80.13, latitude: 25.79 };

const FACTS: CheckedFacts = {
  phone: "(305) 555-0100",
  sourcePhone: null,
  country: "United States",
  description: "Hot meals for everyone who comes, every day.",
  serviceSummary: null,
  age: null,
  pin: MIAMI,
  zipCenter: BEACH,
  cityCenter: MIAMI,
};

test.each<[string, Partial<CheckedFacts>, string[]]>([
  ["all is well", {}, []],
  ["no phone", { phone: null }, []],
  ["a phone that cannot be", { phone: "(105) 555-0100" }, ["PHONE_IMPOSSIBLE null"]],
  ["a phone of another country", { phone: "01 23 45 67 89", country: "France" }, []],
  [
    "what a source gives instead of a phone",
    { phone: null, sourcePhone: "555-0142" },
    ["PHONE_IMPOSSIBLE null"],
  ],
  ["a phone, and what a source gives besides", { sourcePhone: "555-0142" }, []],
  ["a pin in another city", { pin: ORLANDO }, ["FAR_FROM_ADDRESS 205"]],
  ["a pin near the ZIP alone", { pin: ORLANDO, zipCenter: ORLANDO }, []],
  ["a pin near the city alone", { zipCenter: ORLANDO }, []],
  ["no pin", { pin: null }, []],
  ["an address nobody knows", { pin: ORLANDO, zipCenter: null, cityCenter: null }, []],
  [
    "Spanish in the English text",
    { description: "Comida caliente para las familias, todos los días." },
    ["WRONG_LANGUAGE null"],
  ],
  ["Spanish in the summary", { serviceSummary: "Ayuda con la comida para todos" }, ["WRONG_LANGUAGE null"]],
  [
    "Spanish in the age, and no phone that can be",
    { phone: "123", age: "Para las mujeres y sus hijos" },
    ["PHONE_IMPOSSIBLE null", "WRONG_LANGUAGE null"],
  ],
])("%s", (_, changes, found) => {
  expect(checkListingFacts({ ...FACTS, ...changes }).map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(
    found,
  );
});
