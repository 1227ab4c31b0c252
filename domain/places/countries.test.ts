import { describe, expect, test } from "vitest";
import { countries, findCountry } from "./countries.ts";

describe.each(["en", "es"] as const)("the countries in %s", (language) => {
  const all = countries(language);

  test("are all of them, each once, with a name of its own", () => {
    expect(all.length).toBeGreaterThanOrEqual(240);
    for (const part of ["code", "name", "label"] as const) {
      expect(new Set(all.map((country) => country[part])).size).toBe(all.length);
    }
    expect(all.filter(({ code, label }) => code === label)).toEqual([]);
  });

  test("begin with the United States and Canada, and go on by name", () => {
    expect(all.slice(0, 2).map(({ name }) => name)).toEqual(["United States", "Canada"]);
    const labels = all.slice(2).map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, language)));
  });
});

test("Spanish readers read Spanish, and the English name is stored", () => {
  expect(
    countries("es")
      .slice(0, 2)
      .map(({ label }) => label),
  ).toEqual(["Estados Unidos", "Canadá"]);
  expect(countries("es").find(({ code }) => code === "MX")).toEqual({
    code: "MX",
    name: "Mexico",
    label: "México",
  });
});

test.each([
  ["United States", "United States"],
  ["estados unidos", "United States"],
  [" usa ", "United States"],
  ["us", "United States"],
  ["U.S.", "United States"],
  ["U.S.A.", "United States"],
  ["United States of America", "United States"],
  ["EE. UU.", "United States"],
  ["EE.UU.", "United States"],
  ["Canadá", "Canada"],
  ["MX", "Mexico"],
  ["Atlantis", null],
  ["", null],
])("%s is stored as %s", (written, name) => {
  expect(findCountry(written)).toBe(name);
});
