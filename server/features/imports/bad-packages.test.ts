import { open as openFile, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import {
  everything,
  importsForTest,
  listedIn,
  NOW,
  PACKAGE_1_1,
  packagesForTest,
} from "#checks/packages-for-tests.ts";
import { IMPORT_LIMITS, OPERATOR_LIMITS } from "./import-limits.ts";
import { importPackage } from "./import-package.ts";
import { SILENT } from "./progress.ts";

const { asFolder, asZip, pathOf } = packagesForTest();

/** A zip whose names were changed after it was made, for no tool makes such names by itself. */
async function asTrickedZip(from: string, to: string): Promise<string> {
  expect(from.length).toBe(to.length);
  const target = await asZip({ [from]: "id,name\n1,A\n" });
  const bytes = await readFile(target);
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at);
  await writeFile(target, bytes);
  return target;
}

const OPTIONS = { isDryRun: false, source: null, progress: SILENT, setAside: listedIn([]) };

onOneEngine("importing garbage", (open) => {
  const run = importsForTest(open);

  const SERVICES = { "services.csv": "id,name\n1,A\n" };
  const cases: readonly (readonly [string, () => Promise<string>, RegExp])[] = [
    ["nothing there", async () => pathOf("nowhere"), /^There is nothing at/u],
    ["an empty folder", () => asFolder({}), /no CSV or JSON files/u],
    ["a folder of other things", () => asFolder({ "notes.txt": "hello" }), /no CSV or JSON files/u],
    ["no services", () => asFolder({ "phones.csv": "id,number\n1,305-555-0101\n" }), /no services table/u],
    [
      "an empty table of services",
      () => asFolder({ "services.csv": "id,name\n" }),
      /services table is empty/u,
    ],
    ["an empty file", () => asFolder({ "services.csv": "" }), /services\.csv is empty/u],
    ["wrong columns", () => asFolder({ "services.csv": "a,b\n1,2\n" }), /services\.csv has no column "id"/u],
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
    ["broken JSON", () => asFolder({ "services.json": '[{"id": "1"' }), /services\.json is not JSON/u],
    ["other JSON", () => asFolder({ "services.json": '"hello"' }), /services\.json has no records/u],
    [
      "JSON of something else",
      () => asFolder({ "thing.json": '{"a": 1}' }),
      /neither a table of HSDS nor a service/u,
    ],
    [
      "not a zip",
      async () => {
        const target = pathOf("not-a.zip");
        await writeFile(target, "this is no archive, however long it is, and it is not getting any better");
        return target;
      },
      /not-a\.zip is not a zip archive/u,
    ],
    [
      "a cut zip",
      async () => {
        const target = pathOf("cut.zip");
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
      /contains a link: services\.csv/u,
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
      "two packages of numbered files in one archive",
      () => asZip({ "services-0001.json": "[]", "share-alike/services-0001.json": "[]" }),
      /several packages: \., share-alike/u,
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
    const file = await openFile(path.join(target, "services.csv"), "r+");
    await file.truncate(1024 * 1024 * 1024);
    await file.close();
    const read = process.memoryUsage().rss;
    await expect(run(target)).rejects.toThrow("services.csv has 1024 MB; a file may have 256 MB.");
    expect(process.memoryUsage().rss - read).toBeLessThan(200 * 1024 * 1024);
  });

  test("a JSON file that would not fit into memory is refused with a remedy", async () => {
    const target = await asFolder({ "services.json": "[" });
    const file = await openFile(path.join(target, "services.json"), "r+");
    await file.truncate(65 * 1024 * 1024);
    await file.close();
    await expect(run(target)).rejects.toThrow(
      "services.json has 65 MB; a JSON file may have 64 MB. Split it into several files, or export CSV.",
    );
  });

  test("an archive that unpacks to more than it may", async () => {
    const target = await asZip({ "services.csv": `id,name\n${"1,A\n".repeat(50_000)}` });
    const limits = { ...IMPORT_LIMITS, fileBytes: 100_000 };
    await expect(importPackage(open(), target, NOW, { ...OPTIONS, limits })).rejects.toThrow(
      "a file may have 0.1 MB",
    );
  });

  test("files that together are more than a package may be", async () => {
    const target = await asFolder({
      "services.csv": `id,name\n${"1,A\n".repeat(20_000)}`,
      "phones.csv": `id,service_id,number\n${"1,1,5\n".repeat(20_000)}`,
    });
    const limits = { ...IMPORT_LIMITS, totalBytes: 150_000 };
    await expect(importPackage(open(), target, NOW, { ...OPTIONS, limits })).rejects.toThrow(
      "The package has more than 0.1 MB.",
    );
  });

  test("more rows than there may be", async () => {
    const target = await asFolder({ "services.csv": "id,name\n1,A\n2,B\n3,C\n" });
    const limits = { ...IMPORT_LIMITS, rows: 2 };
    await expect(importPackage(open(), target, NOW, { ...OPTIONS, limits })).rejects.toThrow(
      "more than 2 rows",
    );
  });

  test("more files than a stranger may send, as an export of a million services has, are for the operator", async () => {
    const files = Array.from({ length: 1001 }, (_, at) => [
      `services-${String(at).padStart(4, "0")}.json`,
      JSON.stringify([{ id: `${at}`, name: `Pantry ${at}`, status: "active" }]),
    ]);
    const target = await asZip(Object.fromEntries(files));
    const dry = { ...OPTIONS, isDryRun: true };
    await expect(importPackage(open(), target, NOW, dry)).rejects.toThrow("more than 1000 files");
    const { plan } = await importPackage(open(), target, NOW, { ...dry, limits: OPERATOR_LIMITS });
    expect(plan.added).toBe(1001);
  });
});
