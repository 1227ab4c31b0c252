import { UNNAMED_FILE_MS } from "#domain/contract/limits.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { FileStore } from "#server/outside/files/file-store.ts";
import type { Database } from "#server/sql/db.ts";
import { lockUnnamedFiles, removeFileRows } from "./queries.ts";

/** Each hour. UTC. */
const HOURLY = "40 * * * *";
/** How many go in one transaction. */
const AT_ONCE = 100;

/** Removes pictures that no feedback names, each hour and once at every start. */
export async function workOnFiles(
  jobs: Jobs,
  database: Database,
  store: FileStore,
  now: () => number,
): Promise<void> {
  await jobs.work("remove-unnamed-files", () => removeUnnamedFiles(database, store, now()));
  await jobs.schedule("remove-unnamed-files", HOURLY);
  await jobs.send(database, "remove-unnamed-files", {}, { key: "remove" });
}

/** Those that are a day old. The rows go after the pictures: what fails is tried again. */
export async function removeUnnamedFiles(database: Database, store: FileStore, now: number): Promise<void> {
  let removed = AT_ONCE;
  while (removed === AT_ONCE) {
    removed = await database.transaction(async (db) => {
      const names = await lockUnnamedFiles(db, now - UNNAMED_FILE_MS, AT_ONCE);
      for (const name of names) await store.remove(name);
      await removeFileRows(db, names);
      return names.length;
    });
  }
}
