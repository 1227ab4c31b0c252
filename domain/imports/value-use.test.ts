import { describe, expect, test } from "vitest";
import { type SourceRow, sourceRow, TABLES, type TableName } from "../hsds/source-row.ts";
import { factsOfRecord } from "./facts-of-record.ts";
import { placeOfRecord } from "./place-of-record.ts";
import { joinRecords, type SetAside } from "./source-record.ts";

type Rows = readonly Readonly<Record<string, string>>[];
type Tables = Readonly<Partial<Record<TableName, Rows>>>;

/** Every table, with columns that are shown, that decide, that are never read, and that are read in vain. */
const TABLES_OF_ALL_KINDS: Tables = {
  services: [
    {
      id: "1",
      organization_id: "O",
      name: "Meals",
      alternate_name: "The Table",
      description: "A warm dinner.",
      url: "https://meals.example",
      email: "meals@hope.example",
      status: "active",
      application_process: "Call us",
      eligibility_description: "Women",
      fees_description: "Two dollars",
      minimum_age: "18",
      maximum_age: "60",
      alert: "Closed by a storm",
      wait_time: "One week",
      licenses: "L-1",
    },
    { id: "2", name: "Gone", status: "defunct" },
  ],
  organizations: [
    {
      id: "O",
      name: "Hope House",
      description: "We help.",
      website: "https://hope.example",
      url: "https://www.facebook.com/hope",
      email: "info@hope.example",
      tax_id: "12-34",
    },
  ],
  locations: [
    {
      id: "L",
      name: "Annex",
      description: "Ring twice",
      latitude: "25.76",
      longitude: "-80.19",
      transportation: "Bus 3",
    },
  ],
  service_at_locations: [{ id: "SL", service_id: "1", location_id: "L", description: "In the yard" }],
  addresses: [
    {
      id: "A",
      location_id: "L",
      address_1: "5 Fifth Street",
      address_2: "Suite 6",
      city: "Miami",
      state_province: "FL",
      postal_code: "33101",
      country: "CA",
      address_type: "postal",
      region: "Dade",
    },
    { id: "B", location_id: "L", address_1: "6 Sixth Street", city: "Hialeah" },
  ],
  phones: [
    {
      id: "P",
      service_id: "1",
      number: "305-555-0101",
      extension: "7",
      description: "Intake",
      language: "en",
    },
    { id: "Q", service_id: "1", number: "305-555-0102", type: "fax", department: "Office" },
    { id: "R", service_id: "1", number: "305-555-0104", description: "After hours" },
  ],
  schedules: [
    {
      id: "H",
      service_id: "1",
      freq: "WEEKLY",
      byday: "MO",
      opens_at: "09:00",
      closes_at: "12:00",
      notes: "Ring",
    },
    { id: "I", location_id: "L", freq: "WEEKLY", byday: "TU", opens_at: "09:00", closes_at: "12:00" },
  ],
  holiday_schedules: [
    {
      id: "X",
      service_id: "1",
      closed: "true",
      start_date: "2026-12-24",
      end_date: "2026-12-25",
      opens_at: "10:00",
      closes_at: "11:00",
    },
    {
      id: "Y",
      service_id: "1",
      start_date: "2026-12-31",
      end_date: "2026-12-31",
      opens_at: "10:00",
      closes_at: "11:00",
    },
  ],
  languages: [{ id: "N", service_id: "1", name: "Interpreter", code: "es", note: "Mornings" }],
  accessibility: [
    { id: "C", location_id: "L", description: "Ramp", details: "At the side", url: "https://a.example" },
  ],
  eligibility: [{ id: "E", service_id: "1", eligibility: "Seniors", minimum_age: "60", note: "By year" }],
  service_areas: [{ id: "SA", service_id: "1", name: "Monroe County, FL", extent_type: "text" }],
  taxonomy_terms: [
    { id: "T", name: "Clothing", description: "What to wear" },
    { id: "V", name: "Violin lessons", code: "V-1" },
  ],
  service_taxonomies: [
    { id: "ST", service_id: "1", taxonomy_id: "T", taxonomy_detail: "Coats" },
    { id: "SV", service_id: "1", taxonomy_id: "V" },
  ],
  attributes: [{ id: "AT", link_id: "1", label: "Veterans", value: "yes" }],
  service_capacities: [
    { id: "K", service_id: "1", unit_id: "U", available: "3", maximum: "5", updated: "today" },
    { id: "KK", service_id: "1", unit_name: "chairs", available: "3", maximum: "5" },
  ],
  units: [{ id: "U", name: "beds", scheme: "own" }],
  urls: [
    { id: "W", service_id: "1", url: "https://www.instagram.com/hope", label: "Photos" },
    { id: "Z", service_id: "1", url: "https://second.example" },
  ],
};

function importTables(tables: Tables): { shown: string; unused: readonly string[] } {
  const rows = new Map<TableName, readonly SourceRow[]>();
  for (const table of TABLES) {
    const values = tables[table];
    if (values !== undefined)
      rows.set(
        table,
        values.map((each, index) => sourceRow(`${table}.csv`, index + 2, each)),
      );
  }
  const { records, setAside } = joinRecords(rows);
  const aside: SetAside[] = [...setAside];
  const outcomes = records.map((record) =>
    factsOfRecord(
      record,
      { ...placeOfRecord(record), isApproximate: false, timeZone: "America/New_York" },
      "2026-11-29",
    ),
  );
  aside.push(...outcomes.flatMap((outcome) => outcome.setAside));
  return {
    shown: JSON.stringify([outcomes.map(({ facts, organization }) => [facts, organization]), aside]),
    unused: records.flatMap((record) => record.use.unused()),
  };
}

const without = (table: TableName, column: string): Tables => ({
  ...TABLES_OF_ALL_KINDS,
  [table]: TABLES_OF_ALL_KINDS[table]?.map(({ [column]: _, ...others }) => others),
});

/** Columns of a table, each once. */
const listColumns = (table: TableName): string[] => [
  ...new Set((TABLES_OF_ALL_KINDS[table] ?? []).flatMap((row) => Object.keys(row))),
];

describe("a value is shown, set aside, or counted as neither", () => {
  const whole = importTables(TABLES_OF_ALL_KINDS);
  const columns = TABLES.flatMap((table) =>
    listColumns(table)
      .filter((column) => !/(?:^|_)id$/u.test(column))
      .map((column) => [table, column] as const),
  );

  test.each(columns)("%s.%s", (table, column) => {
    const blanked = importTables(without(table, column));
    const name = `${table}.${column}`;
    const count = (unused: readonly string[]): number => unused.filter((each) => each === name).length;
    if (count(whole.unused) === 0) expect(blanked.shown).not.toBe(whole.shown);
    expect(count(blanked.unused)).toBe(0);
  });

  test.each([
    "services.wait_time",
    "services.status",
    "organizations.tax_id",
    "locations.name",
    "addresses.city",
    "phones.department",
    "schedules.opens_at",
    "service_at_locations.description",
    "service_capacities.unit_name",
    "taxonomy_terms.name",
    "urls.url",
  ])("%s is neither, at least once", (name) => {
    expect(whole.unused).toContain(name);
  });

  test.each([
    "services.name",
    "services.email",
    "organizations.url",
    "locations.latitude",
    "phones.number",
    "service_capacities.unit_id",
    "units.name",
    "attributes.label",
  ])("%s is used", (name) => {
    expect(whole.unused).not.toContain(name);
  });
});
