import path from "node:path";
import type { SetAside } from "#domain/imports/source-record.ts";
import { type SourceRow, type SourceTables, type TableName, tableNamed } from "#domain/imports/source-row.ts";
import { ByteBudget, readText } from "./decoded-text.ts";
import { IMPORT_LIMITS, type ImportLimits, PackageError, printable } from "./import-limits.ts";
import { openPackage, type PackageFile, reasonOf } from "./package-files.ts";
import type { Progress } from "./progress.ts";
import { readCsv } from "./read-csv.ts";
import { readJson } from "./read-json.ts";

export interface ReadPackage {
  /** The package's declared name, else the name of its folder or archive. */
  source: string;
  tables: SourceTables;
  setAside: readonly SetAside[];
}

/**
 * Reads an HSDS package (1.1, 2.0 or 3.x; CSV or JSON; folder, zip archive or a single JSON document) into tables.
 * @throws PackageError where it is none
 */
export async function readPackage(
  location: string,
  progress: Progress,
  limits: ImportLimits = IMPORT_LIMITS,
): Promise<ReadPackage> {
  const opened = await openPackage(location, limits);
  try {
    return await readFiles(opened.name, opened.files, progress, limits);
  } catch (error) {
    if (error instanceof PackageError) throw error;
    throw new PackageError(`The package cannot be read: ${reasonOf(error)}.`, { cause: error });
  } finally {
    await opened.close();
  }
}

const DESCRIPTION_FILE = "datapackage.json";

async function readFiles(
  packageName: string,
  files: readonly PackageFile[],
  progress: Progress,
  limits: ImportLimits,
): Promise<ReadPackage> {
  const budget = new ByteBudget(limits);
  const rowBudget = rowCounter(limits);
  const tables = new Map<TableName, SourceRow[]>();
  const setAside: SetAside[] = [];
  const known = files.filter((file) => baseOf(file) !== DESCRIPTION_FILE);
  const bytes = known.reduce((sum, file) => sum + file.size, 0);
  progress.start("Reading", Math.max(bytes, 1));
  let done = 0;
  for (const file of known) {
    if (baseOf(file).endsWith(".csv")) {
      const table = tableNamed(baseOf(file).replace(/\.csv$/u, ""));
      if (table !== null) {
        const read = await readCsv(file, table, limits, budget, rowBudget, (soFar) =>
          progress.at(done + soFar),
        );
        addRows(tables, table, read.rows);
        setAside.push(...read.setAside);
      }
    } else if (known.length === 1 || isTableFile(file)) {
      const read = await readJson(file, limits, budget, rowBudget);
      for (const [table, rows] of read) addRows(tables, table, rows);
    }
    done += file.size;
    progress.at(done);
  }
  progress.stop();
  if (known.length === 0) throw new PackageError("The package holds no CSV and no JSON file.");
  const services = tables.get("services");
  if (services === undefined)
    throw new PackageError("The package has no table of services (services.csv or services.json).");
  if (services.length === 0) throw new PackageError("The table of services is empty.");
  const description = files.find((file) => baseOf(file) === DESCRIPTION_FILE);
  const statedName = description === undefined ? null : await readStatedName(description, limits, budget);
  return { source: statedName ?? packageName, tables, setAside };
}

const baseOf = (file: PackageFile): string => path.posix.basename(file.name).toLowerCase();

const isTableFile = (file: PackageFile): boolean =>
  tableNamed(baseOf(file).replace(/(?:_full|_list)?\.json$/u, "")) !== null ||
  baseOf(file) === "tabular.json";

function addRows(tables: Map<TableName, SourceRow[]>, table: TableName, rows: readonly SourceRow[]): void {
  const list = tables.get(table);
  if (list === undefined) tables.set(table, [...rows]);
  else for (const row of rows) list.push(row);
}

function rowCounter(limits: ImportLimits): { take(): void } {
  let left = limits.rows;
  return {
    take() {
      left -= 1;
      if (left < 0) throw new PackageError(`The package has more than ${limits.rows} rows.`);
    },
  };
}

/** The `name` in a data package description; a broken one does not make the tables unusable. */
async function readStatedName(
  file: PackageFile,
  limits: ImportLimits,
  budget: ByteBudget,
): Promise<string | null> {
  const text = await readText(file, limits, budget, async (pieces) => {
    const parts: string[] = [];
    for await (const piece of pieces) parts.push(piece);
    return parts.join("");
  });
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/u, ""));
    if (typeof value !== "object" || value === null || !("name" in value) || typeof value.name !== "string")
      return null;
    const name = printable(value.name.trim());
    return name === "" ? null : name;
  } catch {
    return null;
  }
}
