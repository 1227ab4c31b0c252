import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chownTo } from "#server/base/sql/embedded-account.ts";
import { freePorts, listProcessTree, type Program, signal } from "./processes.ts";
import type { ProgramsHere } from "./programs-here.ts";
import type { Workshop } from "./workshop.ts";

/** A PostgreSQL under its Patroni. */
export interface DatabaseNode {
  readonly name: string;
  readonly port: number;
  /** Of Patroni's own interface, which says what the node is. */
  readonly restPort: number;
  /** As if the machine lost its power. */
  kill(): void;
  /** As if it were plugged in again. */
  restart(): void;
  /** As if its network were cut: it answers no one, and no one notices it leave. */
  freeze(): void;
  thaw(): void;
}

export const USER = "amparo";

export async function startNodes(
  workshop: Workshop,
  programs: ProgramsHere,
  etcd: readonly string[],
): Promise<DatabaseNode[]> {
  const ports = await freePorts(6);
  return ["node1", "node2", "node3"].map((name, index) => {
    const port = ports[2 * index] ?? 0;
    const restPort = ports[2 * index + 1] ?? 0;
    const data = join(workshop.folder, name);
    const settings = join(workshop.folder, `${name}.yml`);
    writeFileSync(
      settings,
      buildSettings({ workshop, name, port, restPort, data, bin: programs.postgres, etcd }),
      { mode: 0o600 },
    );
    chownTo(workshop.account, settings);
    const start = (): Program =>
      workshop.programs.start({
        name: `patroni of ${name}`,
        command: programs.patroni,
        args: [settings],
        log: join(workshop.folder, `${name}.log`),
        account: workshop.account,
        folder: workshop.folder,
      });
    let patroni = start();
    /** PostgreSQL is a child of no one once Patroni has started it. */
    const processes = (): number[] => {
      const postmaster = findPostmaster(data);
      return [...listProcessTree(patroni.pid), ...(postmaster === null ? [] : listProcessTree(postmaster))];
    };
    const kill = (): void => {
      for (const pid of processes()) signal(pid, "SIGKILL");
    };
    workshop.onEnd(kill);
    return {
      name,
      port,
      restPort,
      kill,
      restart: () => {
        patroni = start();
      },
      freeze: () => {
        for (const pid of processes()) signal(pid, "SIGSTOP");
      },
      thaw: () => {
        for (const pid of processes()) signal(pid, "SIGCONT");
      },
    };
  });
}

/** The process of this data folder; null where there is none. */
function findPostmaster(data: string): number | null {
  try {
    const [pid] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
    // The file outlives a killed process, whose number another one may have.
    const command = readFileSync(`/proc/${Number(pid)}/cmdline`, "utf8");
    return command.includes(data) ? Number(pid) : null;
  } catch {
    return null;
  }
}

interface NodeSettings {
  readonly workshop: Workshop;
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  readonly data: string;
  readonly bin: string;
  readonly etcd: readonly string[];
}

/** As `docs/operate.md` advises; intervals are the shortest that Patroni accepts. YAML is a superset of JSON. */
function buildSettings({ workshop, name, port, restPort, data, bin, etcd }: NodeSettings): string {
  const { folder, password } = workshop;
  return JSON.stringify({
    scope: "amparo",
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { hosts: etcd },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 6,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: true,
        failsafe_mode: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            max_connections: 150,
            max_wal_senders: 10,
            wal_keep_size: "256MB",
            // A replica that answers no longer holds up commits for so long.
            wal_sender_timeout: "5s",
            wal_receiver_timeout: "5s",
            shared_buffers: "64MB",
          },
        },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
      pg_hba: ["host all all 127.0.0.1/32 scram-sha-256", "host replication all 127.0.0.1/32 scram-sha-256"],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: data,
      bin_dir: bin,
      pgpass: join(folder, `${name}.pgpass`),
      authentication: {
        superuser: { username: USER, password },
        replication: { username: "replicator", password },
        rewind: { username: "rewinder", password },
      },
      parameters: { unix_socket_directories: folder, log_min_messages: "log", TimeZone: "UTC" },
    },
    watchdog: { mode: "off" },
  });
}
