import { type ChildProcess, execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { embeddedCluster } from "#checks/database-servers.ts";
import { freePort } from "#checks/free-port.ts";
import {
  type Cluster,
  connectWhenReady,
  createDatabase,
  startCluster,
  stopCluster,
} from "#server/base/sql/cluster.ts";
import { readProtection } from "#server/base/sql/connection-protection.ts";
import { chownTo } from "#server/base/sql/embedded-account.ts";
import { openServerEngine } from "#server/base/sql/engine-server.ts";
import { initializeCluster } from "#server/base/sql/make-cluster.ts";

/** A PostgreSQL that is reached by TLS alone, with a certificate of an authority of its own. */

/** Who comes by a certificate instead of a password. */
const BY_CERTIFICATE = "app_by_certificate";
const PASSWORD = "hunter2-of-the-database";

let folder: string;
let cluster: Cluster;
let server: ChildProcess;
let port: number;
const file = (name: string) => join(folder, name);

function openssl(...args: string[]): void {
  execFileSync("openssl", args, { stdio: "ignore", cwd: folder });
}

function authority(name: string): void {
  const subject = ["-subj", `/CN=${name}`];
  const wanted = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...subject];
  openssl("req", ...wanted, "-keyout", `${name}.key`, "-out", `${name}.crt`);
}

/** @param forWhom how it is asked for: a name, and further names of a server */
function certificate(name: string, commonName: string, forWhom = `DNS:${commonName}`): void {
  openssl(
    "req",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-subj",
    `/CN=${commonName}`,
    "-keyout",
    `${name}.key`,
    "-out",
    `${name}.csr`,
  );
  writeFileSync(file(`${name}.ext`), `subjectAltName=${forWhom}\n`);
  const by = ["-CA", "ours.crt", "-CAkey", "ours.key", "-CAcreateserial", "-days", "2"];
  openssl("x509", "-req", "-in", `${name}.csr`, ...by, "-extfile", `${name}.ext`, "-out", `${name}.crt`);
}

/** @param options of the address, such as `sslmode` */
function url(options: Record<string, string>, { user = "amparo", host = "127.0.0.1" } = {}): string {
  const who = user === "amparo" ? `${user}:${PASSWORD}` : user;
  return `postgres://${who}@${host}:${port}/amparo?${new URLSearchParams(options)}`;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "amparo-tls-"));
  // The embedded database runs as another account where this one is root.
  chmodSync(folder, 0o755);
  authority("ours");
  authority("strangers");
  certificate("server", "database", "IP:127.0.0.1");
  certificate("client", BY_CERTIFICATE);
  port = await freePort();
  const base = embeddedCluster(file("data"));
  const tls = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    ssl: "on",
    ssl_cert_file: file("server.crt"),
    ssl_key_file: file("server.key"),
    ssl_ca_file: file("ours.crt"),
  };
  cluster = { ...base, password: PASSWORD, settings: { ...base.settings, ...tls } };
  await initializeCluster(cluster);
  const rules = [
    "local all all scram-sha-256",
    `hostssl all ${BY_CERTIFICATE} 127.0.0.1/32 cert`,
    "hostssl all all 127.0.0.1/32 scram-sha-256",
  ];
  writeFileSync(join(cluster.folder, "pg_hba.conf"), `${rules.join("\n")}\n`);
  chownTo(cluster.account, file("server.key"), file("server.crt"), file("ours.crt"));
  chmodSync(file("server.key"), 0o600);
  server = await startCluster(cluster);
  const client = await connectWhenReady(cluster, () => server.exitCode === null, "amparo tests");
  if (client === null) throw new Error("PostgreSQL did not start.");
  await createDatabase(client);
  await client.query(`create role ${BY_CERTIFICATE} login`);
  await client.end();
});
afterAll(async () => {
  if (server !== undefined) await stopCluster(cluster, server);
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

const checked = () => ({ sslmode: "verify-full", sslrootcert: file("ours.crt") });

describe("A database that is reached by TLS", () => {
  test("is used where its certificate is of the authority that the address names, and says so", async () => {
    const lines: string[] = [];
    const database = await openServerEngine(url(checked()), url(checked()), {
      limits: { statementMs: 200, lockMs: 1500, queueMs: 5000 },
      connections: { visitors: 2, readers: 2, bulk: 2 },
      print: (line) => lines.push(line),
    });
    const isEncrypted = "select ssl from pg_stat_ssl where pid = pg_backend_pid()";
    expect(await database.query(isEncrypted)).toEqual([{ ssl: true }]);
    expect(await database.reader.query(isEncrypted)).toEqual([{ ssl: true }]);
    expect(lines).toEqual([]);
    expect(await readProtection(url(checked()))).toBe("verified");
    await database.close();
  });

  test.each([
    ["of an authority that nobody named", () => ({ sslmode: "verify-full" }), "127.0.0.1", /certificate/],
    [
      "of another authority",
      () => ({ ...checked(), sslrootcert: file("strangers.crt") }),
      "127.0.0.1",
      /certificate/,
    ],
    ["of another host", checked, "localhost", /localhost/],
    ["required, whatever else it is called", () => ({ sslmode: "require" }), "127.0.0.1", /certificate/],
    ["missing as a file", () => ({ ...checked(), sslrootcert: file("none.crt") }), "127.0.0.1", /none\.crt/],
    ["left out", () => ({}), "127.0.0.1", /no encryption|pg_hba/],
  ] as const)("is refused in one line, without its password: %s", async (_, options, host, reason) => {
    await expect(openServerEngine(url(options(), { host }), null)).rejects.toMatchObject({
      name: "OperatorError",
      message: expect.stringMatching(/^DATABASE_URL: [^\n]*$/),
    });
    await expect(openServerEngine(url(options(), { host }), null)).rejects.toThrow(reason);
    await expect(openServerEngine(url(options(), { host }), null)).rejects.not.toThrow(PASSWORD);
  });

  test("lets the app in by a certificate of its own, without any password", async () => {
    const mine = { ...checked(), sslcert: file("client.crt"), sslkey: file("client.key") };
    const database = await openServerEngine(url(mine, { user: BY_CERTIFICATE }), null);
    expect(await database.query("select current_user::text as name")).toEqual([{ name: BY_CERTIFICATE }]);
    await database.close();
    await expect(openServerEngine(url(checked(), { user: BY_CERTIFICATE }), null)).rejects.toThrow(
      /certificate/,
    );
    await expect(openServerEngine(url(mine, { user: "postgres" }), null)).rejects.toThrow(
      /authentication|password/,
    );
  });

  test("ends a statement that takes too long by a request that is encrypted too", async () => {
    const database = await openServerEngine(url(checked()), null, {
      limits: { statementMs: 200, lockMs: 1500, queueMs: 5000 },
      connections: { visitors: 1, readers: 1, bulk: 1 },
    });
    // The server's own word for it: a connection that we closed would have none.
    await expect(database.reader.query("select pg_sleep(30)")).rejects.toMatchObject({ code: "57014" });
    await database.close();
  });
});
