import type { SourceRow, TableName } from "../hsds/source-row.ts";

interface Tracked {
  table: TableName;
  row: SourceRow;
  used: Set<string>;
}

/**
 * Follows which values of a record's rows are used. A value counts as used once it is read; code that reads one and
 * does not use it calls `drop`.
 */
export class ValueUse {
  /** Tracked rows, by the row as it came and by the row returned for it. */
  readonly #rows = new Map<SourceRow, Tracked>();

  /** The row, followed; the same one where it is followed already. */
  follow(table: TableName, row: SourceRow): SourceRow {
    const known = this.#rows.get(row);
    if (known !== undefined) return known.row;
    const used = new Set<string>();
    const followed: SourceRow = {
      ...row,
      get: (column) => {
        used.add(column);
        return row.get(column);
      },
    };
    const tracked = { table, row: followed, used };
    this.#rows.set(row, tracked);
    this.#rows.set(followed, tracked);
    return followed;
  }

  followAll(table: TableName, rows: readonly SourceRow[]): readonly SourceRow[] {
    return rows.map((row) => this.follow(table, row));
  }

  /** The value was read, and is neither shown nor set aside. */
  drop(row: SourceRow, column: string): void {
    this.#rows.get(row)?.used.delete(column);
  }

  /** `table.column` of each value that is not used, keys of other tables aside. */
  unused(): string[] {
    return [...new Set(this.#rows.values())].flatMap(({ table, row, used }) =>
      row.columns
        .filter((column) => !used.has(column) && !JOINED_COLUMNS.has(column))
        .map((column) => `${table}.${column}`),
    );
  }
}

/** Columns by which tables are joined. */
const JOINED_COLUMNS: ReadonlySet<string> = new Set([
  "id",
  "organization_id",
  "service_id",
  "location_id",
  "service_at_location_id",
  "link_id",
  "taxonomy_id",
  "taxonomy_term_id",
  "unit_id",
  "resource_id",
]);
