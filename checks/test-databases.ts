import { randomBytes } from "node:crypto";
import pg from "pg";
import type { Database } from "#server/base/sql/db.ts";
import { type Connection, poolDatabase, type Serving } from "#server/base/sql/pool-database.ts";

/** A database of one test file's own. */
export interface TestDatabase {
  database: Database;
  connection: Connection;
  /** Closes and removes it. */
  drop(): Promise<void>;
}

/**
 * Opens a fresh database on that server.
 *
 * @param template the database that it is a copy of
 * @param from `migrated`, the default, copies the template; `empty` has nothing
 * @param serving left out: without limits, however long a busy machine takes
 */
export async function openTestDatabase(
  template: Connection,
  from: "migrated" | "empty" = "migrated",
  serving?: Serving,
): Promise<TestDatabase> {
  const name = `t_${randomBytes(8).toString("hex")}`;
  const source = from === "migrated" ? template.database : "template1";
  // Test databases need not survive a crash: copying files is faster than writing through the log.
  await onServer(template, `create database ${name} template ${source} strategy file_copy`);
  const connection = { ...template, database: name };
  const database = poolDatabase({ primary: connection, replica: null, serving });
  // A copied database needs an identity of its own.
  if (from === "migrated") await database.query("update directory_identity set id = gen_random_uuid()");
  let isClosed = false;
  const guarded: Database = {
    ...database,
    async close() {
      if (isClosed) return;
      isClosed = true;
      await database.close();
    },
  };
  return {
    database: guarded,
    connection,
    async drop() {
      await guarded.close();
      await onServer(template, `drop database if exists ${name} with (force)`);
    },
  };
}

async function onServer(template: Connection, statement: string): Promise<void> {
  const client = new pg.Client({ ...template, database: "postgres" });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
