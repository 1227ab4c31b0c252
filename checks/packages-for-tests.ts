import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll } from "vitest";
import { ZipFile } from "yazl";
import type { SetAside } from "#domain/imports/source-record.ts";
import type { Database } from "#server/base/sql/db.ts";
import { type ImportReport, importPackage } from "#server/features/imports/import-package.ts";
import { NOTHING_STATED, type OperatorStatement } from "#server/features/imports/origin.ts";
import { SILENT } from "#server/features/imports/progress.ts";
import type { SetAsideSink } from "#server/features/imports/set-aside-file.ts";
import { loadPlaces } from "#server/features/places/load-places.ts";

/** Time of the imports. */
export const NOW = Date.UTC(2026, 10, 21, 12);

export type Files = Readonly<Record<string, string | Buffer>>;

/** Makes packages in a folder that is there for the tests of one file. */
export function packagesForTest() {
  let folder = "";
  let made = 0;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "amparo-import-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function asFolder(files: Files): Promise<string> {
    made += 1;
    const target = path.join(folder, `package-${made}`);
    await mkdir(target);
    for (const [name, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(target, name)), { recursive: true });
      await writeFile(path.join(target, name), content);
    }
    return target;
  }

  async function asZip(files: Files, options: { mode?: number } = {}): Promise<string> {
    made += 1;
    const target = path.join(folder, `package-${made}.zip`);
    const zip = new ZipFile();
    for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name, options);
    zip.end();
    await pipeline(zip.outputStream, createWriteStream(target));
    return target;
  }

  return { asFolder, asZip, pathOf: (name: string) => path.join(folder, name) };
}

/** Imports into the suite's database, which knows the gazetteer. */
export function importsForTest(open: () => Database) {
  beforeAll(() => loadPlaces(open(), () => {}));
  return async (
    location: string,
    {
      now = NOW,
      isDryRun = false,
      source = null,
      stated = NOTHING_STATED,
    }: {
      now?: number;
      isDryRun?: boolean;
      source?: string | null;
      stated?: Partial<OperatorStatement>;
    } = {},
  ): Promise<ReportForTest> => {
    const setAside: SetAside[] = [];
    const report = await importPackage(open(), location, now, {
      isDryRun,
      source,
      stated: { ...NOTHING_STATED, ...stated },
      progress: SILENT,
      setAside: listedIn(setAside),
    });
    return { ...report, listed: setAside };
  };
}

/** Report that includes all records that were set aside. */
export interface ReportForTest extends ImportReport {
  listed: readonly SetAside[];
}

/** Keeps what an import sets aside. */
export const listedIn = (list: SetAside[]): SetAsideSink => ({
  add: (items) => void list.push(...items),
  drain: async () => {},
});

/** An HSDS 1.1 package of a fictional town. */
export const PACKAGE_1_1: Files = {
  "datapackage.json": JSON.stringify({ name: "made-up-1.1" }),
  "organizations.csv":
    "id,name,description,email,url\n10,HOPE HOUSE INC,We help.,info@hope.example,www.hope.example\n",
  "services.csv": [
    "id,organization_id,name,description,url,email,application_process",
    '1,10,FOOD PANTRY,"Food for all.\\n\\n###MON###",,,Call us',
    "2,10,EMERGENCY SHELTER,Refuge for survivors of domestic violence at 9 Quiet Lane Road.,,,",
    `3,,LONG STORY,${"word ".repeat(300)},,,`,
    "",
  ].join("\n"),
  "locations.csv":
    "id,organization_id,name,latitude,longitude\n1,10,A,25.7617,-80.1918\n2,10,B,25.77,-80.2\n3,10,C,,\n",
  "services_at_location.csv": "id,service_id,location_id\n1,1,1\n2,2,2\n3,3,3\n",
  "physical_addresses.csv": [
    "id,location_id,address_1,city,state_province,postal_code,country,address_2",
    "1,1,100 Main Street,Miami,FL ,33101-1234,   ,",
    "2,2,9 Quiet Lane Road,Miami,FL ,33101,   ,",
    "3,3,300 Third Street,Miami,FL ,33101,   ,",
    "",
  ].join("\n"),
  "phones.csv": "id,location_id,service_id,number\n1,1,1,305-555-0101 x7\n",
  "regular_schedules.csv": [
    "id,service_id,weekday,opens_at,closes_at,original_text",
    ',1,Monday,9:00am,5:00pm,"9:00am-5:00pm, Mon-Fri"',
    ",3,Monday,9 o clock,17:00,",
    "",
  ].join("\n"),
  "x_service_needs.csv":
    "service_id,need,audience\n1,FOOD_PANTRIES,SENIORS;FAMILIES\n2,EMERGENCY,WOMEN\n3,,\n",
};

/** Columns of `services` that a test reads. */
export interface StoredService {
  name: string;
  description: string;
  source_description: string | null;
  how_to_apply: string | null;
  types: string[];
  needs: string[];
  category: string[];
  languages: string[];
  address1: string | null;
  zip: string | null;
  city: string;
  phone: string | null;
  phone_extension: string | null;
  website: string | null;
  contact_email: string | null;
  address_visibility: string;
  is_location_approximate: boolean;
  longitude: number | null;
  schedules: unknown[];
  is_contact: boolean;
  is_show_flag: boolean;
  time_zone: string;
  approved_at: number | null;
  verified_at: number | null;
  version: number;
}

/** The services of a source, by their ids in it. */
export async function stored(database: Database, source: string): Promise<Map<string, StoredService>> {
  const rows = await database.query<StoredService & { external_id: string }>(
    `select r.external_id, s.* from service_sources r join services s on s.id = r.service_id where r.source = $1`,
    [source],
  );
  return new Map(rows.map((row) => [row.external_id, row]));
}

/** Returns all rows in the directory that an import could touch, as one text. */
export async function everything(database: Database): Promise<string> {
  const services = await database.query("select * from services order by id");
  const sources = await database.query(
    "select source, external_id, service_id, fingerprint, service_version from service_sources order by 1, 2",
  );
  const origins = await database.query("select * from sources order by id");
  const places = await database.query("select * from service_places order by service_id");
  const history = await database.query("select * from history order by id");
  return JSON.stringify([services, sources, origins, places, history]);
}

/** Counts records by outcome. */
export const outcome = ({ plan }: ImportReport): Record<string, number> => ({
  added: plan.added,
  changed: plan.changed,
  unchanged: plan.unchanged,
  conflicts: plan.conflicts.count,
  vanished: plan.vanished.count,
});
