import { runningApp } from "#checks/running-app.ts";
import { startJobs } from "#server/base/jobs/jobs.ts";
import { poolDatabase } from "#server/base/sql/pool-database.ts";

/**
 * The app in a process of its own, with a pool for each kind of work, with limits and a queue. It tells its parent its
 * address and the jobs that it ran; the parent may set its clock, and disconnects to end it.
 */
const [connections = "", now = ""] = process.argv.slice(2);

const { primary, replica } = JSON.parse(connections);
const database = poolDatabase({
  primary,
  replica,
  serving: {
    limits: { statementMs: 15_000, lockMs: 1500, queueMs: 15_000 },
    connections: { visitors: 4, readers: 4, bulk: 3 },
  },
});
const app = await runningApp(database, {
  config: { trustProxy: false, isRateLimited: true, databaseUrl: "postgres://shared" },
});
app.now = Number(now);
const jobs = await startJobs(database.bulk, { onFailure: () => {} });
await jobs.work("counted", async (data) => void process.send?.({ job: data }));

process.on("message", (message: { now: number }) => {
  app.now = message.now;
});
process.on("disconnect", () => process.exit(0));
process.send?.({ address: app.address });
