import { existsSync } from "node:fs";
import type { Config } from "#server/config.ts";
import type { Database } from "./db.ts";
import { clusterFolder, startEmbeddedEngine } from "./engine-embedded.ts";
import { openServerEngine } from "./engine-server.ts";
import { poolDatabase } from "./pool-database.ts";

interface OpenOptions {
  /**
   * `app`, the default, uses the embedded database exclusively. An operator command, a `tool`, connects to a
   * running app's database, or starts it.
   */
  as?: "app" | "tool";
  /** Called when the embedded database ended unexpectedly. Default: does nothing, and queries fail. */
  onLost?: () => void;
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
  { as = "app", onLost = () => {} }: OpenOptions = {},
): Promise<Database> {
  // Operator commands have no time limit.
  const limit = as === "app" ? readLimitMs : null;
  if (databaseUrl !== null) return openServerEngine(databaseUrl, databaseReplicaUrl, limit);
  const engine = await startEmbeddedEngine({ dataDir, as, print, onLost });
  return poolDatabase({
    primary: { ...engine.connection, max: limit === null ? 12 : 6 },
    replica: null,
    readLimit: limit === null ? undefined : { milliseconds: limit, max: 6 },
    onClosed: engine.stop,
  });
}
