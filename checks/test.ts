import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative } from "node:path";

/**
 * `npm test`: every test there is, one part after the other, all of them even where one fails, and one closing
 * line. `npm test -- rules calls` runs the named parts alone, and `npm test -- domain/search/` the files of a path.
 * `npm run test:full` runs all of them in both zones, on every engine, and gives properties other cases at each run:
 * see `test-scope.ts`.
 */

interface Part {
  name: string;
  description: string;
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** File to which Vitest writes its counts. */
  counts?: string;
}

const FULL = "--full";
const isFull = process.argv.includes(FULL);
const root = join(import.meta.dirname, "..");
const results = mkdtempSync(join(tmpdir(), "amparo-test-"));

/** Time zones of the test process: one without clock changes, and one at half an hour off the full hours. */
const ZONES = { UTC: "UTC", "St. John's": "America/St_Johns" } as const;
type Zone = keyof typeof ZONES;

/** @param which of Vitest's tests: options and paths */
function vitest(kind: string, description: string, zone: Zone, which: readonly string[]): Part {
  const name = `${kind} (${zone})`;
  const counts = join(results, `${name.replaceAll(/\W/g, "-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${counts}`];
  const command = ["node_modules/vitest/vitest.mjs", "run", ...reporters, ...which];
  return {
    name,
    description: `${description}, in a process of zone ${ZONES[zone]}`,
    command,
    env: { TZ: ZONES[zone] },
    counts,
  };
}

function project(name: string, description: string, zone: Zone, options: readonly string[] = []): Part {
  return vitest(name, description, zone, ["--project", name, ...options]);
}

/** Calls wait for the database, and journeys for what a page shows: half as many again as there are cores. */
const MORE_WORKERS = [`--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`];

/** Where a process's zone must not matter, the odd one shows that best: UTC hides a date that is read in its zone. */
const CHOSEN_ZONES: readonly Zone[] = isFull ? ["UTC", "St. John's"] : ["St. John's"];

/** Where rules reckon with clocks, dates and hours: these run in both zones, for each hides faults of its own. */
const TIME_RULES = [
  "domain/base/time/",
  "domain/services/",
  "domain/beds/",
  "domain/directions/",
  "domain/embed/",
  "domain/hard-nights/",
  "domain/listings/day-closings/",
  "words/services/",
];

const PARTS: readonly Part[] = [
  { name: "check", description: "lint, types, unused code", command: ["checks/check.ts"] },
  ...CHOSEN_ZONES.map((zone) => project("rules", "pure rules", zone)),
  ...(isFull ? [] : [project("rules", "rules of time", "UTC", TIME_RULES)]),
  ...CHOSEN_ZONES.map((zone) => project("calls", "HTTP, on real databases", zone, MORE_WORKERS)),
  ...CHOSEN_ZONES.map((zone) => project("journeys", "a real browser", zone, MORE_WORKERS)),
];

function run({ command, env }: Part): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, ...env, ...(isFull ? { TEST_SCOPE: "full" } : {}) },
    });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code === 0));
  });
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Failed tests by file and full name, and files that could not run. */
  failures: readonly string[];
}

/** The parts of Vitest's JSON report that this script reads. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly { status: string; fullName: string }[];
  }[];
}

function listFailures({ testResults }: Report): readonly string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((result) => result.status === "failed");
    if (status === "failed" && failed.length === 0) return [file];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
}

function readCounts({ name, counts }: Part, isPassed: boolean): Counts {
  const failures = isPassed ? [] : [name];
  if (counts === undefined)
    return { passed: isPassed ? 1 : 0, failed: failures.length, skipped: 0, failures };
  try {
    const report: Report = JSON.parse(readFileSync(counts, "utf8"));
    const failed = report.numFailedTests + (isPassed || report.numFailedTests > 0 ? 0 : 1);
    const named = listFailures(report);
    return {
      passed: report.numPassedTests,
      failed,
      skipped: report.numPendingTests,
      failures: named.length > 0 ? named : failures,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [name] };
  }
}

const wanted = process.argv.slice(2).filter((word) => word !== FULL);
const paths = wanted.filter((word) => word.includes("/"));
const names = wanted.filter((word) => !word.includes("/"));
const chosen =
  wanted.length === 0
    ? PARTS
    : [
        ...PARTS.filter(({ name }) => names.some((word) => name.startsWith(word))),
        ...(paths.length === 0
          ? []
          : CHOSEN_ZONES.map((zone) => vitest("files", paths.join(", "), zone, paths))),
      ];
if (chosen.length === 0) {
  console.error(`There is no part "${names.join(" ")}". Choose check, rules, calls, journeys, or a path.`);
}
const total = { passed: 0, failed: 0, skipped: 0 };
const failedTests: string[] = [];
const failedParts: string[] = [];
for (const part of chosen) {
  console.log(`\n── ${part.name}: ${part.description}`);
  const startedAt = Date.now();
  const isPassed = await run(part);
  const { passed, failed, skipped, failures } = readCounts(part, isPassed);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  failedTests.push(...failures);
  if (!isPassed) failedParts.push(part.name);
  console.log(
    `── ${part.name}: ${isPassed ? "passed" : "FAILED"} in ${Math.round((Date.now() - startedAt) / 1000)} s`,
  );
}
rmSync(results, { recursive: true, force: true });

if (failedParts.length > 0) {
  console.log(`\nFailed: ${failedParts.join(", ")}`);
  for (const failure of failedTests) console.log(`  ${failure}`);
}
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`,
);
process.exitCode = chosen.length > 0 && failedParts.length === 0 ? 0 : 1;
