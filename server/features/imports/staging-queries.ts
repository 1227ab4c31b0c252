import type { TableName } from "#domain/hsds/source-row.ts";
import type { Db } from "#server/base/sql/db.ts";

/**
 * An import is too big for the memory: what is read is stored in temporary tables of one connection. They are no part
 * of the directory, and PostgreSQL drops them when the transaction or its connection ends.
 */
export async function createStaging(db: Db): Promise<void> {
  await db.query(`
    set local idle_in_transaction_session_timeout = 0;
    set local statement_timeout = 0;
    create temporary table import_rows (
      number integer not null,
      table_name text not null,
      file text not null,
      line integer,
      cells text not null,
      own_key bigint,
      service_key bigint,
      location_key bigint,
      organization_key bigint,
      link_key bigint,
      entity_key bigint,
      contact_key bigint
    ) on commit drop`);
}

/** Columns by which rows are looked up. The keys are hashes of ids: what is found is compared again by its id. */
export const KEY_COLUMNS = [
  "own_key",
  "service_key",
  "location_key",
  "organization_key",
  "link_key",
  "entity_key",
  "contact_key",
] as const;
export type KeyColumn = (typeof KEY_COLUMNS)[number];

export interface RowToStage {
  readonly number: number;
  readonly tableName: TableName;
  readonly file: string;
  readonly line: number | null;
  /** JSON of the values by column. */
  readonly cells: string;
  readonly keys: Readonly<Record<KeyColumn, number | null>>;
}

export async function addStagedRows(db: Db, rows: readonly RowToStage[]): Promise<void> {
  await db.query(
    `insert into import_rows (number, table_name, file, line, cells, ${KEY_COLUMNS.join(", ")})
     select * from unnest($1::int[], $2::text[], $3::text[], $4::int[], $5::text[],
                          $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[], $11::bigint[],
                          $12::bigint[])`,
    [
      rows.map((row) => row.number),
      rows.map((row) => row.tableName),
      rows.map((row) => row.file),
      rows.map((row) => row.line),
      rows.map((row) => row.cells),
      ...KEY_COLUMNS.map((column) => rows.map((row) => row.keys[column])),
    ],
  );
}

/** Call it once all rows are there. */
export async function indexStagedRows(db: Db): Promise<void> {
  const indexes = KEY_COLUMNS.map(
    (column) => `create index on import_rows (${column}) where ${column} is not null`,
  );
  await db.query(["create index on import_rows (number)", ...indexes, "analyze import_rows"].join("; "));
}

export interface StagedRow {
  readonly number: number;
  readonly tableName: TableName;
  readonly file: string;
  readonly line: number | null;
  readonly cells: string;
}

const STAGED_COLUMNS = `number, table_name as "tableName", file, line, cells`;

/** The next rows of a table in the order of the package. */
export async function nextStagedRows(
  db: Db,
  tableName: TableName,
  after: number,
  limit: number,
): Promise<StagedRow[]> {
  return db.query<StagedRow>(
    `select ${STAGED_COLUMNS} from import_rows
      where number > $2 and table_name = $1
      order by number
      limit $3`,
    [tableName, after, limit],
  );
}

/** Rows with these numbers, in the order of the package. */
export async function stagedRows(db: Db, numbers: readonly number[]): Promise<StagedRow[]> {
  return db.query<StagedRow>(
    `select ${STAGED_COLUMNS} from import_rows where number = any($1::int[]) order by number`,
    [numbers],
  );
}

/** Rows of these tables with one of the keys in that column, in the order of the package. */
export async function findStagedRows(
  db: Db,
  tables: readonly TableName[],
  column: KeyColumn,
  keys: readonly number[],
): Promise<StagedRow[]> {
  if (keys.length === 0) return [];
  return db.query<StagedRow>(
    `select ${STAGED_COLUMNS} from import_rows
      where ${column} = any($1::bigint[]) and table_name = any($2::text[])
      order by number`,
    [keys, tables],
  );
}
