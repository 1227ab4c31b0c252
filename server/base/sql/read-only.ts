import type pg from "pg";
import type { ConnectionPool } from "./connection-pool.ts";
import type { Db } from "./db.ts";
import { isConnectionLost } from "./lost-connection.ts";
import { PreparedStatements } from "./prepared-statements.ts";

/** Checks a connection before a read; throws `BehindPrimary` where it must not be used for it. */
export type CheckConnection = (client: pg.PoolClient) => Promise<void>;

/** Repeats a read once, on a new connection, if its connection was lost. */
export function readOnly(pool: ConnectionPool, checkFor?: () => Promise<CheckConnection | undefined>): Db {
  const prepared = new PreparedStatements();
  return {
    async query(text, values, { isFrequent = false } = {}) {
      const check = await checkFor?.();
      const name = isFrequent ? prepared.nameOf(text) : null;
      return read(pool, toQueryConfig(text, values), name === null ? null : { name, prepared }, check);
    },
  };
}

/** A connection leads to a server whose state is not what the reader needs. The connection itself is sound. */
export class BehindPrimary extends Error {
  override name = "BehindPrimary";
}

interface Prepared {
  readonly name: string;
  readonly prepared: PreparedStatements;
}

async function read<Row>(
  pool: ConnectionPool,
  query: pg.QueryConfig,
  as: Prepared | null,
  check: CheckConnection | undefined,
): Promise<Row[]> {
  try {
    return await readOnce<Row>(await pool.connect(), pool, query, as, check);
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    return readOnce<Row>(await pool.connectAnew(), pool, query, as, check);
  }
}

async function readOnce<Row>(
  client: pg.PoolClient,
  pool: ConnectionPool,
  query: pg.QueryConfig,
  as: Prepared | null,
  check: CheckConnection | undefined,
): Promise<Row[]> {
  let failure: unknown;
  try {
    await check?.(client);
    if (as === null) return await pool.run<Row>(client, query);
    try {
      return await pool.run<Row>(client, { name: as.name, ...query });
    } catch (error) {
      // The statement was rejected before it ran, so it can be repeated.
      if (!as.prepared.isRejection(error)) throw error;
      return await pool.run<Row>(client, query);
    }
  } catch (error) {
    failure = error instanceof BehindPrimary ? undefined : error;
    throw error;
  } finally {
    pool.release(client, failure);
  }
}

/** Statements of this connection. */
export function inside(pool: ConnectionPool, client: pg.PoolClient): Db {
  return { query: (text, values) => pool.run(client, toQueryConfig(text, values)) };
}

export function toQueryConfig(text: string, values: readonly unknown[] | undefined): pg.QueryConfig {
  return values === undefined ? { text } : { text, values: [...values] };
}
