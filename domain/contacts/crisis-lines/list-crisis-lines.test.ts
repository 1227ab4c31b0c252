import { describe, expect, test } from "vitest";
import { readParameters } from "../../base/contract/parameters.ts";
import type { CountyKey } from "../../places/county-shapes.ts";
import { buildSynonyms } from "../../search/synonyms.ts";
import type { CrisisLine } from "./crisis-line.ts";
import { crisisLineParameters, crisisLineQuery } from "./crisis-line-query.ts";
import { searchableLine } from "./crisis-line-search.ts";
import { EMPTY_LINE } from "./empty-line.ts";
import { listedCrisisLines } from "./list-crisis-lines.ts";

function line(id: string, facts: Partial<CrisisLine>): CrisisLine {
  return {
    ...EMPTY_LINE,
    id,
    name: `Line ${id}`,
    description: "Somebody listens.",
    phone: "1-800-555-0100",
    area: "Demo Harbor",
    time: "Every day",
    createdAt: 0,
    updatedAt: 0,
    version: 1,
    ...facts,
  };
}

const lines = [
  line("a", { name: "Éclair line", createdAt: 3, updatedAt: 1, ranking: 2 }),
  line("b", { name: "Bread", nameEs: "Línea de prevención", createdAt: 1, updatedAt: 3, ranking: 1 }),
  line("c", {
    name: "drugs",
    descriptionEs: "Para quien sufrió violencia doméstica.",
    description: "For those who suffer domestic violence.",
    createdAt: 2,
    phone: "1-800-799-7233",
    text: "678-678",
    textKeyword: "START",
  }),
  line("d", { name: "Bread", createdAt: 2, ranking: 1 }),
].map(searchableLine);
const synonyms = buildSynonyms([["abuse", "domestic violence", "abuso"]]);

function found(raw: Record<string, string>): string {
  const read = readParameters(crisisLineParameters, raw);
  if (!read.ok) return JSON.stringify(read.problem.fields);
  const list = listedCrisisLines(lines, crisisLineQuery(read.value), synonyms);
  return `${list.lines.map(({ id }) => id).join("")} of ${list.total}`;
}

describe("the order and the page", () => {
  test.each([
    ["newest first, equal ones by id", {}, "acdb of 4"],
    ["oldest first", { direction: "asc" }, "bcda of 4"],
    ["by ranking", { sort: "ranking" }, "bdac of 4"],
    ["by ranking, the other way", { sort: "ranking", direction: "desc" }, "cabd of 4"],
    ["by name, as it is read", { sort: "name" }, "bdca of 4"],
    ["last changed first", { sort: "updatedAt" }, "bacd of 4"],
    ["a page", { limit: "2", skip: "1" }, "cd of 4"],
    ["beyond the end", { skip: "9" }, " of 4"],
    ["all", { limit: "0" }, "acdb of 4"],
    ["more than a page holds", { limit: "100000" }, "acdb of 4"],
  ])("%s", (_, raw, ids) => {
    expect(found(raw)).toBe(ids);
  });

  test("25 lines where no limit is named, 100 at most", () => {
    expect(crisisLineQuery({})).toMatchObject({ limit: 25, skip: 0, text: null });
    expect(crisisLineQuery({ limit: 101 }).limit).toBe(100);
  });
});

describe("the search", () => {
  test.each([
    ["a name without its accent", "eclair", "a of 1"],
    ["Spanish, without its accent", "prevencion", "b of 1"],
    ["another form of a Spanish word", "violencias", "c of 1"],
    ["the beginning of a word", "domést", "c of 1"],
    ["a synonym of the other language", "abuso", "c of 1"],
    ["one typo", "domesic", "c of 1"],
    ["a phone as it is written", "1-800-799-7233", "c of 1"],
    ["its digits", "18007997233", "c of 1"],
    ["its digits without the 1", "8007997233", "c of 1"],
    ["a number for texts", "678678", "c of 1"],
    ["parts by comma", "eclair, drug", "ac of 2"],
    ["words that are not there", "zebra unicycle", " of 0"],
    ["only commas", ",,", "acdb of 4"],
    ["patterns are text", "%", " of 0"],
    ["patterns are text", "b_ead (", " of 0"],
    ["patterns are text", "') union select --", " of 0"],
  ])("%s: %s", (_, q, ids) => {
    expect(found({ q })).toBe(ids);
  });

  test("looks only into the fields that are named", () => {
    expect(found({ q: "drugs", search: "description" })).toBe(" of 0");
    expect(found({ q: "violence", search: "name, descriptionEs" })).toBe("c of 1");
    expect(found({ q: "harbor", search: "area" })).toBe("acdb of 4");
  });
});

describe("the visitor's area", () => {
  const area = (id: string, area: string, ranking: number) => searchableLine(line(id, { area, ranking }));
  const local = [
    area("a", "Broward County, FL", 1000),
    area("b", "Florida", 1001),
    area("c", "Miami-Dade County", 1002),
    area("d", "Miami-Dade", 1003),
    area("e", "United States", 7),
    area("f", "Puerto Rico", 8),
  ];
  const ids = (raw: Record<string, string>, county: CountyKey | null) => {
    const read = readParameters(crisisLineParameters, raw);
    if (!read.ok) return JSON.stringify(read.problem.fields);
    const { lines } = listedCrisisLines(local, crisisLineQuery(read.value), synonyms, county);
    return lines.map(({ id }) => id).join("");
  };
  const MIAMI = { state: "FL", name: "Miami-Dade" };

  test.each([
    ["comes after national lines and before others, its state next", { sort: "ranking" }, MIAMI, "efcdba"],
    ["is nothing where it is not known", { sort: "ranking" }, null, "efabcd"],
    ["does not change other orders", { sort: "name" }, MIAMI, "abcdef"],
  ] as const)("%s", (_, raw, county, expected) => {
    expect(ids(raw, county)).toBe(expected);
  });
});

test.each([
  [{ nearCoordinate: "miami" }, '{"nearCoordinate":"notCoordinate"}'],
  [{ sort: "phone" }, '{"sort":"unknownName"}'],
  [{ search: "name,comment" }, '{"search":"unknownName"}'],
  [{ filter: "isApproved" }, '{"filter":"unknownName"}'],
  [{ limit: "-1" }, '{"limit":"outOfRange"}'],
  [{ limit: "2.5" }, '{"limit":"notWholeNumber"}'],
  [{ skip: "10001" }, '{"skip":"outOfRange"}'],
  [{ direction: "up" }, '{"direction":"unknownValue"}'],
  [{ q: "x".repeat(201) }, '{"q":"tooLong"}'],
])("refuses %o", (raw, fields) => {
  expect(found(raw)).toBe(fields);
});
