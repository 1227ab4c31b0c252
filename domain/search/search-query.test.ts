import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitSearchText } from "./parts-of.ts";
import {
  SEARCH_FIELDS,
  type SearchableService,
  type SearchField,
  searchDocument,
} from "./search-document.ts";
import { matches, matchQueries, parseQuery } from "./search-query.ts";
import { buildSynonyms } from "./synonyms.ts";

const SYNONYMS = buildSynonyms([
  ["food", "comida", "alimentos"],
  ["shelter", "albergue", "refugio"],
  ["shower", "ducha", "regadera"],
  ["food stamps", "SNAP", "cupones de alimentos"],
  ["homeless", "sin hogar"],
  ["men", "hombres"],
]);

const NOTHING_KNOWN: SearchableService = {
  name: "Harbor House",
  description: "",
  organization: null,
  descriptionEs: null,
  sourceDescription: null,
  serviceSummary: null,
  serviceSummaryEs: null,
  age: null,
  ageEs: null,
  entryText: null,
  entryTextEs: null,
  requiredDocuments: null,
  requiredDocumentsEs: null,
  cost: null,
  costEs: null,
  howToApply: null,
  howToApplyEs: null,
  accessibility: null,
  accessibilityEs: null,
  stayLimit: null,
  stayLimitEs: null,
  type: [],
  needs: [],
  category: [],
  phone: null,
  contactEmail: null,
  publicPlace: { address1: null, address2: null, city: "Miami", state: "FL", zip: null },
};

const finds = (
  service: Partial<SearchableService>,
  q: string,
  fields: readonly SearchField[] = SEARCH_FIELDS,
  corrections: ReadonlyMap<string, string> = new Map(),
): boolean =>
  matches(searchDocument({ ...NOTHING_KNOWN, ...service }), parseQuery(q, fields, SYNONYMS, corrections));

describe("a search text finds", () => {
  test.each<[string, Partial<SearchableService>]>([
    ["food near miami", { serviceSummary: "Hot food" }],
    ["comida miami", { serviceSummary: "Hot food" }],
    ["¿Dónde encuentro COMIDA cerca de aquí?", { description: "We give food." }],
    ["albergues", { name: "Night Shelter" }],
    ["duchas", { description: "Showers every morning" }],
    ["shower", { serviceSummary: null, serviceSummaryEs: { text: "Duchas y ropa", state: "REVIEWED" } }],
    ["food stamp", { description: "We help you apply for SNAP." }],
    ["food stamps", { description: "Comida, stamps and coins" }],
    ["cupones de alimentos", { description: "SNAP applications" }],
    ["snap", { description: "Apply for food stamps" }],
    ["personas sin hogar", { description: "For homeless persons", age: "personas" }],
    ["sin hogar", { description: "For the homeless" }],
    ["pantry", { description: "Food pantries" }],
    ["harb", {}],
    ["har", {}],
    ["3055550123", { phone: "(305) 555-0123" }],
    ["(305) 555", { phone: "(305) 555-0123" }],
    ["hello@harbor.example", { contactEmail: "hello@harbor.example" }],
    ["33101", { publicPlace: { ...NOTHING_KNOWN.publicPlace, zip: "33101-1234" } }],
    ["Florida", {}],
    ["FL", {}],
    ["Nueva York", { publicPlace: { ...NOTHING_KNOWN.publicPlace, state: "NY" } }],
    ["in", { publicPlace: { ...NOTHING_KNOWN.publicPlace, state: "IN" } }],
    ["veteranos", { category: ["VETERANS"] }],
    ["PETS_ALLOWED", { category: ["PETS_ALLOWED"] }],
    ["food pantry", { needs: ["FOOD_PANTRIES"] }],
    ["the", { name: "The Way In" }],
    ["nothing like it, harbor", {}],
    ["women's", { description: "For womens groups" }],
    ["harbor h", {}],
  ])("%j", (q, service) => {
    expect(finds(service, q)).toBe(true);
  });
});

describe("a search text does not find", () => {
  test.each<[string, Partial<SearchableService>]>([
    ["comida", { contactEmail: "come@harbor.example.com", description: "Come to us" }],
    ["food jacksonville", { serviceSummary: "Hot food" }],
    ["ha", {}],
    ["hombres", { description: "Mental health and mentoring" }],
    ["men", { description: "Mental health and mentoring" }],
    ["%", {}],
    ["_", {}],
    ["(", {}],
    ["*", {}],
    [",", {}],
    ["&|!:*", {}],
    ["h*", {}],
    ["ha%r", {}],
    ["cat", {}],
    ["sta", {}],
    ["zip", { publicPlace: { ...NOTHING_KNOWN.publicPlace, zip: "33101" } }],
  ])("%j", (q, service) => {
    expect(finds(service, q)).toBe(false);
  });
});

test("every word of a part must be met, and any part will do", () => {
  const service = { description: "Showers and clothes" };
  expect(finds(service, "showers clothes")).toBe(true);
  expect(finds(service, "showers dentist")).toBe(false);
  expect(finds(service, "dentist, showers")).toBe(true);
});

test("parts are trimmed, without duplicates, and without question words where others remain", () => {
  expect(splitSearchText(" Food ,food, , I need food near me, the ")).toEqual([["food"], ["the"]]);
  expect(splitSearchText("hot line, hotline")).toEqual([["hot", "line"], ["hotline"]]);
});

test("twenty-four words are read, whichever part they are in", () => {
  const words = (from: number, until: number) =>
    Array.from({ length: until - from }, (_, index) => `word${from + index}`);
  expect(splitSearchText(words(0, 25).join(" "))).toEqual([words(0, 24)]);
  expect(splitSearchText(`${words(0, 20).join(" ")}, ${words(20, 30).join(" ")}, more`)).toEqual([
    words(0, 20),
    words(20, 24),
  ]);
});

describe("a question is no larger than it has to be", () => {
  const NONE = buildSynonyms([]);
  const leaf = (term: string, isPrefix = false) => ({ term, isPrefix, weights: [] });

  test.each<[string, readonly SearchField[], object]>([
    [",", SEARCH_FIELDS, { any: [] }],
    ["harbor", [], { any: [] }],
    ["harbor", SEARCH_FIELDS, { any: [leaf("harbor", true), leaf("~harbor")] }],
    ["in", SEARCH_FIELDS, { any: [leaf("in"), leaf("~in")] }],
    ["pantries", SEARCH_FIELDS, { any: [leaf("pantries", true), leaf("pantri"), leaf("~pantri")] }],
    [
      "harbor food",
      SEARCH_FIELDS,
      {
        all: [{ any: [leaf("harbor", true), leaf("~harbor")] }, { any: [leaf("food", true), leaf("~food")] }],
      },
    ],
    ["33101", ["zip"], { any: [leaf(":zip:33101", true), leaf(":zip:~33101")] }],
    [
      "food",
      ["zip", "description", "name"],
      {
        any: [
          { ...leaf("food", true), weights: ["A", "C"] },
          leaf(":zip:food", true),
          { ...leaf("~food"), weights: ["A", "C"] },
          leaf(":zip:~food"),
        ],
      },
    ],
  ])("%j in %j", (q, fields, question) => {
    expect(parseQuery(q, fields, NONE, new Map())).toEqual(question);
  });

  test("with synonyms, each of their forms once", () => {
    expect(parseQuery("hombres", SEARCH_FIELDS, SYNONYMS, new Map())).toEqual({
      any: [leaf("hombres"), leaf("hombr"), leaf("~hombr"), leaf("men"), leaf("~men")],
    });
  });
});

test("a correction replaces the mistyped word, with its synonyms", () => {
  expect(finds({ description: "Hot food" }, "comdia")).toBe(false);
  expect(finds({ description: "Hot food" }, "comdia", SEARCH_FIELDS, new Map([["comdia", "comida"]]))).toBe(
    true,
  );
});

describe("only the named fields are searched", () => {
  const service: SearchableService = {
    ...NOTHING_KNOWN,
    name: "Alpha",
    serviceSummary: "Bravo",
    description: "Charlie",
    age: "Delta",
    contactEmail: "echo@x.example",
    category: ["VETERANS"],
    phone: "(305) 555-0123",
    publicPlace: {
      address1: "Foxtrot",
      address2: "Golf",
      city: "Hotel",
      state: "India",
      zip: "33101",
    },
  };
  const words: Record<SearchField, string> = {
    name: "alpha",
    serviceSummary: "bravo",
    description: "charlie",
    age: "delta",
    contactEmail: "echo",
    address1: "foxtrot",
    address2: "golf",
    city: "hotel",
    state: "india",
    zip: "33101",
    category: "veterans",
    phone: "0123",
  };

  test.each(SEARCH_FIELDS.flatMap((field) => SEARCH_FIELDS.map((asked) => [asked, field] as const)))(
    "%s is asked for the word of %s",
    (asked, field) => {
      expect(finds(service, words[field], [asked])).toBe(asked === field);
    },
  );

  test("no field at all finds nothing", () => {
    expect(finds(service, "alpha", [])).toBe(false);
  });
});

test("a service is found by each word of its name, whatever it is called", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (name) => {
      const parts = splitSearchText(name.replaceAll(",", " "));
      expect(finds({ name }, name.replaceAll(",", " "))).toBe(parts.length > 0);
    }),
  );
});

describe("several words", () => {
  const matched = (service: Partial<SearchableService>, q: string): "ALL" | "ANY" | "NONE" => {
    const document = searchDocument({ ...NOTHING_KNOWN, ...service });
    const { all, any } = matchQueries(q, SEARCH_FIELDS, SYNONYMS, new Map());
    if (matches(document, all)) return "ALL";
    return any !== null && matches(document, any) ? "ANY" : "NONE";
  };
  const food = { serviceSummary: "Hot food" };
  const foodAndShowers = { serviceSummary: "Hot food and showers" };

  test.each<[string, Partial<SearchableService>, "ALL" | "ANY" | "NONE"]>([
    ["comida y duchas", foodAndShowers, "ALL"],
    ["comida y duchas", food, "ANY"],
    ["comida y duchas", { serviceSummary: "Legal help" }, "NONE"],
    ["comida, duchas", food, "ALL"],
    ["comida duchas, albergue nocturno", { name: "Night Shelter" }, "ANY"],
    ["food stamps", { description: "We help you apply for SNAP." }, "ALL"],
    ["food stamps", food, "ANY"],
  ])("%s %#", (q, service, expected) => {
    expect(matched(service, q)).toBe(expected);
  });

  test.each(["food", "food food", "where is food", "comida, comida", ""])("%j has fewer than two", (q) => {
    expect(matchQueries(q, SEARCH_FIELDS, SYNONYMS, new Map()).any).toBeNull();
  });

  test("what one word finds, several with it find too", () => {
    const words = fc.subarray(["food", "ducha", "shower", "legal", "night", "snap"], {
      minLength: 2,
      maxLength: 4,
    });
    const texts = fc.subarray(["Hot food", "Duchas", "Legal help", "Night Shelter", "SNAP", "Pantry"]);
    fc.assert(
      fc.property(words, texts, (asked, offered) => {
        const service = { serviceSummary: offered.join(". ") };
        const expected = asked.some((word) => finds(service, word));
        expect(matched(service, asked.join(" ")) !== "NONE").toBe(expected);
      }),
    );
  });
});

describe("what rows with some of the words are ranked by", () => {
  const table = buildSynonyms([
    ["phone", "telefono", ">lifeline"],
    ["lawyer", "legal"],
  ]);
  const computeScore = (name: string, q: string) => {
    const document = searchDocument({ ...NOTHING_KNOWN, name });
    return matchQueries(q, SEARCH_FIELDS, table, new Map()).ranked.reduce(
      (sum, { query, weight }) => sum + (matches(document, query) ? weight : 0),
      0,
    );
  };

  test.each([
    ["lifeline barato", "Lifeline", "Phone"],
    ["artificial leg", "Leg", "Legal"],
    ["travel before going", "Travel", "Before Going"],
  ])("%s: %s counts more than %s", (q, more, fewer) => {
    expect(computeScore(more, q)).toBeGreaterThan(computeScore(fewer, q));
  });

  test("words that everybody uses rank nothing where there are others", () => {
    const rankedBy = (q: string) => matchQueries(q, SEARCH_FIELDS, table, new Map()).ranked.length;
    expect(rankedBy("travel before going africa")).toBe(rankedBy("travel africa"));
    expect(rankedBy("before going")).toBeGreaterThan(0);
  });
});
