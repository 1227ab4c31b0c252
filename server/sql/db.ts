/**
 * The one way to the database. A `Db` is a connection or a transaction; queries files take it first.
 *
 * How values arrive: `timestamptz` as epoch milliseconds (a number, `Infinity` for `infinity`), `bigint` as a
 * number (one that a number cannot hold exactly is an error), `date` as ISO text, `bytea` as a Buffer, `point`
 * as `{x, y}`, `json` parsed, arrays likewise, `numeric` as text. How they are given: a moment as
 * `instant(milliseconds)`, a JSON value as `JSON.stringify(value)` (the driver takes an array for an SQL
 * array), the rest as it is.
 */
export interface Db {
  /**
   * Resolves to the rows, typed by the caller, who wrote the statement. Without values the text may hold
   * several statements, and gives the rows of all.
   */
  query<Row>(text: string, values?: readonly unknown[], options?: QueryOptions): Promise<Row[]>;
}

export interface QueryOptions {
  /**
   * True for a statement that is asked for all the time and is best run in the same way whatever its values: its plan
   * is kept.
   */
  readonly isFrequent?: boolean;
}

export interface Database extends Db {
  /**
   * For reads that may be a moment behind: the replica where one is configured, else the same database.
   * What was just written is read from the database itself.
   */
  readonly reader: Db;
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Resolves when every connection is closed, and where it is our own, the database process has ended. */
  close(): Promise<void>;
}

/** A moment as a statement's value for a `timestamptz`. Null stays null. */
export function instant(milliseconds: number): string;
export function instant(milliseconds: number | null): string | null;
export function instant(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}
