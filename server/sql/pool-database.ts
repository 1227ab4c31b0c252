import pg from "pg";
import type { Database, Db } from "./db.ts";
import { wireTypes } from "./wire-types.ts";

/** Where a PostgreSQL listens, and as whom. `host` is a folder for a Unix socket. */
export interface Connection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

interface Address extends pg.PoolConfig {
  max?: number;
}

interface PoolDatabaseOptions {
  primary: Address;
  /** Null: reads go to the primary. */
  replica: Address | null;
  /** What to do after the last connection is closed. */
  onClosed?: () => Promise<void>;
}

/** A `Database` on pools of the `pg` driver. Nothing connects before the first query. */
export function poolDatabase({ primary, replica, onClosed }: PoolDatabaseOptions): Database {
  const pool = newPool(primary);
  const readers = replica === null ? pool : newPool(replica);
  return {
    ...dbOf(pool),
    reader: dbOf(readers),
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      // The statement that notices a lost connection fails with it; unheard, the event would end the process.
      const onLost = (cause: Error): void => {
        broken = lost(cause);
      };
      client.on("error", onLost);
      try {
        await client.query("begin");
        const result = await work(dbOf(client));
        await client.query("commit");
        return result;
      } catch (error) {
        await client.query("rollback").catch((cause: unknown) => {
          broken = lost(cause);
        });
        throw error;
      } finally {
        client.off("error", onLost);
        client.release(broken);
      }
    },
    async close() {
      await pool.end();
      if (readers !== pool) await readers.end();
      await onClosed?.();
    },
  };
}

function lost(cause: unknown): Error {
  return new Error("the connection was lost in a transaction", { cause });
}

function newPool(address: Address): pg.Pool {
  const pool = new pg.Pool({ types: wireTypes, application_name: "amparo", max: 10, ...address });
  // An idle connection that the server closed: the pool opens another at the next query, which tells the rest.
  pool.on("error", () => {});
  return pool;
}

function dbOf(connection: pg.Pool | pg.PoolClient): Db {
  return {
    async query(text, values) {
      const result: pg.QueryResult | pg.QueryResult[] = await connection.query(
        text,
        values === undefined ? undefined : [...values],
      );
      // A text of several statements gives a result for each.
      return Array.isArray(result) ? result.flatMap(({ rows }) => rows) : result.rows;
    },
  };
}
