import { parseArgs } from "node:util";
import { print, runCommand } from "#server/command.ts";
import { readConfig } from "#server/config.ts";
import { loadPlaces } from "#server/features/places/load-places.ts";
import { OperatorError } from "#server/operator-error.ts";
import { migrate } from "#server/sql/migrate.ts";
import { openDatabase } from "#server/sql/open-database.ts";
import { IMPORT_LIMITS } from "./import-limits.ts";
import { importPackage } from "./import-package.ts";
import { openPackage } from "./package-files.ts";
import { progressOn } from "./progress.ts";
import { reportLines } from "./report-table.ts";

const USAGE =
  "Usage: npm run import -- PATH [--dry-run] [--source NAME]   (PATH: folder, zip or JSON file of an HSDS package)";

/** `npm run import`, whether or not the app is running. The exit code is 0 only when the import succeeded. */
async function importFrom(args: readonly string[]): Promise<void> {
  const { location, isDryRun, source } = readArguments(args);
  const config = readConfig();
  // Anything but a package is refused before a database is started.
  await (await openPackage(location, IMPORT_LIMITS)).close();
  const database = await openDatabase(config, print, { as: "tool" });
  try {
    await migrate(database, print);
    await loadPlaces(database, print);
    const report = await importPackage(database, location, Date.now(), {
      isDryRun,
      source,
      progress: progressOn(process.stderr),
    });
    process.stdout.write(`${reportLines(report).join("\n")}\n`);
  } finally {
    await database.close();
  }
}

function readArguments(args: readonly string[]): {
  location: string;
  isDryRun: boolean;
  source: string | null;
} {
  const parsed = parsedArguments(args);
  const [location, ...others] = parsed.positionals;
  if (location === undefined || others.length > 0) throw new OperatorError(USAGE);
  const source = parsed.values.source?.trim() ?? null;
  if (source !== null && (source === "" || source.length > 100))
    throw new OperatorError("--source takes a name of 1 to 100 characters.");
  return { location, isDryRun: parsed.values["dry-run"] === true, source };
}

function parsedArguments(args: readonly string[]): ReturnType<typeof parsedBy> {
  try {
    return parsedBy(args);
  } catch (error) {
    throw new OperatorError(USAGE, { cause: error });
  }
}

function parsedBy(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { "dry-run": { type: "boolean" }, source: { type: "string" } },
  });
}

await runCommand(() => importFrom(process.argv.slice(2)));
