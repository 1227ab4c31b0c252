import { expect, test } from "vitest";
import { testServers } from "#checks/on-each-engine.ts";
import { openTestDatabase } from "#checks/test-databases.ts";
import type { TransactionalDb } from "./db.ts";
import { dumpSchema } from "./dump-schema.ts";
import { migrate, readSchema } from "./migrate.ts";

/** Ends the connection in the middle of the migration that is the so-manieth, after its statements, as a kill does. */
function killedIn(database: TransactionalDb, migration: number): TransactionalDb {
  let begun = 0;
  return {
    query: (text, values, options) => database.query(text, values, options),
    transaction: (work) =>
      database.transaction((db) =>
        work({
          async query<Row>(text: string, values?: readonly unknown[]) {
            if (text.startsWith("insert into schema_migrations")) {
              begun += 1;
              if (begun === migration) await db.query("select pg_terminate_backend(pg_backend_pid())");
            }
            return db.query<Row>(text, values);
          },
        }),
      ),
  };
}

test.each(testServers().map(({ engine, template }) => [engine, template] as const))(
  "migrations that are killed on the way go on when they are started again, and end in the same state, on %s",
  async (_, template) => {
    const [whole, killed] = [
      await openTestDatabase(template, "empty"),
      await openTestDatabase(template, "empty"),
    ];
    try {
      await migrate(whole.database, () => {});
      const { migrations, viewSet } = await readSchema();
      const applied: string[] = [];
      for (const migration of [1, 2, Math.floor(migrations.length / 3)]) {
        await expect(
          migrate(killedIn(killed.database, migration), (line) => applied.push(line)),
        ).rejects.toThrow();
      }
      expect(applied.length).toBeGreaterThan(0);
      await migrate(killed.database, (line) => applied.push(line));
      // Each once, and none that was killed was told of.
      const files = [
        ...migrations.map(({ name }) => name),
        ...viewSet.views.map(({ file }) => `views/${file}`),
      ];
      expect(applied).toEqual(files.map((file) => `Applied ${file}`));
      expect(await dumpSchema(killed.database)).toEqual(await dumpSchema(whole.database));
    } finally {
      await whole.drop();
      await killed.drop();
    }
  },
);
