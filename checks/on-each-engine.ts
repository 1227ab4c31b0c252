import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, inject, test } from "vitest";
import type { Database } from "#server/sql/db.ts";
import { type Connection, poolDatabase } from "#server/sql/pool-database.ts";

/**
 * Describes `body` once for each engine: the embedded one and, where the machine has the programs of another
 * PostgreSQL, a private server of that; where it has none, the report says so.
 *
 * @param body gets `open`, which its tests and hooks call for the database: one for the whole of `body`, fresh
 *   and migrated, closed and dropped at the end. While the tests are being collected it cannot be called.
 */
export function onEachEngine(name: string, body: (open: () => Database) => void): void {
  for (const { engine, template } of inject("databaseServers")) {
    describe(`${name}, on ${engine}`, () => {
      if (template === null) {
        // biome-ignore lint/suspicious/noSkippedTests: the report has to say what was not tested.
        test.skip("skipped: no other PostgreSQL's programs are on this machine", () => {});
        return;
      }
      const server = template;
      let opened: TestDatabase | undefined;
      beforeAll(async () => {
        opened = await openTestDatabase(server);
      });
      afterAll(async () => {
        await opened?.drop();
      });
      body(() => {
        if (opened === undefined) throw new Error("the database is there in tests and hooks only");
        return opened.database;
      });
    });
  }
}

export interface TestDatabase {
  database: Database;
  connection: Connection;
  /** Closes and removes it. */
  drop(): Promise<void>;
}

/** The engines of this machine, for tests that need two of them at once. */
export function testServers(): { engine: string; template: Connection }[] {
  return inject("databaseServers").flatMap(({ engine, template }) =>
    template === null ? [] : [{ engine, template }],
  );
}

/**
 * A fresh database on that server.
 *
 * @param from `migrated`, the default, has our tables, `empty` has nothing
 */
export async function openTestDatabase(
  template: Connection,
  from: "migrated" | "empty" = "migrated",
  readLimit?: Parameters<typeof poolDatabase>[0]["readLimit"],
): Promise<TestDatabase> {
  const name = `t_${randomBytes(8).toString("hex")}`;
  const source = from === "migrated" ? template.database : "template1";
  await onServer(template, `create database ${name} template ${source}`);
  const connection = { ...template, database: name };
  const database = poolDatabase({ primary: connection, replica: null, readLimit });
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
