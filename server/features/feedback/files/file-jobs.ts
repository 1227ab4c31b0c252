import { UNATTACHED_FILE_MS } from "#domain/base/contract/limits.ts";
import type { Jobs } from "#server/base/jobs/jobs.ts";
import type { FileStore } from "#server/base/outside/files/file-store.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import { findUnattachedFiles, removeFileRows } from "./queries.ts";

/** Hourly, UTC. */
const HOURLY = "40 * * * *";
/** Files deleted at a time. */
const BATCH_SIZE = 100;

/** Deletes unattached pictures, hourly and at every start. */
export async function registerFileJobs(
  jobs: Jobs,
  database: TransactionalDb,
  store: FileStore,
  now: () => number,
): Promise<void> {
  await jobs.work("remove-unnamed-files", () => removeUnattachedFiles(database, store, now()));
  await jobs.schedule("remove-unnamed-files", HOURLY);
  await jobs.send(database, "remove-unnamed-files", {}, { key: "remove" });
}

/**
 * Deletes pictures that are a day old, which can no longer be attached. Rows are deleted after files, so that failures
 * are retried, and no transaction waits for the store.
 */
export async function removeUnattachedFiles(
  database: TransactionalDb,
  store: FileStore,
  now: number,
): Promise<void> {
  let removed = BATCH_SIZE;
  while (removed === BATCH_SIZE) {
    const names = await findUnattachedFiles(database, now - UNATTACHED_FILE_MS, BATCH_SIZE);
    for (const name of names) await store.remove(name);
    await removeFileRows(database, names);
    removed = names.length;
  }
}
