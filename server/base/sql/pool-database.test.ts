import fc from "fast-check";
import { expect, test } from "vitest";
import { onEachEngine, testServers } from "#checks/on-each-engine.ts";
import { openTestDatabase } from "#checks/test-databases.ts";
import { databaseFault } from "./database-fault.ts";
import { type Db, instant } from "./db.ts";
import { newId } from "./new-id.ts";

onEachEngine("the database", (open) => {
  test("values have the types that Db states", async () => {
    const at = Date.UTC(2026, 10, 21, 12, 30, 15, 250);
    const [row] = await open().query<object>(
      `select $1::timestamptz as at, array[$1::timestamptz, null] as moments, date '2026-11-21' as day,
              8589934592::bigint as big, array[1::bigint] as bigs, '\\x00ff'::bytea as bytes, point(1.5, -2) as place,
              '{"a": [1]}'::jsonb as json, null::timestamptz as never`,
      [instant(at)],
    );
    expect(row).toEqual({
      at,
      moments: [at, null],
      day: "2026-11-21",
      big: 8_589_934_592,
      bigs: [1],
      bytes: Buffer.from([0, 255]),
      place: { x: 1.5, y: -2 },
      json: { a: [1] },
      never: null,
    });
  });

  test("moments and lists of texts arrive whatever they are, and wherever the server's clock is", async () => {
    const moment = fc.integer({ min: Date.UTC(1000, 0, 1), max: Date.UTC(9999, 11, 31) });
    const text = fc.oneof(
      fc.string().filter((each) => !each.includes("\0")),
      fc.constantFrom("NULL", "null", "{}", "a,b", '"', "\\", "ñ", ""),
    );
    for (const zone of ["UTC", "America/New_York", "Asia/Kathmandu"]) {
      await open().transaction(async (db) => {
        await db.query(`set local timezone to '${zone}'`);
        await fc.assert(
          fc.asyncProperty(moment, fc.array(fc.option(text), { maxLength: 5 }), async (at, texts) => {
            const rows = await db.query("select $1::timestamptz as at, $2::text[] as texts", [
              instant(at),
              texts,
            ]);
            expect(rows).toEqual([{ at, texts }]);
          }),
          { numRuns: 60 },
        );
      });
    }
  });

  test("a bigint that a number cannot hold is an error, not a wrong number", async () => {
    await expect(open().query("select 9007199254740993::bigint")).rejects.toThrow(RangeError);
  });

  test("a transaction that throws leaves nothing, and one that resolves stays", async () => {
    const db = open();
    await db.query("create table kept (id uuid primary key)");
    const [lost, stays] = [newId(1), newId(2)];
    const failed = db.transaction(async (inside) => {
      await inside.query("insert into kept values ($1)", [lost]);
      throw new Error("changed my mind");
    });
    await expect(failed).rejects.toThrow("changed my mind");
    await db.transaction((inside) => inside.query("insert into kept values ($1)", [stays]));
    expect(await db.query("select id from kept")).toEqual([{ id: stays }]);
  });

  test("a connection that is lost fails its transaction, not the process", async () => {
    const endedBy = (statement: (db: Db) => Promise<unknown>) =>
      open().transaction(async (db) => {
        const [own] = await db.query<{ id: number }>("select pg_backend_pid() as id");
        await open().query("select pg_terminate_backend($1)", [own?.id]);
        await statement(db);
      });
    await expect(endedBy((db) => db.query("select pg_sleep(5)"))).rejects.toThrow();
    await expect(endedBy(() => new Promise((resolve) => setTimeout(resolve, 100)))).rejects.toThrow();
    expect(await open().query("select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("a read that takes too long is given up, and no other work is", async () => {
    const [{ template } = { template: null }] = testServers();
    if (template === null) throw new Error("There is always the embedded engine.");
    const limited = await openTestDatabase(template, "empty", {
      limits: { statementMs: 500, lockMs: 10_000, queueMs: 10_000 },
      connections: { visitors: 2, readers: 2, bulk: 2 },
    });
    try {
      const { database } = limited;
      const failure: unknown = await database.reader.query("select pg_sleep(200)").catch((error) => error);
      expect(databaseFault(failure)?.kind).toBe("slow");
      const running = () =>
        database.bulk.query(
          "select from pg_stat_activity where state = 'active' and query like '%sleep(200)'",
        );
      await expect.poll(running, { message: "it ends on the server, too" }).toEqual([]);
      expect(await database.reader.query("select 1 as one")).toEqual([{ one: 1 }]);
      await database.bulk.query("select pg_sleep(0.8)");
      await database.bulk.transaction((db) => db.query("select pg_sleep(0.8)"));
    } finally {
      await limited.drop();
    }
  });

  test("a commit that the server warns of is not acknowledged: it may be on no replica", async () => {
    await open().query("create table warned as select 1 as number");
    await open().query(`
      create function warn() returns trigger language plpgsql as $$ begin raise warning 'alone'; return null; end $$;
      create constraint trigger warn after update on warned deferrable initially deferred
        for each row execute function warn()`);
    const failure: unknown = await open()
      .transaction((db) => db.query("update warned set number = 2"))
      .catch((error) => error);
    expect(databaseFault(failure)).toMatchObject({ kind: "slow", isOutcomeUnknown: true });
    expect(await open().query("select number from warned")).toEqual([{ number: 2 }]);
  });

  test("a server that is no longer the primary is as good as away for a write", async () => {
    const failure: unknown = await open()
      .transaction(async (db) => {
        await db.query("set transaction read only");
        await db.query("create table refused (number int)");
      })
      .catch((error) => error);
    expect(databaseFault(failure)).toMatchObject({ kind: "unavailable", isOutcomeUnknown: false });
  });

  test("a write alone waits for a lock as long as a transaction does", async () => {
    const [{ template } = { template: null }] = testServers();
    if (template === null) throw new Error("There is always the embedded engine.");
    const limited = await openTestDatabase(template, "empty", {
      limits: { statementMs: null, lockMs: 200, queueMs: 10_000 },
      connections: { visitors: 2, readers: 2, bulk: 2 },
    });
    try {
      const { database } = limited;
      await database.bulk.query("create table counted as select 1 as number");
      await database.bulk.transaction(async (db) => {
        await db.query("update counted set number = 2");
        const write = () => database.query("update counted set number = 3 returning number");
        const failures = [
          await write().catch((error: unknown) => error),
          await database
            .transaction((own) => own.query("update counted set number = 3"))
            .catch((error: unknown) => error),
        ];
        expect(failures.map((failure) => databaseFault(failure)?.kind)).toEqual(["locked", "locked"]);
      });
      expect(await database.query("update counted set number = 3 returning number")).toEqual([{ number: 3 }]);
    } finally {
      await limited.drop();
    }
  });

  test("the letters of Spanish are known", async () => {
    expect(await open().query("select lower('ÑÁ') as low, show_trgm('ñandú') <> '{}' as parts")).toEqual([
      { low: "ñá", parts: true },
    ]);
  });
});
