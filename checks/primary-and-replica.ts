import { type ChildProcess, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Cluster,
  chooseSocketFolder,
  connectionTo,
  connectWhenReady,
  createDatabase,
  logTail,
  startCluster,
  stopCluster,
  USER,
} from "#server/base/sql/cluster.ts";
import { chownTo } from "#server/base/sql/embedded-account.ts";
import { initializeCluster } from "#server/base/sql/make-cluster.ts";
import { migrate } from "#server/base/sql/migrate.ts";
import { type Connection, poolDatabase } from "#server/base/sql/pool-database.ts";
import { embeddedCluster } from "./database-servers.ts";

/** A migrated database with a streaming replica, on servers of their own. */
export interface PrimaryAndReplica {
  readonly primary: Connection;
  readonly replica: Connection;
  /** Stops the replica as if its machine were gone. */
  stopReplica(): Promise<void>;
  /** The replica takes over, without what it has not received: only after `stopReplica`. */
  promoteReplica(): Promise<void>;
  close(): Promise<void>;
}

const STREAMING = { wal_level: "replica", max_wal_senders: "4", hot_standby: "on" };

/** Runs on the embedded engine's binaries, which have no tool for base backups, so the stopped primary is copied. */
export async function primaryAndReplica(): Promise<PrimaryAndReplica> {
  const folder = mkdtempSync(join(tmpdir(), "amparo-pair-"));
  const primary = clusterIn(join(folder, "primary"));
  chownTo(primary.account, folder);
  const running = new Map<Cluster, ChildProcess>();
  const stop = async (cluster: Cluster): Promise<void> => {
    const child = running.get(cluster);
    running.delete(cluster);
    if (child !== undefined) await stopCluster(cluster, child);
  };
  const start = async (cluster: Cluster): Promise<Connection> => {
    const child = await startCluster(cluster);
    running.set(cluster, child);
    const client = await connectWhenReady(cluster, () => child.exitCode === null, "amparo tests");
    if (client === null) throw new Error(`PostgreSQL did not start: ${logTail(cluster)}`);
    const [row] = (await client.query<{ isReplica: boolean }>('select pg_is_in_recovery() as "isReplica"'))
      .rows;
    if (row?.isReplica !== true) await createDatabase(client);
    await client.end();
    const connection = connectionTo(cluster);
    if (connection === null) throw new Error(`PostgreSQL ended: ${logTail(cluster)}`);
    return connection;
  };
  const close = async (): Promise<void> => {
    await Promise.all([...running.keys()].map(stop));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await initializeCluster(primary);
    const database = poolDatabase({ primary: await start(primary), replica: null });
    await migrate(database, () => {});
    await database.close();
    await stop(primary);
    const replica = clusterIn(join(folder, "replica"));
    // `cp -a` copies owners and modes, which Node's own copy loses.
    execFileSync("cp", ["-a", primary.folder, replica.folder]);
    const signal = join(replica.folder, "standby.signal");
    writeFileSync(signal, "");
    chownTo(primary.account, signal);
    const from = `host=${chooseSocketFolder(primary).seen} port=5432 user=${USER} password=${primary.password}`;
    return {
      primary: await start(primary),
      replica: await start({
        ...replica,
        settings: { ...replica.settings, primary_conninfo: from },
      }),
      async stopReplica() {
        for (const cluster of running.keys()) if (cluster.folder === replica.folder) await stop(cluster);
      },
      async promoteReplica() {
        const database = poolDatabase({ primary: await start(replica), replica: null });
        await database.query("select pg_promote()");
        await database.close();
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function clusterIn(folder: string): Cluster {
  const cluster = embeddedCluster(folder);
  return { ...cluster, settings: { ...cluster.settings, ...STREAMING } };
}
