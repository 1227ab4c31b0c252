import { describe, expect, test } from "vitest";
import { CATEGORIES, type Category } from "../services/enumerations.ts";
import { afterToggle, needsOfTypes, PEOPLE, shownCategories, storedCategories } from "./audiences.ts";

const EVERYBODY: readonly Category[] = CATEGORIES.filter((each) => each !== "PETS_ALLOWED");

describe("ALL (rule listings 13)", () => {
  test("checks every audience, and pets stay as they are", () => {
    expect(afterToggle([], "ALL")).toEqual(EVERYBODY);
    expect(afterToggle(["MEN", "PETS_ALLOWED"], "ALL")).toEqual([...EVERYBODY, "PETS_ALLOWED"]);
    expect(afterToggle(EVERYBODY, "ALL")).toEqual([]);
    expect(afterToggle([...EVERYBODY, "PETS_ALLOWED"], "ALL")).toEqual(["PETS_ALLOWED"]);
  });

  test("is unchecked with any of them, and checked with the last of the others", () => {
    for (const each of PEOPLE) {
      const others = PEOPLE.filter((other) => other !== each);
      expect(afterToggle(EVERYBODY, each)).toEqual(others);
      expect(afterToggle(others, each)).toEqual(EVERYBODY);
    }
  });

  test("is nothing to pets", () => {
    expect(afterToggle(EVERYBODY, "PETS_ALLOWED")).toEqual([...EVERYBODY, "PETS_ALLOWED"]);
    expect(afterToggle([...EVERYBODY, "PETS_ALLOWED"], "PETS_ALLOWED")).toEqual(EVERYBODY);
  });

  test("stays with everybody where it is kept alone and pets are pressed", () => {
    expect(afterToggle(["ALL", "PETS_ALLOWED"], "PETS_ALLOWED")).toEqual(EVERYBODY);
  });

  test("is everybody but pets", () => {
    expect(["ALL", ...PEOPLE, "PETS_ALLOWED"].toSorted()).toEqual(CATEGORIES.toSorted());
  });

  test("is kept alone, and shown with everybody", () => {
    expect(storedCategories(PEOPLE)).toEqual(["ALL"]);
    expect(storedCategories(["PETS_ALLOWED", "ALL", "MEN"])).toEqual(["ALL", "PETS_ALLOWED"]);
    expect(storedCategories(["WOMEN", "MEN", "MEN"])).toEqual(["MEN", "WOMEN"]);
    expect(shownCategories(["ALL"])).toEqual(EVERYBODY);
    expect(shownCategories([])).toEqual([]);
  });
});

test("needs stand under their types", () => {
  expect(needsOfTypes(["FOOD"], ["EMERGENCY", "MEALS"])).toEqual(["MEALS"]);
  expect(needsOfTypes([], ["MEALS"])).toEqual([]);
});
