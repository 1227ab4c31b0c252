import { expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import type { Db } from "./db.ts";
import { migrateTo, readSchema, type Schema } from "./migrate.ts";
import { computeChecksum, type SqlFile } from "./sql-files.ts";
import { applyViews, changedViews, toView, type View } from "./views.ts";

function toSqlFile(name: string, text: string): SqlFile {
  return { name, text, checksum: computeChecksum(text) };
}

function view(name: string, text: string): View {
  return toView(toSqlFile(name, text));
}

/** This version with further views and migrations. */
async function schemaWith(views: readonly View[], migrations: readonly SqlFile[] = []): Promise<Schema> {
  const { migrations: before, viewSet } = await readSchema();
  return {
    migrations: [...before, ...migrations],
    viewSet: { ...viewSet, views: [...viewSet.views, ...views] },
  };
}

const names = view("30-names.sql", "create or replace view names as select id, name from services");
const readers = view("40-readers.sql", "create or replace view readers as select id from names");

onEachEngine("views", (open) => {
  const readColumns = async (name: string) =>
    (
      await open().query<{ column: string }>(
        `select column_name as "column" from information_schema.columns where table_name = $1 order by ordinal_position`,
        [name],
      )
    ).map(({ column }) => column);
  /** Runs `work` and takes back what it did. */
  async function undone(work: (db: Db) => Promise<void>): Promise<void> {
    const taken = new Error("taken back");
    await expect(
      open().transaction(async (db) => {
        await work(db);
        throw taken;
      }),
    ).rejects.toBe(taken);
  }

  test("are made once, and again when their file has changed", async () => {
    const { viewSet } = await schemaWith([names, readers]);
    expect(await changedViews(open(), viewSet)).toEqual([names, readers]);
    await open().transaction((db) => applyViews(db, viewSet));
    expect(await changedViews(open(), viewSet)).toEqual([]);
    const longer = view(names.file, names.text.replace("id, name", "id, name, city"));
    const changed = await schemaWith([longer, readers]);
    expect(await open().transaction((db) => applyViews(db, changed.viewSet))).toEqual([longer]);
    expect(await readColumns("names")).toEqual(["id", "name", "city"]);
  });

  test("that lose a column are made anew with those that read them", async () => {
    const shorter = view(names.file, names.text.replace("id, name", "id"));
    const { viewSet } = await schemaWith([shorter, readers]);
    expect(await open().transaction((db) => applyViews(db, viewSet))).toEqual([shorter]);
    expect(await readColumns("names")).toEqual(["id"]);
    expect(await readColumns("readers")).toEqual(["id"]);
    expect(await changedViews(open(), viewSet)).toEqual([]);
  });

  test("are not dropped from under something of the operator's own, which is named", async () => {
    const { viewSet } = await schemaWith([view(names.file, names.text.replace("id,", "city,")), readers]);
    await undone(async (db) => {
      await db.query("create view report as select count(id) as number from public_services");
      await expect(applyViews(db, viewSet)).rejects.toMatchObject({
        name: "OperatorError",
        message: expect.stringContaining("view report depends on view public_services"),
      });
      await db.query("rollback");
      await db.query("begin");
    });
  });

  test("of a newer version are left alone, and the version before does not start", async () => {
    const { viewSet } = await schemaWith([names, readers]);
    const newer = { version: "99.10.0", views: [...viewSet.views.slice(0, 2), names, readers] };
    await open().transaction((db) => applyViews(db, newer));
    const older = { ...newer, version: "99.9.1", views: [view(names.file, `${names.text} limit 1`)] };
    await expect(open().transaction((db) => applyViews(db, older))).rejects.toThrow(
      "newer than db/views/30-names.sql of 99.9.1. Start that version.",
    );
    // What both have alike stands in no one's way.
    expect(await changedViews(open(), { ...newer, version: "99.9.1" })).toEqual([]);
  });

  test("that a migration drops are made in the same transaction as it, though others follow", async () => {
    const drop = toSqlFile("9997-drop.sql", "drop view readers, names");
    const fail = toSqlFile("9998-fail.sql", "select 1 / 0");
    const more = toSqlFile("9998-more.sql", "alter table services add column parking_notes text");
    const parking = view(names.file, names.text.replace("id, name", "parking_notes, id"));
    const before = await readColumns("names");
    await expect(
      migrateTo(open(), await schemaWith([parking, readers], [drop, fail]), () => {}),
    ).rejects.toThrow("division by zero");
    expect(await readColumns("names")).toEqual(before);
    const said: string[] = [];
    const schema = await schemaWith([parking, readers], [drop, more]);
    const later = { ...schema, viewSet: { ...schema.viewSet, version: "99.11.0" } };
    await migrateTo(open(), later, (line) => said.push(line));
    expect(said).toEqual([
      "Applied 9997-drop.sql",
      "Applied 9998-more.sql",
      "Applied views/30-names.sql",
      "Applied views/40-readers.sql",
    ]);
    expect(await readColumns("names")).toEqual(["parking_notes", "id"]);
  });
});
