import path from "node:path";
import { parseArgs } from "node:util";
import { MAX_SOURCE_NAME } from "#domain/base/contract/limits.ts";
import { localDate } from "#domain/base/time/zone.ts";
import { dateInText } from "#domain/imports/source-date.ts";
import { print } from "#server/base/command/command.ts";
import { type DatabaseCommand, runDatabaseCommand } from "#server/base/command/database-command.ts";
import { usageText } from "#server/base/command/usage.ts";
import { OperatorError } from "#server/base/process/operator-error.ts";
import { readConfig } from "#server/base/settings/config.ts";
import { migrate } from "#server/base/sql/migrate.ts";
import { loadPlaces } from "#server/features/places/load-places.ts";
import { ImportStoppedError, OPERATOR_LIMITS, PackageError } from "./import-limits.ts";
import { importPackage } from "./import-package.ts";
import type { OperatorStatement } from "./origin.ts";
import { packagesAt } from "./package-folders.ts";
import { progressOn } from "./progress.ts";
import { reportLines } from "./report-table.ts";
import { setAsideFile } from "./set-aside-file.ts";

/** `npm run import`, whether or not the app is running. The exit code is 0 only when the import succeeded. */
async function importFrom(args: readonly string[]): Promise<DatabaseCommand> {
  const { location, isDryRun, source, stated } = readArguments(args, localDate("UTC", Date.now()));
  const config = readConfig();
  // Anything but a package is refused before a database is started.
  const [first, ...others] = await packagesAt(location, OPERATOR_LIMITS);
  if (others.length > 0) refuseOneSource(source, stated);
  return {
    config,
    async work(database, interruption) {
      await migrate(database, print);
      await loadPlaces(database, print);
      const setAside = await setAsideFile(setAsidePath(config.dataDir, location));
      const progress = progressOn(process.stderr);
      try {
        for (const { folder } of [first, ...others]) {
          const options = {
            ...{ isDryRun, source, stated, folder, progress, setAside, interruption },
            limits: OPERATOR_LIMITS,
          };
          const report = await importPackage(database, location, Date.now(), options);
          if (folder !== first.folder) process.stdout.write("\n");
          process.stdout.write(`${reportLines(report, setAside.path).join("\n")}\n`);
        }
        await setAside.close();
      } catch (error) {
        progress.abandon();
        if (error instanceof ImportStoppedError) throw error;
        if (interruption.aborted) throw interruptedBeforeMerging(error);
        if (error instanceof PackageError) await setAside.discard();
        throw error;
      }
    },
  };
}

/** Refuses options about a single source, since they would apply to each package of the archive. */
function refuseOneSource(source: string | null, { licence, url }: OperatorStatement): void {
  if (source === null && licence === null && url === null) return;
  throw new OperatorError(
    "--source, --source-url and --licence are about one source, and this archive has several packages. Leave them out.",
  );
}

function interruptedBeforeMerging(cause: unknown): ImportStoppedError {
  return new ImportStoppedError("The import was interrupted before it changed anything. Run it again.", {
    cause,
  });
}

/** `DATA_DIR/imports/PACKAGE.set-aside.csv` */
function setAsidePath(dataDir: string, location: string): string {
  return path.join(dataDir, "imports", `${path.basename(path.resolve(location))}.set-aside.csv`);
}

function readArguments(
  args: readonly string[],
  today: string,
): {
  location: string;
  isDryRun: boolean;
  source: string | null;
  stated: OperatorStatement;
} {
  const parsed = parsedArguments(args);
  const [location, ...others] = parsed.positionals;
  if (location === undefined || others.length > 0) throw new OperatorError(usageText("import"));
  const { values } = parsed;
  return {
    location,
    isDryRun: values["dry-run"] === true,
    source: lineIn("--source", values.source),
    stated: {
      asOf: dateIn(values["as-of"], today),
      licence: lineIn("--licence", values.licence ?? values.license),
      url: addressIn(values["source-url"]),
      taxonomyLicence: lineIn("--taxonomy-licence", values["taxonomy-licence"]),
    },
  };
}

function lineIn(option: string, value: string | undefined): string | null {
  if (value === undefined) return null;
  const line = value.trim();
  if (line === "" || line.length > MAX_SOURCE_NAME)
    throw new OperatorError(`${option} needs a name of 1 to ${MAX_SOURCE_NAME} characters.`);
  return line;
}

function addressIn(value: string | undefined): string | null {
  if (value === undefined) return null;
  if (/^https?:\/\/\S+$/u.test(value) && value.length <= 200) return value;
  throw new OperatorError("--source-url needs a web address that starts with http:// or https://.");
}

function dateIn(value: string | undefined, today: string): string | null {
  if (value === undefined) return null;
  const date = dateInText(value, today);
  if (date !== null) return date;
  throw new OperatorError("--as-of needs a past day or month, such as 2019-08-19 or 2019-08.");
}

function parsedArguments(args: readonly string[]): ReturnType<typeof parsedBy> {
  try {
    return parsedBy(args);
  } catch (error) {
    throw new OperatorError(usageText("import"), { cause: error });
  }
}

function parsedBy(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      "dry-run": { type: "boolean" },
      source: { type: "string" },
      "source-url": { type: "string" },
      "as-of": { type: "string" },
      licence: { type: "string" },
      license: { type: "string" },
      "taxonomy-licence": { type: "string" },
    },
  });
}

await runDatabaseCommand(() => importFrom(process.argv.slice(2)));
