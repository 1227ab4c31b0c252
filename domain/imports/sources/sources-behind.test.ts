import { expect, test } from "vitest";
import type { SourceOfFields } from "../../services/source.ts";
import { sourcesBehind } from "./sources-behind.ts";

const of = (name: string, fields: string[], asOf: string | null = null): SourceOfFields => ({
  ...{ name, url: null, licence: "CC-BY-4.0" },
  ...{ asOf, fields },
});
const NEIGHBORS = of("Neighbors", ["name", "phone"]);
const shown = ({ name, asOf }: SourceOfFields) => [name, asOf];

test.each<[string, SourceOfFields[], SourceOfFields[], unknown]>([
  ["none are stated", [], [NEIGHBORS], []],
  ["one whose fact is shown", [of("Open List", ["phone", "cost"])], [NEIGHBORS], [["Open List", null]]],
  ["one whose facts were all changed here, or are hidden", [of("Open List", ["cost"])], [NEIGHBORS], []],
  ["nothing is from a source any more", [of("Open List", ["phone"])], [], []],
  ["one that the page names itself", [NEIGHBORS], [NEIGHBORS], []],
  [
    "several editions of one",
    [
      of("Open List", ["phone"], "2019-08-01"),
      of("Open List", ["name"], "2024-01-01"),
      of("Open List", ["name"]),
    ],
    [NEIGHBORS],
    [["Open List", "2024-01-01"]],
  ],
])("%s", (_, stated, named, expected) => {
  const behind = sourcesBehind(stated, named);
  expect(behind.map((each) => shown({ ...each, fields: [] }))).toEqual(expected);
});

test("says nothing of fields", () => {
  expect(sourcesBehind([of("Open List", ["phone"], "2019-08-01")], [NEIGHBORS])).toEqual([
    { name: "Open List", url: null, licence: "CC-BY-4.0", asOf: "2019-08-01" },
  ]);
});
