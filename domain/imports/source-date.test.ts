import { describe, expect, test } from "vitest";
import { termWithCode } from "../hsds/hsds-taxonomies.ts";
import { sourceRow } from "../hsds/source-row.ts";
import { dateInText, dateOfRecord } from "./source-date.ts";
import type { SourceRecord } from "./source-record.ts";
import { joinRecords } from "./source-record.ts";

const TODAY = "2026-11-22";

describe("the date in a text", () => {
  test.each([
    ["2019-08-19", "2019-08-19"],
    ["2019-08-19T10:15:00Z", "2019-08-19"],
    ["2019-08", "2019-08-01"],
    ["open211-miami-2019-08", "2019-08-01"],
    ["Real services of three counties as exported on 2019-08-19 by a program.", "2019-08-19"],
    ["8/6/2019", "2019-08-06"],
    ["Updated August 6, 2019.", "2019-08-06"],
    ["6 August 2019", "2019-08-06"],
    ["As of Aug. 2019", "2019-08-01"],
    ["August 2019", "2019-08-01"],
    ["Begun in 2015-01-01, last exported 2019-08-19", "2019-08-19"],
    ["", null],
    ["Spring", null],
    ["2019", null],
    ["2019-02-30", null],
    ["2019-13", null],
    ["Call 305-555-2019 or 2019-08-19-22", "2019-08-19"],
    // A date to come is a mistake, or the end of something.
    ["2027-01-01", null],
    ["valid until 2027-01-01, made 2026-11-22", "2026-11-22"],
    ["0019-08-19", null],
  ])("%s", (text, date) => {
    expect(dateInText(text, TODAY)).toBe(date);
  });
});

describe("the date of a record", () => {
  const createRecord = (
    service: Record<string, string>,
    metadata: readonly Record<string, string>[] = [],
    attributes: readonly Record<string, string>[] = [],
  ): SourceRecord => {
    const { records } = joinRecords(
      new Map([
        ["services", [sourceRow("services.csv", 2, { id: "1", name: "Hall", ...service })]],
        ["metadata", metadata.map((row) => sourceRow("metadata.csv", 2, row))],
        ["attributes", attributes.map((row) => sourceRow("attributes.csv", 2, row))],
      ]),
    );
    const [record] = records;
    if (record === undefined) throw new Error("A service with a name is a record.");
    return record;
  };

  test.each([
    ["its last change", { last_modified: "2024-03-05T10:00:00Z" }, [], "2024-03-05"],
    ["its last check", { last_modified: "2024-03-05", assured_date: "2025-01-02" }, [], "2025-01-02"],
    [
      "what is known of its changes",
      {},
      [{ resource_id: "1", last_action_date: "2011-01-01" }],
      "2011-01-01",
    ],
    ["not those of another record", {}, [{ resource_id: "2", last_action_date: "2011-01-01" }], null],
    ["not one to come", { last_modified: "2031-01-01" }, [], null],
    ["nothing", {}, [], null],
  ])("%s", (_, service, metadata, date) => {
    expect(dateOfRecord(createRecord(service, metadata), TODAY)).toBe(date);
  });

  test("of our profile, not when its beds were counted or its texts translated", () => {
    const origin = {
      link_id: "1",
      taxonomy_term_id: termWithCode("profile", "origin").id,
      value: "01950000-0000-7000-8000-000000000001/1",
    };
    const service = { last_modified: "2024-03-05T10:00:00Z" };
    const metadata = [{ resource_id: "1", last_action_date: "2023-04-05" }];
    expect(dateOfRecord(createRecord(service, metadata, [origin]), TODAY)).toBe("2023-04-05");
  });
});
