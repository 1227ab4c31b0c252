import { expect, test } from "vitest";
import { listingsForTest, NOW } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import type { Db } from "#server/base/sql/db.ts";
import { applyMigration, migrate, prepareMigrations, readMigrations } from "#server/base/sql/migrate.ts";
import { refreshRegions } from "#server/features/listings/refresh-regions.ts";
import { dropTables } from "#server/features/operations/backup/queries.ts";
import { storePlaces } from "#server/features/places/store-places.ts";
import { tellOwnersOfTowns } from "./protection-jobs.ts";

/** Protected listings of an older version that showed their town, and with it as much as their address did. */
const EXACT = "01950000-0000-7000-8000-000000000021";
const AREA = "01950000-0000-7000-8000-000000000022";
const HIDDEN = "01950000-0000-7000-8000-000000000023";
const SMALL = "01950000-0000-7000-8000-000000000024";
/** And others, which stay as they are. */
const REGION = "01950000-0000-7000-8000-000000000025";
const OPEN = "01950000-0000-7000-8000-000000000026";

async function storeOlder(db: Db): Promise<void> {
  const street = { address1: "31 Foxglove Ct", zip: "33177", longitude: -80.191919, latitude: 25.791919 };
  const none = { address1: null, zip: null, longitude: null, latitude: null };
  const all = [
    { id: EXACT, visibility: "EXACT", shown: "TOWN", city: "Largeton", ...street },
    { id: AREA, visibility: "AREA", shown: "TOWN", city: "Largeton", ...street, address1: null },
    { id: HIDDEN, visibility: "HIDDEN", shown: "TOWN", city: "Largeton", ...none },
    { id: SMALL, visibility: "EXACT", shown: "TOWN", city: "Smallton", ...street },
    { id: REGION, visibility: "EXACT", shown: "REGION", city: "", ...none },
    { id: OPEN, visibility: "EXACT", shown: "TOWN", city: "Largeton", ...street },
  ];
  for (const { id, visibility, shown, city, address1, zip, longitude, latitude } of all) {
    await db.query(
      `insert into services (id, name, description, types, needs, category, address_visibility, address1, city, state,
                             zip, longitude, latitude, country, time_zone, likes, approved_at, created_at, updated_at,
                             type_bits, need_bits, category_bits, public_point, public_search, is_protected, place_shown)
       values ($1, 'House', 'A house.', '{SHELTER}', '{}', '{MEN}', $2, $3, $4, 'FL', $5, $6, $7, 'United States',
               'America/New_York', 0, now(), now(), now(), 2, 0, 2, '(1,1)', '''house'':1A ''foxglove'':2', $8, $9)`,
      [id, visibility, address1, city, zip, longitude, latitude, id !== OPEN, shown],
    );
    if (id === HIDDEN) continue;
    await db.query(
      `insert into service_places (service_id, address1, city, zip, longitude, latitude)
       values ($1, '31 Foxglove Ct', $2, '33177', -80.191919, 25.791919)`,
      [id, city === "" ? "Largeton" : city],
    );
  }
}

onOneEngine("A database in which towns showed streets", (open) => {
  const at = listingsForTest(open);

  test("shows the town at most after the migration, and tells each owner once", async () => {
    const migrations = await readMigrations();
    const first = migrations.findIndex(({ name }) => name === "0128-town-at-most.sql");
    expect(first).toBeGreaterThan(0);
    await open().transaction(async (db) => {
      await dropTables(db);
      await prepareMigrations(db);
      for (const migration of migrations.slice(0, first)) await applyMigration(db, migration);
      await storeOlder(db);
    });
    await migrate(open(), () => {});

    const readServiceRow = async (id: string) =>
      (
        await open().query<{ row: string }>("select to_jsonb(s)::text as row from services s where id = $1", [
          id,
        ])
      )[0]?.row;
    for (const id of [EXACT, AREA, SMALL])
      expect(await readServiceRow(id)).not.toMatch(/oxglove|33177|191919|ton"/);
    const city = { geoNamesId: null, otherNames: [], state: "FL", county: "", inCounty: "Towns" };
    await storePlaces(open(), "test", new Uint8Array(32), () => ({
      cities: [
        { ...city, name: "Largeton", population: 50_000, longitude: -80, latitude: 26 },
        { ...city, name: "Smallton", population: 9, longitude: -81, latitude: 27 },
      ],
      areas: [],
      counties: [{ state: "FL", name: "Towns", longitude: -80.5, latitude: 26.5 }],
    }));
    await refreshRegions(open().bulk, NOW);
    const NO_DOOR = { address1: null, zip: null, location: { coordinates: [] } };
    for (const id of [EXACT, AREA, HIDDEN])
      expect(await at.asGuest(id)).toMatchObject({ ...NO_DOOR, city: "Largeton", placeShown: "TOWN" });
    for (const id of [SMALL, REGION])
      expect(await at.asGuest(id)).toMatchObject({ ...NO_DOOR, city: "", placeShown: "REGION" });
    expect(await at.asGuest(OPEN)).toMatchObject({ address1: "31 Foxglove Ct", zip: "33177" });

    const told: unknown[] = [];
    const deps = { database: open(), queueMail: async (_db: unknown, job: object) => void told.push(job) };
    await tellOwnersOfTowns(deps);
    await tellOwnersOfTowns(deps);
    expect(told).toHaveLength(3);
    for (const serviceId of [EXACT, AREA, SMALL])
      expect(told).toContainEqual({ mail: "placeTownAtMost", serviceId });
  });
});
