import { UNATTACHED_FILE_MS } from "#domain/contract/limits.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { FileStore } from "#server/outside/files/file-store.ts";
import type { TransactionalDb } from "#server/sql/db.ts";
import { lockUnattachedFiles, removeFileRows } from "./queries.ts";

/** Hourly, UTC. */
const HOURLY = "40 * * * *";
/** Files deleted in one transaction. */
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

/** Deletes pictures that are a day old. Rows are deleted after files, so that failures are retried. */
export async function removeUnattachedFiles(
  database: TransactionalDb,
  store: FileStore,
  now: number,
): Promise<void> {
  let removed = BATCH_SIZE;
  while (removed === BATCH_SIZE) {
    removed = await database.transaction(async (db) => {
      const names = await lockUnattachedFiles(db, now - UNATTACHED_FILE_MS, BATCH_SIZE);
      for (const name of names) await store.remove(name);
      await removeFileRows(db, names);
      return names.length;
    });
  }
}
