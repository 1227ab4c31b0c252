import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withoutHiddenDoor } from "../listings/hidden-door.ts";
import { toListing } from "../listings/listing-facts.ts";
import { ENTERED_FIELDS } from "../services/field-names.ts";
import { emptyFacts } from "../services/flat-facts.ts";
import type { Listing } from "../services/listing.ts";
import { isProtected } from "../services/protection.ts";
import { isToldOfMerge, mergeListings } from "./merge-listings.ts";
import { undoMerge } from "./undo-merge.ts";

const PLACE = {
  address1: "1 Sample Street",
  address2: null,
  city: "Sampleton",
  state: "FL",
  zip: "33101",
  country: "United States",
  coordinates: { longitude: -80.19362, latitude: 25.774173 },
  isApproximate: false,
  visibility: "EXACT" as const,
};
const KEPT: Listing = {
  ...toListing(emptyFacts(PLACE, "America/New_York")),
  name: "Kept",
  description: "A place.",
  phone: "(305) 555-0100",
};
const OTHER: Listing = {
  ...KEPT,
  name: "Other",
  phone: "(305) 555-0199",
  phoneExtension: "7",
  address1: "2 Other Street",
};
const HIDDEN = withoutHiddenDoor({ ...KEPT, name: "Hidden", addressVisibility: "HIDDEN", isProtected: true });
const AREA: Listing = { ...OTHER, addressVisibility: "AREA", address1: null };

describe("a merge", () => {
  test("takes nothing unless asked", () => {
    expect(mergeListings(KEPT, OTHER, [])).toEqual({ listing: KEPT, taken: [] });
  });
  test("takes fields, with those that belong to them", () => {
    expect(mergeListings(KEPT, OTHER, ["phone"])).toMatchObject({
      listing: { name: "Kept", phone: OTHER.phone, phoneExtension: "7", address1: KEPT.address1 },
      taken: ["phone", "phoneExtension"],
    });
  });
  test.each([
    ["the less protected is kept", KEPT, HIDDEN, []],
    ["a place comes to a hidden one", HIDDEN, KEPT, ["address1" as const]],
    ["its visibility comes to a hidden one", HIDDEN, KEPT, ["addressVisibility" as const]],
    ["its protection ends", HIDDEN, KEPT, ["isProtected" as const]],
  ])("is refused where %s", (_, kept, other, fields) => {
    expect(mergeListings(kept, other, fields)).toBeNull();
  });
  test("into one that hides more takes no public field, but beds, which are not public", () => {
    for (const field of ENTERED_FIELDS.filter(
      (each) => !["totalBeds", "availableBeds", "beds"].includes(each),
    ))
      expect([field, mergeListings(HIDDEN, OTHER, [field])]).toEqual([field, null]);
    const shelter = { ...OTHER, totalBeds: 9, availableBeds: 1 };
    expect(mergeListings(HIDDEN, shelter, ["totalBeds"])?.listing).toMatchObject({
      totalBeds: 9,
      phone: KEPT.phone,
    });
  });
  test.each([
    [KEPT, OTHER, true],
    [AREA, KEPT, false],
    [AREA, AREA, true],
    [HIDDEN, KEPT, false],
    [{ ...HIDDEN, isProtected: false }, HIDDEN, true],
    // Visitors learn nothing about a protected listing, whatever was merged into it.
    [HIDDEN, HIDDEN, false],
    [{ ...KEPT, isProtected: true }, HIDDEN, false],
  ])("%# is told to everybody, or not", (kept, other, isTold) => {
    expect(isToldOfMerge(kept, other)).toBe(isTold);
  });
});

const listings = fc.constantFrom(KEPT, OTHER, HIDDEN, {
  ...OTHER,
  addressVisibility: "AREA" as const,
  address1: null,
});
const fields = fc.subarray([...ENTERED_FIELDS]);

describe("any merge", () => {
  test("shows no more of a place than either", () => {
    fc.assert(
      fc.property(listings, listings, fields, (kept, other, taken) => {
        const merged = mergeListings(kept, other, taken);
        if (merged === null) return;
        expect(isProtected(merged.listing)).toBe(isProtected(kept) || isProtected(other));
        if (merged.listing.addressVisibility === "HIDDEN") expect(merged.listing.address1).toBeNull();
      }),
    );
  });
  test("is undone whole", () => {
    fc.assert(
      fc.property(listings, listings, fields, (kept, other, taken) => {
        const merged = mergeListings(kept, other, taken);
        if (merged === null) return;
        const part = (from: typeof kept) =>
          Object.fromEntries(merged.taken.map((field) => [field, from[field]]));
        expect(undoMerge(merged.listing, part(kept), part(merged.listing))).toEqual(kept);
      }),
    );
  });
});
