/**
 * Access to the database. A `Db` is a connection or a transaction, and the first parameter of queries.
 *
 * How values arrive: `timestamptz` as epoch milliseconds (a number, `Infinity` for `infinity`), `bigint` as a
 * number (one that a number cannot hold exactly is an error), `date` as ISO text, `bytea` as a Buffer, `point` as
 * `{x, y}`, `json` parsed, arrays likewise, `numeric` as text. How they are given: a moment as
 * `instant(milliseconds)`, a JSON value as `JSON.stringify(value)` (the driver takes an array for an SQL array),
 * the rest as it is.
 */
export interface Db {
  /**
   * Resolves to the rows, typed by the caller, who wrote the statement. Without values the text may hold
   * several statements, and gives the rows of all.
   */
  query<Row>(text: string, values?: readonly unknown[], options?: QueryOptions): Promise<Row[]>;
}

export interface QueryOptions {
  /** True for a frequent statement whose best plan does not depend on its values: it is prepared. */
  readonly isFrequent?: boolean;
}

/** A database with transactions. */
export interface TransactionalDb extends Db {
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** `diskFull`: it can be read, but not written. */
export type DatabaseHealth = "up" | "diskFull" | "unavailable";

/** The database of the app. Statements for visitors have limits; exceeding one throws a `DatabaseFault`. */
export interface Database extends TransactionalDb {
  /**
   * For reads that may lag: the replica where one is configured, else the primary. A replica that is away, or behind what
   * the current work has to see (`inReadScope`), is not read from.
   */
  readonly reader: Db;
  /**
   * For reads of services: as `reader`, but neither is a replica that still shows what the primary withholds, or whose
   * state is unknown. Throws a `DatabaseFault` while the primary is away.
   */
  readonly currentReader: Db;
  /**
   * Returns the position up to which the primary has written, for a `ReadScope`. Null: there is no replica, so no read
   * lags.
   */
  readonly position: (() => Promise<string | null>) | null;
  /**
   * For long work that no visitor waits for: jobs, imports, decisions about many services. It has its own connections,
   * so visitors never queue behind it, and no limits.
   */
  readonly bulk: TransactionalDb;
  /** Checks the database on a separate connection. Resolves within two seconds. */
  health(): Promise<DatabaseHealth>;
  /** Resolves when every connection is closed and the embedded database process, if any, has exited. */
  close(): Promise<void>;
}

/** A statement's value for a `timestamptz`, from epoch milliseconds. Null stays null. */
export function instant(milliseconds: number): string;
export function instant(milliseconds: number | null): string | null;
export function instant(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}
