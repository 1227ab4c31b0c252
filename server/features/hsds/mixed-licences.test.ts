import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testServers } from "#checks/on-each-engine.ts";
import { listedIn, packagesForTest } from "#checks/packages-for-tests.ts";
import { openTestDatabase, type TestDatabase } from "#checks/test-databases.ts";
import { unzipped } from "#checks/unzipped.ts";
import { EXPORT_FORMATS, type ExportFormat } from "#domain/hsds/export-format.ts";
import type { Database } from "#server/base/sql/db.ts";
import { importPackage } from "#server/features/imports/import-package.ts";
import { packagesAt } from "#server/features/imports/package-folders.ts";
import { SILENT } from "#server/features/imports/progress.ts";
import { exportToFile } from "./export-file.ts";
import { NO_FILTER, readServicesAfter } from "./hsds-queries.ts";
import { mapServices } from "./map-services.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const OPTIONS = { isDryRun: false, source: null, progress: SILENT, setAside: listedIn([]) };
const SOURCES = [
  { name: "open-list", title: "Open List", homepage: "https://open.example/", licence: "CC-BY-4.0" },
  { name: "shared-list", title: "Shared List", homepage: "https://shared.example/", licence: "ODbL-1.0" },
  { name: "closed-list", title: "Closed List", homepage: null, licence: "All rights reserved" },
] as const;

const { asZip } = packagesForTest();

for (const { engine, template } of testServers()) {
  describe(`sources under several licences, on ${engine}`, () => {
    const opened: TestDatabase[] = [];
    let folder = "";
    let from: Database;

    async function empty(): Promise<Database> {
      const made = await openTestDatabase(template);
      opened.push(made);
      return made.database;
    }

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), "amparo-licences-"));
      from = await empty();
      for (const { name, title, homepage, licence } of SOURCES) {
        const services = [1, 2].map((each) => `${name}-${each},o,Pantry ${each} of ${title},Food`).join("\n");
        const location = await asZip({
          "datapackage.json": JSON.stringify({ name, title, homepage, licenses: [{ name: licence }] }),
          "organizations.csv": "id,name\no,Harbor Aid\n",
          "services.csv": `id,organization_id,name,description\n${services}\n`,
        });
        await importPackage(from, location, NOW, OPTIONS);
      }
    });
    afterAll(async () => {
      for (const each of opened) await each.drop();
      await rm(folder, { recursive: true, force: true });
    });

    async function exported(database: Database, format: ExportFormat): Promise<string> {
      const file = path.join(folder, `${opened.length}-${format}.zip`);
      await exportToFile(database.bulk, file, { format, now: NOW });
      return file;
    }
    const namesWithSources = async (database: Database) => {
      const services = await readServicesAfter(database, NO_FILTER, null, 100);
      return services
        .map(({ name, sources }) => [name, ...sources.map(({ name, url, licence }) => [name, url, licence])])
        .toSorted();
    };
    const described = async (file: string, name: string) =>
      JSON.parse((await unzipped(await readFile(file))).get(name) ?? "null");

    test.each(EXPORT_FORMATS)(
      "are imported from one archive, each with its licence, as %s",
      async (format) => {
        const file = await exported(from, format);
        const packages = (await packagesAt(file)).map(({ folder }) => folder);
        expect(packages.toSorted()).toEqual([".", "share-alike"]);
        const to = await empty();
        for (const each of packages) await importPackage(to, file, NOW, { ...OPTIONS, folder: each });
        expect(await namesWithSources(to)).toEqual(
          SOURCES.slice(0, 2)
            .flatMap(({ title, homepage, licence }) =>
              [1, 2].map((each) => [`Pantry ${each} of ${title}`, [title, homepage, licence]]),
            )
            .toSorted(),
        );
        // And so on, from directory to directory.
        const next = await exported(to, format);
        expect(await described(next, "share-alike/datapackage.json")).toMatchObject({
          name: "amparo-export-share-alike",
          title: "Shared List",
          sources: [{ title: "Shared List", licence: "ODbL-1.0", services: 2 }],
        });
        // Importing the same archive again changes nothing.
        for (const each of packages) {
          const { plan } = await importPackage(to, file, NOW, { ...OPTIONS, folder: each });
          expect(plan).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
        }
      },
    );

    test("are described, and what may not be passed on is left out", async () => {
      const file = await exported(from, "json");
      expect(await described(file, "datapackage.json")).toMatchObject({
        title: "Open List",
        licenses: [{ name: "CC-BY-4.0" }],
        left_out: [{ title: "Closed List", licence: "All rights reserved", services: 2 }],
        share_alike: { path: "share-alike/datapackage.json", services: 2 },
      });
      const texts = [...(await unzipped(await readFile(file))).entries()];
      expect(texts.filter(([, text]) => text.includes("of Closed List"))).toEqual([]);
      expect(texts.flatMap(([name, text]) => (text.includes("of Shared List") ? [name] : []))).toEqual([
        "share-alike/services-0001.json",
      ]);
    });

    test("are known of what another directory has of them, which states no license of its own", async () => {
      const bodies = await readServicesAfter(from, NO_FILTER, null, 100);
      const records = await mapServices(from, bodies, "full", NOW);
      const location = await asZip({ "services.json": JSON.stringify(records) });
      const to = await empty();
      const harvest = { ...OPTIONS, source: "Neighbors" };
      await importPackage(to, location, NOW, harvest);
      const file = await exported(to, "json");
      const neighbors = { title: "Neighbors", licence: "not stated", services: 2 };
      expect(await described(file, "datapackage.json")).toMatchObject({
        sources: [
          neighbors,
          { title: "Open List", path: "https://open.example/", licence: "CC-BY-4.0", services: 2 },
        ],
        licenses: [{ name: "CC-BY-4.0" }],
        left_out: [{ title: "Closed List", licence: "All rights reserved", services: 2 }],
      });
      expect(await described(file, "share-alike/datapackage.json")).toMatchObject({
        sources: [neighbors, { title: "Shared List", licence: "ODbL-1.0", services: 2 }],
      });
      const whole = [...(await unzipped(await readFile(file))).values()].join();
      expect(whole).not.toContain("of Closed List");
      // A record that was imported before this was known is updated with its next edition, even if nothing else has
      // changed.
      await to.query("update service_sources set stated_sources = null");
      expect(await described(await exported(to, "csv"), "datapackage.json")).toMatchObject({ left_out: [] });
      const { plan } = await importPackage(to, location, NOW, harvest);
      expect(plan).toMatchObject({ added: 0, changed: 0, unchanged: 6 });
      await rm(file);
      expect(await described(await exported(to, "json"), "datapackage.json")).toMatchObject({
        left_out: [{ title: "Closed List", services: 2 }],
      });
    });

    test("an organization stands nowhere with more than its name where its source forbids it", async () => {
      const to = await empty();
      for (const [name, licence] of [
        ["closed", "All rights reserved"],
        ["shared", "ODbL-1.0"],
        ["open", "CC0-1.0"],
      ] as const) {
        const location = await asZip({
          "datapackage.json": JSON.stringify({ name, licenses: [{ name: licence }] }),
          "organizations.csv": `id,name,description\no,${name} org,Words of ${name}.\n`,
          "services.csv": `id,organization_id,name,description\n1,o,${name} pantry,Food\n`,
        });
        await importPackage(to, location, NOW, OPTIONS);
      }
      // Their services were all entered here.
      await to.query("update services set fact_sources = '[]'");
      const file = await exported(to, "json");
      const texts = [...(await unzipped(await readFile(file))).values()].join();
      expect(texts).toContain("Words of open.");
      for (const name of ["closed", "shared"]) {
        expect(texts).toContain(`${name} org`);
        expect(texts.includes(`Words of ${name}.`), name).toBe(false);
      }
      expect(await described(file, "datapackage.json")).toMatchObject({
        sources: [{ title: "open", licence: "CC0-1.0", services: 1 }],
        licenses: [{ name: "CC0-1.0" }],
      });
    });

    test("packages that cannot be told apart are refused", async () => {
      const part = { "datapackage.json": '{"name":"same"}', "services.csv": "id,name\n1,One\n" };
      const parts = ["a", "b"].flatMap((name) =>
        Object.entries(part).map(([file, text]) => [`${name}/${file}`, text]),
      );
      const location = await asZip(Object.fromEntries(parts));
      await expect(packagesAt(location)).rejects.toThrow("several packages: a, b");
    });
  });
}
