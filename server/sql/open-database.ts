import { existsSync } from "node:fs";
import type { Config } from "#server/config.ts";
import type { Database } from "./db.ts";
import { clusterFolder, startEmbeddedEngine } from "./engine-embedded.ts";
import { openServerEngine } from "./engine-server.ts";
import { poolDatabase } from "./pool-database.ts";

interface OpenOptions {
  /**
   * `app`, the default, wants the embedded database to itself. A command of the operator, a `tool`, uses the
   * one that the app runs, and starts it for itself where the app does not run.
   */
  as?: "app" | "tool";
  /** The embedded database ended while it is needed; it does not come back. Default: nothing, queries fail. */
  onLost?: () => void;
}

/** False where the first start would have to make the embedded database. */
export function hasDatabase({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">): boolean {
  return databaseUrl !== null || existsSync(clusterFolder(dataDir));
}

/**
 * Opens the database that the configuration names, embedded or `DATABASE_URL`. Tables are `migrate`'s.
 *
 * @param say takes one line for the operator
 * @throws Refusal with one line that says what is in the way
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
  // A command of the operator takes the time that it takes.
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
