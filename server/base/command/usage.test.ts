import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { calledCommand } from "./usage.ts";

const root = join(import.meta.dirname, "../../..");
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);

interface Answer {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Files that the command left in its data folder and in the folder for temporary files. */
  readonly files: readonly string[];
}

/** Runs a script of package.json as npm does, in an empty folder of data. */
function run(command: string, argument: string): Promise<Answer> {
  const folder = mkdtempSync(join(tmpdir(), "amparo-help-"));
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...command.split(" ").slice(1), argument], {
      cwd: root,
      env: { ...process.env, DATA_DIR: join(folder, "data"), TMPDIR: folder },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let [stdout, stderr] = ["", ""];
    child.stdout.on("data", (chunk: Buffer) => {
      stdout += chunk.toString();
    });
    child.stderr.on("data", (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    child.on("error", reject);
    child.on("close", (code) => {
      const files = readdirSync(folder);
      rmSync(folder, { recursive: true, force: true });
      resolve({ code, stdout, stderr, files });
    });
  });
}

test.each(Object.entries(scripts))(
  "npm run %s answers --help and -h, and does nothing else",
  async (name, command) => {
    const answers = await Promise.all(["--help", "-h"].map((argument) => run(command, argument)));
    for (const { code, stdout, stderr, files } of answers) {
      expect({ code, stderr, files }).toEqual({ code: 0, stderr: "", files: [] });
      const npm = name === "start" || name === "test" ? `npm ${name}` : `npm run ${name}`;
      expect(stdout).toMatch(new RegExp(`^Usage: ${npm}( --|\n)`));
    }
  },
);

test("a script that shares its file with another is told by its arguments", () => {
  expect(calledCommand(scripts, ["checks/test.ts", "--help"])).toBe("test");
  expect(calledCommand(scripts, ["checks/test.ts", "--full", "-h"])).toBe("test:full");
  expect(calledCommand(scripts, ["checks/elsewhere.ts", "--help"])).toBeNull();
});

test("a wrong call prints the usage, and opens no database", async () => {
  const { code, stderr, files } = await run(`${scripts["admin"]} ada@help.example`, "bea@help.example");
  expect({ code, files }).toEqual({ code: 1, files: [] });
  expect(stderr).toMatch(/^Usage: npm run admin -- EMAIL\n/);
});
