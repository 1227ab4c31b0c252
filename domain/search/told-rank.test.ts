import { expect, test } from "vitest";
import { needBits } from "../services/bits.ts";
import { SEARCH_FIELDS } from "./search-document.ts";
import { matchQueries } from "./search-query.ts";
import { synonymsOf } from "./synonyms.ts";
import { rankedByTold } from "./told-rank.ts";

const SYNONYMS = synonymsOf([
  ["job", "jobs", "employment", "trabajo", "empleo"],
  ["food", "comida"],
]);
const told = (q: string) => matchQueries(q, SEARCH_FIELDS, SYNONYMS, new Map()).told;

const row = (name: string, needs: Parameters<typeof needBits>[0] = [], block = 0) => ({
  name,
  needs: needBits(needs),
  block,
});
const BUS = row("Bus Voucher Window", ["ASSISTANCE"]);
const ENGLISH = row("English Together", ["EDUCATION"]);
const CENTER = row("Harbor Job Center", []);
const COMING_HOME = row("Coming Home Works", ["EMPLOYMENT"]);

test("a word in the name, or that of a need, comes before one that is only mentioned", () => {
  for (const q of ["job nights", "trabajo noches"])
    expect(rankedByTold([BUS, CENTER, ENGLISH, COMING_HOME], told(q))).toEqual([
      CENTER,
      COMING_HOME,
      BUS,
      ENGLISH,
    ]);
});

test("more of the words come before fewer", () => {
  expect(rankedByTold([COMING_HOME, BUS, CENTER], told("job center"))).toEqual([CENTER, COMING_HOME, BUS]);
});

test("what says as much keeps its order, and no row leaves its block", () => {
  const far = row("Job Center", [], 1);
  expect(rankedByTold([far, COMING_HOME, CENTER, BUS], told("job nights"))).toEqual([
    COMING_HOME,
    CENTER,
    BUS,
    far,
  ]);
});

test("in a search of single fields, or for one word, nothing is ranked so", () => {
  expect(told("job")).toEqual([]);
  expect(matchQueries("job nights", ["zip"], SYNONYMS, new Map()).told).toEqual([]);
});
