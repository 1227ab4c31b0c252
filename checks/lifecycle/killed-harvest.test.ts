import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { testServers } from "#checks/on-each-engine.ts";
import { type StubReply, stubServer } from "#checks/stub-server.ts";
import { openTestDatabase } from "#checks/test-databases.ts";
import type { Connection } from "#server/base/sql/pool-database.ts";

const WORKER = path.join(import.meta.dirname, "../../server/features/imports/harvest/harvest-worker.ts");
const PAGE = 10;

function toDatabaseUrl({ host, port, user, password, database }: Connection): string {
  return `postgres://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

const [server] = testServers();

test("a harvest that is killed goes on where it was, and of two at once one works: each record is there once", async () => {
  if (server === undefined) throw new Error("There is no database.");
  const { database, connection, drop } = await openTestDatabase(server.template);
  const dataDir = await mkdtemp(path.join(tmpdir(), "amparo-killed-"));
  const names = Array.from({ length: 30 }, (_, at) => `Pantry ${String(at).padStart(2, "0")}`);
  /** The page that is not answered. */
  let held: string | null = "2";
  const page = (number: string): StubReply => ({
    body: JSON.stringify({
      total_items: names.length,
      total_pages: Math.ceil(names.length / PAGE),
      contents: names
        .map((name, id) => ({ id: `s${id}`, name, phones: [{ id: `p${id}`, number: "305-555-0100" }] }))
        .slice((Number(number) - 1) * PAGE, Number(number) * PAGE),
    }),
  });
  const source = await stubServer(({ path: asked }) => {
    const { pathname, searchParams } = new URL(asked, "http://source.example");
    if (pathname !== "/services") return { status: 404, body: "{}" };
    if (searchParams.get("per_page") === "1") return { body: '{"total_items":1}' };
    const number = searchParams.get("page") ?? "";
    return number === held ? "WAIT" : page(number);
  });
  const pages = () =>
    source.received.flatMap(({ path: asked }) => /page=(\d+)&per_page=100/u.exec(asked)?.[1] ?? []);
  const started: ChildProcess[] = [];
  const worker = (): ChildProcess => {
    const settings = {
      DATABASE_URL: toDatabaseUrl(connection),
      DATA_DIR: dataDir,
      DEMO: "off",
      HARVEST: `County ${source.url} apply`,
      HARVEST_FROM_PRIVATE: "on",
    };
    const child = fork(WORKER, {
      env: { ...process.env, ...settings },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      execArgv: [],
    });
    started.push(child);
    return child;
  };
  const isEnded = async (child: ChildProcess) => expect(await once(child, "exit")).toEqual([0, null]);
  const kill = async (child: ChildProcess) => {
    child.kill("SIGKILL");
    expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
  };
  const stored = async () =>
    (await database.query<{ name: string }>("select name from services order by name")).map(
      ({ name }) => name,
    );
  const isDue = () => database.query("update harvests set next_at = now()");
  try {
    const fetching = worker();
    await expect.poll(() => pages(), { timeout: 60_000 }).toEqual(["1", "2"]);
    await kill(fetching);
    expect(await stored()).toEqual([]);
    held = null;
    await isEnded(worker());
    expect(pages()).toEqual(["1", "2", "2", "3"]);
    expect(await stored()).toEqual(names);

    names.splice(5, 2, "Bakery 05", "Bakery 06");
    names.push("Pantry 30");
    const now = () => [...names].sort();
    await isDue();
    await database.transaction(async (db) => {
      await db.query("select from services where name = 'Pantry 06' for update");
      const merging = worker();
      // Everything else is merged when it waits for the one that the test holds.
      await expect.poll(async () => (await waiting(database)) > 0, { timeout: 60_000 }).toBe(true);
      await kill(merging);
    });
    expect(await stored()).toEqual(
      now()
        .map((name) => (name === "Bakery 06" ? "Pantry 06" : name))
        .sort(),
    );
    await isDue();
    await isEnded(worker());
    expect(await stored()).toEqual(now());

    names.push("Pantry 31");
    source.received.length = 0;
    await isDue();
    await Promise.all([isEnded(worker()), isEnded(worker())]);
    expect(await stored()).toEqual(now());
    expect(pages()).toEqual(["1", "2", "3", "4"]);
  } finally {
    for (const child of started) child.kill("SIGKILL");
    await source.close();
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 120_000);

/** How many wait for a lock. */
async function waiting(database: Awaited<ReturnType<typeof openTestDatabase>>["database"]): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*)::int as count
       from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and a.datname = current_database()`,
  );
  return row?.count ?? 0;
}
