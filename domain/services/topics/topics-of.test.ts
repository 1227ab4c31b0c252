import { describe, expect, test } from "vitest";
import { findParentTopic, TOPIC_CODES, withChildren } from "./topic-table.ts";
import { deriveTopics, TOPIC_PHRASES, type TopicFacts } from "./topics-of.ts";

const NOTHING: TopicFacts = {
  name: "The Place",
  organization: null,
  type: [],
  serviceSummary: null,
  serviceSummaryEs: null,
  description: "",
  descriptionEs: null,
};
const topicsIn = (facts: Partial<TopicFacts>) => deriveTopics({ ...NOTHING, ...facts });

describe("topics follow from words", () => {
  test.each([
    ["Second Saturday Dental", ["DENTAL"]],
    ["Little Waves Diaper Bank", ["DIAPERS_AND_BABY"]],
    ["Refugee Services", ["IMMIGRATION"]],
    ["Comedor comunitario", ["MEALS"]],
    // Words of a longer phrase with another sense.
    ["Animal Shelter", ["ANIMALS"]],
    ["Tennis Court", ["SPORTS"]],
    ["Senior High School", []],
  ])("of the name %s: %j", (name, expected) => {
    expect(topicsIn({ name })).toEqual(expected);
  });

  test.each([
    ["Free dental care for children.", ["DENTAL"]],
    ["Credit counseling, and help with a mortgage.", ["DEBT_AND_SAVING", "HOME_OWNERSHIP"]],
    ["Clases de inglés para todos.", ["ENGLISH_CLASSES"]],
    ["Ayuda para inmigrantes y refugiados.", ["IMMIGRATION"]],
    // In running text these words have other senses.
    ["Near the park, across from the church.", []],
    ["Open regardless of immigration status.", []],
  ])("of the text %s: %j", (description, expected) => {
    expect(topicsIn({ description })).toEqual(expected);
  });

  test("those of the name come first, and there are at most five", () => {
    const description = "Food pantry, clothing, furniture, diapers, showers, laundry and a computer lab.";
    expect(topicsIn({ name: "Legal Aid", description })).toEqual([
      "LEGAL_AID",
      "GROCERIES",
      "CLOTHES",
      "FURNITURE",
      "DIAPERS_AND_BABY",
    ]);
  });

  test("who refers to everything is about that", () => {
    const description =
      "Information and referral for food pantries, shelter, clothing, dental care, child care, job training and legal aid.";
    expect(topicsIn({ description })).toEqual(["INFORMATION"]);
  });

  test("what stands late in a text, the organization and the tab count where nothing else does", () => {
    const late = `${"word ".repeat(60)} dental care`;
    expect(topicsIn({ description: late })).toEqual(["DENTAL"]);
    expect(topicsIn({ description: late, name: "Food Pantry" })).toEqual(["GROCERIES"]);
    expect(topicsIn({ organization: { id: "", name: "Harbor Legal Aid" } })).toEqual(["LEGAL_AID"]);
    expect(topicsIn({ type: ["SHELTER", "WORK"] })).toEqual(["HOUSING"]);
    expect(topicsIn({})).toEqual([]);
  });
});

describe("the table of topics", () => {
  test("has two levels", () => {
    for (const code of TOPIC_CODES) {
      const parent = findParentTopic(code);
      if (parent !== null) expect(findParentTopic(parent), code).toBeNull();
    }
    expect(withChildren("FOOD")).toEqual(["FOOD", "MEALS", "GROCERIES", "FOOD_BENEFITS"]);
  });

  test.each(TOPIC_CODES.filter((code) => findParentTopic(code) !== null))(
    "%s is found by its own phrases",
    (code) => {
      const { anywhere = [] } = TOPIC_PHRASES[code] ?? {};
      expect(anywhere.length).toBeGreaterThan(0);
      for (const name of anywhere) expect(topicsIn({ name }), name).toContain(code);
    },
  );
});
