import { hash } from "node:crypto";
import { type SourceRow, sourceRow, type TableName } from "#domain/hsds/source-row.ts";
import type { StagedRow } from "./staging-queries.ts";

/** Some services of a package, with every row of the package that concerns them. */
export interface PackagePart {
  /** All tables of the package, with only the rows about these services. */
  readonly tables: ReadonlyMap<TableName, readonly SourceRow[]>;
  /** Earlier rows of the package with the same service ids. */
  readonly earlier: readonly SourceRow[];
}

/** Collects rows of a package, each once. */
export class PartBuilder {
  readonly #tables: Map<TableName, SourceRow[]>;
  readonly #byNumber = new Map<number, SourceRow>();

  constructor(tables: readonly TableName[]) {
    this.#tables = new Map(tables.map((table) => [table, []]));
  }

  /** Adds rows that are not in the part yet; all of them as rows. */
  add(staged: readonly StagedRow[]): readonly SourceRow[] {
    return staged.map((each) => {
      const known = this.#byNumber.get(each.number);
      if (known !== undefined) return known;
      const row = parseStagedRow(each);
      this.#byNumber.set(each.number, row);
      this.#tables.get(each.tableName)?.push(row);
      return row;
    });
  }

  rows(table: TableName): readonly SourceRow[] {
    return this.#tables.get(table) ?? [];
  }

  build(earlier: readonly SourceRow[]): PackagePart {
    for (const rows of this.#tables.values()) rows.sort((one, other) => one.number - other.number);
    return { tables: this.#tables, earlier };
  }
}

/** A row as it was staged. */
export function parseStagedRow({ file, line, number, cells }: StagedRow): SourceRow {
  const values: Readonly<Record<string, string>> = JSON.parse(cells);
  return sourceRow(file, line, values, number);
}

/** The values of a column. */
export const listColumnValues = (rows: readonly SourceRow[], column: string): string[] =>
  rows.map((row) => row.get(column));

/** The keys of these ids, each once. */
export const keysOfIds = (ids: readonly string[]): number[] =>
  [...new Set(ids)].flatMap((id) => hashId(id) ?? []);

/** A hash of 48 bits, however long the id; null for an empty one. */
export function hashId(id: string): number | null {
  return id === "" ? null : hash("sha1", id, "buffer").readUIntBE(0, 6);
}
