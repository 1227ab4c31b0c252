import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { scriptArguments } from "#checks/bench/measured-processes.ts";
import { canTraverse, chownTo } from "#server/base/sql/embedded-account.ts";
import { USER } from "./nodes.ts";
import { freePorts } from "./processes.ts";
import type { Proxies } from "./proxies.ts";
import type { Workshop } from "./workshop.ts";

/** An app process. */
export interface App {
  readonly name: string;
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  readonly isRunning: () => boolean;
}

const ROOT = join(import.meta.dirname, "../..");
/** The first builds the pages, and fills the database with places. */
const START_MS = 300_000;

/** Two processes of the app, as `npm start` runs them. They share nothing but the database. */
export async function startApps(workshop: Workshop, { pooled, replica }: Proxies): Promise<App[]> {
  const toDatabaseUrl = (port: number) => `postgres://${USER}:${workshop.password}@127.0.0.1:${port}/amparo`;
  const account = canTraverse(workshop.account, ROOT) ? workshop.account : null;
  const ports = await freePorts(2);
  const apps: App[] = [];
  for (const [index, port] of ports.entries()) {
    const name = `app${index + 1}`;
    const data = join(workshop.folder, name);
    mkdirSync(data, { mode: 0o700 });
    chownTo(account, data);
    const program = workshop.programs.start({
      name,
      command: process.execPath,
      args: scriptArguments("start"),
      log: join(workshop.folder, `${name}.log`),
      account,
      folder: ROOT,
      env: {
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: String(port),
        DATA_DIR: data,
        DATABASE_URL: toDatabaseUrl(pooled),
        DATABASE_REPLICA_URL: toDatabaseUrl(replica),
        RATE_LIMIT: "off",
      },
    });
    const app = { name, origin: `http://127.0.0.1:${port}`, isRunning: program.isRunning };
    await untilReady(app);
    apps.push(app);
  }
  return apps;
}

async function untilReady({ name, origin, isRunning }: App): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    if (!isRunning()) throw new Error(`${name} ended.`);
    const isReady = await fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await pause(250);
  }
  throw new Error(`${name} did not become ready.`);
}
