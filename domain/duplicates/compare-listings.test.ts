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

  test.each([
    ["12 NW 137th Avenue", "12 NW 137 Ave."],
    ["12 First Street", "12 1st St"],
  ])("at %s and %s are at one address", (one, other) => {
    const [a, b] = [
      { ...KITCHEN, address1: one },
      { ...KITCHEN, address1: other },
    ];
    expect(compareListings(a, b).reasons).toContain("sameAddress");
    expect(duplicateKeys(a)).toEqual(duplicateKeys(b));
  });

  describe("that two agencies list as their own", () => {
    const own = {
      ...KITCHEN,
      name: "Open Table Program – Grace House, Inc.",
      description: "The Open Table is a kitchen with hot meals for everyone who is hungry in town.",
    };
    const other = {
      ...KITCHEN,
      name: "Palm Room – Other Hope, Inc.",
      website: "https://other.example",
      description: "Our Open Table serves hot meals to everyone who is hungry, with groceries on Friday.",
    };
    test.each<[string, Partial<ComparedListing>, boolean]>([
      ["each begins with the name of the program", {}, true],
      [
        "named further down",
        { description: `At noon we invite neighbors to join us here: ${other.description}` },
        false,
      ],
      ["not named", { description: other.description.replace("Open Table", "kitchen") }, false],
      ["in small letters", { description: other.description.replace("Open Table", "open table") }, false],
      ["at another phone", { phone: "(305) 555-7777" }, false],
      ["at another door", { address1: "99 Oak Avenue" }, false],
      ["in summer", { description: `${other.description} It is a summer program.` }, false],
      ["in a text that shares nothing else", { description: `Open Table. ${ELSE.description}` }, false],
      ["of the agency itself", { name: "Other Hope, Inc." }, false],
    ])("%s", (_, changes, isProposed) => {
      const { score, reasons } = compareListings(own, { ...other, ...changes });
      expect([score >= PROPOSED_FROM, reasons.includes("namedInText")]).toEqual([isProposed, isProposed]);
    });

    test("in a building that both call the same", () => {
      const text = "Meals and groceries for all who are hungry, every day at noon in our hall by the river.";
      const hall = { ...KITCHEN, name: "Rosa M. Vega Building", website: null, description: text };
      const site = {
        ...other,
        name: "Rosa Vega – Other Hope, Inc.",
        description: text.replace("noon", "one"),
      };
      expect(compareListings(hall, site).reasons).toContain("similarName");
      expect(compareListings(hall, { ...site, phone: null }).score).toBe(0);
      expect(compareListings({ ...hall, isNamedAfterPlace: true }, site).score).toBe(0);
    });

    test("by a long name, with a phone of each", () => {
      const long =
        "The Harbor Center for Family Money Matters offers coaching, tax forms and classes about loans.";
      const first = { ...KITCHEN, name: "Lakeside – Grace House, Inc.", description: long };
      const second = {
        ...other,
        name: "Site II",
        phone: "(305) 555-7777",
        description:
          "Coaching, tax forms and classes about loans: the Harbor Center for Family Money Matters.",
      };
      expect(compareListings(first, second).reasons).toContain("namedInText");
      const short = (text: string) => text.replace("Harbor Center for Family Money Matters", "Harbor Center");
      const shorter = { ...second, description: short(second.description) };
      expect(compareListings({ ...first, description: short(long) }, shorter).score).toBe(0);
    });
  });

  test("one text under two names of programs, one of which it begins with", () => {
    const text =
      "The Strong Roots for Families program teaches parents of young ones how to talk and play at home.";
    const named = {
      ...KITCHEN,
      name: "Strong Roots for Young Families – Grace House, Inc.",
      description: text,
    };
    const first = { ...named, name: "Strong Roots for Families – Grace House, Inc." };
    const second = { ...named, name: "Talking and Playing with Families – Grace House, Inc." };
    expect(compareListings(first, second).reasons).toContain("namedInText");
    const third = { ...second, description: text.replace("Strong Roots for Families", "first") };
    expect(compareListings(first, third).score).toBe(0);
  });

  test("one name, with a dash and without", () => {
    const one = { ...KITCHEN, name: "Florida Keys – Health Education Center", address2: "Suite 38" };
    const other = {
      ...KITCHEN,
      name: "Florida Keys Health Education Center, Inc.",
      description: "Classes about food, and meals on Friday.",
    };
    expect(compareListings(one, other).score).toBeGreaterThanOrEqual(PROPOSED_FROM);
    expect(compareListings(one, { ...other, phone: "(305) 555-7777" }).score).toBe(0);
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
  description: fc.constantFrom(
    KITCHEN.description,
    ELSE.description,
    "",
    "The Hope Center for Family Money Matters has meals, and groceries to take home.",
    "Groceries to take home and meals: the Hope Center for Family Money Matters.",
    "Community Kitchen has hot meals every day for everyone who is hungry.",
  ),
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
