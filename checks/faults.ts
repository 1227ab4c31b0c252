import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as z from "zod/mini";
import { applyFault, type Fault, readFaults, type TestFile } from "./fault-patches.ts";

/**
 * `npm run faults`: puts one fault at a time, from the patches in `checks/faults`, into a copy of the tree, and runs
 * the tests that should catch it. Fails where they pass, where a patch no longer applies, or where the same tests
 * fail without it. `npm run faults -- 07 31` takes those whose file names begin so.
 *
 * A patch begins with a line on what it breaks and one or more on what catches it, by Vitest project and file:
 *
 *     # Breaks: a guest reads the feedback of everyone
 *     # Caught by: calls server/features/feedback/feedback-routes.test.ts
 */

const root = join(import.meta.dirname, "..");

/** A copy of the tree as it is now, without what git ignores; packages are shared. */
function copyTree(to: string): void {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const file of new Set(listed.split("\0"))) {
    // One that is deleted and not committed is listed all the same.
    if (file === "" || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(join(root, file), join(to, file));
  }
  symlinkSync(join(root, "node_modules"), join(to, "node_modules"), "junction");
}

/** The parts of Vitest's JSON report that are read. */
const testReport = z.object({
  numPassedTests: z.number(),
  success: z.boolean(),
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
});

/** `broken`: the tests could not be run, or failed outside any test. */
interface Verdict {
  outcome: "passed" | "failed" | "broken";
  failedTests: readonly string[];
}

function runTests(tree: string, project: string, paths: readonly string[]): Verdict {
  const report = join(tree, "build", "faults.json");
  rmSync(report, { force: true });
  const reporters = ["--reporter=json", `--outputFile.json=${report}`];
  spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--bail=1", "--project", project, ...reporters, ...paths],
    // As `npm test` runs them: the zone hides no date that is read in it.
    { cwd: tree, stdio: "ignore", env: { ...process.env, TZ: "America/St_Johns" } },
  );
  try {
    const { numPassedTests, success, testResults } = testReport.parse(
      JSON.parse(readFileSync(report, "utf8")),
    );
    const failedTests = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => fullName);
    if (failedTests.length > 0) return { outcome: "failed", failedTests };
    return { outcome: success && numPassedTests > 0 ? "passed" : "broken", failedTests };
  } catch {
    return { outcome: "broken", failedTests: [] };
  }
}

function byProject(files: readonly TestFile[]): Map<string, string[]> {
  const projects = new Map<string, string[]>();
  for (const { project, path } of files) {
    const paths = projects.get(project) ?? [];
    if (!paths.includes(path)) projects.set(project, [...paths, path]);
  }
  return projects;
}

/** Reports problems with the faults themselves: a fault that changes nothing proves nothing about tests. */
function failingWithout(faults: readonly Fault[], tree: string): string[] {
  const files = byProject(faults.flatMap(({ caughtBy }) => caughtBy));
  return [...files].flatMap(([project, paths]) => {
    const { outcome, failedTests } = runTests(tree, project, paths);
    if (outcome === "passed") return [];
    const which = failedTests.length > 0 ? failedTests : paths;
    return [`${project}: ${outcome} without any fault: ${which.join(", ")}`];
  });
}

/** Returns why a fault escapes; null where each of the named files catches it. */
function escapes(fault: Fault, tree: string): string | null {
  const takeBack = applyFault(fault, tree);
  if (takeBack === null) return "does not apply";
  try {
    for (const { project, path } of fault.caughtBy) {
      const { outcome } = runTests(tree, project, [path]);
      if (outcome !== "failed") return outcome === "passed" ? `not caught by ${path}` : `broke ${path}`;
    }
    return null;
  } finally {
    takeBack();
  }
}

const faults = readFaults(process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), "amparo-faults-"));
// Signals would leave the copy behind; it is small, and the system clears its folder of temporary files.
try {
  const tree = join(folder, "tree");
  copyTree(tree);
  mkdirSync(join(tree, "build"), { recursive: true });
  const wrong = failingWithout(faults, tree);
  for (const line of wrong) console.log(line);
  let escaped = 0;
  for (const fault of wrong.length === 0 ? faults : []) {
    const start = performance.now();
    const why = escapes(fault, tree);
    if (why !== null) escaped++;
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(
      `${why === null ? "caught" : "MISSED"} ${fault.name}: ${fault.breaks} (${why ?? `${seconds} s`})`,
    );
  }
  console.log(`\n${faults.length - escaped} of ${faults.length} faults caught`);
  process.exitCode = wrong.length === 0 && escaped === 0 && faults.length > 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
