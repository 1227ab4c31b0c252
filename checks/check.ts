import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";

/** `npm run check`: what needs no test to be seen. All of it runs, at the same time, even where one part fails. */

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, "..");
const colours = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};

const PARTS: readonly (readonly [name: string, ...command: string[]])[] = [
  ["lint and arrows", require.resolve("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "."],
  ["types", "node_modules/typescript/bin/tsc", "-b", "--pretty"],
  ["unused code", "node_modules/knip/bin/knip.js"],
  ["licences", "checks/licences.ts"],
];

/** True if it passed. Its output is printed when it has ended, since others run at the same time. */
function run([name, ...command]: (typeof PARTS)[number]): Promise<boolean> {
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

const passed = await Promise.all(PARTS.map(run));
process.exitCode = passed.every(Boolean) ? 0 : 1;
