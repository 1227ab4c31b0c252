import pg from "pg";
import { Availability } from "./availability.ts";
import { ConnectionPool, type PoolLimits } from "./connection-pool.ts";
import { DatabaseFault, databaseFault } from "./database-fault.ts";
import type { Database, DatabaseHealth, Db, TransactionalDb } from "./db.ts";
import { DiskState } from "./disk-state.ts";
import { isConnectionLost } from "./lost-connection.ts";
import type { PoolName, PoolWatch } from "./pool-watch.ts";
import { noteWritten } from "./read-after.ts";
import { inside, readOnly, toQueryConfig } from "./read-only.ts";
import { replicaReads } from "./replica-reads.ts";
import { isRead } from "./statement-kind.ts";
import { wireTypes } from "./wire-types.ts";

/** Address of a PostgreSQL, and the account. `host` is a folder for a Unix socket. */
export interface Connection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

/** Limits for statements of visitors, milliseconds. Exceeding one throws a `DatabaseFault`. */
export interface VisitorLimits {
  /** For a statement; null: none. */
  readonly statementMs: number | null;
  /** For waiting for a lock, in a write. */
  readonly lockMs: number;
  /** For waiting for a connection. */
  readonly queueMs: number;
}

/** Maximum numbers of connections. */
export interface Connections {
  /** For writes of visitors, and reads that must not lag. */
  readonly visitors: number;
  /** For all other reads of visitors. */
  readonly readers: number;
  /** For bulk work. */
  readonly bulk: number;
}

interface PoolDatabaseOptions {
  primary: pg.PoolConfig;
  /** Settings of the replica; null: reads go to the primary. */
  replica: pg.PoolConfig | null;
  /** For the app: limits, and a pool for each kind of work. Without it, one pool without limits. */
  serving?: Serving | undefined;
  /** Called after the last connection is closed. */
  onClosed?: (() => Promise<void>) | undefined;
}

export interface Serving {
  readonly limits: VisitorLimits;
  readonly connections: Connections;
  /** Whether the disk of the database has room for writes. Omitted if the disk is not accessible. */
  readonly hasRoom?: (() => Promise<boolean>) | undefined;
  /** Writes one line for the operator. */
  readonly print?: ((line: string) => void) | undefined;
  readonly watch?: PoolWatch | undefined;
}

const NO_LIMITS: PoolLimits = { queueMs: null, statementMs: null };

/** A `Database` on pools of the `pg` driver. Nothing connects before the first query. */
export function poolDatabase(options: PoolDatabaseOptions): Database {
  return options.serving === undefined ? plainDatabase(options) : servingDatabase(options, options.serving);
}

function plainDatabase({ primary, replica, onClosed }: PoolDatabaseOptions): Database {
  const pool = new ConnectionPool(primary, NO_LIMITS, null);
  const readers = replica === null ? pool : new ConnectionPool(replica, NO_LIMITS, null);
  const own = transactional(pool, { begin: "begin" });
  return {
    ...own,
    ...(readers === pool ? createPrimaryReads(own) : replicaReads(readers, own)),
    bulk: own,
    health: () => checkHealth(primary),
    async close() {
      await pool.close();
      if (readers !== pool) await readers.close();
      await onClosed?.();
    },
  };
}

function servingDatabase({ primary, replica, onClosed }: PoolDatabaseOptions, serving: Serving): Database {
  const { limits, connections, hasRoom = async () => true, print = () => {}, watch: poolWatch } = serving;
  const watchedAs = (name: PoolName) => (poolWatch === undefined ? null : { name, watch: poolWatch });
  const { statementMs, lockMs } = limits;
  const disk = new DiskState(hasRoom);
  const watch = (address: pg.PoolConfig, pools: () => readonly ConnectionPool[]) =>
    new Availability({
      probe: (limitMs) => probe(address, limitMs),
      onDown: () => {
        print("The database does not answer. Visitors see a page that asks them to try again.");
        for (const pool of pools()) pool.dropAll();
      },
      onUp: () => print("The database answers again."),
      onLongDown: () => bulk.dropAll(),
    });
  const ofPrimary = watch(primary, () => (replica === null ? [visitors, readers] : [visitors]));
  const ofReaders = replica === null ? ofPrimary : watch(replica, () => [readers]);
  const visitors: ConnectionPool = new ConnectionPool(
    { ...primary, max: connections.visitors },
    limits,
    ofPrimary,
    watchedAs("visitors"),
  );
  const readers: ConnectionPool = new ConnectionPool(
    { ...(replica ?? primary), max: connections.readers },
    limits,
    ofReaders,
    watchedAs("readers"),
  );
  const bulk: ConnectionPool = new ConnectionPool(
    { ...primary, max: connections.bulk },
    NO_LIMITS,
    ofPrimary,
    watchedAs("bulk"),
  );
  // `set local` ends with the transaction: a pooler may give the connection to another client afterwards.
  const begin = [
    "begin",
    `set local lock_timeout = ${lockMs}`,
    ...(statementMs === null ? [] : [`set local statement_timeout = ${statementMs}`]),
  ].join("; ");
  const own = transactional(visitors, { begin, disk, isEachWriteLimited: true });
  return {
    ...own,
    ...(replica === null ? createPrimaryReads(readOnly(readers)) : replicaReads(readers, own)),
    bulk: transactional(bulk, { begin: "begin", disk }),
    async health() {
      if (!(await ofPrimary.isUp())) return "unavailable";
      return (await disk.hasRoom()) ? "up" : "diskFull";
    },
    async close() {
      ofPrimary.stop();
      ofReaders.stop();
      await Promise.all([visitors, readers, bulk].map((pool) => pool.close()));
      await onClosed?.();
    },
  };
}

/** Without a replica, nothing lags. */
function createPrimaryReads(reader: Db): Pick<Database, "reader" | "currentReader" | "position"> {
  return { reader, currentReader: reader, position: null };
}

interface TransactionOptions {
  /** The statement that begins a transaction. */
  readonly begin: string;
  /** Omitted: writes do not check the disk. */
  readonly disk?: DiskState;
  /** Wraps single writes in a transaction, so that they have its limits. */
  readonly isEachWriteLimited?: boolean;
}

function transactional(pool: ConnectionPool, options: TransactionOptions): TransactionalDb {
  const { begin, disk, isEachWriteLimited = false } = options;
  const reading = readOnly(pool);
  const transaction = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    await disk?.demandRoom();
    const client = await begun(pool, begin);
    let failure: unknown;
    try {
      const result = await work(inside(pool, client));
      await commit(pool, client);
      noteWritten();
      return result;
    } catch (error) {
      disk?.note(error);
      failure = await rolledBack(pool, client, error);
      throw error;
    } finally {
      pool.release(client, failure);
    }
  };
  return {
    transaction,
    async query(text, values, queryOptions) {
      if (isRead(text)) return reading.query(text, values, queryOptions);
      if (isEachWriteLimited) return transaction((db) => db.query(text, values));
      await disk?.demandRoom();
      return writeOnce(pool, toQueryConfig(text, values));
    },
  };
}

async function writeOnce<Row>(pool: ConnectionPool, query: pg.QueryConfig): Promise<Row[]> {
  const client = await pool.connect();
  let failure: unknown;
  try {
    const rows = await pool.run<Row>(client, query);
    noteWritten();
    return rows;
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    pool.release(client, failure);
  }
}

/** A connection with an open transaction. Tries once more if the connection was lost before anything happened. */
async function begun(pool: ConnectionPool, begin: string): Promise<pg.PoolClient> {
  const start = async (client: pg.PoolClient): Promise<pg.PoolClient> => {
    try {
      await pool.run(client, { text: begin });
      return client;
    } catch (error) {
      pool.release(client, error);
      throw error;
    }
  };
  try {
    return await start(await pool.connect());
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    return start(await pool.connectAnew());
  }
}

/** @throws DatabaseFault if the outcome is unknown */
async function commit(pool: ConnectionPool, client: pg.PoolClient): Promise<void> {
  let isWarned = false;
  const notice = ({ severity }: { severity: string | undefined }) => {
    isWarned ||= severity === "WARNING";
  };
  client.on("notice", notice);
  try {
    await pool.run(client, { text: "commit" });
  } catch (cause) {
    if (cause instanceof pg.DatabaseError && !isConnectionLost(cause)) throw cause;
    throw new DatabaseFault("unavailable", { isOutcomeUnknown: true, cause });
  } finally {
    client.off("notice", notice);
  }
  // A commit that is cancelled while it waits for a synchronous replica succeeds with a warning: it is on this server
  // alone, and a failover would lose it.
  if (isWarned) throw new DatabaseFault("slow", { isOutcomeUnknown: true });
}

/** Rolls back. Resolves to the error that makes the connection unusable, if any. */
async function rolledBack(pool: ConnectionPool, client: pg.PoolClient, error: unknown): Promise<unknown> {
  if (databaseFault(error)?.kind === "unavailable") return error;
  try {
    await pool.run(client, { text: "rollback" });
    return undefined;
  } catch (cause) {
    return cause;
  }
}

/** Opens a connection and runs a statement. Any answer counts, including a rejected login. */
async function probe(address: pg.PoolConfig, limitMs: number): Promise<void> {
  const client = new pg.Client({ ...address, types: wireTypes, application_name: "amparo-probe" });
  client.on("error", () => {});
  const late = setTimeout(() => client.connection.stream.destroy(new DatabaseFault("unavailable")), limitMs);
  try {
    await client.connect();
    await client.query("select 1");
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || isConnectionLost(error)) throw error;
  } finally {
    clearTimeout(late);
    client.end().catch(() => {});
  }
}

const HEALTH_MS = 1500;

async function checkHealth(address: pg.PoolConfig): Promise<DatabaseHealth> {
  return probe(address, HEALTH_MS).then(
    () => "up",
    () => "unavailable",
  );
}
