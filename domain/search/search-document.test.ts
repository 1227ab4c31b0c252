import { describe, expect, test } from "vitest";
import { splitWords } from "../base/text/fold.ts";
import { isStopWord } from "../base/text/stop-words.ts";
import { CATEGORIES, NEEDS, SERVICE_TYPES } from "../services/enumerations.ts";
import { type SearchableService, searchDocument } from "./search-document.ts";
import { CATEGORY_WORDS, NEED_WORDS, type TopicWords, TYPE_WORDS } from "./topic-words.ts";

const NOWHERE: SearchableService["publicPlace"] = {
  address1: null,
  address2: null,
  city: "",
  state: "",
  zip: null,
};
const NOTHING_KNOWN: SearchableService = {
  name: "",
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
  publicPlace: NOWHERE,
};

/** Each term with its weights, in order: `food ABC`. */
function terms(service: Partial<SearchableService>): string[] {
  const document = searchDocument({ ...NOTHING_KNOWN, ...service });
  return [...document].map(([term, weights]) => `${term} ${[...weights].sort().join("")}`);
}

describe("what is stored of a service for search", () => {
  test.each<{ name: string; service: Partial<SearchableService>; stored: string[] }>([
    { name: "nothing of nothing", service: {}, stored: [] },
    {
      name: "its name, stemmed in both languages, with its function words",
      service: { name: "The Harbors" },
      stored: ["the A", "~the A", "harbors A", "harbor A", "~harbors A"],
    },
    {
      name: "a term under each weight where it stands",
      service: { name: "Food", serviceSummary: "Food", description: "Food", age: "Food" },
      stored: ["food ABCD", "~food A", ":age:food D"],
    },
    {
      name: "its summary in both languages, each by its own stems",
      service: {
        serviceSummary: "The pantries",
        serviceSummaryEs: { text: "La comida", state: "REVIEWED" },
      },
      stored: ["pantries B", "pantri B", "comida B", "~com B"],
    },
    {
      name: "its description, that of its source, and the Spanish one",
      service: {
        description: "The pantries",
        sourceDescription: "The shelters",
        descriptionEs: { text: "La comida", state: "STALE" },
      },
      stored: ["pantries C", "pantri C", "shelters C", "shelter C", "comida C", "~com C"],
    },
    {
      name: "its ages in both languages",
      service: { age: "The adults", ageEs: { text: "Los niños", state: "MACHINE" } },
      stored: [
        "adults D",
        ":age:adults D",
        "adult D",
        ":age:adult D",
        "ninos D",
        ":age:ninos D",
        "~nin D",
        ":age:~nin D",
      ],
    },
    {
      name: "its texts in further languages by their words, but no stale ones",
      service: {
        serviceSummaryTexts: [{ language: "ar-XB", text: "Méàls", state: "MACHINE" }],
        descriptionTexts: [
          { language: "en-XA", text: "Ĥøt pantries", state: "REVIEWED" },
          { language: "ar-XB", text: "Cold", state: "STALE" },
        ],
        ageTexts: [{ language: "ar-XB", text: "وجبات", state: "REVIEWED" }],
        costTexts: [{ language: "ar-XB", text: "Free", state: "REVIEWED" }],
      },
      stored: ["meals B", "høt C", "pantries C", "وجبات D", ":age:وجبات D", "free C"],
    },
    {
      name: "its audiences in both languages",
      service: { category: ["VETERANS"] },
      stored: [
        "veterans D",
        ":category:veterans D",
        "veteran D",
        ":category:veteran D",
        "veteranos D",
        ":category:veteranos D",
        "~veteran D",
        ":category:~veteran D",
      ],
    },
    {
      name: "its address, which is no language",
      service: {
        publicPlace: {
          address1: "1 Mains",
          address2: "The Docks",
          city: "Las Casas",
          state: "Jalisco",
          zip: "33101",
        },
      },
      stored: [
        "1 D",
        ":address1:1 D",
        "mains D",
        ":address1:mains D",
        "the D",
        ":address2:the D",
        "docks D",
        ":address2:docks D",
        "las D",
        ":city:las D",
        "casas D",
        ":city:casas D",
        "jalisco D",
        ":state:jalisco D",
        "33101 D",
        ":zip:33101 D",
      ],
    },
    {
      name: "a state by its letters and all of its names",
      service: { publicPlace: { ...NOWHERE, state: "NY" } },
      stored: ["ny", "new", "york", "nueva"].flatMap((term) => [`${term} D`, `:state:${term} D`]),
    },
    {
      name: "its telephone number, and the digits of it together",
      service: { phone: "(305) 555-0123 x5 9am" },
      stored: ["305", "555", "0123", "x5", "9am", "3055550123"].flatMap((term) => [
        `${term} D`,
        `:phone:${term} D`,
      ]),
    },
    {
      name: "its mail address, by the words in it",
      service: { contactEmail: "cares@x.example" },
      stored: ["cares", "x", "example"].flatMap((term) => [`${term} D`, `:contactEmail:${term} D`]),
    },
    {
      name: "its types, which are no field",
      service: { type: ["FOOD"] },
      stored: ["food D", "comida D", "~com D", "alimentos D", "~aliment D"],
    },
    {
      name: "its needs, which are none either",
      service: { needs: ["MEALS"] },
      stored: ["meals D", "meal D", "comidas D", "~com D"],
    },
  ])("$name", ({ service, stored }) => {
    expect(terms(service)).toEqual(stored);
  });

  test("twenty thousand characters of a text, and no more", () => {
    const filling = "to ".repeat(6_665);
    expect(terms({ description: `${filling}food shelter` })).toEqual(["food C"]);
  });
});

describe("closed values are found by their words", () => {
  const all: [string, TopicWords, Partial<SearchableService>][] = [
    ...SERVICE_TYPES.map((type): [string, TopicWords, Partial<SearchableService>] => [
      type,
      TYPE_WORDS[type],
      { type: [type] },
    ]),
    ...NEEDS.map((need): [string, TopicWords, Partial<SearchableService>] => [
      need,
      NEED_WORDS[need],
      { needs: [need] },
    ]),
    ...CATEGORIES.map((category): [string, TopicWords, Partial<SearchableService>] => [
      category,
      CATEGORY_WORDS[category],
      { category: [category] },
    ]),
  ];

  test.each(all)("%s, in both languages", (_, { en, es }, service) => {
    const document = searchDocument({ ...NOTHING_KNOWN, ...service });
    for (const words of [splitWords(en), splitWords(es)]) {
      expect(words.length).toBeGreaterThan(0);
      expect(words.filter((word) => !isStopWord(word) && !document.has(word))).toEqual([]);
    }
  });
});
