import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { print, runCommand } from "#server/base/command/command.ts";
import { buildWeb } from "#server/base/pages/build-web.ts";
import { poolDatabase } from "#server/base/sql/pool-database.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { startApps } from "./apps.ts";
import { type Breakage, breakages } from "./breakages.ts";
import { readState } from "./cluster-state.ts";
import { measureCommits } from "./commit-cost.ts";
import { type Effect, type EffectOnKind, measureEffect } from "./effect.ts";
import { type Etcd, startEtcd } from "./etcd.ts";
import { type Load, startLoad } from "./load.ts";
import { type DatabaseNode, startNodes, USER } from "./nodes.ts";
import { type ProgramsHere, programsHere } from "./programs-here.ts";
import { type Proxies, startProxies } from "./proxies.ts";
import { openWorkshop, type Workshop } from "./workshop.ts";

/**
 * `npm run test:cluster`: two processes of the app on three PostgreSQL nodes under Patroni, with etcd, HAProxy and
 * PgBouncer. While visitors read and write, parts of it are taken away. No acknowledged write may be lost, nothing may be
 * answered but 200 and 503 with `Retry-After`, and all of it must recover by itself.
 */

const ROUNDS = 3;
const WRITERS = 3;
const START_MS = 180_000;
/** For a fault to be over: the cluster is whole, and nothing has failed for a while. */
const RECOVERY_MS = 180_000;
const CALM_MS = 3000;

async function testCluster(programs: ProgramsHere, workshop: Workshop): Promise<void> {
  const etcd = await startEtcd(workshop, programs.etcd);
  await until("etcd has a leader", START_MS, () => etcd.isWhole());
  const nodes = await startNodes(workshop, programs, etcd.hosts);
  await until("three databases are one cluster", START_MS, async () => (await readState(nodes)).isWhole);
  const proxies = await startProxies(workshop, programs, nodes);
  await createDatabase(workshop, proxies);
  print("The cluster is up. The app starts, which takes a minute or two the first time.");
  // By us, since the account of the programs may write to its own folder alone.
  await buildWeb(print);
  const apps = await startApps(workshop, proxies);
  const services = await addServices(workshop, proxies);
  const urlOfPrimary = toDatabaseUrl(workshop, proxies.primary);
  const cost = await measureCommits(urlOfPrimary);
  print(
    `A commit that waits for a replica takes ${(cost.synchronous / cost.local).toFixed(1)} times as long as one that does not (${cost.synchronous.toFixed(2)} and ${cost.local.toFixed(2)} ms, median).`,
  );
  const load = startLoad(apps, services);
  const problems: string[] = [];
  for (const breakage of breakages(nodes, etcd)) {
    for (let round = 0; round < ROUNDS; round++) {
      const effect = await breakOnce(breakage, round, { load, nodes, etcd });
      problems.push(...effect.faults);
    }
  }
  await load.stop();
  problems.push(...apps.filter(({ isRunning }) => !isRunning()).map(({ name }) => `${name} has ended`));
  problems.push(...(await lostWrites(urlOfPrimary, load)));
  const outside = load.asked.flatMap(({ fault }) => (fault === null ? [] : [fault]));
  problems.push(...outside.filter((fault) => !problems.some((known) => known.endsWith(fault))));
  const writes = load.acknowledged.size + [...load.kudos.values()].reduce((sum, each) => sum + each, 0);
  print(`${writes} writes were acknowledged, ${load.readBack()} read back from the other process.`);
  if (problems.length > 0) {
    throw new Error(`It must not happen, and did:\n${[...new Set(problems)].slice(0, 40).join("\n")}`);
  }
  print("No acknowledged write was lost, nothing was answered but 200 and 503, and everything recovered.");
}

interface Running {
  readonly load: Load;
  readonly nodes: readonly DatabaseNode[];
  readonly etcd: Etcd;
}

async function breakOnce(breakage: Breakage, round: number, { load, nodes, etcd }: Running): Promise<Effect> {
  await until("everything is whole", RECOVERY_MS, () => isCalm({ load, nodes, etcd }));
  const from = performance.now();
  const what = await breakage.run(round);
  await until(`everything has recovered after ${breakage.what}`, RECOVERY_MS, () =>
    isCalm({ load, nodes, etcd }),
  );
  const whole = performance.now();
  const effect = measureEffect(load.asked, from, whole);
  print(
    `${breakage.what} (${what}): whole after ${Math.round((whole - from) / 1000)} s. Reads: ${inWords(effect.reads)}. Writes: ${inWords(effect.writes)}.`,
  );
  return effect;
}

function inWords({ asked, failed, recoveredAfter, longestGap }: EffectOnKind): string {
  const failures =
    failed === 0 ? "none failed" : `${failed} of ${asked} failed, the last after ${recoveredAfter} s`;
  return `${failures}, longest gap ${longestGap} s`;
}

async function isCalm({ load, nodes, etcd }: Running): Promise<boolean> {
  const since = performance.now() - CALM_MS;
  const recent = load.asked.filter(({ to }) => to >= since);
  const isAnswered = recent.length > 0 && recent.every(({ status }) => status === 200);
  return isAnswered && (await readState(nodes)).isWhole && (await etcd.isWhole());
}

async function until(what: string, limitMs: number, isTrue: () => Promise<boolean>): Promise<void> {
  const limit = Date.now() + limitMs;
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > limit) throw new Error(`It was waited for in vain that ${what}.`);
    await pause(300);
  }
}

function toDatabaseUrl({ password }: Workshop, port: number, database = "amparo"): string {
  return `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
}

async function createDatabase(workshop: Workshop, { primary }: Proxies): Promise<void> {
  await until("HAProxy leads to the primary", START_MS, async () => {
    const client = new pg.Client({ connectionString: toDatabaseUrl(workshop, primary, "postgres") });
    client.on("error", () => {});
    try {
      await client.connect();
      const { rowCount } = await client.query("select from pg_database where datname = 'amparo'");
      if (rowCount === 0) await client.query("create database amparo");
      return true;
    } finally {
      await client.end().catch(() => {});
    }
  });
}

async function addServices(workshop: Workshop, { primary }: Proxies): Promise<string[]> {
  const services = Array.from({ length: WRITERS }, (_, number) =>
    serviceForTest({ name: `Hall ${number + 1}`, type: ["SHELTER"] }),
  );
  const database = poolDatabase({
    primary: { connectionString: toDatabaseUrl(workshop, primary) },
    replica: null,
  });
  try {
    await database.transaction((db) => storeServices(db, services, Date.now()));
  } finally {
    await database.close();
  }
  return services.map(({ id }) => id);
}

/** Acknowledged writes that the database does not have. */
async function lostWrites(url: string, { acknowledged, kudos }: Load): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const messages = await client.query<{ subject: string }>("select subject from feedbacks");
    const stored = new Set(messages.rows.map(({ subject }) => subject));
    const counted = await client.query<{ id: string; likes: number }>("select id, likes from services");
    const likes = new Map(counted.rows.map((row) => [row.id, row.likes]));
    return [
      ...[...acknowledged]
        .filter((marker) => !stored.has(marker))
        .map((marker) => `message ${marker} was lost`),
      ...[...kudos]
        .filter(([id, given]) => (likes.get(id) ?? 0) < given)
        .map(([id, given]) => `${id} has ${likes.get(id)} kudos of ${given} acknowledged ones`),
    ];
  } finally {
    await client.end();
  }
}

async function run(): Promise<void> {
  const programs = programsHere();
  if (process.platform !== "linux" || "missing" in programs) {
    const missing = "missing" in programs ? programs.missing.join(", ") : "Linux";
    print(`test:cluster is skipped: not on this machine: ${missing}.`);
    return;
  }
  const workshop = openWorkshop();
  process.once("exit", () => workshop.end());
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
  try {
    await testCluster(programs, workshop);
  } catch (error) {
    print(workshop.logTails());
    throw error;
  } finally {
    workshop.end();
  }
}

await runCommand(run);
process.exit();
