import { expect, test } from "vitest";
import { termWithCode } from "../hsds/hsds-taxonomies.ts";
import { sourceRow } from "../hsds/source-row.ts";
import { joinRecords } from "./source-record.ts";
import { sourcesStatedIn } from "./stated-sources.ts";

const SOURCE = {
  ...{ name: "Open List", url: "https://open.example/", licence: "CC-BY-4.0", asOf: "2026-01-02" },
  fields: ["name"],
};

function statedBy(values: readonly string[], linkId = "1", mark: "source" | "origin" = "source") {
  const { records } = joinRecords(
    new Map([
      ["services", [sourceRow("services.csv", 2, { id: "1", name: "Hall" })]],
      [
        "attributes",
        values.map((value) =>
          sourceRow("attributes.csv", 2, {
            link_id: linkId,
            taxonomy_term_id: termWithCode("profile", mark).id,
            value,
          }),
        ),
      ],
    ]),
  );
  const [record] = records;
  if (record === undefined) throw new Error("A service with a name is a record.");
  return sourcesStatedIn(record);
}

test("a record says where its directory has it from", () => {
  const unknown = { ...SOURCE, url: null, licence: null, asOf: null, fields: [] };
  expect(statedBy([JSON.stringify(SOURCE), JSON.stringify(unknown)])).toEqual([SOURCE, unknown]);
  expect(statedBy([JSON.stringify(SOURCE)], "2")).toEqual([]);
  expect(statedBy([JSON.stringify(SOURCE)], "1", "origin")).toEqual([]);
});

test.each([
  ["no JSON", "Open List"],
  ["nothing", ""],
  ["no source", "[]"],
  ["no name", JSON.stringify({ ...SOURCE, name: "" })],
  ["too long a name", JSON.stringify({ ...SOURCE, name: "x".repeat(201) })],
  ["an address that is none", JSON.stringify({ ...SOURCE, url: "javascript:alert(1)" })],
  ["a date that is none", JSON.stringify({ ...SOURCE, asOf: "yesterday" })],
  ["fields that are none", JSON.stringify({ ...SOURCE, fields: [7] })],
])("%s is left out", (_, value) => {
  expect(statedBy([value, JSON.stringify(SOURCE)])).toEqual([SOURCE]);
});

test("no more than twenty", () => {
  const many = Array.from({ length: 30 }, (_, at) => JSON.stringify({ ...SOURCE, name: `List ${at}` }));
  expect(statedBy(many)).toHaveLength(20);
});
