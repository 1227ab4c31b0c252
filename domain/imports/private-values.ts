import type { SourceRow, SourceTables, TableName } from "./source-row.ts";

/**
 * Flags by which other systems keep values out of public directories (rule imports 47): `PhysicalAddressIsPrivate`,
 * `Confidential`, `ExcludeFromWebsite`.
 */

const YES = /^(?:y|yes|true|t|1|x|si|sí|private|confidential)$/iu;

/** `PhysicalAddressIsPrivate` gives "physicaladdress"; "" is the row itself; null: the column is no such flag. */
function flaggedName(column: string): string | null {
  const name = plainName(column);
  if (name === "confidential" || name === "private" || name === "isconfidential") return "";
  return /^(.*)is(?:private|confidential)$/u.exec(name)?.[1] ?? null;
}

function plainName(column: string): string {
  return column.toLowerCase().replace(/[^a-z\d]/gu, "");
}

/** The names that a row says are private; "" for the whole row. */
function privateNames(row: SourceRow): readonly string[] {
  return row.columns.flatMap((column) => {
    const name = flaggedName(column);
    return name !== null && YES.test(row.get(column)) ? [name] : [];
  });
}

const ADDRESS = /^(?:physical|street|site|main|primary)?(?:address(?:es)?|location)\d*$/u;

interface RowsOfPlace {
  readonly service: SourceRow;
  readonly location: SourceRow | null;
  readonly address: SourceRow | null;
}

/** Whether the source says that the address is private. */
export function isMarkedPrivate({ service, location, address }: RowsOfPlace): boolean {
  const isOfAddress = (row: SourceRow | null): boolean =>
    row !== null && privateNames(row).some((name) => name === "" || ADDRESS.test(name));
  return [address, location, service].some(isOfAddress);
}

/**
 * The row without the values that it says are private. Those of an address stay, since its place is withheld for
 * them (`isMarkedPrivate`).
 */
function withoutPrivateValues(row: SourceRow, isAddress: boolean): SourceRow {
  const names = privateNames(row).filter((name) => !(isAddress && (name === "" || ADDRESS.test(name))));
  if (names.length === 0) return row;
  const isPrivate = (column: string): boolean =>
    flaggedName(column) === null &&
    !isKey(column) &&
    names.some((name) => plainName(column).startsWith(name));
  return {
    ...row,
    columns: row.columns.filter((column) => !isPrivate(column)),
    get: (column) => (isPrivate(column) ? "" : row.get(column)),
  };
}

/** Columns by which rows belong together. */
function isKey(column: string): boolean {
  return column === "id" || column.endsWith("_id");
}

const EXCLUDED =
  /^exclude(?:d)?from(?:web|website|websites|directory|directories|printdirectory|public|onlinedirectory)?$/u;

const EXCLUDED_RECORD = "the source keeps it out of directories";
export const EXCLUDED_PLACE = "the source keeps one of its places out of directories";

/** Why rows keep their record out of directories; null: they do not. */
export function exclusionIn(rows: readonly SourceRow[]): string | null {
  return rows.some(isExcluded) ? EXCLUDED_RECORD : null;
}

function isExcluded(row: SourceRow): boolean {
  return row.columns.some((column) => EXCLUDED.test(plainName(column)) && YES.test(row.get(column)));
}

/** Tables whose rows state addresses. */
const WITH_ADDRESSES: ReadonlySet<TableName> = new Set<TableName>(["services", "locations", "addresses"]);

/** The tables without what their rows say is private. */
export function publicTables(tables: SourceTables): SourceTables {
  return new Map(
    [...tables].map(([table, rows]) => [
      table,
      rows.map((row) => withoutPrivateValues(row, WITH_ADDRESSES.has(table))),
    ]),
  );
}
