import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";

/** `npm run check`: what needs no test to be seen. All of it runs, even where one part fails. */

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, "..");

const PARTS: readonly (readonly [name: string, ...command: string[]])[] = [
  ["lint and arrows", require.resolve("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "."],
  ["types", "node_modules/typescript/bin/tsc", "-b", "--pretty"],
  ["unused code", "node_modules/knip/bin/knip.js"],
];

const failed = PARTS.filter(([name, ...command]) => {
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: "inherit" });
  if (status !== 0) console.log(`check: ${name} failed`);
  return status !== 0;
});
process.exitCode = failed.length === 0 ? 0 : 1;
