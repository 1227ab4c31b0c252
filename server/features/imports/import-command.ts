import path from "node:path";
import { parseArgs } from "node:util";
import { print, runCommand } from "#server/command.ts";
import { readConfig } from "#server/config.ts";
import { loadPlaces } from "#server/features/places/load-places.ts";
import { OperatorError } from "#server/operator-error.ts";
import { migrate } from "#server/sql/migrate.ts";
import { openDatabase } from "#server/sql/open-database.ts";
import { IMPORT_LIMITS, PackageError } from "./import-limits.ts";
import { importPackage } from "./import-package.ts";
import { openPackage } from "./package-files.ts";
import { progressOn } from "./progress.ts";
import { reportLines } from "./report-table.ts";
import { setAsideFile } from "./set-aside-file.ts";

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
    const setAside = await setAsideFile(setAsidePath(config.dataDir, location));
    try {
      const progress = progressOn(process.stderr);
      const report = await importPackage(database, location, Date.now(), {
        isDryRun,
        source,
        progress,
        setAside,
      });
      await setAside.close();
      process.stdout.write(`${reportLines(report, setAside.path).join("\n")}\n`);
    } catch (error) {
      if (error instanceof PackageError) await setAside.discard();
      throw error;
    }
  } finally {
    await database.close();
  }
}

/** `DATA_DIR/imports/PACKAGE.set-aside.csv` */
function setAsidePath(dataDir: string, location: string): string {
  return path.join(dataDir, "imports", `${path.basename(path.resolve(location))}.set-aside.csv`);
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
