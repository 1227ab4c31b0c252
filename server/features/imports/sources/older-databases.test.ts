import { expect, test } from "vitest";
import { listingsForTest } from "#checks/listings-for-tests.ts";
import { onEachEngine } from "#checks/on-each-engine.ts";
import type { Db } from "#server/base/sql/db.ts";
import { applyMigration, migrate, prepareMigrations, readMigrations } from "#server/base/sql/migrate.ts";
import { dropTables } from "#server/features/operations/backup/queries.ts";

/** Services of a database that did not record where facts come from. */
const COPIED = "01950000-0000-7000-8000-000000000011";
const EDITED = "01950000-0000-7000-8000-000000000012";
/** A proposal for it waits, and one was refused: nothing of it has changed. */
const PROPOSED = "01950000-0000-7000-8000-000000000013";
/** People have entered most of it. */
const TAKEN_OVER = "01950000-0000-7000-8000-000000000014";
const ENTERED = "01950000-0000-7000-8000-000000000015";
const DEMONSTRATION = "01950000-0000-7000-8000-000000000016";
const ALL = [COPIED, EDITED, PROPOSED, TAKEN_OVER, ENTERED, DEMONSTRATION];

const SOURCE = { name: "harbor-2019", url: null, licence: null, asOf: null };
const STATED = [
  "name",
  "type",
  "description",
  "address1",
  "city",
  "state",
  "zip",
  "country",
  "location",
  "phone",
  "website",
  "category",
  "totalBeds",
  "availableBeds",
];

async function storeOlder(db: Db): Promise<void> {
  for (const [index, id] of ALL.entries()) {
    await db.query(
      `insert into services (id, name, description, types, needs, category, address_visibility, address1, city, state,
                             zip, longitude, latitude, country, time_zone, phone, website, likes, available_beds,
                             total_beds, beds_updated_at, approved_at, created_at, updated_at, type_bits, need_bits,
                             category_bits, public_point, public_search)
       values ($1, 'House', 'A house.', '{SHELTER}', '{}', '{MEN}', 'EXACT', '1 Quay', 'Harborton', 'FL', '33101',
               -80.1, 25.8, 'United States', 'America/New_York', '(305) 555-0100', 'https://house.example/', 0, 3, 9,
               now(), now(), now(), now(), 2, 0, 2, '(1,1)', '''house'':1A')`,
      [id],
    );
    await db.query(
      `insert into service_places (service_id, address1, zip, longitude, latitude)
       values ($1, '1 Quay', '33101', -80.1, 25.8)`,
      [id],
    );
    if (id === ENTERED) continue;
    await db.query(
      `insert into service_sources (source, external_id, service_id, fingerprint, service_version, last_seen_at)
       values ($1, $2, $3, decode(repeat('00', 32), 'hex'), $4, now())`,
      [id === DEMONSTRATION ? "demonstration" : SOURCE.name, `${index}`, id, id === EDITED ? 7 : 1],
    );
  }
  const most = Object.fromEntries(STATED.slice(0, 12).map((field) => [field, "other"]));
  for (const [id, action, after] of [
    [COPIED, "IMPORT", { name: "House" }],
    [EDITED, "EDIT", { phone: "(305) 555-0100" }],
    [EDITED, "APPROVE_EDIT", { website: "https://house.example/" }],
    [EDITED, "COUNT_BEDS", { availableBeds: 3 }],
    [EDITED, "PROPOSE", { website: "https://house.example/" }],
    [PROPOSED, "PROPOSE", { phone: "(305) 555-0199", name: "Refuge" }],
    [PROPOSED, "REFUSE_EDIT", { phone: "(305) 555-0100", city: "Harborton" }],
    [TAKEN_OVER, "EDIT", most],
  ] as const) {
    await db.query(
      `insert into history (thing, thing_id, action, actor_role, at, after)
       values ('SERVICE', $1, $2, 'SYSTEM', now(), $3)`,
      [id, action, JSON.stringify(after)],
    );
  }
}

onEachEngine("A database from before sources were recorded", (open) => {
  const at = listingsForTest(open);

  test("has them after the migration: what was imported and nobody has changed, without a date", async () => {
    const migrations = await readMigrations();
    const first = migrations.findIndex(({ name }) => name === "0024-sources.sql");
    expect(first).toBeGreaterThan(0);
    await open().transaction(async (db) => {
      await dropTables(db);
      await prepareMigrations(db);
      for (const migration of migrations.slice(0, first)) await applyMigration(db, migration);
      await storeOlder(db);
    });
    await migrate(open(), () => {});

    const shown = async (id: string) => {
      const { source, sources, bedsUpdatedAt } = await at.asGuest(id);
      return { source, fields: sources.map(({ fields }) => fields), hasCounted: bedsUpdatedAt !== null };
    };
    const without = (...changed: string[]) => [STATED.filter((field) => !changed.includes(field))];
    expect(await shown(COPIED)).toEqual({ source: SOURCE, fields: [STATED], hasCounted: false });
    expect(await shown(EDITED)).toEqual({
      source: SOURCE,
      fields: without("phone", "website", "availableBeds"),
      hasCounted: true,
    });
    expect(await shown(PROPOSED)).toEqual({ source: SOURCE, fields: [STATED], hasCounted: false });
    expect(await shown(TAKEN_OVER)).toEqual({
      source: null,
      fields: [["totalBeds", "availableBeds"]],
      hasCounted: false,
    });
    for (const id of [ENTERED, DEMONSTRATION])
      expect(await shown(id)).toEqual({ source: null, fields: [], hasCounted: true });
  });
});
