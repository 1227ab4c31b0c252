import { RESTORE_MS } from "#domain/contract/limits.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { TransactionalDb } from "#server/sql/db.ts";
import type { ImportUploads } from "./import-uploads.ts";
import { pruneRuns, readOpenRun } from "./run-queries.ts";

/** Daily at a quiet time, UTC. */
const DAILY = "41 7 * * *";
const UPLOAD_MS = 10 * 60_000;
/** How long a preview waits for somebody to start it. */
const PREVIEW_MS = 7 * 86_400_000;
/** Runs that stay listed. */
const RUNS = 20;

/** Prunes imports: daily, and at every start. */
export async function registerImportJobs(
  jobs: Jobs,
  database: TransactionalDb,
  uploads: ImportUploads,
  now: () => number,
): Promise<void> {
  await jobs.work("prune-imports", () => pruneImports(database, uploads, now()));
  await jobs.schedule("prune-imports", DAILY);
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
