/**
 * The one way to the database. A `Db` is a connection or a transaction; queries files take it first.
 *
 * `query` resolves to the rows as the driver gives them, typed by the caller who wrote the statement.
 */
export interface Db {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Db {
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
