import { execFile } from "node:child_process";
import { chmod, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { requireDataFolder, usesDataFolder } from "./data-folder.ts";
import { OperatorError } from "./operator-error.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "amparo-folder-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a folder that can be written is made where it is missing, and nothing is left in it", async () => {
  const data = join(folder, "deep/data");
  requireDataFolder(data);
  requireDataFolder(data);
  expect(await readdir(data)).toEqual([]);
});

test("a folder that cannot be is one line that names it", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  for (const path of [file, join(file, "data")]) {
    expect(() => requireDataFolder(path)).toThrow(OperatorError);
    expect(() => requireDataFolder(path)).toThrow(/^DATA_DIR [^\n]*cannot be written[^\n]*$/);
  }
});

test.runIf(process.platform === "linux")("a folder of the kernel's ends in one line too", () => {
  expect(() => requireDataFolder("/proc/amparo")).toThrow(/^DATA_DIR \/proc\/amparo cannot be written/);
});

// Windows has no such accounts.
test.skipIf(process.platform === "win32")("the start reports a read-only folder in one line", async () => {
  await chmod(folder, 0o555);
  const script = `
    import { runCommand } from "${join(import.meta.dirname, "../command/command.ts")}";
    import { requireDataFolder } from "${join(import.meta.dirname, "data-folder.ts")}";
    // Root writes into every folder.
    if (process.getuid() === 0) process.setuid(65534);
    await runCommand(async () => requireDataFolder(${JSON.stringify(join(folder, "data"))}));
  `;
  const started = promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
  await expect(started).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^DATA_DIR [^\n]*cannot be written \(EACCES\)[^\n]*\n$/),
  });
});

test("is needed unless database, pictures and mail all go elsewhere", () => {
  const s3 = {
    endpoint: "https://s3.example",
    bucket: "b",
    region: "r",
    accessKeyId: "a",
    secretAccessKey: "s",
  };
  const elsewhere = { databaseUrl: "postgres://db/a", s3, smtpUrl: "smtp://mail.example" };
  expect(usesDataFolder(elsewhere)).toBe(false);
  for (const name of ["databaseUrl", "s3", "smtpUrl"])
    expect(usesDataFolder({ ...elsewhere, [name]: null })).toBe(true);
});
