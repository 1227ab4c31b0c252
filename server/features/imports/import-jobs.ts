import { RESTORE_MS } from "#domain/base/contract/limits.ts";
import type { Jobs } from "#server/base/jobs/jobs.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import type { ImportUploads } from "./import-uploads.ts";
import { pruneRuns, readOpenRun } from "./run-queries.ts";
import { settleOldClosings } from "./settle-closings.ts";
import { isForWorker } from "./work-on-imports.ts";

/** Daily at a quiet time, UTC. */
const DAILY = "41 7 * * *";
/** Every five minutes. */
const OFTEN = "*/5 * * * *";
const UPLOAD_MS = 10 * 60_000;
/** Milliseconds for which a preview waits for someone to start it. */
const PREVIEW_MS = 7 * 86_400_000;
/** Runs that stay listed. */
const RUNS = 20;

interface ImportJobs {
  readonly database: TransactionalDb;
  readonly uploads: ImportUploads;
  /** Makes this process look for work on imports. */
  readonly wakeWorker: () => void;
}

/**
 * Prunes imports and settles old unread closings daily and at every start, and lets a process that is left go on with the import of one that ended and
 * was not started again.
 */
export async function registerImportJobs(
  jobs: Jobs,
  { database, uploads, wakeWorker }: ImportJobs,
  now: () => number,
): Promise<void> {
  await jobs.work("resume-imports", async () => {
    const open = await readOpenRun(database);
    if (open !== null && isForWorker(open)) wakeWorker();
  });
  await jobs.schedule("resume-imports", OFTEN);
  await jobs.work("prune-imports", () => pruneImports(database, uploads, now()));
  await jobs.schedule("prune-imports", DAILY);
  await jobs.work("settle-closings", () => settleOldClosings(database, now()));
  await jobs.schedule("settle-closings", DAILY);
  await jobs.send(database, "settle-closings", {}, { key: "settle" });
  await jobs.send(database, "prune-imports", {}, { key: "prune" });
}

/**
 * Closes previews after a week, forgets after 30 days what an import wrote, and leaves the last 20 runs and the package
 * of the open one.
 *
 * @param now epoch milliseconds
 */
async function pruneImports(database: TransactionalDb, uploads: ImportUploads, now: number): Promise<void> {
  await database.transaction((db) =>
    pruneRuns(
      db,
      { uploads: now - UPLOAD_MS, previews: now - PREVIEW_MS, changes: now - RESTORE_MS, now },
      RUNS,
    ),
  );
  const open = await readOpenRun(database);
  await uploads.removeOthers(open?.id ?? null);
}
