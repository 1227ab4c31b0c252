import { expect, test } from "vitest";
import type { Provision } from "./listing-enumerations.ts";
import {
  DENIED,
  MENTIONED,
  UNTOLD,
  type Wish,
  type WishState,
  wishRank,
  wishRanks,
  wishState,
} from "./wishes.ts";

test.each<[readonly Provision[], boolean | null, Wish, WishState]>([
  [["COUPLES"], null, "COUPLES", "YES"],
  [["NO_COUPLES"], null, "COUPLES", "NO"],
  [["FAMILIES_TOGETHER"], null, "COUPLES", "UNTOLD"],
  [["FAMILIES_TOGETHER"], null, "FAMILIES", "YES"],
  [["STEP_FREE_DOOR"], null, "STEP_FREE", "YES"],
  [["STEPS"], null, "STEP_FREE", "NO"],
  [["PETS_OUTSIDE"], false, "PETS", "YES"],
  [[], true, "PETS", "YES"],
  [[], false, "PETS", "NO"],
  [[], null, "PETS", "UNTOLD"],
  [[], false, "SERVICE_ANIMALS", "UNTOLD"],
  [["SERVICE_ANIMALS"], false, "SERVICE_ANIMALS", "YES"],
  [["NO_STORAGE"], null, "STORAGE", "NO"],
  [["STORAGE"], null, "INTAKE", "UNTOLD"],
])("%j, pets %s: %s is %s", (provisions, isAllowedPets, wish, state) => {
  expect(wishState({ provisions: [...provisions], isAllowedPets }, wish, "UNTOLD")).toBe(state);
});

test("what a door says of intake is said by its hours", () => {
  expect(wishState({ provisions: [], isAllowedPets: null }, "INTAKE", "NO")).toBe("NO");
});

test.each<[readonly WishState[], boolean, number]>([
  [["YES", "YES"], false, 2],
  [["YES", "UNTOLD"], true, 1],
  [["UNTOLD"], true, MENTIONED],
  [["UNTOLD", "UNTOLD"], false, UNTOLD],
  [["YES", "NO"], true, DENIED],
])("%j, mentioned %s: %s", (states, isMentioned, rank) => {
  expect(wishRank(states, isMentioned)).toBe(rank);
});

test("the more is told, the earlier it comes", () => {
  expect(wishRanks(2, true)).toEqual([2, 1, MENTIONED, UNTOLD, DENIED]);
  expect(wishRanks(1, false)).toEqual([1, UNTOLD, DENIED]);
});
