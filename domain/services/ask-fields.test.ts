import { expect, test } from "vitest";
import { ASK_FIELDS, type AskFacts, mostAsked, unknownFields } from "./ask-fields.ts";

const NOTHING: AskFacts = {
  type: ["SHELTER"],
  closeSchedules: [],
  category: [],
  entry: [],
  entryText: null,
  entryTextEs: null,
  isAllowedPets: null,
  isLowBarrier: null,
  asksForId: null,
  asksToBeSober: null,
  houseRules: [],
  asksImmigrationStatus: null,
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
};
const without = (...stated: readonly string[]) => ASK_FIELDS.filter((field) => !stated.includes(field));

test.each<[string, Partial<AskFacts>, readonly string[]]>([
  ["of a shelter that states nothing, all is unknown", {}, ASK_FIELDS],
  ["a no is stated as well as a yes", { isAllowedPets: false }, without("isAllowedPets")],
  ["whom it is for is known where anybody is named", { category: ["PETS_ALLOWED"] }, without("category")],
  ["a way in is stated in words as well", { entryTextEs: "Llame antes" }, without("entry")],
  ["a text is known in either language", { costEs: "Gratis" }, without("cost")],
  ["only shelters are asked how long one may stay", { type: ["FOOD"] }, without("stayLimit")],
  ["what has closed for good is asked nothing", { closeSchedules: [{ type: "PERMANENTLY_CLOSED" }] }, []],
  ["what is closed for a day is asked", { closeSchedules: [{ type: "CLOSED_DAY" }] }, ASK_FIELDS],
])("%s", (_, facts, expected) => {
  expect(unknownFields({ ...NOTHING, ...facts })).toEqual(expected);
});
test("the three most asked of what is unknown, in a fixed order where they are even", () => {
  const counts = [
    { field: "cost", presses: 2 },
    { field: "howToApply", presses: 9 },
    { field: "accessibility", presses: 5 },
    { field: "isAllowedPets", presses: 2 },
  ] as const;
  expect(mostAsked(counts, ASK_FIELDS).map(({ field }) => field)).toEqual([
    "howToApply",
    "accessibility",
    "isAllowedPets",
  ]);
  expect(mostAsked(counts, ["cost"])).toEqual([{ field: "cost", presses: 2 }]);
  expect(mostAsked([], ASK_FIELDS)).toEqual([]);
});
