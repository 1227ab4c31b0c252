import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ComparedListing, compareListings, PROPOSED_FROM } from "./compare-listings.ts";
import { duplicateKeys } from "./duplicate-keys.ts";

const KITCHEN: ComparedListing = {
  name: "Community Kitchen – Grace House, Inc.",
  description: "Hot meals every day for everyone who is hungry, with groceries to take home on Friday.",
  address1: "12 Palm Street",
  address2: null,
  city: "Miami",
  zip: "33130",
  phone: "(305) 555-0100",
  phoneExtension: null,
  website: "https://www.grace.example/food",
  contactEmail: null,
  isNamedAfterPlace: false,
};
const ELSE = {
  website: "https://other.example",
  phone: "(305) 555-7777",
  name: "Legal Advice – Other Hope, Inc.",
  description: "Lawyers answer questions about rent, debts and papers on Tuesday morning, without a fee.",
};

describe("two listings", () => {
  test.each<[string, Partial<ComparedListing>, boolean]>([
    ["the same", {}, true],
    ["the street written another way", { address1: "12 PALM ST." }, true],
    ["another page of one website, and the same text", { website: "https://grace.example/meals" }, true],
    ["the organization itself, with its program's text", { name: "Grace House, Inc." }, true],
    ["its office", { name: "Main Office – Grace House, Inc." }, true],
    [
      "the same name, in other words",
      { description: "A kitchen with meals. Everyone is welcome every day." },
      true,
    ],
    ["a phone alone", { ...ELSE, phone: KITCHEN.phone, address1: "99 Oak Avenue" }, false],
    ["an address alone", ELSE, false],
    ["a phone and an address", { ...ELSE, phone: KITCHEN.phone }, false],
    ["another site", { address1: "99 Oak Avenue" }, false],
    ["another program of the agency", { name: "Clothing Closet – Grace House, Inc." }, false],
    ["for teens", { name: "Community Kitchen for Teens – Grace House, Inc." }, false],
    ["in the summer", { name: "Summer Community Kitchen – Grace House, Inc." }, false],
    ["in Spanish", { name: "Community Kitchen (Spanish) – Grace House, Inc." }, false],
    ["the second of two", { name: "Community Kitchen II – Grace House, Inc." }, false],
    ["a wrong ZIP code, at the same phone", { zip: "33137" }, true],
    ["a wrong ZIP code, at another phone", { zip: "33137", phone: "(305) 555-7777" }, false],
    ["one word more in the name", { name: "Community Kitchen Meals – Grace House, Inc." }, true],
    ["another word in the name", { name: "Community Closet – Grace House, Inc." }, false],
    ["words that all descriptions have", { description: "Provides a variety of services for you." }, false],
    ["another suite, with its own phone", { address2: "Suite 400", phone: "(305) 555-7777" }, true],
  ])("%s", (_, changes, isProposed) => {
    const { score, reasons } = compareListings(KITCHEN, { ...KITCHEN, ...changes });
    expect(score >= PROPOSED_FROM).toBe(isProposed);
    expect(reasons.length > 0).toBe(isProposed);
  });

  test("an organization's text may tell of more than its office's", () => {
    const office = { ...KITCHEN, name: "Miami – Grace House, Inc.", isNamedAfterPlace: true };
    const camp = "Summer camp for children, and lessons after school.";
    const organization = {
      ...KITCHEN,
      name: "Grace House, Inc.",
      description: `${KITCHEN.description} ${camp}`,
    };
    expect(compareListings(office, organization).score).toBeGreaterThanOrEqual(PROPOSED_FROM);
    expect(compareListings(office, { ...organization, description: camp }).score).toBe(0);
  });

  test("two suites with phones of their own are two sites", () => {
    const one = { ...KITCHEN, address2: "Suite 100" };
    const other = { ...KITCHEN, address2: "Suite 400", phone: "(305) 555-7777" };
    expect(compareListings(one, other).score).toBe(0);
  });

  test("where no address is public, the town and the phone are the site", () => {
    const hidden = { ...KITCHEN, address1: null, zip: null };
    expect(compareListings(hidden, hidden).reasons).toContain("sameTown");
    expect(compareListings(hidden, { ...hidden, phone: null }).score).toBe(0);
  });

  test("two programs that are called after their town are told apart by their texts", () => {
    const town = { ...KITCHEN, name: "Key West – Grace House, Inc.", isNamedAfterPlace: true };
    expect(compareListings(town, town).score).toBeGreaterThanOrEqual(PROPOSED_FROM);
    expect(compareListings(town, { ...town, description: ELSE.description }).score).toBe(0);
  });
});

const listing = fc.record({
  name: fc.constantFrom(
    KITCHEN.name,
    ELSE.name,
    "Grace House, Inc.",
    "Grace House – Other Hope, Inc.",
    "Grace House Foundation",
    "Community Kitchen",
    "Key West – Grace House",
  ),
  description: fc.constantFrom(KITCHEN.description, ELSE.description, ""),
  address1: fc.constantFrom("12 Palm Street", "12 Palm St", "99 Oak Avenue", null),
  address2: fc.constantFrom(null, "Suite 1", "Suite 2"),
  city: fc.constantFrom("Miami", ""),
  zip: fc.constantFrom("33130", "33137", null),
  phone: fc.constantFrom("(305) 555-0100", "(305) 555-0101", "988", null),
  phoneExtension: fc.constantFrom(null, "7"),
  website: fc.constantFrom(null, "https://grace.example", "https://facebook.com/grace", "not an address"),
  contactEmail: fc.constantFrom(null, "hello@grace.example", "grace@gmail.com"),
  isNamedAfterPlace: fc.boolean(),
});

describe("any two listings", () => {
  test("are compared alike in both orders, from 0 to 100", () => {
    fc.assert(
      fc.property(listing, listing, (one, other) => {
        const match = compareListings(one, other);
        expect(compareListings(other, one)).toEqual(match);
        expect(match.score).toBeGreaterThanOrEqual(0);
        expect(match.score).toBeLessThanOrEqual(100);
      }),
    );
  });

  test("that match have a key in common", () => {
    fc.assert(
      fc.property(listing, listing, (one, other) => {
        if (compareListings(one, other).score === 0) return;
        const keys = new Set(duplicateKeys(other));
        expect(duplicateKeys(one).some((key) => keys.has(key))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
