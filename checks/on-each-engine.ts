import { afterAll, beforeAll, describe, inject, test } from "vitest";
import type { Database } from "#server/sql/db.ts";
import type { Connection } from "#server/sql/pool-database.ts";
import { openTestDatabase, type TestDatabase } from "./test-databases.ts";

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

/** The engines of this machine, for tests that need two of them at once. */
export function testServers(): { engine: string; template: Connection }[] {
  return inject("databaseServers").flatMap(({ engine, template }) =>
    template === null ? [] : [{ engine, template }],
  );
}
