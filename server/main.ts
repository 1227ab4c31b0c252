import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand, say } from "./command.ts";
import { type Config, preferProduction, readConfig } from "./config.ts";
import { shutOutDemonstrationPeople } from "./features/demonstration/demonstration-people.ts";
import { loadDemonstration } from "./features/demonstration/load-demonstration.ts";
import { buildWeb } from "./features/pages/build-web.ts";
import { isGazetteerLoaded } from "./features/places/load-places.ts";
import { loadPages } from "./features/static-pages/load-pages.ts";
import { type Jobs, startJobs } from "./jobs/jobs.ts";
import { runInOwnProcess } from "./own-process.ts";
import { Refusal } from "./refusal.ts";
import type { Database } from "./sql/db.ts";
import { migrate } from "./sql/migrate.ts";
import { openDatabase } from "./sql/open-database.ts";
import { type StartedApp, startApp } from "./wire.ts";

/** `npm start`: database, tables, places, pages, the demonstration; then it listens until it is told to stop. */
async function start(): Promise<void> {
  preferProduction();
  const config = readConfig();
  const open: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of open.splice(0).reverse()) await close();
  };
  stopOnSignals(stop);
  try {
    const database = await openDatabase(config, say, { onLost: databaseLost });
    open.push(() => database.close());
    await Promise.all([fill(database, config), buildWeb(say)]);
    const jobs = await startJobs(database, { onFailure: jobFailed });
    open.push(() => jobs.stop());
    const app = await listen(config, database, jobs);
    open.push(() => app.close());
    say(`Amparo is ready on ${app.address.replace("127.0.0.1", "localhost")}`);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function fill(database: Database, config: Config): Promise<void> {
  await migrate(database, say);
  if (!(await isGazetteerLoaded(database))) {
    await runInOwnProcess(join(import.meta.dirname, "features/places/load-places-command.ts"));
  }
  await loadPages(database, Date.now(), say);
  if (config.demo) await loadDemonstration(database, Date.now(), say);
  else await shutOutDemonstrationPeople(database);
}

async function listen(config: Config, database: Database, jobs: Jobs): Promise<StartedApp> {
  try {
    return await startApp(config, database, jobs, await readVersion());
  } catch (error) {
    throw refusalToListen(config, error) ?? error;
  }
}

async function readVersion(): Promise<string> {
  const description: { version: string } = JSON.parse(
    await readFile(join(import.meta.dirname, "../package.json"), "utf8"),
  );
  return description.version;
}

function refusalToListen({ host, port }: Config, error: unknown): Refusal | null {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  switch (code) {
    case "EADDRINUSE":
      return new Refusal(`Something else listens on port ${port}. Stop it, or set PORT to another number.`);
    case "EACCES":
      return new Refusal(`This account may not listen on port ${port}. Set PORT to one above 1023.`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new Refusal(`HOST ${host} is no address of this machine.`);
    default:
      return null;
  }
}

/** In order at the first signal; at the second, at once: the database bears it. */
function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      say("Stopping");
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

function databaseLost(): void {
  say("The database process ended: stopping. Nothing that was acknowledged is lost; start again.");
  process.exit(1);
}

/** The words of the error are left out: they may quote a person. */
function jobFailed(queue: string, error: unknown): void {
  const kind = error instanceof Error ? error.name : "Error";
  say(JSON.stringify({ level: "error", at: Date.now(), queue, error: kind }));
}

await runCommand(start);
