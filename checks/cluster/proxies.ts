import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chownTo } from "#server/base/sql/embedded-account.ts";
import { type DatabaseNode, USER } from "./nodes.ts";
import { freePorts } from "./processes.ts";
import type { ProgramsHere } from "./programs-here.ts";
import type { Workshop } from "./workshop.ts";

/** Ports by which the databases are reached, whichever node is what. */
export interface Proxies {
  /** The primary, through HAProxy alone. */
  readonly primary: number;
  /** A replica, through HAProxy alone: a connection stays with one node. */
  readonly replica: number;
  /** The primary, through PgBouncer and HAProxy. */
  readonly pooled: number;
}

export async function startProxies(
  workshop: Workshop,
  programs: ProgramsHere,
  nodes: readonly DatabaseNode[],
): Promise<Proxies> {
  const { folder, account, password } = workshop;
  const [primary = 0, replica = 0, pooled = 0] = await freePorts(3);
  const start = (name: "haproxy" | "pgbouncer", settings: string, args: (file: string) => string[]): void => {
    const file = join(folder, `${name}.conf`);
    writeFileSync(file, settings, { mode: 0o600 });
    chownTo(account, file);
    const log = join(folder, `${name}.log`);
    workshop.programs.start({ name, command: programs[name], args: args(file), log, account, folder });
  };
  start("haproxy", haproxySettings(nodes, { primary, replica }), (file) => ["-db", "-f", file]);
  const users = join(folder, "users.txt");
  writeFileSync(users, `"${USER}" "${password}"\n`, { mode: 0o600 });
  chownTo(account, users);
  start("pgbouncer", poolerSettings({ users, password, primary, pooled }), (file) => [file]);
  return { primary, replica, pooled };
}

/** The settings that `docs/operate.md` asks for, with shorter intervals. */
function haproxySettings(
  nodes: readonly DatabaseNode[],
  { primary, replica }: Pick<Proxies, "primary" | "replica">,
): string {
  const servers = nodes
    .map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`)
    .join("\n");
  const checked = (path: string) => `  option httpchk GET ${path}
  http-check expect status 200
  default-server inter 1s fastinter 500ms downinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers}`;
  return `global
  maxconn 1000

defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 1500ms
  retries 1

listen primary
  bind 127.0.0.1:${primary}
${checked("/primary")}

listen replica
  bind 127.0.0.1:${replica}
  balance leastconn
${checked("/replica?lag=16MB")}
`;
}

interface PoolerSettings {
  readonly users: string;
  readonly password: string;
  readonly primary: number;
  readonly pooled: number;
}

function poolerSettings({ users, password, primary, pooled }: PoolerSettings): string {
  return `[databases]
amparo = host=127.0.0.1 port=${primary} dbname=amparo user=${USER} password=${password}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pooled}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = 60
max_client_conn = 200
server_login_retry = 1
server_connect_timeout = 3
`;
}
