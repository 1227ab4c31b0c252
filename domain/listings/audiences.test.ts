import { describe, expect, test } from "vitest";
import { CATEGORIES, type Category } from "../services/enumerations.ts";
import { afterPress, keptCategories, needsOfTypes, PEOPLE, shownCategories } from "./audiences.ts";

const EVERYBODY: readonly Category[] = CATEGORIES.filter((each) => each !== "PETS_ALLOWED");

describe("ALL (rule listings 13)", () => {
  test("checks every audience, and pets stay as they are", () => {
    expect(afterPress([], "ALL")).toEqual(EVERYBODY);
    expect(afterPress(["MEN", "PETS_ALLOWED"], "ALL")).toEqual([...EVERYBODY, "PETS_ALLOWED"]);
    expect(afterPress(EVERYBODY, "ALL")).toEqual([]);
    expect(afterPress([...EVERYBODY, "PETS_ALLOWED"], "ALL")).toEqual(["PETS_ALLOWED"]);
  });

  test("is unchecked with any of them, and checked with the last of the others", () => {
    for (const each of PEOPLE) {
      const others = PEOPLE.filter((other) => other !== each);
      expect(afterPress(EVERYBODY, each)).toEqual(others);
      expect(afterPress(others, each)).toEqual(EVERYBODY);
    }
  });

  test("is nothing to pets", () => {
    expect(afterPress(EVERYBODY, "PETS_ALLOWED")).toEqual([...EVERYBODY, "PETS_ALLOWED"]);
    expect(afterPress([...EVERYBODY, "PETS_ALLOWED"], "PETS_ALLOWED")).toEqual(EVERYBODY);
  });

  test("stays with everybody where it is kept alone and pets are pressed", () => {
    expect(afterPress(["ALL", "PETS_ALLOWED"], "PETS_ALLOWED")).toEqual(EVERYBODY);
  });

  test("is everybody but pets", () => {
    expect(["ALL", ...PEOPLE, "PETS_ALLOWED"].toSorted()).toEqual(CATEGORIES.toSorted());
  });

  test("is kept alone, and shown with everybody", () => {
    expect(keptCategories(PEOPLE)).toEqual(["ALL"]);
    expect(keptCategories(["PETS_ALLOWED", "ALL", "MEN"])).toEqual(["ALL", "PETS_ALLOWED"]);
    expect(keptCategories(["WOMEN", "MEN", "MEN"])).toEqual(["MEN", "WOMEN"]);
    expect(shownCategories(["ALL"])).toEqual(EVERYBODY);
    expect(shownCategories([])).toEqual([]);
  });
});

test("needs stand under their types", () => {
  expect(needsOfTypes(["FOOD"], ["EMERGENCY", "MEALS"])).toEqual(["MEALS"]);
  expect(needsOfTypes([], ["MEALS"])).toEqual([]);
});
