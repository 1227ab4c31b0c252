import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * `npm test`: every test there is, one part after the other, all of them even where one fails, and one closing
 * line. `npm test -- rules calls` runs the named parts alone. `npm run test:full` runs all of them in both zones,
 * on every engine, and gives properties other cases at each run: see `test-scope.ts`.
 */

interface Part {
  name: string;
  says: string;
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Where vitest writes its counts. */
  counts?: string;
}

const FULL = "--full";
const isFull = process.argv.includes(FULL);
const root = join(import.meta.dirname, "..");
const results = mkdtempSync(join(tmpdir(), "amparo-test-"));

/** Of the process: one without clock changes, and one half an hour beside the rest. */
const ZONES = { UTC: "UTC", "St. John's": "America/St_Johns" } as const;
type Zone = keyof typeof ZONES;

function vitest(project: string, says: string, zone: Zone): Part {
  const name = `${project} (${zone})`;
  const counts = join(results, `${name.replaceAll(/\W/g, "-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${counts}`];
  const command = ["node_modules/vitest/vitest.mjs", "run", "--project", project, ...reporters];
  return {
    name,
    says: `${says}, in a process of zone ${ZONES[zone]}`,
    command,
    env: { TZ: ZONES[zone] },
    counts,
  };
}

/** Where a process's zone must not matter, the odd one shows best that it does. */
const OTHERS: readonly Zone[] = isFull ? ["UTC", "St. John's"] : ["St. John's"];

const PARTS: readonly Part[] = [
  { name: "check", says: "lint, types, unused code", command: ["checks/check.ts"] },
  vitest("rules", "pure rules", "UTC"),
  vitest("rules", "pure rules", "St. John's"),
  ...OTHERS.map((zone) => vitest("calls", "HTTP, on real databases", zone)),
  ...OTHERS.map((zone) => vitest("journeys", "a real browser, in both languages", zone)),
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
}

function countsOf({ counts }: Part, isPassed: boolean): Counts {
  if (counts === undefined) return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0 };
  try {
    const told: { numPassedTests: number; numFailedTests: number; numPendingTests: number } = JSON.parse(
      readFileSync(counts, "utf8"),
    );
    const failed = told.numFailedTests + (isPassed || told.numFailedTests > 0 ? 0 : 1);
    return { passed: told.numPassedTests, failed, skipped: told.numPendingTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const wanted = process.argv.slice(2).filter((word) => word !== FULL);
const chosen = PARTS.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)),
);
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const failedParts: string[] = [];
for (const part of chosen) {
  console.log(`\n── ${part.name}: ${part.says}`);
  const startedAt = Date.now();
  const isPassed = await run(part);
  const { passed, failed, skipped } = countsOf(part, isPassed);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  if (!isPassed) failedParts.push(part.name);
  console.log(
    `── ${part.name}: ${isPassed ? "passed" : "FAILED"} in ${Math.round((Date.now() - startedAt) / 1000)} s`,
  );
}
rmSync(results, { recursive: true, force: true });

if (failedParts.length > 0) console.log(`\nFailed: ${failedParts.join(", ")}`);
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`,
);
process.exitCode = chosen.length > 0 && failedParts.length === 0 ? 0 : 1;
