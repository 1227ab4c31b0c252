import { expect, test } from "vitest";
import { extractTerms } from "../base/text/terms.ts";
import { SEARCH_FIELDS } from "./search-document.ts";
import { matches, matchQueries } from "./search-query.ts";
import { buildSynonyms } from "./synonyms.ts";
import { saysInLead } from "./told-lead.ts";
import { rankedByTold } from "./told-rank.ts";

const SYNONYMS = buildSynonyms([
  ["clothes", "ropa"],
  ["free clinic", "health center"],
  ["medication treatment", "methadone"],
]);
const document = (text: string) =>
  new Map(extractTerms(text, "either").map((term) => [term, new Set(["C"] as const)]));
const finds = (q: string, text: string) =>
  matches(document(text), matchQueries(q, SEARCH_FIELDS, SYNONYMS, new Map()).all);

test.each([
  ["ropa gratis", "Gently worn clothes for adults", true],
  ["clothes help program", "Gently worn clothes for adults", true],
  ["clothes without asking", "They ask for clothes", true],
  ["tengo que sacar ropa", "Gently worn clothes for adults", true],
  ["ropa gratis", "Free coffee", false],
  // Where nothing else is asked for, they are what is.
  ["gratis", "Gently worn clothes for adults", false],
  // Within a phrase of the table they belong to it.
  ["free clinic", "A clinic for boats", false],
])("%s finds %s: %s", (q, text, isFound) => {
  expect(finds(q, text)).toBe(isFound);
});

test.each([
  ["Provides methadone and counseling", [["methadone"]], true],
  ["Treatment of pain; medication is given", [["medication", "treatment"]], false],
  ["Offers medication treatment", [["medication", "treatment"]], true],
  ["Reparte ropas a familias", [["ropa"]], true],
  ["", [["ropa"]], false],
])("the beginning %j says %j: %s", (lead, phrases, isSaid) => {
  expect(saysInLead(lead, phrases)).toBe(isSaid);
});

const told = (q: string) => matchQueries(q, SEARCH_FIELDS, SYNONYMS, new Map()).told;
const row = (name: string, facts: object = {}) => ({
  name,
  organization: "",
  needs: 0,
  topics: [],
  block: 0,
  ...facts,
});

test("what a service begins with comes before what it only mentions", () => {
  const mentions = row("Harbor Outpatient", { lead: "Treatment of pain; medication is given" });
  const says = row("Pier Center", { lead: "Provides methadone" });
  expect(rankedByTold([mentions, says], told("methadone clinics"))).toEqual([says, mentions]);
});

test("a phrase as it was typed comes before what is found by what it leads to", () => {
  const leads = row("Pier Center", { typed: [false, false] });
  const typed = row("Harbor Center", { typed: [true, false] });
  expect(rankedByTold([leads, typed], told("methadone sundays"))).toEqual([typed, leads]);
});

test("of what says as much, the nearer comes first; what is by telephone is not nearest", () => {
  const [far, near, remote] = [
    row("Clothes", { miles: 20 }),
    row("Clothes", { miles: 1 }),
    row("Clothes", { miles: null }),
  ];
  expect(rankedByTold([far, remote, near], told("clothes sundays"))).toEqual([near, remote, far]);
});
