import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { applyMigration, prepareMigrations, readMigrations } from "#server/base/sql/migrate.ts";
import { dropTables, readRows, readTables } from "./queries.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const folder = mkdtempSync(join(tmpdir(), "amparo-backup-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HIDDEN = "01950000-0000-7000-8000-000000000001";
const EXACT = "01950000-0000-7000-8000-000000000002";
/** Id of a service that was deleted for good. */
const GONE = "01950000-0000-7000-8000-000000000003";
const SECRET = /Foxglove|33177|191919/;

onOneEngine("A backup from before hidden addresses were forgotten", (open) => {
  test("is restored without them: in places, edits that wait and the history", async () => {
    const database = open();
    const migrations = await readMigrations();
    const at = migrations.findIndex(({ name }) => name.includes("protected-places"));
    expect(at).toBeGreaterThan(0);
    await database.transaction(async (db) => {
      await dropTables(db);
      await prepareMigrations(db);
      for (const migration of migrations.slice(0, at)) await applyMigration(db, migration);
      for (const [id, visibility] of [
        [HIDDEN, "HIDDEN"],
        [EXACT, "EXACT"],
      ]) {
        await db.query(
          `insert into services (id, name, description, types, needs, category, address_visibility, city, state,
                                 country, time_zone, likes, approved_at, created_at, updated_at, type_bits, need_bits,
                                 category_bits, public_point, public_search)
           values ($1, 'House', 'A house.', '{SHELTER}', '{}', '{}', $2, 'Secretville', 'FL', 'United States',
                   'America/New_York', 31, now(), now(), now(), 2, 0, 0, '(1,1)',
                   '''house'':1A ''secretville'':2 '':city:secretville'':2')`,
          [id, visibility],
        );
        await db.query(
          `insert into service_places (service_id, address1, address2, zip, longitude, latitude)
           values ($1, '31 Foxglove Ct', 'Foxglove door', '33177', -80.191919, 25.8)`,
          [id],
        );
        await db.query(
          `insert into pending_edits (service_id, facts, changed, created_at, updated_at)
           values ($1, $2, '{name}', now(), now())`,
          [id, JSON.stringify({ place: { address1: "31 Foxglove Ct", city: "Secretville", visibility } })],
        );
        await db.query(
          "insert into kudos (service_id, device_digest) values ($1, decode(repeat('00', 32), 'hex'))",
          [id],
        );
      }
      for (const [id, visibility] of [
        [HIDDEN, "HIDDEN"],
        [EXACT, "EXACT"],
        [GONE, "HIDDEN"],
      ]) {
        await db.query(
          `insert into history (thing, thing_id, action, actor_role, at, before, after)
           values ('SERVICE', $1, 'EDIT', 'SYSTEM', now(), $2, $3)`,
          [
            id,
            JSON.stringify({ address1: "31 Foxglove Ct", name: "Old" }),
            JSON.stringify({ address1: "33 Foxglove Ct", zip: "33177", addressVisibility: visibility }),
          ],
        );
      }
    });
    const file = join(folder, "old.backup");
    await writeBackup(database, file);
    await restoreBackup(database, file, { isReplacing: true });

    const rows: string[] = [];
    await database.transaction(async (db) => {
      for (const table of await readTables(db)) rows.push(...(await Array.fromAsync(readRows(db, table))));
    });
    expect(rows.filter((row) => SECRET.test(row) && !row.includes(EXACT))).toEqual([]);
    expect(rows.filter((row) => SECRET.test(row))).toHaveLength(3);
    expect(rows.filter((row) => row.includes(GONE) && row.includes("Old"))).toHaveLength(1);

    const [shown] = await database.query<Record<string, unknown>>(
      "select * from public_services where id = $1",
      [HIDDEN],
    );
    expect(shown).toMatchObject({
      is_protected: true,
      place_shown: "REGION",
      city: "",
      likes: 0,
      public_point: null,
    });
    expect(JSON.stringify(shown)).not.toContain("secretville");
    expect(await database.query("select city from service_places where service_id = $1", [HIDDEN])).toEqual([
      { city: "Secretville" },
    ]);
    expect(await database.query("select service_id from kudos")).toEqual([{ service_id: EXACT }]);
  });
});
