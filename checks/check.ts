import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { planLint } from "./files-to-lint.ts";

/**
 * `npm run check`: what needs no test to be seen. All of it runs, at the same time, even where one part fails. Each part
 * looks at what changed since it last passed, and at what depends on that; what they remember is in `build/`.
 */

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, "..");
const colours = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};

const lint = planLint(root, join(root, "build/linted.json"));
const BIOME = [require.resolve("@biomejs/biome/bin/biome"), "check", "--error-on-warnings"];

type Part = readonly [name: string, ...command: string[]];

const LINT: Part = ["lint and arrows", ...BIOME, "--no-errors-on-unmatched", ...(lint.files ?? ["."])];

const OTHERS: readonly Part[] = [
  ["types", "node_modules/typescript/bin/tsc", "-b", "--pretty"],
  ["unused code", "node_modules/knip/bin/knip.js", "--cache", "--cache-location=build/knip"],
  ["licences", "checks/licences.ts"],
];

/** True if it passed. Its output is printed when it has ended, since others run at the same time. */
function run([name, ...command]: Part): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const output: Buffer[] = [];
    const child = spawn(process.execPath, command, { cwd: root, env: { ...process.env, ...colours } });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => output.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      process.stdout.write(Buffer.concat(output));
      if (code !== 0) console.log(`check: ${name} failed`);
      resolve(code === 0);
    });
  });
}

/** Without a file, Biome would look at all of them. */
async function runLint(): Promise<boolean> {
  const isPassed = lint.files?.length === 0 || (await run(LINT));
  if (isPassed) lint.pass();
  return isPassed;
}

const passed = await Promise.all([runLint(), ...OTHERS.map(run)]);
process.exitCode = passed.every(Boolean) ? 0 : 1;
