import type { Database } from "#server/base/sql/db.ts";
import { appliedMigrations } from "#server/base/sql/migrate.ts";
import { type BackupLine, type OpenDraft, writeBackupFile } from "./backup-file.ts";
import { beginSnapshot, readPendingJobs, readRows, readTables } from "./queries.ts";

/** Salts and counts of attempts: a copy would outlive the day. A restore begins counting anew. */
const DAILY_TABLES = ["day_salts", "attempt_counts", "request_counts"];

/**
 * A session ended or a link used since the backup must not become valid again: people sign in again, and request a
 * new link and make new API keys.
 */
const SESSION_TABLES = [
  "sessions",
  "mailed_links",
  "notice_links",
  "known_devices",
  "invitations",
  "claim_links",
  "confirmation_requests",
  "factor_tokens",
  "passkey_challenges",
  "api_key_tokens",
];

/**
 * About this database alone: caches and replicas are compared by it, readers of the feed of changes go by it, and a copy
 * tells receivers of webhooks nothing of what happened here.
 */
const OWN_TABLES = ["withholdings", "public_changes", "public_change_feeds", "webhook_messages"];

/** Follow from the rows of others, by triggers that a restore sets off too. */
const DERIVED_TABLES = ["organization_counts", "organization_count_changes"];

/** Deleted rows that are stored so that the deletion can be undone within a minute. */
const DELETED_TABLES = ["deleted_accounts", "deleted_feedbacks"];

const EXCLUDED_TABLES = new Set([
  ...DAILY_TABLES,
  ...DELETED_TABLES,
  ...SESSION_TABLES,
  ...OWN_TABLES,
  ...DERIVED_TABLES,
]);

/**
 * Writes a consistent snapshot of every table and the pending jobs to one file, without short-lived data. The app
 * may be running.
 *
 * @returns the number of table rows in it
 * @throws OperatorError when the file is there already or cannot be written
 */
export async function writeBackup(database: Database, path: string, openDraft?: OpenDraft): Promise<number> {
  let rows = 0;
  await database.transaction(async (db) => {
    async function* lines(): AsyncGenerator<BackupLine> {
      yield { mark: { is: "amparo-backup", format: 1, migrations: await appliedMigrations(db) } };
      for (const table of await readTables(db)) {
        if (EXCLUDED_TABLES.has(table.name)) continue;
        yield { mark: { is: "table", ...table } };
        for await (const row of readRows(db, table)) {
          rows += 1;
          yield { row };
        }
      }
      let jobs = 0;
      yield { mark: { is: "jobs" } };
      for await (const row of readPendingJobs(db)) {
        jobs += 1;
        yield { row };
      }
      yield { mark: { is: "end", rows: rows + jobs } };
    }
    await beginSnapshot(db);
    await writeBackupFile(path, lines(), openDraft);
  });
  return rows;
}
