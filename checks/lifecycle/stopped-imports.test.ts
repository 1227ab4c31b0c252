import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { casesOfEngine, testServers } from "#checks/on-each-engine.ts";
import { type Files, listedIn, NOW, outcome, packagesForTest } from "#checks/packages-for-tests.ts";
import { openTestDatabase, type TestDatabase } from "#checks/test-databases.ts";
import { databaseFault } from "#server/base/sql/database-fault.ts";
import type { Database } from "#server/base/sql/db.ts";
import { IMPORT_LIMITS } from "#server/features/imports/import-limits.ts";
import { type ImportReport, importPackage } from "#server/features/imports/import-package.ts";
import { SILENT } from "#server/features/imports/progress.ts";
import { reportLines } from "#server/features/imports/report-table.ts";
import { readRows, readTables } from "#server/features/operations/backup/queries.ts";

const PROCESS = path.join(import.meta.dirname, "import-process.ts");
const BATCH = 4;
const DAYS = ["MO", "TU", "WE"];

/** Services 0 to 21; with `isChanged` some are changed, and 22 to 24 are new. */
function createPackage(isChanged: boolean): Files {
  const ids = Array.from({ length: isChanged ? 25 : 22 }, (_, index) => index);
  return {
    "datapackage.json": JSON.stringify({ name: "stopped" }),
    "services.csv": [
      "id,organization_id,name,description",
      ...ids.map(
        (id) => `${id},o,Service ${id},Meals ${isChanged && id % 2 === 0 ? "and clothes" : ""} ${id}`,
      ),
      ",o,Without an id,Nothing",
      "",
    ].join("\n"),
    "organizations.csv": "id,name\no,Kind Kitchen\n",
    "locations.csv": ["id,latitude,longitude", ...ids.map((id) => `${id},25.76,-80.${100 + id}`), ""].join(
      "\n",
    ),
    "service_at_location.csv": [
      "id,service_id,location_id",
      ...ids.map((id) => `${id},${id},${id}`),
      "",
    ].join("\n"),
    "phones.csv": [
      "id,service_id,number",
      ...ids.map((id) => `${id},${id},305-555-01${String(id).padStart(2, "0")}`),
      "",
    ].join("\n"),
    "schedules.csv": [
      "id,service_id,freq,byday,opens_at,closes_at",
      ...ids.map((id) => `${id},${id},WEEKLY,${DAYS[id % 3] ?? "MO"},0${(id % 9) + 1}:00,12:00`),
      "",
    ].join("\n"),
  };
}

describe.for(testServers())("an import that is killed, on $engine", ({ engine, template }) => {
  const { asFolder } = packagesForTest();

  const run = (database: Database, location: string, now: number): Promise<ImportReport> =>
    importPackage(database, location, now, {
      isDryRun: false,
      source: null,
      progress: SILENT,
      setAside: listedIn([]),
      limits: { ...IMPORT_LIMITS, batch: BATCH },
    });

  /** Imports the package, and lets a person edit one of its services. */
  async function prepared(): Promise<TestDatabase> {
    const opened = await openTestDatabase(template);
    await run(opened.database, await asFolder(createPackage(false)), NOW);
    await opened.database.query(
      "update services set description = 'Edited', version = version + 1 where name = 'Service 6'",
    );
    return opened;
  }

  async function killed({ connection }: TestDatabase, location: string, moment: string): Promise<void> {
    const child = spawn(
      process.execPath,
      [PROCESS, JSON.stringify(connection), location, String(NOW + 1000), String(BATCH), moment],
      { stdio: ["ignore", "inherit", "inherit"] },
    );
    expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
  }

  /** When it is killed, and how many of its 13 services, in batches of 4, are merged then; null: it has not begun. */
  const MOMENTS: readonly (readonly [string, number | null])[] = [
    ["Reading", null],
    ["Checking", null],
    ["Planning", null],
    ["Merging", 0],
    ["before 1", 0],
    ["after 1", 4],
    ["before 3", 8],
    ["after 4", 13],
  ];

  let location = "";
  let expected: Record<string, string[]> = {};

  beforeAll(async () => {
    location = await asFolder(createPackage(true));
    const opened = await prepared();
    const report = await run(opened.database, location, NOW + 1000);
    expect(outcome(report)).toEqual({ added: 3, changed: 10, unchanged: 11, conflicts: 1, vanished: 0 });
    expected = await readContent(opened.database);
    await opened.drop();
  });

  test.each(casesOfEngine(engine, MOMENTS))(
    "at %s, and started again, ends as if it had run once, and reports where it stopped",
    async (moment, merged) => {
      const stopped = await prepared();
      const before = await readContent(stopped.database);
      await killed(stopped, location, moment);
      if (merged === null) expect(await readContent(stopped.database)).toEqual(before);
      const resumed = await run(stopped.database, location, NOW + 1000);
      expect(resumed.resumed?.merged ?? null).toBe(merged);
      const said = reportLines(resumed, "").find((line) => line.startsWith("An import that began"));
      expect(said ?? null).toBe(
        merged === null
          ? null
          : `An import that began on 2026-11-21 12:00 UTC stopped after ${merged} of 13 services; this one did the rest.`,
      );
      expect(await readContent(stopped.database)).toEqual(expected);
      await stopped.drop();
    },
  );

  /** A database whose disk is full at the so-manieth statement of its bulk work that changes services. */
  const fullAt = (database: Database, statement: number): Database => {
    let count = 0;
    return {
      ...database,
      bulk: {
        ...database.bulk,
        transaction: (work) =>
          database.bulk.transaction((db) =>
            work({
              async query<Row>(text: string, values?: readonly unknown[]) {
                if (/\b(?:insert into|update) services\b/u.test(text)) count += 1;
                if (count === statement) {
                  await db.query("do $$ begin raise 'could not extend file' using errcode = '53100'; end $$");
                }
                return db.query<Row>(text, values);
              },
            }),
          ),
      },
    };
  };

  test.each(casesOfEngine(engine, [1, 3]))(
    "on a disk that is full at change %d, and started again, ends as if it had run once",
    async (statement) => {
      const stopped = await prepared();
      const failure: unknown = await run(fullAt(stopped.database, statement), location, NOW + 1000).catch(
        (error: unknown) => error,
      );
      expect(databaseFault(failure)?.kind).toBe("full");
      const resumed = await run(stopped.database, location, NOW + 1000);
      // Whole batches, and no part of one.
      expect((resumed.resumed?.merged ?? 0) % BATCH).toBe(0);
      expect(await readContent(stopped.database)).toEqual(expected);
      await stopped.drop();
    },
  );
});

/** Tables that come with the product. */
const SHIPPED = ["cities", "city_names", "postal_areas", "gazetteer_loads", "search_synonyms"];

/** Every table, with services by their names instead of their ids, and without times and numbers of transactions. */
async function readContent(database: Database): Promise<Record<string, string[]>> {
  const ids = await database.query<{ id: string; name: string }>(
    "select id::text, name from services union all select id::text, name from organizations",
  );
  const hours = await database.query<{ id: number; fingerprint: string }>(
    "select id, encode(fingerprint, 'hex') as fingerprint from hours",
  );
  const fingerprints = new Map(hours.map(({ id, fingerprint }) => [id, fingerprint]));
  const content: Record<string, string[]> = {};
  for (const table of await database.transaction((db) => readTables(db))) {
    if (SHIPPED.includes(table.name)) continue;
    const columns = table.columns.filter((column) => !/^(?:id|at|xid|covered_.*|.*_at)$/u.test(column));
    const lines = await database.transaction(async (db) => {
      const rows: string[] = [];
      for await (const row of readRows(db, { ...table, columns })) rows.push(row);
      return rows;
    });
    content[table.name] = lines
      .map((line) =>
        ids
          .reduce((text, { id, name }) => text.replaceAll(id, name), line)
          .replace(/"hours_id":(\d+)/u, (_, id: string) => `"hours":"${fingerprints.get(Number(id))}"`),
      )
      .toSorted();
  }
  return content;
}
