import { describe, expect, test } from "vitest";
import { onEachEngine, testServers } from "#checks/on-each-engine.ts";
import { openTestDatabase } from "#checks/test-databases.ts";
import type { Db } from "./db.ts";

const OFTEN = 10;

async function ask(db: Db, text: string): Promise<unknown[]> {
  const found: unknown[] = [];
  for (let time = 0; time < OFTEN; time++) {
    found.push(...(await db.query(text, [time], { isFrequent: true })));
  }
  return found;
}

/** Reads the prepared statements of the one connection that sequential queries use. */
async function prepared(db: Db): Promise<string[]> {
  const rows = await db.query<{ text: string }>("select statement as text from pg_prepared_statements");
  return rows.map(({ text }) => text);
}

const NUMBERS = Array.from({ length: OFTEN }, (_, number) => ({ number }));

onEachEngine("statements that are asked for all the time", (open) => {
  test("are prepared, each once, and others are not", async () => {
    const text = "select $1::int as number";
    expect(await ask(open(), text)).toEqual(NUMBERS);
    for (let time = 0; time < OFTEN; time++) await open().query("select $1::int as seldom", [time]);
    expect(await prepared(open())).toEqual([text]);
  });

  test("are not prepared in a transaction, which a refusal would end", async () => {
    await open().transaction((db) => ask(db, "select $1::int as inside"));
    expect((await prepared(open())).join()).not.toContain("inside");
  });

  test("fail where they are wrong, and are prepared as before", async () => {
    const text = "select 1 / (9 - $1::int) as part";
    await expect(ask(open(), text)).rejects.toThrow("division by zero");
    const other = "select $1::int as number, 1 as other";
    await ask(open(), other);
    expect(await prepared(open())).toContain(other);
  });

  test("are no more than a connection keeps", async () => {
    for (let sum = 0; sum < 60; sum++) await ask(open(), `select $1::int + ${sum} as sum`);
    const { length } = await prepared(open());
    expect(length).toBeGreaterThan(10);
    expect(length).toBeLessThanOrEqual(32);
  });
});

describe("statements are sent as texts from then on, and answered,", () => {
  const TEXT = "select number from (select $1::int as number) as asked";
  const RENAMED = "select * from counted where number = $1::int";

  test.each<[name: string, text: string, happens: string[]]>([
    ["where another connection is behind the same name", TEXT, ["deallocate all"]],
    ["where a table has changed under them", RENAMED, ["alter table counted add more int"]],
  ])("%s", async (_, text, happens) => {
    for (const { template } of testServers()) {
      if (template === null) continue;
      const { database, drop } = await openTestDatabase(template, "empty");
      try {
        await database.query("create table counted as select generate_series(0, 9) as number");
        expect(await ask(database, text)).toEqual(NUMBERS);
        expect(await prepared(database)).toEqual([text]);
        for (const statement of happens) await database.query(statement);
        expect(await ask(database, text)).toMatchObject(NUMBERS);
        await database.query("deallocate all");
        expect(await ask(database, text)).toMatchObject(NUMBERS);
        expect(await prepared(database)).toEqual([]);
      } finally {
        await drop();
      }
    }
  });

  test("where the name is taken on a connection that is new to us", async () => {
    for (const { template } of testServers()) {
      if (template === null) continue;
      const { database, drop } = await openTestDatabase(template, "empty");
      try {
        await ask(database, TEXT);
        const [known] = await database.query<{ name: string }>("select name from pg_prepared_statements");
        // A second connection, on which another statement has been prepared under that name.
        await database.transaction(async (busy) => {
          await busy.query("select 1");
          await database.query(`prepare "${known?.name}" as select $1::int as number`);
          expect(await ask(database, TEXT)).toEqual(NUMBERS);
        });
      } finally {
        await drop();
      }
    }
  });
});
