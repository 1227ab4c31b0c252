import { describe, expect, test } from "vitest";
import { sourceRow, type TableName } from "../hsds/source-row.ts";
import { organizationOfRecord } from "./organization-of-record.ts";
import { joinRecords } from "./source-record.ts";

type Row = Readonly<Record<string, string>>;

function importOrganization(
  organization: Row,
  { phones = [], isHiding = false }: { phones?: Row[]; isHiding?: boolean } = {},
) {
  const rows = (table: TableName, values: readonly Row[]) =>
    values.map((each, index) => sourceRow(`${table}.csv`, index + 2, each));
  const { records } = joinRecords(
    new Map([
      ["services", rows("services", [{ id: "1", name: "Meals", organization_id: "O" }])],
      ["organizations", rows("organizations", [{ id: "O", ...organization }])],
      ["phones", rows("phones", phones)],
    ]),
  );
  const [record] = records;
  if (record === undefined) throw new Error("The record was set aside.");
  return organizationOfRecord(record, "", isHiding, (text) => text.replaceAll("9 Quiet Lane", ""));
}

const FULL = {
  name: "HARBOR AID, INC.",
  alternate_name: "The Aid",
  description: "We are at 9 Quiet Lane.",
  url: "harbor-aid.example",
  email: "aid@harbor.example",
};

describe("what a package states of an organization", () => {
  test("is cleaned like what it states of services", () => {
    expect(importOrganization(FULL)).toEqual({
      externalId: "O",
      name: "Harbor Aid, Inc.",
      alternateName: "The Aid",
      description: "We are at 9 Quiet Lane.",
      url: "http://harbor-aid.example",
      email: "aid@harbor.example",
      phones: [],
    });
  });

  test("has the numbers that are no service's and no place's, each once, and no fax", () => {
    const phones = [
      { organization_id: "O", number: "305-555-0101 x7" },
      { organization_id: "O", number: "(305) 555-0101", extension: "7" },
      { organization_id: "O", number: "305-555-0102", type: "fax" },
      { organization_id: "O", service_id: "1", number: "305-555-0103" },
      { organization_id: "O", location_id: "L", number: "305-555-0104" },
    ];
    expect(importOrganization({ name: "Aid" }, { phones })?.phones).toEqual([
      { number: "(305) 555-0101", extension: "7" },
    ]);
  });

  test("says nothing that may lead to a hidden door", () => {
    const hiding = { ...FULL, name: "Aid at 9 Quiet Lane", url: "https://maps.google.com/?q=9+Quiet+Lane" };
    expect(importOrganization(hiding, { isHiding: true })).toMatchObject({
      name: expect.not.stringContaining("Quiet"),
      alternateName: null,
      description: null,
      url: null,
    });
  });

  test.each([[{ name: "" }], [{ name: "NULL" }]])("%j is none", (organization) => {
    expect(importOrganization(organization)).toBeNull();
  });
});
