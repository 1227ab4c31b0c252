import path from "node:path";
import { cellText, type TableName } from "#domain/hsds/source-row.ts";
import type { SetAside } from "#domain/imports/source-record.ts";
import { databaseFault } from "#server/base/sql/database-fault.ts";
import { ByteBudget } from "./decoded-text.ts";
import { IMPORT_LIMITS, type ImportLimits, PackageError } from "./import-limits.ts";
import { formatReason, openPackage, type PackageFile, tableOfFile } from "./package-files.ts";
import { filesOfPackage, type PackageFolder } from "./package-folders.ts";
import type { Progress } from "./progress.ts";
import { type RowBudget, readCsv } from "./read-csv.ts";
import { descriptionIn, isDescription, readDescription } from "./read-description.ts";
import { readJson } from "./read-json.ts";
import type { StagedPackage } from "./staged-package.ts";
import type { UnusedValues } from "./unused-values.ts";

/** Receives the content of a package. */
export interface PackageSinks {
  staged: StagedPackage;
  setAside: (items: readonly SetAside[]) => void;
  unused: UnusedValues;
  progress: Progress;
}

export interface ReadPackage {
  /** Name of its folder or archive. */
  readonly name: string;
  /** Description of the package, parsed JSON; null where there is no readable one. */
  readonly description: unknown;
}

/**
 * Reads an HSDS package (1.1, 2.0 or 3.x; CSV or JSON; folder, zip archive or a single JSON document). Resolves to the
 * name of its folder or archive, and to its description.
 *
 * @param folder of the package within an archive
 * @throws PackageError where there is no such package
 */
export async function readPackage(
  location: string,
  sinks: PackageSinks,
  limits: ImportLimits = IMPORT_LIMITS,
  folder: PackageFolder = null,
): Promise<ReadPackage> {
  const opened = await openPackage(location, limits);
  const reading = { ...sinks, limits, budget: new ByteBudget(limits), rows: rowCounter(limits) };
  try {
    const files = filesOfPackage(opened.files, folder);
    await readFiles(files, reading);
    const file = descriptionIn(files);
    const description = file === null ? null : await readDescription(file, limits, reading.budget);
    return { name: opened.name, description };
  } catch (error) {
    if (error instanceof PackageError || databaseFault(error) !== null) throw error;
    throw new PackageError(`The package can't be read: ${formatReason(error)}.`, { cause: error });
  } finally {
    await opened.close();
  }
}

interface Reading extends PackageSinks {
  limits: ImportLimits;
  budget: ByteBudget;
  rows: RowBudget;
}

async function readFiles(files: readonly PackageFile[], reading: Reading): Promise<void> {
  const { staged, progress } = reading;
  const known = files.filter((file) => !isDescription(file));
  const bytes = known.reduce((sum, file) => sum + file.size, 0);
  progress.start("Reading", Math.max(bytes, 1));
  let done = 0;
  for (const file of known) {
    await readFile(file, known.length === 1, reading, done);
    done += file.size;
    progress.at(done);
  }
  progress.stop();
  if (known.length === 0) throw new PackageError("The package has no CSV or JSON files.");
  if (staged.count("services") === null)
    throw new PackageError("The package has no services table (services.csv or services.json).");
  if (staged.count("services") === 0) throw new PackageError("The services table is empty.");
  await staged.finish();
}

/** @param done bytes of the files before it */
async function readFile(file: PackageFile, isOnly: boolean, reading: Reading, done: number): Promise<void> {
  if (toBaseName(file).endsWith(".csv")) {
    const table = tableOfFile(file.name);
    const isShown = table !== null && table !== "contacts";
    await (isShown ? readTable(file, table, reading, done) : countValues(file, table, reading));
  } else if (isOnly || isTableFile(file)) await readDocument(file, reading);
  else reading.unused.add(`${file.name} (not read)`);
}

async function readTable(
  file: PackageFile,
  table: TableName,
  { staged, setAside, progress, limits, budget, rows }: Reading,
  done: number,
): Promise<void> {
  staged.addTable(table);
  await readCsv(file, table, limits, budget, rows, {
    add: (row) => staged.add(table, file.name, row),
    setAside: (item) => setAside([item]),
    onProgress: (soFar) => progress.at(done + soFar),
  });
}

/**
 * Counts the values of a table that the directory does not show. A broken table does no harm.
 *
 * @param table `contacts`: read for names that texts must not contain. Null: it is not used at all
 */
async function countValues(
  file: PackageFile,
  table: TableName | null,
  { staged, limits, unused }: Reading,
): Promise<void> {
  const name = toBaseName(file).replace(/\.csv$/u, "");
  try {
    await readCsv(file, null, limits, new ByteBudget(limits), rowCounter(limits), {
      async add(row) {
        const { values } = row;
        if (table !== null) await staged.add(table, file.name, row);
        for (const [column, value] of Object.entries(values))
          if (cellText(value) !== "") unused.add(`${name}.${column}`);
      },
      setAside: () => unused.add(`${name} (rows with too many values)`),
      onProgress: () => {},
    });
  } catch (error) {
    if (!(error instanceof PackageError)) throw error;
    unused.add(`${file.name} (not read: ${error.message})`);
  }
}

async function readDocument(file: PackageFile, reading: Reading): Promise<void> {
  const { staged, limits, budget, rows, unused } = reading;
  for (const [table, read] of await readJson(file, limits, budget, rows, unused)) {
    if (table !== "contacts") staged.addTable(table);
    for (const row of read) await staged.add(table, file.name, row);
    if (tableOfFile(file.name) !== "contacts") continue;
    for (const { values } of read) for (const column of Object.keys(values)) unused.add(`contacts.${column}`);
  }
}

const toBaseName = (file: PackageFile): string => path.posix.basename(file.name).toLowerCase();

const isTableFile = (file: PackageFile): boolean =>
  tableOfFile(file.name) !== null || toBaseName(file) === "tabular.json";

function rowCounter(limits: ImportLimits): RowBudget {
  let left = limits.rows;
  return {
    take() {
      left -= 1;
      if (left < 0) throw new PackageError(`The package has more than ${limits.rows} rows.`);
    },
  };
}
