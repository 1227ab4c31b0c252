import pg from "pg";
import { expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { type Files, listedIn, NOW, outcome, packagesForTest, stored } from "#checks/packages-for-tests.ts";
import { untilBlocked } from "#checks/until-blocked.ts";
import type { Database, Db, TransactionalDb } from "#server/base/sql/db.ts";
import { refreshHours } from "#server/features/services/opening-hours/refresh-hours.ts";
import { IMPORT_LIMITS } from "./import-limits.ts";
import { type ImportReport, importPackage } from "./import-package.ts";
import { SILENT } from "./progress.ts";

const DAY = 86_400_000;
const BATCH = 3;
const SERVICES = 10;

const createPackage = (text: string): Files => ({
  "services.csv": [
    "id,name,description",
    ...Array.from({ length: SERVICES }, (_, id) => `${id},Service ${id},${text} ${id}`),
    "",
  ].join("\n"),
  "schedules.csv": [
    "service_id,freq,byday,opens_at,closes_at",
    ...Array.from({ length: SERVICES }, (_, id) => `${id},WEEKLY,MO,0${8 + (id % 2)}:00,12:00`),
    "",
  ].join("\n"),
});

/** Calls `onBatch` at the end of each batch, before its commit. */
function watched({ bulk }: Database, onBatch: (number: number, db: Db) => Promise<void>): TransactionalDb {
  // The first transaction keeps the staged package.
  let transactions = -1;
  return {
    query: (text, values) => bulk.query(text, values),
    async transaction(work) {
      transactions += 1;
      const number = transactions;
      return bulk.transaction(async (db) => {
        const result = await work(db);
        if (number > 0) await onBatch(number, db);
        return result;
      });
    },
  };
}

onEachEngine("merging an import", (open) => {
  const { asFolder } = packagesForTest();

  const run = (location: string, source: string, now = NOW, bulk = open().bulk): Promise<ImportReport> =>
    importPackage({ bulk }, location, now, {
      isDryRun: false,
      source,
      progress: SILENT,
      setAside: listedIn([]),
      limits: { ...IMPORT_LIMITS, batch: BATCH },
    });

  const findId = async (source: string, externalId: string): Promise<string> => {
    const [row] = await open().query<{ id: string }>(
      "select service_id as id from service_sources where source = $1 and external_id = $2",
      [source, externalId],
    );
    return row?.id ?? "";
  };

  /** Writes as a visitor does, who does not wait for locks. */
  const visitorWrites = (id: string): Promise<unknown> =>
    open().transaction(async (db) => {
      await db.query("set local lock_timeout = '1ms'");
      await db.query("select from services where id = $1 for update", [id]);
      await db.query("update services set likes = likes + 1 where id = $1", [id]);
      await db.query(
        "select from hours where id = (select hours_id from services where id = $1) for update",
        [id],
      );
    });

  test("visitors write to all services but those of the batch, and to shared hours, without waiting", async () => {
    await run(await asFolder(createPackage("Meals")), "visitors");
    const batches: number[] = [];
    const bulk = watched(open(), async (number) => {
      batches.push(number);
      const inBatch = (id: number) => Math.floor(id / BATCH) === number - 1;
      const others = Array.from({ length: SERVICES }, (_, id) => id).filter((id) => !inBatch(id));
      for (const id of others) await visitorWrites(await findId("visitors", String(id)));
    });
    // The next day, so that the rows of hours are old.
    const report = await run(await asFolder(createPackage("Clothes")), "visitors", NOW + DAY, bulk);
    expect(outcome(report)).toMatchObject({ changed: SERVICES });
    expect(batches).toEqual([1, 2, 3, 4]);
    const [likes] = await open().query<{ likes: number }>(
      "select sum(likes)::int as likes from services join service_sources on service_id = id where source = 'visitors'",
    );
    expect(likes?.likes).toBe(4 * SERVICES - SERVICES);
  });

  test("a locked service is merged last, and what its editor changes stays", async () => {
    await run(await asFolder(createPackage("Meals")), "held");
    const [held, edited] = [await findId("held", "1"), await findId("held", "2")];
    let running: Promise<ImportReport> | undefined;
    await open().transaction(async (person) => {
      await person.query("select from services where id = any($1::uuid[]) order by id for update", [
        [held, edited],
      ]);
      running = run(await asFolder(createPackage("Clothes")), "held");
      await untilBlocked(open(), 1);
      const now = await stored(open(), "held");
      const texts = [...now].map(([id, { description }]) => `${id}: ${description}`);
      expect(texts.toSorted()).toEqual(
        Array.from({ length: SERVICES }, (_, id) =>
          id === 1 || id === 2 ? `${id}: Meals ${id}` : `${id}: Clothes ${id}`,
        ),
      );
      await person.query("update services set description = 'Edited', version = version + 1 where id = $1", [
        edited,
      ]);
    });
    expect(outcome((await running) ?? (await run("", "")))).toMatchObject({ changed: 9, conflicts: 1 });
    const after = await stored(open(), "held");
    expect(after.get("1")?.description).toBe("Clothes 1");
    expect(after.get("2")?.description).toBe("Edited");
  });

  test("two imports of one source at once are one after the other", async () => {
    const [meals, clothes] = [
      await asFolder(createPackage("Meals")),
      await asFolder(createPackage("Clothes")),
    ];
    const reports = await Promise.all([run(meals, "twice"), run(clothes, "twice", NOW + 1)]);
    const outcomes = reports.map(outcome).toSorted((one, other) => (one.added ?? 0) - (other.added ?? 0));
    expect(outcomes).toMatchObject([
      { added: 0, changed: SERVICES },
      { added: SERVICES, changed: 0 },
    ]);
    expect((await stored(open(), "twice")).size).toBe(SERVICES);
  });

  test.each(["40P01", "40001"])("a batch that ends with %s is tried again", async (code) => {
    let failures = 0;
    const bulk = watched(open(), async (number) => {
      if (number !== 2) return;
      failures += 1;
      throw Object.assign(new pg.DatabaseError("chosen", 0, "error"), { code });
    });
    const report = await run(await asFolder(createPackage("Meals")), `retried ${code}`, NOW, bulk);
    expect(outcome(report)).toMatchObject({ added: SERVICES });
    expect(failures).toBe(1);
    expect((await stored(open(), `retried ${code}`)).size).toBe(SERVICES);
    const history = await open().query(
      `select from history join service_sources on service_id::text = thing_id where source = $1`,
      [`retried ${code}`],
    );
    expect(history).toHaveLength(SERVICES);
  });

  test("a failure keeps the batches that were merged, reports them, and the next import does the rest", async () => {
    const location = await asFolder(createPackage("Meals"));
    const bulk = watched(open(), async (number) => {
      if (number === 3) throw new Error("the power fails");
    });
    await expect(run(location, "failed", NOW, bulk)).rejects.toThrow(
      "The import stopped after 6 of 10 services: the power fails. Run it again: it goes on from there.",
    );
    expect((await stored(open(), "failed")).size).toBe(6);
    const report = await run(location, "failed");
    expect(report.resumed).toMatchObject({ merged: 6, total: 10 });
    expect(outcome(report)).toMatchObject({ added: 4, unchanged: 6 });
    expect((await run(location, "failed")).resumed).toBeNull();
  });

  test("during the refresh of hours, in whatever order, there is no deadlock", async () => {
    await run(await asFolder(createPackage("Meals")), "refreshed");
    let refreshed = 0;
    const bulk = watched(open(), async () => {
      await open().query("update hours set stamp = 'old'");
      refreshed += await refreshHours(open(), NOW + DAY);
    });
    await run(await asFolder(createPackage("Clothes")), "refreshed", NOW + DAY, bulk);
    expect(refreshed).toBeGreaterThan(4);
  });
});
