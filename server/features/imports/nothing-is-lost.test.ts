import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type Files, importsForTest, NOW, packagesForTest, stored } from "#checks/packages-for-tests.ts";
import { importPackage } from "./import-package.ts";
import { SILENT } from "./progress.ts";
import { reportLines } from "./report-table.ts";
import { setAsideFile } from "./set-aside-file.ts";

const { asFolder, pathOf } = packagesForTest();

type Table = readonly (readonly string[])[];

const asCsv = (table: Table): string => table.map((row) => `${row.join(",")}\n`).join("");

/** The first row has the columns. */
const TABLES: Readonly<Record<string, Table>> = {
  "services.csv": [
    ["id", "organization_id", "name", "description", "status", "wait_time", "location_id"],
    ["1", "O", "Meals", "A warm dinner.", "active", "One week", "M"],
  ],
  "organizations.csv": [
    ["id", "name", "tax_id"],
    ["O", "Hope House", "12-34"],
  ],
  "locations.csv": [
    ["id", "name", "latitude", "longitude"],
    ["L", "Annex", "25.76", "-80.19"],
    ["M", "", "", ""],
  ],
  "service_at_location.csv": [
    ["id", "service_id", "location_id", "description"],
    ["SL", "1", "L", "In the yard"],
  ],
  "physical_addresses.csv": [
    ["id", "location_id", "address_1", "city", "region"],
    ["A", "L", "5 Fifth Street", "Miami", "Dade"],
  ],
  "phones.csv": [
    ["id", "service_id", "location_id", "number", "type", "department"],
    ["P", "1", "L", "305-555-0101", "voice", "Office"],
  ],
  "schedules.csv": [
    ["id", "service_id", "freq", "byday", "opens_at", "closes_at"],
    ["H", "1", "WEEKLY", "MO", "09:00", "12:00"],
  ],
  // A table that the directory has no use for.
  "contacts.csv": [
    ["id", "service_id", "name"],
    ["K", "1", "Pat"],
  ],
};

const toFiles = (tables: typeof TABLES): Files =>
  Object.fromEntries(Object.entries(tables).map(([file, table]) => [file, asCsv(table)]));

onOneEngine("nothing of a package is lost without a word", (open) => {
  const run = importsForTest(open);

  const reported = async (files: Files): Promise<string> =>
    reportLines(await run(await asFolder(files), { isDryRun: true, source: "blanked" }), "").join("\n");

  /** Without them there is no service. */
  const isNeeded = (file: string, column: string) =>
    file === "services.csv" && ["id", "name"].includes(column);

  const columns = Object.entries(TABLES)
    .flatMap(([file, [header = []]]) => header.map((column, at) => [file, column, at] as const))
    .filter(([file, column]) => !isNeeded(file, column));

  test.each(columns)("%s without its %s gives another report", async (file, _column, at) => {
    const [header = [], ...rows] = TABLES[file] ?? [];
    const blanked = [header, ...rows.map((row) => row.map((cell, index) => (index === at ? "" : cell)))];
    expect(await reported(toFiles({ ...TABLES, [file]: blanked }))).not.toBe(await reported(toFiles(TABLES)));
  });

  test("what is neither shown nor set aside is counted by column", async () => {
    const report = await run(await asFolder(toFiles(TABLES)), { isDryRun: true });
    expect(Object.fromEntries(report.unused.columns)).toEqual({
      "contacts.id": 1,
      "contacts.service_id": 1,
      "contacts.name": 1,
      "services.status": 2,
      "services.wait_time": 2,
      "organizations.tax_id": 2,
      "locations.name": 1,
      "service_at_locations.description": 1,
      "addresses.region": 1,
      "phones.department": 1,
    });
    expect(reportLines(report, "").join("\n")).toMatch(
      /Neither shown nor set aside: values by column\n(?: {2}.*\n)* {2}services.wait_time +2\n/u,
    );
  });

  test("of JSON too, with the record and without a table's name", async () => {
    const service = {
      id: "J1",
      name: "Meals",
      status: "active",
      phones: [{ id: "P", number: "call the office" }],
      contacts: [{ name: "Pat" }],
      funding: { source: "City" },
    };
    const files = {
      "services.json": JSON.stringify([service, { ...service, id: "J2", name: "" }]),
      "notes.json": "{}",
    };
    const report = await run(await asFolder(files), { isDryRun: true });
    expect(report.listed).toEqual([
      { file: "services.json", line: null, record: "J2", reason: "no name" },
      {
        file: "services.json",
        line: null,
        record: "J1",
        reason: '"call the office" is not a phone number',
      },
    ]);
    expect(Object.fromEntries(report.unused.columns)).toEqual({
      "services.contacts": 2,
      "services.funding": 2,
      "services.status": 1,
      "notes.json (not read)": 1,
    });
  });

  test("rows that belong to no service are set aside", async () => {
    const files = toFiles({
      "services.csv": TABLES["services.csv"] ?? [],
      "locations.csv": [["id"], ["M"], ["N"]],
      "organizations.csv": [
        ["id", "name"],
        ["O", "Hope House"],
        ["Q", "Other House"],
      ],
      "phones.csv": [
        ["service_id", "organization_id", "number"],
        ["2", "", "305-555-0101"],
        ["", "O", "305-555-0102"],
        ["", "Q", "305-555-0103"],
      ],
    });
    const report = await run(await asFolder(files), { isDryRun: true });
    expect(report.listed.toSorted((one, other) => (one.file < other.file ? -1 : 1))).toEqual([
      { file: "locations.csv", line: 3, record: "N", reason: "it belongs to no service" },
      { file: "organizations.csv", line: 3, record: "Q", reason: "it belongs to no service" },
      { file: "phones.csv", line: 2, record: "2", reason: 'service "2" is not in the package' },
      { file: "phones.csv", line: 4, record: null, reason: "it belongs to no service" },
    ]);
  });

  test("an optional table with a column twice is used, and what contradicts itself is set aside", async () => {
    const files = {
      "services.csv": "id,name,url,url\n1,Meals,,https://meals.example\n",
      "phones.csv":
        "service_id,number,number,extension\n1,305-555-0101,305-555-0101,7\n1,305-555-0102,305-555-0109,\n",
    };
    const report = await run(await asFolder(files), { source: "twice" });
    expect((await stored(open(), "twice")).get("1")).toMatchObject({
      phone: "(305) 555-0101",
      phone_extension: "7",
      website: "https://meals.example",
    });
    expect(report.listed).toEqual([
      {
        file: "phones.csv",
        line: 3,
        record: null,
        reason: 'the column "number" is there twice, here with "305-555-0109"',
      },
    ]);
  });

  test("a table without use that is broken refuses nothing", async () => {
    const files = { "services.csv": "id,name\n1,Meals\n", "contacts.csv": 'id,name\n1,"open\n' };
    const report = await run(await asFolder(files), { isDryRun: true });
    expect(report.unused.columns.map(([name]) => name)).toEqual([
      expect.stringContaining("contacts.csv (not read: contacts.csv, line"),
    ]);
  });

  test("the file has everything that was set aside, whole, and no formulas", async () => {
    const long = `=${"x".repeat(300)}`;
    const rows = Array.from({ length: 500 }, (_, id) => `${id},Service ${id},"${long} ${id}"`);
    const location = await asFolder({ "services.csv": `id,name,email\n${rows.join("\n")}\n=1+1,,\n` });
    const file = await setAsideFile(pathOf("new/folder/all.set-aside.csv"));
    const report = await importPackage(open(), location, NOW, {
      isDryRun: true,
      source: null,
      progress: SILENT,
      setAside: file,
    });
    await file.close();
    const [header, ...written]: string[][] = parse(await readFile(file.path), { bom: true });
    expect(header).toEqual(["file", "line", "record", "reason"]);
    expect(written).toHaveLength(501);
    expect(written).toContainEqual(["services.csv", "2", "0", `"${long} 0" is not an email address`]);
    expect(written).toContainEqual(["services.csv", "502", "'=1+1", "no name"]);
    const lines = reportLines(report, file.path);
    expect(lines.at(-1)).toBe(`Everything that was set aside is in ${file.path}`);
    expect(lines.length).toBeLessThan(80);
  });
});
