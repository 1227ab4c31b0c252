import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { testServers } from "#checks/on-each-engine.ts";
import { type Files, packagesForTest } from "#checks/packages-for-tests.ts";
import { runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { openTestDatabase } from "#checks/test-databases.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import type { CallReply } from "#domain/base/contract/call.ts";
import type { getImport } from "#domain/imports/import-calls.ts";
import type { Connection } from "#server/base/sql/pool-database.ts";
import { importUploads } from "#server/features/imports/import-uploads.ts";
import { workOnImports } from "#server/features/imports/work-on-imports.ts";

const WORKER = path.join(import.meta.dirname, "../../server/features/imports/import-worker.ts");
const { asZip } = packagesForTest();
const NAMES = ["Harbor", "Hill", "Mill"];

function pantries(kind: string): Files {
  return {
    "datapackage.json": JSON.stringify({ name: "killed" }),
    "services.csv": `id,name,description\n${NAMES.map((name, id) => `${id},${name} ${kind},Food`).join("\n")}\n`,
  };
}

function toDatabaseUrl({ host, port, user, password, database }: Connection): string {
  return `postgres://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

const [server] = testServers();

test("an import whose worker is killed goes on by itself, then stops, and goes on when somebody says so", async () => {
  if (server === undefined) throw new Error("There is no database.");
  const { database, connection, drop } = await openTestDatabase(server.template);
  const dataDir = await mkdtemp(path.join(tmpdir(), "amparo-killed-"));
  const uploads = importUploads(dataDir);
  // Nothing works by itself: the test begins each worker.
  const app = await runningApp(database, { imports: { uploads, wakeWorker: () => {} } });
  const { headers } = await signedInAs(app, "ADMINISTRATOR");
  const started: ChildProcess[] = [];
  const worker = (): ChildProcess => {
    const env = { ...process.env, DATABASE_URL: toDatabaseUrl(connection), DATA_DIR: dataDir, DEMO: "off" };
    const child = fork(WORKER, { env, stdio: ["ignore", "inherit", "inherit", "ipc"], execArgv: [] });
    started.push(child);
    return child;
  };
  const workHere = () => workOnImports({ database, uploads, now: () => app.now });
  const read = async (id: string): Promise<CallReply<typeof getImport>> =>
    (await app.get(`/api/imports/${id}`, headers)).json();
  const press = async (id: string, what: "start" | "undo") => {
    expect((await sendJson(app, "POST", `/imports/${id}/${what}`, undefined, headers)).status).toBe(200);
  };
  const upload = async (kind: string): Promise<string> => {
    const form = new FormData();
    const bytes = await readFile(await asZip(pantries(kind)));
    form.set("file", new Blob([new Uint8Array(bytes)]), "pantries.zip");
    const reply = await fetch(`${app.address}/api/imports`, { method: "POST", body: form, headers });
    const { id }: CallReply<typeof getImport> = await reply.json();
    await workHere();
    await press(id, "start");
    return id;
  };
  const names = async () =>
    (await database.query<{ name: string }>("select name from services order by name")).map(
      ({ name }) => name,
    );
  /** Until so many wait for the service that the test holds: the database does not notice that one is gone meanwhile. */
  const areWaiting = (workers: number) =>
    expect
      .poll(
        async () => {
          const rows = await database.query<{ count: number }>(
            `select count(*)::int as count
               from pg_locks l join pg_stat_activity a using (pid)
              where not l.granted and a.datname = current_database()`,
          );
          return rows[0]?.count;
        },
        { timeout: 60_000 },
      )
      .toBe(workers);
  try {
    await upload("Pantry");
    await workHere();
    const id = await upload("Food");
    await database.transaction(async (db) => {
      await db.query("select from services where name = 'Mill Pantry' for update");
      for (const end of ["kill", "disconnect", "kill"] as const) {
        const child = worker();
        await areWaiting(started.length);
        if (end === "kill") child.kill("SIGKILL");
        // The app that it works for has ended.
        else child.disconnect();
        expect(await once(child, "exit")).toEqual(end === "kill" ? [null, "SIGKILL"] : [1, null]);
        expect(await read(id)).toMatchObject({ state: "RUNNING", problem: null, endedAt: null });
      }
      expect(await once(worker(), "exit")).toEqual([0, null]);
      expect(await read(id)).toMatchObject({
        state: "STOPPED",
        problem: "It was interrupted several times.",
        endedAt: null,
      });
    });
    expect(await names()).toEqual(["Harbor Food", "Hill Food", "Mill Pantry"]);

    await press(id, "start");
    expect(await once(worker(), "exit")).toEqual([0, null]);
    expect(await read(id)).toMatchObject({ state: "DONE", problem: null, written: 3, canUndo: true });
    expect(await names()).toEqual(["Harbor Food", "Hill Food", "Mill Food"]);
    await press(id, "undo");
    await workHere();
    expect(await names()).toEqual(NAMES.map((name) => `${name} Pantry`));
  } finally {
    for (const child of started) child.kill("SIGKILL");
    await app.close();
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 120_000);
