import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testServers } from "#checks/on-each-engine.ts";
import { listedIn, packagesForTest } from "#checks/packages-for-tests.ts";
import { openTestDatabase, type TestDatabase } from "#checks/test-databases.ts";
import { unzipped } from "#checks/unzipped.ts";
import { EXPORT_FORMATS, type ExportFormat } from "#domain/hsds/export-format.ts";
import { importPackage } from "#server/features/imports/import-package.ts";
import { packagesAt } from "#server/features/imports/package-folders.ts";
import { SILENT } from "#server/features/imports/progress.ts";
import type { Database } from "#server/sql/db.ts";
import { exportToFile } from "./export-file.ts";
import { NO_FILTER, readServicesAfter } from "./hsds-queries.ts";

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
        // The same archive again changes nothing.
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
