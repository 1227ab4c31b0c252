import { CsvError, parse } from "csv-parse";
import { REQUIRED_COLUMNS, type TableName } from "#domain/hsds/source-row.ts";
import type { SetAside } from "#domain/imports/source-record.ts";
import { type ByteBudget, readText } from "./decoded-text.ts";
import { type ImportLimits, PackageError, printable } from "./import-limits.ts";
import type { PackageFile } from "./package-files.ts";
import type { RowRead } from "./staged-package.ts";

interface ParsedRow {
  record: readonly string[];
  info: { lines: number };
}

export interface RowBudget {
  take(): void;
}

/** Receives the rows of a file. */
export interface RowSink {
  add(row: RowRead): Promise<void>;
  setAside(item: SetAside): void;
  /** Bytes of the file that are read. */
  onProgress(bytes: number): void;
}

/**
 * Reads the rows of a CSV file. A row longer than the limit ends reading immediately, so that a file of one
 * endless line costs neither time nor memory.
 */
export async function readCsv(
  file: PackageFile,
  table: TableName | null,
  limits: ImportLimits,
  budget: ByteBudget,
  rowBudget: RowBudget,
  sink: RowSink,
): Promise<void> {
  await readText(file, limits, budget, async (pieces, bytesRead) => {
    const parser = parse({
      bom: true,
      info: true,
      max_record_size: limits.rowCharacters,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
    const feeding = feed(parser, pieces);
    // The loop below handles this failure; until then it must not be reported as unhandled.
    feeding.catch(() => {});
    let columns: readonly string[] | null = null;
    let lastLine = 0;
    let rows = 0;
    try {
      const parsedRows: AsyncIterable<ParsedRow> = parser;
      for await (const { record, info } of parsedRows) {
        const line = lastLine + 1;
        lastLine = info.lines;
        if (columns === null) {
          columns = readColumns(file, table, record);
          continue;
        }
        rowBudget.take();
        rows += 1;
        if (rows % 1000 === 0) sink.onProgress(bytesRead());
        await addRow(sink, file.name, line, columns, record);
      }
      await feeding;
    } catch (error) {
      throw error instanceof CsvError ? csvFault(file, error, limits) : error;
    }
    if (columns === null) throw new PackageError(`${printable(file.name)} is empty.`);
    sink.onProgress(bytesRead());
  });
}

async function addRow(
  sink: RowSink,
  file: string,
  line: number,
  columns: readonly string[],
  record: readonly string[],
): Promise<void> {
  if (record.length > columns.length && record.slice(columns.length).some((value) => value !== "")) {
    const reason = `${record.length} values for ${columns.length} columns`;
    sink.setAside({ file, line, record: record[columns.indexOf("id")] || null, reason });
    return;
  }
  const { values, others } = readValues(columns, record);
  for (const [column, value] of others) {
    const reason = `the column "${column}" is there twice, here with "${value}"`;
    sink.setAside({ file, line, record: values["id"] || null, reason });
  }
  await sink.add({ line, values });
}

async function feed(parser: ReturnType<typeof parse>, pieces: AsyncIterable<string>): Promise<void> {
  try {
    for await (const piece of pieces) {
      if (parser.destroyed) return;
      if (!parser.write(piece)) await drained(parser);
    }
    parser.end();
  } catch (error) {
    parser.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

function drained(parser: ReturnType<typeof parse>): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      parser.off("drain", done);
      parser.off("close", done);
      resolve();
    };
    parser.on("drain", done);
    parser.on("close", done);
  });
}

/** Tables of HSDS have some dozens. */
const MAX_COLUMNS = 1000;

/**
 * The columns of a table. One that is there twice refuses a package only where it is required of services: of any
 * other the first counts, and what the others say differently is set aside.
 *
 * @param table null for a table that the directory has no use for
 */
function readColumns(
  file: PackageFile,
  table: TableName | null,
  header: readonly string[],
): readonly string[] {
  if (header.length > MAX_COLUMNS) {
    throw new PackageError(`${printable(file.name)} has more than ${MAX_COLUMNS} columns.`);
  }
  const columns = header.map((name) => name.trim().toLowerCase());
  if (table === null) return columns;
  const required = table === "services" ? (REQUIRED_COLUMNS.services ?? []).flat() : [];
  const doubled = required.find((name) => columns.indexOf(name) !== columns.lastIndexOf(name));
  if (doubled !== undefined) {
    throw new PackageError(`${printable(file.name)} has the column "${printable(doubled)}" twice.`);
  }
  checkColumns(file.name, table, new Set(columns));
  return columns;
}

/** The values of a row by column, and those of repeated columns that say something else. */
function readValues(
  columns: readonly string[],
  record: readonly string[],
): { values: Record<string, string>; others: readonly (readonly [column: string, value: string])[] } {
  const cells = columns.map((column, index) => [column, record[index] ?? ""] as const);
  const values: Record<string, string> = Object.create(null);
  const others: (readonly [string, string])[] = [];
  for (const [column, value] of cells) {
    const known = values[column] ?? "";
    if (known === "") values[column] = value;
    else if (value !== "" && value !== known) others.push([column, value]);
  }
  return { values, others };
}

/** Throws where a required column is missing. */
export function checkColumns(file: string, table: TableName, columns: ReadonlySet<string>): void {
  for (const alternatives of REQUIRED_COLUMNS[table] ?? []) {
    if (alternatives.some((name) => columns.has(name))) continue;
    const missing = alternatives.map((name) => `"${name}"`).join(" or ");
    throw new PackageError(`${printable(file)} has no column ${missing}.`);
  }
}

function csvFault(file: PackageFile, error: CsvError, limits: ImportLimits): PackageError {
  const name = printable(file.name);
  const line = typeof error.lines === "number" ? `line ${error.lines}` : "a line";
  switch (error.code) {
    case "CSV_MAX_RECORD_SIZE":
      return new PackageError(`${name}, ${line}: a row has more than ${limits.rowCharacters} characters.`);
    case "CSV_QUOTE_NOT_CLOSED":
      return new PackageError(`${name}, ${line}: a quotation mark is opened and never closed.`);
    default:
      return new PackageError(`${name}, ${line}: this is not CSV (${printable(error.message)}).`);
  }
}
