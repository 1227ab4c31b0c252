import { describe, expect, test } from "vitest";
import type { ListingDraft } from "./check-listing.ts";
import { hasDoorToShow, withKeptDoor } from "./kept-door.ts";

const SHOWN: Pick<
  ListingDraft,
  | "isProtected"
  | "addressVisibility"
  | "placeShown"
  | "address1"
  | "address2"
  | "city"
  | "state"
  | "zip"
  | "country"
  | "location"
> = {
  isProtected: true,
  addressVisibility: "EXACT",
  placeShown: "DOOR",
  address1: "31 Foxglove Ct",
  address2: null,
  city: "Largeton",
  state: "FL",
  zip: "33177",
  country: "United States",
  location: { coordinates: [-80.19, 25.79] },
};

describe("a street that its owner shows", () => {
  test.each<[string, Partial<typeof SHOWN>, string]>([
    ["nothing of the place", {}, "DOOR"],
    ["the region alone", { placeShown: "REGION" }, "REGION"],
    ["the town alone", { placeShown: "TOWN" }, "TOWN"],
    ["the street", { address1: "32 Foxglove Ct" }, "TOWN"],
    ["the second line", { address2: "Rear" }, "TOWN"],
    ["the town", { city: "Smallton" }, "TOWN"],
    ["the ZIP code", { zip: "33178" }, "TOWN"],
    ["the pin", { location: { coordinates: [-80.2, 25.79] } }, "TOWN"],
    ["who sees the address", { addressVisibility: "AREA" }, "TOWN"],
    ["protection, which it needs no more", { isProtected: false }, "TOWN"],
  ])("after a change of %s", (_, change, placeShown) => {
    expect(withKeptDoor(SHOWN, { ...SHOWN, ...change }).placeShown).toBe(placeShown);
  });

  test.each(["REGION", "TOWN"] as const)("no change opens it: %s stays", (placeShown) => {
    expect(withKeptDoor({ ...SHOWN, placeShown }, SHOWN).placeShown).toBe(placeShown);
    // Not even together with protection itself.
    expect(withKeptDoor({ ...SHOWN, placeShown, isProtected: false }, SHOWN).placeShown).toBe(placeShown);
  });

  test("a new listing shows none", () => {
    expect(withKeptDoor(null, SHOWN).placeShown).toBe("REGION");
  });
});

test.each<[string, Partial<typeof SHOWN>, boolean]>([
  ["a protected listing with a street", {}, true],
  ["one that hides it", { addressVisibility: "HIDDEN", address1: null }, false],
  ["one that shows its area", { addressVisibility: "AREA" }, false],
  ["one without a street", { address1: null }, false],
  ["one that shows it already", { placeShown: "DOOR" }, false],
  ["one that is not protected", { isProtected: false }, false],
])("what could be shown: %s", (_, change, expected) => {
  expect(hasDoorToShow({ ...SHOWN, placeShown: "TOWN", ...change })).toBe(expected);
});
