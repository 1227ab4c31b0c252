import pg from "pg";
import { sharedRead } from "#server/base/load/shared-read.ts";
import type { ConnectionPool } from "./connection-pool.ts";
import { databaseFault } from "./database-fault.ts";
import type { Database, Db } from "./db.ts";
import { positionToSee } from "./read-after.ts";
import { BehindPrimary, type CheckConnection, inside, readOnly } from "./read-only.ts";
import { readWithheldGeneration } from "./withholdings.ts";

/**
 * Reads from a replica. The primary answers where the replica is behind or unreachable.
 *
 * Whatever is learned about a server is stored per connection, since several replicas may share an address: that
 * address must lead each connection to one server for as long as it lasts, as a TCP proxy does.
 */
export function replicaReads(
  replica: ConnectionPool,
  primary: Db,
): Pick<Database, "reader" | "currentReader" | "position"> {
  const checkPosition = positionCheck(replica);
  const checkWithheld = withheldCheck(replica, primary);
  return {
    reader: orPrimary(readOnly(replica, checkPosition), primary),
    currentReader: orPrimary(
      readOnly(replica, async () => {
        const checks = [await checkPosition(), await checkWithheld()];
        return async (client) => {
          for (const check of checks) await check?.(client);
        };
      }),
      primary,
    ),
    async position() {
      const [row] = await primary.query<{ position: string }>(
        "select pg_current_wal_insert_lsn()::text as position",
      );
      return row?.position ?? null;
    },
  };
}

/** serialization_failure, deadlock_detected: what the replica replays conflicts with the read. */
const RECOVERY_CONFLICTS: ReadonlySet<unknown> = new Set(["40001", "40P01"]);

function orPrimary(replica: Db, primary: Db): Db {
  return {
    async query(text, values, options) {
      try {
        return await replica.query(text, values, options);
      } catch (error) {
        const isAnswered = error instanceof BehindPrimary || isAway(error);
        if (isAnswered) return primary.query(text, values, options);
        throw error;
      }
    },
  };
}

function isAway(error: unknown): boolean {
  if (error instanceof pg.DatabaseError && RECOVERY_CONFLICTS.has(error.code)) return true;
  return databaseFault(error)?.kind === "unavailable";
}

/** Whether the server is not a replica, or has replayed the log up to a position. */
const HAS_REPLAYED = `
  select not pg_is_in_recovery() or coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as "hasReplayed"`;

/** Checks a connection for work that reads its own writes (`inReadScope`). All other reads are not checked. */
function positionCheck(replica: ConnectionPool): () => Promise<CheckConnection | undefined> {
  return async () => {
    const position = positionToSee();
    if (position === null) return undefined;
    return async (client) => {
      const [row] = await inside(replica, client).query<{ hasReplayed: boolean }>(HAS_REPLAYED, [position]);
      if (row?.hasReplayed !== true) throw new BehindPrimary();
    };
  };
}

const UNDEFINED_TABLE = "42P01";

/** The server must withhold what the primary does. */
function withheldCheck(replica: ConnectionPool, primary: Db): () => Promise<CheckConnection> {
  const generationNow = sharedRead(() => readWithheldGeneration(primary));
  // A replica never goes back.
  const seen = new WeakMap<pg.PoolClient, string>();
  return async () => {
    const generation = await generationNow();
    return async (client) => {
      if (seen.get(client) === generation) return;
      const found = await readWithheldGeneration(inside(replica, client)).catch((error: unknown) => {
        if (error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE) return null;
        throw error;
      });
      if (found !== generation) throw new BehindPrimary();
      seen.set(client, generation);
    };
  };
}
