import { expect, test } from "vitest";
import { ASK_FIELDS, type AskFacts, unknownFields } from "./ask-fields.ts";

const NOTHING: AskFacts = {
  type: ["SHELTER"],
  closeSchedules: [],
  isAllowedPets: null,
  isLowBarrier: null,
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
  ["a text is known in either language", { costEs: "Gratis" }, without("cost")],
  ["only shelters are asked how long one may stay", { type: ["FOOD"] }, without("stayLimit")],
  ["what has closed for good is asked nothing", { closeSchedules: [{ type: "PERMANENTLY_CLOSED" }] }, []],
  ["what is closed for a day is asked", { closeSchedules: [{ type: "CLOSED_DAY" }] }, ASK_FIELDS],
])("%s", (_, facts, expected) => {
  expect(unknownFields({ ...NOTHING, ...facts })).toEqual(expected);
});
