import pg from "pg";
import type { Database, Db } from "./db.ts";
import { PreparedStatements } from "./prepared-statements.ts";
import { wireTypes } from "./wire-types.ts";

/** Connection settings of a PostgreSQL. `host` is a folder for a Unix socket. */
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
  /** Time limit of reads by `reader`, which then has its own connections. Absent: none. */
  readLimit?: ReadLimit | undefined;
  /** Called after the last connection is closed. */
  onClosed?: () => Promise<void>;
}

interface ReadLimit {
  milliseconds: number;
  /** Maximum number of separate connections. */
  max: number;
}

/** A `Database` on pools of the `pg` driver. Connects lazily. */
export function poolDatabase({ primary, replica, readLimit, onClosed }: PoolDatabaseOptions): Database {
  const pool = newPool(primary);
  const readers =
    replica === null && readLimit === undefined ? pool : newReaders(replica ?? primary, readLimit);
  return {
    ...dbOf(pool, new PreparedStatements()),
    reader: dbOf(readers, new PreparedStatements()),
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      // The statement on a lost connection fails anyway; an unhandled event would end the process.
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

/** Set by a statement, since connection poolers reject it as a startup parameter. */
function newReaders(address: Address, limit: ReadLimit | undefined): pg.Pool {
  if (limit === undefined) return newPool(address);
  // Despite its type, the pool awaits it, and does not use the connection if it fails.
  const onConnect = async (client: pg.ClientBase): Promise<void> => {
    await client.query(`set statement_timeout = ${limit.milliseconds}`);
  };
  return newPool({ ...address, max: limit.max, onConnect });
}

function newPool(address: Address): pg.Pool {
  const pool = new pg.Pool({ types: wireTypes, application_name: "amparo", max: 10, ...address });
  // An idle connection closed by the server: the pool opens another at the next query, which reports any error.
  pool.on("error", () => {});
  return pool;
}

/** @param prepared absent in transactions, which a rejection would abort */
function dbOf(connection: pg.Pool | pg.PoolClient, prepared?: PreparedStatements): Db {
  const run = async <Row>(query: pg.QueryConfig): Promise<Row[]> => {
    const result: pg.QueryResult | pg.QueryResult[] = await connection.query(query);
    // A text with several statements has several results.
    return Array.isArray(result) ? result.flatMap(({ rows }) => rows) : result.rows;
  };
  return {
    async query(text, values, { isFrequent = false } = {}) {
      const query = values === undefined ? { text } : { text, values: [...values] };
      const name = isFrequent ? (prepared?.nameOf(text) ?? null) : null;
      if (name === null) return run(query);
      try {
        return await run({ name, ...query });
      } catch (error) {
        // It was rejected before it was executed.
        if (prepared?.isRejection(error) !== true) throw error;
        return run(query);
      }
    },
  };
}
