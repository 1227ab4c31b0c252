import { describe, expect, test } from "vitest";
import { factsOfRecord } from "./facts-of-record.ts";
import { placeOfRecord } from "./place-of-record.ts";
import { joinRecords } from "./source-record.ts";
import { sourceRow, TABLES as TABLE_NAMES, type TableName } from "./source-row.ts";

type Values = Readonly<Record<string, string>>;

const SERVICE = { id: "1", name: "Budget Help", organization_id: "9", description: "Help with budgets." };
const TABLES: Readonly<Partial<Record<TableName, Values>>> = {
  services: SERVICE,
  organizations: { id: "9", name: "Town Office" },
  locations: { id: "5", name: "Office" },
  service_at_locations: { id: "7", service_id: "1", location_id: "5" },
  addresses: { id: "6", location_id: "5", address_1: "12 Elm Street", city: "Miami", postal_code: "33101" },
  phones: { id: "8", service_id: "1", number: "(305) 555-0123" },
};

function joined(changed: Readonly<Partial<Record<TableName, Values>>>) {
  const tables = Object.entries({ ...TABLES, ...changed }).map(
    ([table, values]) => [table, [sourceRow(`${table}.csv`, 2, values)]] as const,
  );
  return joinRecords(new Map(tables.map(([table, rows]) => [tableName(table), rows])));
}

function tableName(name: string): TableName {
  const found = TABLE_NAMES.find((table) => table === name);
  if (found === undefined) throw new Error(name);
  return found;
}

function read(changed: Readonly<Partial<Record<TableName, Values>>>) {
  const [record] = joined(changed).records;
  if (record === undefined) throw new Error("set aside");
  const located = { ...placeOfRecord(record), isApproximate: false, timeZone: "America/New_York" };
  return factsOfRecord(record, located, "2026-11-29");
}

describe("a private address", () => {
  test.each<[TableName, string, string]>([
    ["services", "PhysicalAddressIsPrivate", "Yes"],
    ["locations", "physical_address_is_private", "true"],
    ["addresses", "Confidential", "true"],
    ["addresses", "is_private", "1"],
    ["locations", "IsPrivate", "Y"],
  ])("%s: %s is %s", (table, column, value) => {
    const { facts, withheld } = read({ [table]: { ...TABLES[table], [column]: value } });
    expect(withheld).toMatchObject({ reason: "SOURCE_FLAG", words: [] });
    expect(facts).toMatchObject({ isProtected: true, placeShown: "REGION" });
    // It is kept for those who may edit.
    expect(facts.place.address1).toBe("12 Elm Street");
  });

  test.each(["No", "false", "0", ""])("is public where the flag is %j", (value) => {
    const { withheld } = read({ addresses: { ...TABLES.addresses, IsPrivate: value } });
    expect(withheld).toBeNull();
  });
});

describe("another private value", () => {
  test.each<[TableName, Values]>([
    ["phones", { ...TABLES.phones, is_private: "yes" }],
    ["phones", { ...TABLES.phones, NumberIsPrivate: "Yes" }],
    ["services", { ...SERVICE, email: "inside@office.example", EmailIsPrivate: "true" }],
    ["services", { ...SERVICE, fees_description: "inside@office.example", FeesDescriptionIsPrivate: "true" }],
  ])("of %s: %j", (table, values) => {
    const { facts } = read({ [table]: values });
    if (table === "phones") expect(facts.phone).toBeNull();
    expect(JSON.stringify(facts)).not.toMatch(/inside@/);
  });
});

test.each<[TableName, string]>([
  ["services", "ExcludeFromWebsite"],
  ["services", "exclude_from_directory"],
  ["organizations", "ExcludeFromDirectory"],
  ["locations", "ExcludeFromWebsite"],
])("a record whose %s say %s is set aside", (table, column) => {
  const { records, setAside } = joined({ [table]: { ...TABLES[table], [column]: "Yes" } });
  expect(records).toEqual([]);
  expect(setAside.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^the source keeps (?:it|one of its places) out of directories$/),
  ]);
});
