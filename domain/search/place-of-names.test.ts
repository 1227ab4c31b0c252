import { expect, test } from "vitest";
import { placeOfNames, withPlaceNames } from "./place-of-names.ts";

const site = (owner: string, latitude: number) => ({
  name: "Perrine",
  owner,
  coordinates: { longitude: -80.35, latitude },
});

test("what several organizations call by one name near each other is a place", () => {
  const place = placeOfNames([site("a", 25.6), site("b", 25.61), site("c", 25.62)]);
  expect(place).toEqual({ longitude: -80.35, latitude: 25.61 });
});

test("what one organization calls so, or what is far apart, is none", () => {
  expect(placeOfNames([site("a", 25.6), site("a", 25.61)])).toBeNull();
  expect(placeOfNames([site("a", 25.6), site("b", 25.9)])).toBeNull();
  expect(placeOfNames([])).toBeNull();
});

test("one of many that stands somewhere else changes nothing", () => {
  const sites = ["a", "b", "c", "d", "e"].map((owner, at) => site(owner, 25.6 + at / 1000));
  expect(placeOfNames([...sites, site("f", 27)])).not.toBeNull();
});

test.each([
  ["clases en la pequeña habana", "clases en little havana"],
  ["clinica pequeño haiti", "clinica little haiti"],
  ["Food in Miami", "Food in Miami"],
])("%s: %s", (q, named) => {
  const folded = q.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
  expect(withPlaceNames(q, folded)).toBe(named);
});
