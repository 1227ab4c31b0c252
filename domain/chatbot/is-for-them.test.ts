import { expect, test } from "vitest";
import type { Category } from "../services/enumerations.ts";
import { isForThem, saysCouples } from "./is-for-them.ts";
import type { Find } from "./question.ts";

const FIND: Find = {
  needs: ["EMERGENCY"],
  audiences: [],
  text: null,
  place: { kind: "NONE" },
  time: null,
  beds: false,
};
const ROW = {
  name: "Harbor House",
  serviceSummary: "Emergency shelter",
  serviceSummaryEs: null,
  description: "Beds for the night.",
  descriptionEs: null,
  category: [],
  ageMin: null,
  ageMax: null,
  age: null,
} as const;

const takes = (
  category: readonly Category[],
  audiences: readonly Category[],
  ages: readonly number[] = [],
): boolean => isForThem({ ...ROW, category: [...category] }, { ...FIND, audiences, ages });

test.each([
  // For anyone: services for everyone, those that do not say, and those for further groups as well.
  [["ALL"], ["WOMEN"], false],
  [["ALL"], ["WOMEN", "FAMILIES"], false],
  [["ALL"], ["KIDS", "LGBT"], false],
  [["ALL"], [], true],
  [["ALL"], ["PETS_ALLOWED"], true],
  [["ALL"], ["ALL", "WOMEN"], true],
  [["ALL", "FAMILIES"], ["WOMEN", "FAMILIES"], true],
  // A man, with or without children.
  [["MEN"], ["MEN", "VETERANS"], true],
  [["MEN", "FAMILIES"], ["WOMEN", "FAMILIES"], false],
  [["MEN", "FAMILIES"], ["FAMILIES"], true],
  [["MEN", "LGBT"], ["KIDS", "LGBT"], false],
  [["MEN", "KIDS"], ["KIDS", "LGBT"], true],
  // A woman.
  [["WOMEN"], ["WOMEN"], true],
  [["WOMEN", "LGBT"], ["KIDS", "LGBT"], false],
  [["WOMEN"], ["FAMILIES", "KIDS"], true],
  // The writer did not say who they are.
  [[], ["WOMEN"], true],
  [["LGBT"], ["KIDS", "LGBT"], true],
] as const)("looked for %j: a place for %j: %s", (audiences, category, isShown) => {
  expect(takes(category, audiences)).toBe(isShown);
});

test.each([
  [{ ageMin: 18 }, 16, false],
  [{ ageMin: 18 }, 18, true],
  [{ ageMin: 16, ageMax: 24 }, 16, true],
  [{ ageMin: 16, ageMax: 24 }, 35, false],
  [{ description: "Beds for anyone over 18." }, 16, false],
  [{ description: "Beds for anyone over 18." }, 40, true],
  [{ age: "18+" }, 16, false],
  [{ age: "62 and over" }, 17, false],
  [{ name: "Shelter for Single Adults" }, 16, false],
  [{ description: "For adults with children." }, 16, true],
  [{ description: "Solo para adultos." }, 16, false],
  [{ description: "Mayores de 18 años." }, 16, false],
  [{ description: "Personas de 18 años o más." }, 16, false],
  [{ description: "Ages 18 to 24." }, 16, false],
  [{ description: "Children 12 and older." }, 16, true],
  [{ description: "Open until 18:00, 7 days." }, 16, true],
  [{ description: "We have 20 beds and more on cold nights." }, 16, true],
  [{}, 16, true],
] as const)("%j, for somebody of %i: %s", (stated, age, isShown) => {
  expect(isForThem({ ...ROW, category: [], ...stated }, { ...FIND, ages: [age] })).toBe(isShown);
});

test.each([
  ["Shelter for battered women and their children", "Beds.", false],
  ["Refugio para mujeres maltratadas", "Camas.", false],
  ["Casa Esperanza", "Albergue de emergencia para mujeres y sus hijos.", false],
  ["Harbor Women's Shelter", "Camas.", false],
  ["Safe house", "For abused women.", false],
  ["Safe house", "For women, men and their children.", true],
  ["Casa segura", "Para mujeres y hombres que viven violencia.", true],
  ["Harbor House", "Safe housing for survivors of any gender, and women with children.", true],
  ["Emergency beds", "Beds for the night.", true],
] as const)("%s, %s: a man is sent there: %s", (name, description, isSent) => {
  const row = { ...ROW, category: [], name, description };
  expect(isForThem(row, { ...FIND, audiences: ["MEN"] })).toBe(isSent);
  expect(isForThem(row, { ...FIND, audiences: ["ALL"] })).toBe(true);
  expect(isForThem(row, { ...FIND, audiences: ["WOMEN"] })).toBe(true);
  expect(isForThem(row, { ...FIND, audiences: ["MEN"], needs: ["MEDICAL"] })).toBe(true);
});

test("couples may stay where a fact or its words say so, and never where a fact says no", () => {
  const row = {
    provisions: [],
    serviceSummary: "Beds",
    serviceSummaryEs: null,
    description: "Twenty cots.",
    descriptionEs: null,
  };
  expect(saysCouples(row)).toBe(false);
  expect(saysCouples({ ...row, provisions: ["COUPLES"] })).toBe(true);
  expect(saysCouples({ ...row, descriptionEs: "Las parejas pueden quedarse juntas." })).toBe(true);
  expect(saysCouples({ ...row, provisions: ["NO_COUPLES"], description: "No couples." })).toBe(false);
});
