import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { otherPostgres } from "#checks/database-servers.ts";

/** Where the programs of a cluster are. */
export interface ProgramsHere {
  /** The folder with `postgres`. */
  readonly postgres: string;
  readonly patroni: string;
  readonly etcd: string;
  readonly haproxy: string;
  readonly pgbouncer: string;
}

/** Those that Debian's packages install; or the names of the packages that are missing. */
export function programsHere(): ProgramsHere | { readonly missing: readonly string[] } {
  const postgres = otherPostgres();
  const patroni = find("patroni");
  const etcd = find("etcd");
  const haproxy = find("haproxy");
  const pgbouncer = find("pgbouncer");
  if (postgres !== null && patroni !== null && etcd !== null && haproxy !== null && pgbouncer !== null) {
    return { postgres, patroni, etcd, haproxy, pgbouncer };
  }
  const packages = { postgresql: postgres, patroni, "etcd-server": etcd, haproxy, pgbouncer };
  return { missing: Object.entries(packages).flatMap(([name, path]) => (path === null ? [name] : [])) };
}

function find(name: string): string | null {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}
