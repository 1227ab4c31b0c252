import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import {
  createServer as createHttpServer,
  type IncomingMessage,
  request as requestPlainly,
  type Server,
} from "node:http";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ConnectionOptions, connect as connectSecurely } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "#checks/free-port.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";

/** The examples of proxies, tried with the programs that Debian packages, where they are installed. */

const DEPLOY = join(import.meta.dirname, "../../deploy");
const HOST = "help.example.org";

interface Proxy {
  readonly name: string;
  readonly program: string;
  /** Writes its configuration below the folder; the arguments that check it, and those that run it. */
  configure(options: {
    folder: string;
    port: number;
    plainPort: number;
    upstream: string;
    key: string;
    certificate: string;
  }): {
    check: string[];
    run: string[];
    env: Record<string, string>;
  };
}

const PROXIES: readonly Proxy[] = [
  {
    name: "Caddy",
    program: "/usr/bin/caddy",
    configure({ folder, port, plainPort, upstream, key, certificate }) {
      const example = readFileSync(join(DEPLOY, "Caddyfile"), "utf8");
      const config = join(folder, "Caddyfile");
      // Without an authority on the network, its certificate is one of ours.
      const options = `{\n\tadmin off\n\tauto_https off\n}\n`;
      writeFileSync(
        config,
        options + example.replace("\t# What admin", `\ttls ${certificate} ${key}\n\t# What admin`),
      );
      const env = {
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        AMPARO_SITE: `https://${HOST}:${port}`,
        AMPARO_PLAIN_SITE: `http://${HOST}:${plainPort}`,
        AMPARO_UPSTREAM: upstream,
      };
      const given = ["--config", config, "--adapter", "caddyfile"];
      return { check: ["validate", ...given], run: ["run", ...given], env };
    },
  },
  {
    name: "nginx",
    program: "/usr/sbin/nginx",
    configure({ folder, port, plainPort, upstream, key, certificate }) {
      const example = readFileSync(join(DEPLOY, "nginx.conf"), "utf8")
        .replace(/server 127\.0\.0\.1:3000;/, `server ${upstream};`)
        .replace("listen 80;", `listen 127.0.0.1:${plainPort};`)
        .replace("listen 443", `listen 127.0.0.1:${port}`)
        .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
        .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
      const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (name) => `${name}_temp_path ${join(folder, name)};`,
      );
      const config = join(folder, "nginx.conf");
      writeFileSync(
        config,
        `daemon off; pid ${join(folder, "nginx.pid")}; error_log ${join(folder, "error.log")};\nevents {}\nhttp {\n${temporary.join("\n")}\n${example}\n}\n`,
      );
      const given = ["-p", folder, "-c", config, "-e", join(folder, "error.log")];
      return { check: ["-t", ...given], run: given, env: {} };
    },
  },
];

onOneEngine("Behind a proxy", (open) => {
  let app: RunningApp;
  let folder: string;
  let key: string;
  let certificate: string;
  beforeAll(async () => {
    app = await runningApp(open(), { config: { trustProxy: "loopback", isRateLimited: true } });
    folder = mkdtempSync(join(tmpdir(), "amparo-proxy-"));
    [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
    const wanted = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", `/CN=${HOST}`];
    execFileSync("openssl", ["req", ...wanted, "-keyout", key, "-out", certificate], { stdio: "ignore" });
  });
  afterAll(async () => {
    await app?.close();
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  });

  describe.each(PROXIES)("$name", (proxy) => {
    const isThere = existsSync(proxy.program);
    const skipped = `skipped: ${proxy.program} is not on this machine`;

    /** The proxy in front of an address, and how it is asked. */
    const withProxy = async (
      upstream: string,
      work: (port: number, plainPort: number) => Promise<void>,
    ): Promise<void> => {
      const [port, plainPort] = [await freePort(), await freePort()];
      const own = mkdtempSync(join(folder, "run-"));
      const { check, run, env } = proxy.configure({
        folder: own,
        port,
        plainPort,
        upstream,
        key,
        certificate,
      });
      const options = { env: { PATH: "/usr/sbin:/usr/bin:/bin", ...env } };
      execFileSync(proxy.program, check, { ...options, stdio: "pipe" });
      const child = spawn(proxy.program, run, { ...options, stdio: "ignore" });
      try {
        const answers = () =>
          get(port, "/api/live").then(
            ({ status }) => status,
            () => 0,
          );
        await expect.poll(answers).toBeGreaterThan(0);
        await work(port, plainPort);
      } finally {
        await stopped(child);
      }
    };

    test.skipIf(!isThere)(
      isThere ? "is believed about the visitor, and lets replies through as they are" : skipped,
      () =>
        withProxy(new URL(app.address).host, async (port) => {
          const [plain, zipped] = [
            await get(port, "/api/topics", { "accept-encoding": "identity" }),
            await get(port, "/api/topics", { "accept-encoding": "br, gzip" }),
          ];
          expect([plain.status, zipped.status]).toEqual([200, 200]);
          expect(plain.headers["content-encoding"]).toBeUndefined();
          expect(zipped.headers["content-encoding"]).toBe("br");
          expect(Number(zipped.headers["content-length"])).toBeLessThan(plain.body.length / 3);
          const again = await get(port, "/api/topics", {
            "accept-encoding": "br, gzip",
            "if-none-match": String(zipped.headers.etag),
          });
          expect(again.status).toBe(304);
          // The demonstration's accounts are for the machine itself.
          expect((await get(port, "/api/demo/people")).status).toBe(404);
          // The origin of the visitor's request counts, and not that of the proxy's.
          const account = {
            email: `${proxy.name.toLowerCase()}@people.example`,
            password: "a long enough one",
            displayName: "Somebody",
          };
          const origin = `https://${HOST}:${port}`;
          const signUp = (from: string) =>
            get(port, "/api/auth/sign-up", { origin: from, "sec-fetch-site": "same-site" }, account);
          expect((await signUp("https://elsewhere.example")).status).toBe(403);
          const signedUp = await signUp(origin);
          expect(signedUp.status).toBe(200);
          expect(String(signedUp.headers["set-cookie"])).toMatch(/; Secure/i);
        }),
    );

    test.skipIf(!isThere)("in clear, leads people to TLS and refuses programs", () =>
      withProxy(new URL(app.address).host, async (_, plainPort) => {
        const ask = (path: string) =>
          plain(plainPort, path).then(({ statusCode, headers }) => [statusCode, headers.location]);
        await expect.poll(() => ask("/map?x=1").catch(() => [])).toEqual([308, `https://${HOST}/map?x=1`]);
        expect(await ask("/api/services?type=FOOD")).toEqual([403, undefined]);
      }),
    );

    test.skipIf(!isThere)(
      "takes no cipher without forward secrecy and authentication, nor an older TLS",
      () =>
        withProxy(new URL(app.address).host, async (port) => {
          const shake = (options: ConnectionOptions) =>
            new Promise<string>((resolve) => {
              const socket = connectSecurely(
                { host: "127.0.0.1", port, servername: HOST, rejectUnauthorized: false, ...options },
                () => {
                  resolve(`${socket.getProtocol()} ${socket.getCipher().standardName}`);
                  socket.destroy();
                },
              );
              socket.on("error", () => resolve("refused"));
            });
          expect(await shake({})).toMatch(/^TLSv1\.3 /);
          expect(await shake({ maxVersion: "TLSv1.2" })).toMatch(
            /^TLSv1\.2 TLS_ECDHE_RSA_WITH_(?:AES_\d+_GCM|CHACHA20)/,
          );
          for (const ciphers of [
            "AES128-GCM-SHA256",
            "ECDHE-RSA-AES128-SHA256",
            "ECDHE-RSA-AES256-SHA",
            "AES256-SHA",
          ]) {
            expect(await shake({ maxVersion: "TLSv1.2", ciphers }), ciphers).toBe("refused");
          }
          const old = { minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers: "ALL:@SECLEVEL=0" } as const;
          expect(await shake(old)).toBe("refused");
        }),
    );

    test.skipIf(!isThere)("passes replies on while they arrive", async () => {
      const mayEnd = Promise.withResolvers<void>();
      const slow: Server = createHttpServer(async (incoming, response) => {
        if (incoming.url !== "/slow") {
          response.end("ok");
          return;
        }
        response.writeHead(200, { "content-type": "application/x-ndjson" });
        response.write('{"first":1}\n');
        await mayEnd.promise;
        response.end('{"last":1}\n');
      });
      await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
      const address = slow.address();
      if (address === null || typeof address === "string") throw new Error("No port");
      await withProxy(`127.0.0.1:${address.port}`, async (port) => {
        const reply = await begun(port, "/slow");
        const chunks = reply[Symbol.asyncIterator]();
        expect(String((await chunks.next()).value)).toBe('{"first":1}\n');
        mayEnd.resolve();
        expect(String((await chunks.next()).value)).toBe('{"last":1}\n');
      });
      slow.closeAllConnections();
      await new Promise((resolve) => slow.close(resolve));
    });
  });
});

/** Asked without TLS. */
function plain(port: number, path: string): Promise<IncomingMessage> {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const asked = requestPlainly(
      { host: "127.0.0.1", port, path, agent: false, headers: { host: HOST } },
      resolve,
    );
    asked.on("error", reject);
    asked.end();
  }).then((reply) => reply.resume());
}

/** A reply of which the headers have come. */
function begun(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  body?: object,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method: body === undefined ? "GET" : "POST",
        servername: HOST,
        rejectUnauthorized: false,
        agent: false,
        headers: {
          host: `${HOST}:${port}`,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
      },
      resolve,
    );
    asked.on("error", reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function get(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  body?: object,
): Promise<{ status: number; headers: IncomingMessage["headers"]; body: string }> {
  const reply = await begun(port, path, headers, body);
  const pieces: Buffer[] = [];
  for await (const piece of reply) pieces.push(Buffer.from(piece));
  return {
    status: reply.statusCode ?? 0,
    headers: reply.headers,
    body: Buffer.concat(pieces).toString("utf8"),
  };
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}
