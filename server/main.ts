import { fillDatabase } from "./app/fill-database.ts";
import { type StartedApp, startApp } from "./app/start-app.ts";
import { startMetrics } from "./app/start-metrics.ts";
import { print, runCommand } from "./base/command/command.ts";
import { stopOnSignals } from "./base/command/stop-on-signals.ts";
import { type Jobs, startJobs } from "./base/jobs/jobs.ts";
import { OncePerMinute } from "./base/load/once-per-minute.ts";
import { withTimeLimit } from "./base/load/time-limit.ts";
import { AppMetrics } from "./base/metrics/app-metrics.ts";
import { buildWeb } from "./base/pages/build-web.ts";
import { requireDataFolder, usesDataFolder } from "./base/process/data-folder.ts";
import { listenError } from "./base/process/listen-error.ts";
import { type Config, preferProduction, readConfig } from "./base/settings/config.ts";
import { databaseFault } from "./base/sql/database-fault.ts";
import type { Database } from "./base/sql/db.ts";
import { openDatabase } from "./base/sql/open-database.ts";

/**
 * Milliseconds for jobs to stop. With the limits for open requests and the database, the app exits within ten seconds.
 */
const JOBS_STOP_MS = 2000;

/** `npm start`: prepares database, tables, places, pages and the demonstration, then listens until stopped. */
async function start(): Promise<void> {
  preferProduction();
  const config = readConfig();
  const open: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of open.splice(0).reverse()) await close();
  };
  stopOnSignals(stop);
  try {
    const metrics = new AppMetrics();
    if (usesDataFolder(config)) requireDataFolder(config.dataDir);
    const database = await openDatabase(config, print, { onLost: databaseLost, watch: metrics.pools });
    open.push(() => database.close());
    await Promise.all([fillDatabase(database, config, print), buildWeb(print)]);
    const jobs = await startJobs(database.bulk, { onFailure: jobFailed, watch: metrics.jobs });
    open.push(() => withTimeLimit(jobs.stop(), JOBS_STOP_MS));
    const app = await listen(config, database, jobs, metrics);
    open.push(() => app.close());
    const watched = await startMetrics(config, database, metrics);
    if (watched !== null) {
      open.push(() => watched.close());
      print(`Figures for a monitoring system are on ${watched.address}/metrics`);
    }
    print(`Amparo is ready on ${app.address.replace("127.0.0.1", "localhost")}`);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function listen(
  config: Config,
  database: Database,
  jobs: Jobs,
  metrics: AppMetrics,
): Promise<StartedApp> {
  try {
    return await startApp(config, database, jobs, { metrics });
  } catch (error) {
    throw listenError(config, error) ?? error;
  }
}

function databaseLost(): void {
  print("The database keeps stopping, so Amparo is stopping too. No saved data is lost. See postgres.log.");
  process.exit(1);
}

const jobFaults = new OncePerMinute();

/** Without the error's message, which may contain personal data. */
function jobFailed(queue: string, error: unknown): void {
  const database = databaseFault(error)?.kind;
  // Errors of the queue itself have no queue, and repeat with every poll.
  if (queue === "" && !jobFaults.isDue("queue", Date.now())) return;
  if (database !== undefined) {
    if (jobFaults.isDue(database, Date.now()))
      print(JSON.stringify({ level: "error", at: Date.now(), database }));
    return;
  }
  const kind = error instanceof Error ? error.name : "Error";
  print(JSON.stringify({ level: "error", at: Date.now(), queue, error: kind }));
}

await runCommand(start);
