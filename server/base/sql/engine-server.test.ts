import pg from "pg";
import { describe, expect, test } from "vitest";
import { testServers } from "#checks/on-each-engine.ts";
import { openTestDatabase } from "#checks/test-databases.ts";
import { openServerEngine } from "./engine-server.ts";
import type { Connection } from "./pool-database.ts";

function toDatabaseUrl({ host, user, password, database }: Connection): string {
  return `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}`;
}

describe.each(testServers())("an external server, $engine", ({ template }) => {
  test("is opened when it is fit, and its replica is read from", async () => {
    const primary = await openTestDatabase(template);
    const replica = await openTestDatabase(template);
    const database = await openServerEngine(
      toDatabaseUrl(primary.connection),
      toDatabaseUrl(replica.connection),
    );
    const name = "select current_database() as name";
    expect(await database.query(name)).toEqual([{ name: primary.connection.database }]);
    expect(await database.reader.query(name)).toEqual([{ name: replica.connection.database }]);
    await database.close();
    await Promise.all([primary.drop(), replica.drop()]);
  });

  test.each([
    ["encoding 'SQL_ASCII' locale_provider 'libc' lc_collate 'C' lc_ctype 'C'", "must use UTF8"],
    ["encoding 'UTF8' locale_provider 'libc' lc_collate 'C' lc_ctype 'C'", "lower('Ñ')"],
  ])("with %s is refused in one line", async (options, reason) => {
    const name = `unfit_${Math.random().toString(36).slice(2)}`;
    const client = new pg.Client({ ...template, database: "postgres" });
    await client.connect();
    await client.query(`create database ${name} template template0 ${options}`);
    const refused: unknown = await openServerEngine(
      toDatabaseUrl({ ...template, database: name }),
      null,
    ).catch((error: unknown) => error);
    await client.query(`drop database ${name} with (force)`);
    await client.end();
    expect(refused).toMatchObject({ name: "OperatorError", message: expect.stringContaining(reason) });
    expect(refused).toMatchObject({ message: expect.stringMatching(/^DATABASE_URL[^\n]*$/) });
  });

  test("that does not answer is refused without its password", async () => {
    const refused = openServerEngine("postgres://amparo:hunter2@127.0.0.1:1/amparo", null);
    await expect(refused).rejects.toMatchObject({
      name: "OperatorError",
      message: expect.stringMatching(/^DATABASE_URL: we can't reach the database(?!.*hunter2)[^\n]*$/),
    });
  });
});
