import type { Database, TransactionalDb } from "#server/base/sql/db.ts";

/** Statements that lock rows, or may. */
const LOCKS =
  /\bfor (?:update|no key update|share|key share)\b|\b(?:insert into|update|delete from)\b|_xact_lock/i;

/** A database whose next transactions pause after some locking statements, until they are released. */
export interface PausingDatabase {
  readonly database: Database;
  /**
   * From now on the first transaction that reaches its `statement`-th locking statement, counted from 1, pauses there.
   */
  pauseAfter(statement: number): void;
  /** Resolves to true when a transaction has stopped, or to false when `work` ended before. */
  paused(work: Promise<unknown>): Promise<boolean>;
  goOn(): void;
}

export function pausingDatabase(database: Database): PausingDatabase {
  let pauseAfter: number | null = null;
  let reached = () => {};
  let stopped = new Promise<void>(() => {});
  let goOn = () => {};
  let mayGoOn = Promise.resolve();

  const pausing = (db: TransactionalDb): TransactionalDb => ({
    query: (text, values, options) => db.query(text, values, options),
    transaction: (work) =>
      db.transaction((inside) => {
        let locking = 0;
        const query = async <Row>(text: string, values?: readonly unknown[]): Promise<Row[]> => {
          const rows = await inside.query<Row>(text, values);
          if (LOCKS.test(text)) locking += 1;
          if (pauseAfter !== null && locking >= pauseAfter) {
            pauseAfter = null;
            reached();
            await mayGoOn;
          }
          return rows;
        };
        return work({ query });
      }),
  });

  return {
    database: { ...database, ...pausing(database), bulk: pausing(database.bulk) },
    pauseAfter(statement) {
      pauseAfter = statement;
      stopped = new Promise((resolve) => {
        reached = resolve;
      });
      mayGoOn = new Promise((resolve) => {
        goOn = resolve;
      });
    },
    async paused(work) {
      const ended = work.then(
        () => false,
        () => false,
      );
      const isPaused = await Promise.race([stopped.then(() => true), ended]);
      if (!isPaused) pauseAfter = null;
      return isPaused;
    },
    goOn: () => goOn(),
  };
}
