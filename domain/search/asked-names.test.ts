import { expect, test } from "vitest";
import { fullNamesIn, namesAskedIn } from "./asked-names.ts";
import { buildSynonyms } from "./synonyms.ts";

const NONE = buildSynonyms([]);

test.each([
  ["Harbor Food Pantry hours", "harbor food pantry"],
  ["¿Está abierto Comedor San Martín?", "comedor san martín"],
  ["is \u201cGrace House\u201d open", "grace house"],
  ["Pier Four Women\u2019s Health, phone", "pier four women's health"],
  ["when does Farm Share, Inc. open", "farm share, inc."],
  ["Library", "library"],
])("%s may name %s", (q, name) => {
  expect(namesAskedIn(q, NONE)).toContain(name);
});

test("one word among others is no full name", () => {
  expect(namesAskedIn("food at the library", NONE)).not.toContain("library");
});

test("a long text has no more names than its first words", () => {
  expect(namesAskedIn(Array.from({ length: 500 }, (_, at) => `w${at}`).join(" "), NONE).length).toBeLessThan(
    250,
  );
});

test("no word, no name", () => {
  expect(namesAskedIn("  ", NONE)).toEqual([]);
});

const SERVICES = [
  { name: "KEY WEST", city: "Key West" },
  // Its place is not public.
  { name: "Key West", city: "" },
  { name: "Soup Kitchen", city: "Key West" },
  { name: "Long Key", city: "Layton" },
];

test.each([
  ["soup for Key West", []],
  ["soup kitchen Key West", ["soup kitchen"]],
  ["Key West hours", []],
  ["Key West", ["key west"]],
  ["\u00bfKey  West?", ["key west"]],
  ["long key hours", ["long key"]],
  ["soup hours", []],
])("%s has the names %s", (q, names) => {
  expect([...fullNamesIn(q, SERVICES, NONE)]).toEqual(names);
});

test("a kind of help that a few services are called like is no name", () => {
  const kinds = buildSynonyms([["food pantry", "despensa de alimentos"]]);
  expect(namesAskedIn("food pantry Little Harbor", kinds)).not.toContain("food pantry");
  expect(namesAskedIn("Little Harbor Food Pantry hours", kinds)).toContain("little harbor food pantry");
});
