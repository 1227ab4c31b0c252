import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, open, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { loadPlaces } from "#server/features/places/load-places.ts";
import type { Database } from "#server/sql/db.ts";
import { IMPORT_LIMITS } from "./import-limits.ts";
import { type ImportReport, importPackage } from "./import-package.ts";
import { SILENT } from "./progress.ts";
import { reportLines } from "./report-table.ts";

type Files = Readonly<Record<string, string | Buffer>>;

let folder = "";
let made = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "amparo-import-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

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

/** A zip whose names were changed after it was made, for no tool makes such names by itself. */
async function asTrickedZip(from: string, to: string): Promise<string> {
  expect(from.length).toBe(to.length);
  const target = await asZip({ [from]: "id,name\n1,A\n" });
  const { readFile } = await import("node:fs/promises");
  const bytes = await readFile(target);
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at);
  await writeFile(target, bytes);
  return target;
}

const NOW = Date.UTC(2026, 10, 21, 12);

/** An HSDS 1.1 package of a made-up town. */
const PACKAGE_1_1: Files = {
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

const with1: (files: Files) => Files = (files) => ({ ...PACKAGE_1_1, ...files });

interface StoredService {
  name: string;
  description: string;
  source_description: string | null;
  types: string[];
  needs: string[];
  category: string[];
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

async function stored(database: Database, source: string): Promise<Map<string, StoredService>> {
  const rows = await database.query<StoredService & { external_id: string }>(
    `select r.external_id, s.* from service_sources r join services s on s.id = r.service_id where r.source = $1`,
    [source],
  );
  return new Map(rows.map((row) => [row.external_id, row]));
}

/** Everything in the directory that an import could touch, as one text. */
async function everything(database: Database): Promise<string> {
  const services = await database.query("select * from services order by id");
  const sources = await database.query(
    "select source, external_id, service_id, fingerprint, service_version from service_sources order by 1, 2",
  );
  const places = await database.query("select * from service_places order by service_id");
  const history = await database.query("select * from history order by id");
  return JSON.stringify([services, sources, places, history]);
}

/** What the history tells of a record's service, the first first. */
async function historyOf(database: Database, source: string, externalId: string): Promise<unknown[]> {
  return database.query(
    `select h.action, h.actor_id, h.actor_role, h.at, h.before, h.after
       from history h join service_sources r on r.service_id::text = h.thing_id and h.thing = 'SERVICE'
      where r.source = $1 and r.external_id = $2 order by h.id`,
    [source, externalId],
  );
}

const outcome = ({ plan }: ImportReport): Record<string, number> => ({
  added: plan.added.length,
  changed: plan.changed.length,
  unchanged: plan.unchanged.length,
  conflicts: plan.conflicts.length,
  vanished: plan.vanished.length,
});

onEachEngine("importing a package", (open) => {
  const run = (
    location: string,
    {
      now = NOW,
      isDryRun = false,
      source = null,
    }: { now?: number; isDryRun?: boolean; source?: string | null } = {},
  ): Promise<ImportReport> => importPackage(open(), location, now, { isDryRun, source, progress: SILENT });

  beforeAll(() => loadPlaces(open(), () => {}));

  describe("HSDS 1.1 in a folder", () => {
    test("a preview tells everything and changes nothing", async () => {
      const before = await everything(open());
      const report = await run(await asFolder(PACKAGE_1_1), { isDryRun: true });
      expect(outcome(report)).toEqual({ added: 3, changed: 0, unchanged: 0, conflicts: 0, vanished: 0 });
      expect(reportLines(report)[0]).toBe("Source: made-up-1.1 (preview: nothing was changed)");
      expect(await everything(open())).toBe(before);
    });

    test("comes in clean, approved, without owner and unconfirmed", async () => {
      const report = await run(await asFolder(PACKAGE_1_1));
      expect(outcome(report)).toEqual({ added: 3, changed: 0, unchanged: 0, conflicts: 0, vanished: 0 });
      const services = await stored(open(), "made-up-1.1");
      expect(services.get("1")).toMatchObject({
        name: "Food Pantry – Hope House Inc",
        description: "Food for all.",
        types: ["FOOD"],
        needs: ["FOOD_PANTRIES"],
        category: ["SENIORS", "FAMILIES"],
        address1: "100 Main Street",
        zip: "33101",
        phone: "(305) 555-0101",
        phone_extension: "7",
        website: "http://www.hope.example",
        contact_email: "info@hope.example",
        is_location_approximate: false,
        longitude: -80.1918,
        is_contact: false,
        is_show_flag: false,
        time_zone: "America/New_York",
        approved_at: NOW,
        verified_at: null,
        version: 1,
      });
      expect(services.get("1")?.schedules).toHaveLength(5);
      expect(services.get("1")?.source_description).toContain("How to apply: Call us");
    });

    test("a shelter for survivors shows no address, in no field", async () => {
      const service = (await stored(open(), "made-up-1.1")).get("2");
      expect(service).toMatchObject({
        address_visibility: "HIDDEN",
        address1: null,
        zip: null,
        longitude: null,
        city: "Miami",
      });
      expect(JSON.stringify(service)).not.toContain("Quiet");
      const [place] = await open().query<{ address1: string }>(
        `select p.address1 from service_places p join service_sources r using (service_id)
          where r.source = 'made-up-1.1' and r.external_id = '2'`,
      );
      expect(place?.address1).toBe("9 Quiet Lane Road");
    });

    test("what else its organization does behind that door shows no address either", async () => {
      const location = await asFolder({
        ...PACKAGE_1_1,
        "services.csv": `${String(PACKAGE_1_1["services.csv"])}4,10,Play group,"For children, at 9 Quiet Ln. Rd, 33101.",https://maps.example/?q=9+Quiet,,\n`,
        "services_at_location.csv": `${String(PACKAGE_1_1["services_at_location.csv"])}4,4,2\n`,
      });
      await run(location, { source: "a shared door" });
      const service = (await stored(open(), "a shared door")).get("4");
      expect(service).toMatchObject({ address_visibility: "HIDDEN", address1: null, website: null });
      expect(JSON.stringify(service)).not.toMatch(/Quiet|33101/);
      expect((await stored(open(), "a shared door")).get("1")?.address_visibility).toBe("EXACT");
    });

    test("what is missing is filled or left open, never guessed", async () => {
      const service = (await stored(open(), "made-up-1.1")).get("3");
      expect(service).toMatchObject({
        types: [],
        category: [],
        schedules: [],
        is_contact: true,
        is_location_approximate: true,
      });
      expect(service?.longitude).toBeCloseTo(-80.2, 0);
      expect([...(service?.description ?? "")].length).toBeLessThanOrEqual(1000);
      expect(service?.description.endsWith("…")).toBe(true);
      expect(service?.source_description?.startsWith("word word")).toBe(true);
    });

    test("what was set aside has its file, its line and its reason", async () => {
      const report = await run(await asFolder(PACKAGE_1_1), { isDryRun: true });
      expect(report.setAside).toContainEqual({
        file: "regular_schedules.csv",
        line: 3,
        reason: "hours not used: the opening time cannot be read",
      });
    });

    test("the same package again changes nothing", async () => {
      const before = await everything(open());
      const report = await run(await asZip(PACKAGE_1_1), { now: NOW + 60_000, source: "made-up-1.1" });
      expect(outcome(report)).toEqual({ added: 0, changed: 0, unchanged: 3, conflicts: 0, vanished: 0 });
      expect(await everything(open())).toBe(before);
    });

    test("a changed record is updated, one that vanished stays and is reported", async () => {
      const services = String(PACKAGE_1_1["services.csv"])
        .replace("Call us", "Come by")
        .replace(/^2,.*\n/mu, "");
      const report = await run(await asFolder(with1({ "services.csv": services })), { now: NOW + 120_000 });
      expect(outcome(report)).toEqual({ added: 0, changed: 1, unchanged: 1, conflicts: 0, vanished: 1 });
      expect(reportLines(report).join("\n")).toMatch(/Vanished from the source, kept here\n {2}2/u);
      const after = await stored(open(), "made-up-1.1");
      expect(after.get("1")).toMatchObject({ version: 2, approved_at: NOW });
      expect(after.get("1")?.source_description).toContain("Come by");
      expect(after.get("2")).toMatchObject({ version: 1, approved_at: NOW });
      const again = await run(await asFolder(PACKAGE_1_1), { now: NOW + 180_000 });
      expect(outcome(again)).toEqual({ added: 0, changed: 1, unchanged: 2, conflicts: 0, vanished: 0 });
    });

    test("the history says what each import brought and changed, and nothing of what it left as it was", async () => {
      const by = { action: "IMPORT", actor_id: null, actor_role: "OPERATOR" };
      const came = { ...by, at: NOW, before: null, after: null };
      expect(await historyOf(open(), "made-up-1.1", "2")).toEqual([came]);
      expect(await historyOf(open(), "made-up-1.1", "1")).toEqual([
        came,
        {
          ...by,
          at: NOW + 120_000,
          before: { sourceDescription: expect.stringContaining("Call us") },
          after: { sourceDescription: expect.stringContaining("Come by") },
        },
        {
          ...by,
          at: NOW + 180_000,
          before: { sourceDescription: expect.stringContaining("Come by") },
          after: { sourceDescription: expect.stringContaining("Call us") },
        },
      ]);
    });

    test.each([
      ["edited", "update services set description = 'Better', version = version + 1"],
      ["confirmed", "update services set verified_at = now()"],
      ["deleted", "update services set verified_at = null, deleted_at = now()"],
    ])("what a person has %s stays", async (_what, change) => {
      await open().query(
        `${change} where id = (select service_id from service_sources where source = 'made-up-1.1' and external_id = '3')`,
      );
      const before = await everything(open());
      const services = String(PACKAGE_1_1["services.csv"]).replace("LONG STORY", "LONGER STORY");
      const report = await run(await asFolder(with1({ "services.csv": services })), { now: NOW + 240_000 });
      expect(outcome(report)).toEqual({ added: 0, changed: 0, unchanged: 2, conflicts: 1, vanished: 0 });
      expect(reportLines(report).join("\n")).toContain(
        "Left alone, for a person has changed them\n  3  Longer Story",
      );
      expect(await everything(open())).toBe(before);
    });
  });

  describe("other versions and formats", () => {
    const SERVICES_3 =
      "id,organization_id,name,description,status\nS1,O1,Clinic,A medical clinic.,active\nS2,O1,Old Clinic,Gone.,inactive\n";
    const PACKAGE_3: Files = {
      "organizations.csv": "id,name,description,website\nO1,Health For All,We heal.,https://health.example\n",
      "services.csv": SERVICES_3,
      "locations.csv":
        "id,location_type,name,latitude,longitude\nL1,physical,North,45.52,-73.6\nL2,physical,South,0,0\n",
      "service_at_location.csv": "id,service_id,location_id\nA1,S1,L1\nA2,S1,L2\n",
      "addresses.csv":
        "id,location_id,address_1,city,state_province,postal_code,country,address_type\nX1,L1,1 Rue du Nord,Montreal,QC,H2T 1A1,CA,physical\nX2,L2,2 South Street,Miami,Florida,33101,US,physical\n",
      "schedules.csv":
        'id,service_id,location_id,service_at_location_id,freq,byday,interval,opens_at,closes_at\nH1,,,A1,WEEKLY,"MO,TU",1,09:00,17:00\nH2,,,A2,MONTHLY,2TU,1,10:00,12:00\n',
      "service_capacity.csv": "id,service_id,unit_id,available,maximum\nC1,S1,U1,3,10\n",
      "units.csv": "id,name\nU1,Beds\n",
    };

    test("HSDS 3.x CSV in a folder of a zip archive: one service for each place", async () => {
      const files = Object.fromEntries(
        Object.entries(PACKAGE_3).map(([name, text]) => [`town/${name}`, text]),
      );
      const report = await run(await asZip(files), { source: "three" });
      expect(outcome(report)).toMatchObject({ added: 2 });
      const services = await stored(open(), "three");
      expect([...services.keys()].sort()).toEqual(["S1", "S1@L2"]);
      expect(services.get("S1")).toMatchObject({
        city: "Montreal",
        zip: "H2T 1A1",
        types: ["HEALTH"],
        is_location_approximate: false,
      });
      expect(services.get("S1")?.schedules).toHaveLength(2);
      expect(services.get("S1@L2")).toMatchObject({
        city: "Miami",
        is_location_approximate: true,
        time_zone: "America/New_York",
      });
      expect(services.get("S1@L2")?.schedules).toMatchObject([
        { type: "MONTHLY", period: "SECOND", day: "TUESDAY" },
      ]);
      expect(report.setAside.map(({ reason }) => reason)).toEqual([
        "the source says: inactive",
        "coordinates not used: they are 0, 0",
      ]);
    });

    test("HSDS 2.0 CSV, with a mark at its start and Windows line ends", async () => {
      const files = {
        "services.csv":
          "\ufeffid,organization_id,name,description\r\n1,,Comedor,Desayuno y almuerzo para niños.\r\n",
        "service_taxonomy.csv": "id,service_id,taxonomy_id\r\n1,1,T1\r\n",
        "taxonomy.csv": "id,name\r\nT1,Meals\r\n",
        "schedule.csv": "id,service_id,freq,byday,opens_at,closes_at\r\n1,1,WEEKLY,SA,12:00,13:00\r\n",
      };
      await run(await asFolder(files), { source: "two" });
      const [service] = (await stored(open(), "two")).values();
      expect(service).toMatchObject({ name: "Comedor", needs: ["MEALS"], types: ["FOOD"], city: "" });
      expect(service?.schedules).toHaveLength(1);
    });

    test("a file in Windows-1252 is read as such", async () => {
      const services = Buffer.from("id,name,description\n1,Caf\u00e9 Ni\u00f1os,Caf\u00e9\n", "latin1");
      await run(await asFolder({ "services.csv": services }), { source: "latin" });
      expect((await stored(open(), "latin")).get("1")?.name).toBe("Café Niños");
    });

    const document = {
      id: "J1",
      name: "Warm Meals",
      description: "Dinner every Tuesday.",
      status: "active",
      phones: [{ id: "P1", number: "305-555-0102", extension: 4 }],
      organization: {
        id: "O1",
        name: "Kind Kitchen",
        description: "We cook.",
        website: "https://kitchen.example",
      },
      schedules: [{ id: "H1", freq: "WEEKLY", byday: "TU", opens_at: "17:00", closes_at: "19:00" }],
      service_at_locations: [
        {
          id: "A1",
          location: {
            id: "L1",
            location_type: "physical",
            latitude: 25.7617,
            longitude: -80.1918,
            addresses: [
              {
                id: "X1",
                address_1: "5 Fifth Street",
                city: "Miami",
                state_province: "FL",
                postal_code: "33101",
                country: "US",
                address_type: "physical",
              },
            ],
          },
        },
      ],
    };
    const EXPECTED = {
      name: "Warm Meals – Kind Kitchen",
      phone: "(305) 555-0102",
      phone_extension: "4",
      website: "https://kitchen.example",
      address1: "5 Fifth Street",
      types: ["FOOD"],
    };

    test.each([
      ["one document", "service.json", document],
      ["an array", "services.json", [document]],
      ["a page", "page.json", { total_items: 1, contents: [document] }],
      [
        "an organization with its services",
        "organization.json",
        {
          id: "O1",
          name: "Kind Kitchen",
          description: "We cook.",
          website: "https://kitchen.example",
          services: [{ ...document, organization: undefined }],
        },
      ],
    ])("HSDS 3.x JSON: %s", async (what, name, content) => {
      await run(await asFolder({ [name]: JSON.stringify(content) }), { source: what });
      const service = (await stored(open(), what)).get("J1");
      expect(service).toMatchObject(EXPECTED);
      expect(service?.schedules).toHaveLength(1);
    });

    test("HSDS 3.x JSON: a file of its own for each table", async () => {
      const files = {
        "services.json": JSON.stringify([
          { id: "J1", organization_id: "O1", name: "Warm Meals", description: "Dinner.", status: "active" },
        ]),
        "organizations.json": JSON.stringify([
          { id: "O1", name: "Kind Kitchen", website: "https://kitchen.example" },
        ]),
        "phones.json": JSON.stringify([
          { id: "P1", service_id: "J1", number: "305-555-0102", extension: "4" },
        ]),
        "locations.json": JSON.stringify([{ id: "L1" }]),
        "service_at_location.json": JSON.stringify([{ id: "A1", service_id: "J1", location_id: "L1" }]),
        "addresses.json": JSON.stringify([
          { id: "X1", location_id: "L1", address_1: "5 Fifth Street", city: "Miami", state_province: "FL" },
        ]),
      };
      await run(await asZip(files), { source: "tables" });
      expect((await stored(open(), "tables")).get("J1")).toMatchObject(EXPECTED);
    });
  });

  describe("garbage", () => {
    const SERVICES = { "services.csv": "id,name\n1,A\n" };
    const cases: readonly (readonly [string, () => Promise<string>, RegExp])[] = [
      ["nothing there", async () => path.join(folder, "nowhere"), /^There is nothing at/u],
      ["an empty folder", () => asFolder({}), /no CSV and no JSON file/u],
      ["a folder of other things", () => asFolder({ "notes.txt": "hello" }), /no CSV and no JSON file/u],
      [
        "no services",
        () => asFolder({ "phones.csv": "id,number\n1,305-555-0101\n" }),
        /no table of services/u,
      ],
      [
        "an empty table of services",
        () => asFolder({ "services.csv": "id,name\n" }),
        /table of services is empty/u,
      ],
      ["an empty file", () => asFolder({ "services.csv": "" }), /services\.csv is empty/u],
      [
        "wrong columns",
        () => asFolder({ "services.csv": "a,b\n1,2\n" }),
        /services\.csv has no column "id"/u,
      ],
      [
        "wrong columns elsewhere",
        () => asFolder({ ...SERVICES, "phones.csv": "id,fax\n1,2\n" }),
        /phones\.csv has no column "number"/u,
      ],
      [
        "a column twice",
        () => asFolder({ "services.csv": "id,name,name\n1,A,B\n" }),
        /has the column "name" twice/u,
      ],
      [
        "a head of thousands of columns",
        () => asFolder({ "services.csv": `id,name${",".repeat(5000)}\n1,A\n` }),
        /has more than 1000 columns/u,
      ],
      [
        "an open quotation mark",
        () => asFolder({ "services.csv": 'id,name\n1,"A\n2,B\n' }),
        /line \d+: a quotation mark/u,
      ],
      [
        "no usable service",
        () => asFolder({ "services.csv": "id,name\n1,\n" }),
        /None of the package's services can be used\. The first: services\.csv, line 2: no name/u,
      ],
      ["broken JSON", () => asFolder({ "services.json": '[{"id": "1"' }), /services\.json is no JSON/u],
      ["other JSON", () => asFolder({ "services.json": '"hello"' }), /services\.json holds no records/u],
      [
        "JSON of something else",
        () => asFolder({ "thing.json": '{"a": 1}' }),
        /neither a table of HSDS nor a service/u,
      ],
      [
        "not a zip",
        async () => {
          const target = path.join(folder, "not-a.zip");
          await writeFile(target, "this is no archive, however long it is, and it is not getting any better");
          return target;
        },
        /not-a\.zip is not a zip archive/u,
      ],
      [
        "a cut zip",
        async () => {
          const target = path.join(folder, "cut.zip");
          const { readFile } = await import("node:fs/promises");
          const whole = await readFile(await asZip(PACKAGE_1_1));
          await writeFile(target, whole.subarray(0, whole.length - 40));
          return target;
        },
        /archive/u,
      ],
      ["a path upwards", () => asTrickedZip("xx/services.csv", "../services.csv"), /path/u],
      ["an absolute path", () => asTrickedZip("x/services.csv", "//services.csv"), /path/u],
      ["a path with backslashes", () => asTrickedZip("xx/services.csv", "..\\services.csv"), /path/u],
      [
        "a link in an archive",
        () => asZip({ "services.csv": "/etc/passwd" }, { mode: 0o120777 }),
        /holds a link: services\.csv/u,
      ],
      [
        "a link in a folder",
        async () => {
          const target = await asFolder({});
          await symlink("/etc/passwd", path.join(target, "services.csv"));
          return target;
        },
        /services\.csv is a link/u,
      ],
      [
        "two packages in one archive",
        () => asZip({ "a/services.csv": "id,name\n", "b/services.csv": "id,name\n" }),
        /several packages: a, b/u,
      ],
      [
        "an endless line",
        () => asFolder({ "services.csv": `id,name\n1,${"a".repeat(2_000_000)}\n` }),
        /line \d+: a row has more than 1048576 characters/u,
      ],
      [
        "an endless line in an archive",
        () => asZip({ "services.csv": `id,name\n1,${"a".repeat(3_000_000)}\n` }),
        /a row has more than/u,
      ],
    ];

    test.each(cases)("%s: one line, and the database as it was", async (_what, make, message) => {
      const before = await everything(open());
      const location = await make();
      const failure = await run(location).then(
        () => null,
        (error: unknown) => error,
      );
      expect(failure).toBeInstanceOf(Error);
      const text = failure instanceof Error ? failure.message : "";
      expect(text).toMatch(message);
      expect(text).not.toContain("\n");
      expect(await everything(open())).toBe(before);
    });

    test("a line of a gigabyte is refused by its size, without being read", async () => {
      const target = await asFolder({ "services.csv": "id,name\n" });
      const file = await open_(path.join(target, "services.csv"));
      await file.truncate(1024 * 1024 * 1024);
      await file.close();
      const read = process.memoryUsage().rss;
      await expect(run(target)).rejects.toThrow("services.csv has 1024 MB; a file may have 256 MB.");
      expect(process.memoryUsage().rss - read).toBeLessThan(200 * 1024 * 1024);
    });

    test("an archive that unpacks to more than it may", async () => {
      const target = await asZip({ "services.csv": `id,name\n${"1,A\n".repeat(50_000)}` });
      const limits = { ...IMPORT_LIMITS, fileBytes: 100_000 };
      await expect(
        importPackage(open(), target, NOW, { isDryRun: false, source: null, progress: SILENT, limits }),
      ).rejects.toThrow("a file may have 0.1 MB");
    });

    test("more rows than there may be", async () => {
      const target = await asFolder({ "services.csv": "id,name\n1,A\n2,B\n3,C\n" });
      const limits = { ...IMPORT_LIMITS, rows: 2 };
      await expect(
        importPackage(open(), target, NOW, { isDryRun: false, source: null, progress: SILENT, limits }),
      ).rejects.toThrow("more than 2 rows");
    });

    test("a failure while writing leaves nothing behind", async () => {
      const before = await everything(open());
      const target = await asFolder({ "services.csv": "id,name\n1,A\n" });
      const database: Database = {
        ...bound(open()),
        transaction: (work) =>
          open().transaction(async (transaction) => {
            await work(transaction);
            throw new Error("the power fails");
          }),
      };
      await expect(
        importPackage(database, target, NOW, { isDryRun: false, source: null, progress: SILENT }),
      ).rejects.toThrow("the power fails");
      expect(await everything(open())).toBe(before);
    });
  });
});

const open_ = (file: string) => open(file, "r+");

const bound = (database: Database): Database => ({
  query: (text, values) => database.query(text, values),
  reader: database.reader,
  transaction: (work) => database.transaction(work),
  close: () => database.close(),
});
