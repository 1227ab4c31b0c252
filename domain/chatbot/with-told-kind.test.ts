import { expect, test } from "vitest";
import { buildSynonyms } from "../search/synonyms.ts";
import { readServiceQuery } from "../services/list-query.ts";
import { withToldKind } from "./with-told-kind.ts";

const SYNONYMS = buildSynonyms([["section 8", "housing voucher"]]);
const FIELDS = "name,description,serviceSummary,city";

function findKinds(q: string, search = FIELDS): readonly string[] {
  const query = readServiceQuery({ q, search }, Date.UTC(2026, 10, 20));
  if (!query.ok) throw new Error("The question is none.");
  return withToldKind(query.value, SYNONYMS).text?.kinds ?? [];
}

test.each([
  ["operar gata barato", "spay and neuter"],
  ["me lastimé en el trabajo", "workers compensation"],
  // The name of a program is enough, in whatever state.
  ["CalFresh", "food stamps"],
  ["HICAP", "medicare counseling"],
])("%s is looked for as %s, too", (q, kind) => {
  expect(findKinds(q)[0]).toBe(kind);
});

test.each(["library", "section 8", "operar gata, barato", "food stamps"])("%s is left as it is", (q) => {
  expect(findKinds(q)).toEqual([]);
});

test("a search of single fields is for its words alone", () => {
  expect(findKinds("operar gata barato", "name")).toEqual([]);
});
