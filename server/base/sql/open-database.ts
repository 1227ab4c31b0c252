import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { requireDataFolder } from "#server/base/process/data-folder.ts";
import type { Config } from "#server/base/settings/config.ts";
import type { Database } from "./db.ts";
import { clusterFolder, startEmbeddedEngine } from "./engine-embedded.ts";
import { openServerEngine } from "./engine-server.ts";
import { poolDatabase, type VisitorLimits } from "./pool-database.ts";
import type { PoolWatch } from "./pool-watch.ts";

/** Chosen so that a visitor gets a 503 within three seconds. */
const LIMITS: Omit<VisitorLimits, "statementMs"> = { lockMs: 1500, queueMs: 1500 };

const SERVER_CONNECTIONS = { visitors: 20, readers: 20, bulk: 5 };
/** The embedded database accepts 24, including its own and those of an operator command. */
const EMBEDDED_CONNECTIONS = { visitors: 6, readers: 6, bulk: 3 };
const TOOL_CONNECTIONS = 5;

/** Reserved for the write-ahead log: PostgreSQL crashes when it cannot extend it, and reads fail as well. */
const MIN_FREE_BYTES = 64 * 1024 ** 2;

interface OpenOptions {
  /**
   * `app`, the default, uses the embedded database exclusively. An operator command, a `tool`, connects to a
   * running app's database, or starts it.
   */
  as?: "app" | "tool";
  /** Called when the embedded database ended unexpectedly. Default: does nothing, and queries fail. */
  onLost?: () => void;
  /** Told of what happens in the pools of an app. */
  watch?: PoolWatch;
}

/** False where the embedded database has not been created yet. */
export function hasDatabase({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">): boolean {
  return databaseUrl !== null || existsSync(clusterFolder(dataDir));
}

/**
 * Opens the configured database, embedded or `DATABASE_URL`. Does not migrate it.
 *
 * @param print writes one line for the operator
 * @throws OperatorError where it cannot be opened
 */
export async function openDatabase(
  {
    databaseUrl,
    databaseReplicaUrl,
    dataDir,
    readLimitMs = null,
  }: Pick<Config, "databaseUrl" | "databaseReplicaUrl" | "dataDir"> & Partial<Pick<Config, "readLimitMs">>,
  print: (line: string) => void,
  { as = "app", onLost = () => {}, watch }: OpenOptions = {},
): Promise<Database> {
  const limits = { ...LIMITS, statementMs: readLimitMs };
  // Operator commands have no limits.
  const isServing = as === "app";
  if (databaseUrl !== null) {
    const serving = isServing ? { limits, connections: SERVER_CONNECTIONS, print, watch } : null;
    return openServerEngine(databaseUrl, databaseReplicaUrl, serving);
  }
  requireDataFolder(dataDir);
  const engine = await startEmbeddedEngine({ dataDir, as, print, onLost });
  const hasRoom = async () => {
    const { bavail, bsize } = await statfs(clusterFolder(dataDir));
    return bavail * bsize > MIN_FREE_BYTES;
  };
  return poolDatabase({
    primary: { ...engine.connection, max: TOOL_CONNECTIONS },
    replica: null,
    serving: isServing ? { limits, connections: EMBEDDED_CONNECTIONS, hasRoom, print, watch } : undefined,
    onClosed: engine.stop,
  });
}
