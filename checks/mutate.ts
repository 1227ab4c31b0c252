import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * `npm run mutate`: changes the rules in small ways, one at a time, and counts how many of these mutants the
 * tests notice. `npm run mutate -- listings places` takes the named folders of `domain/` alone.
 *
 * Only the tests in a rule's own folder are run. Reports are written to `build/mutation`. Fails where a folder
 * scores below the threshold of `stryker.config.json`.
 */

const FOLDERS = ["services/opening-hours", "base/roles", "listings", "places", "search"];

const root = join(import.meta.dirname, "..");

function scoresEnough(folder: string): boolean {
  const reports = join("build/mutation", folder);
  const options = {
    ...JSON.parse(readFileSync(join(root, "stryker.config.json"), "utf8")),
    // Declarations of calls are tested over HTTP, by checks/contract.
    mutate: [`domain/${folder}/**/*.ts`, `!domain/${folder}/**/*{.test,-for-tests,-calls}.ts`],
    // The copy in which mutants run holds the rules, the tests of this folder and what these need.
    ignorePatterns: [
      "**",
      "!/package.json",
      "!/tsconfig.base.json",
      "!/vitest.config.ts",
      "!/checks/*.ts",
      "!/domain/**",
      "!/words/**",
      "/{domain,words}/**/*.test.ts",
      `!/domain/${folder}/**/*.test.ts`,
    ],
    tempDirName: join(reports, "sandbox"),
    htmlReporter: { fileName: join(reports, "report.html") },
    jsonReporter: { fileName: join(reports, "report.json") },
  };
  const config = join(reports, "stryker.config.json");
  mkdirSync(join(root, reports), { recursive: true });
  writeFileSync(join(root, config), JSON.stringify(options));
  console.log(`\n── domain/${folder}`);
  const { status } = spawnSync(
    process.execPath,
    ["node_modules/@stryker-mutator/core/bin/stryker.js", "run", config],
    { cwd: root, stdio: "inherit", env: { ...process.env, TZ: "UTC" } },
  );
  return status === 0;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((folder) => !FOLDERS.includes(folder));
if (unknown.length > 0) {
  console.error(`mutate: unknown folder: ${unknown.join(", ")}. Choose from ${FOLDERS.join(", ")}.`);
  process.exitCode = 1;
} else {
  const failed = (wanted.length > 0 ? wanted : FOLDERS).filter((folder) => !scoresEnough(folder));
  if (failed.length > 0) console.log(`\nmutate: too many survivors in ${failed.join(", ")}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
