import fc from "fast-check";
import { expect, test } from "vitest";
import { readCities, readPostalAreas, writeCities, writePostalAreas } from "./gazetteer-lines.ts";

const name = fc.stringMatching(/^[\p{L}][\p{L} .'’-]{0,30}$/u);
const degrees = (max: number) =>
  fc.integer({ min: -max * 1e5, max: max * 1e5 }).map((value) => value / 1e5 + 0);
const point = { longitude: degrees(180), latitude: degrees(85) };

const city = fc.record(
  {
    geoNamesId: fc.option(fc.nat()),
    name,
    state: fc.constantFrom("FL", "QC"),
    county: fc.oneof(fc.constant(""), name),
    population: fc.nat(),
    ...point,
    otherNames: fc.array(name, { maxLength: 3 }),
  },
  { noNullPrototype: true },
);
const area = fc.record(
  { code: fc.stringMatching(/^\d{5}$/), ...point, town: fc.tuple(name).map(([town]) => `${town}, FL`) },
  { requiredKeys: ["code", "longitude", "latitude"], noNullPrototype: true },
);

test("a line has no number where there is none", () => {
  const town = { geoNamesId: null, name: "Ely", state: "NV", county: "", population: 0 };
  const line = writeCities([{ ...town, longitude: -114.9, latitude: 39.2, otherNames: [] }]);
  expect(line).toBe("\tEly\tNV\t\t\t-114.9\t39.2\t");
});

test("what is written is read again", () => {
  fc.assert(
    fc.property(fc.array(city, { minLength: 1 }), fc.array(area, { minLength: 1 }), (cities, areas) => {
      expect(readCities(writeCities(cities))).toStrictEqual(cities);
      expect(readPostalAreas(writePostalAreas(areas))).toStrictEqual(areas);
    }),
  );
});
