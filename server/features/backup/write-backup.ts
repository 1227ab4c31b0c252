import type { Database } from "#server/sql/db.ts";
import { appliedMigrations } from "#server/sql/migrate.ts";
import { type BackupLine, writeBackupFile } from "./backup-file.ts";
import { holdStill, readRows, readTables, readWaitingJobs } from "./queries.ts";

/** What addresses were counted under today: a copy of it would outlive the day. Without it, counting begins anew. */
const FORGOTTEN_WITH_THE_DAY = ["day_salts", "attempt_counts"];

/** What was signed out or used since must not come back to life: people sign in again, and ask for a new link. */
const ENDED_BY_A_RESTORE = ["sessions", "mailed_links"];

const LEFT_OUT = new Set([...FORGOTTEN_WITH_THE_DAY, ...ENDED_BY_A_RESTORE]);

/**
 * Writes every table, as of one moment, and the jobs that wait into one file; what is to be forgotten stays out.
 * The app may run.
 *
 * @returns how many rows of the tables are in it
 * @throws Refusal when the file is there already or cannot be written
 */
export async function writeBackup(database: Database, path: string): Promise<number> {
  let kept = 0;
  await database.transaction(async (db) => {
    async function* lines(): AsyncGenerator<BackupLine> {
      yield { mark: { is: "amparo-backup", format: 1, migrations: await appliedMigrations(db) } };
      for (const table of await readTables(db)) {
        if (LEFT_OUT.has(table.name)) continue;
        yield { mark: { is: "table", ...table } };
        for await (const row of readRows(db, table)) {
          kept += 1;
          yield { row };
        }
      }
      let jobs = 0;
      yield { mark: { is: "jobs" } };
      for await (const row of readWaitingJobs(db)) {
        jobs += 1;
        yield { row };
      }
      yield { mark: { is: "end", rows: kept + jobs } };
    }
    await holdStill(db);
    await writeBackupFile(path, lines());
  });
  return kept;
}
