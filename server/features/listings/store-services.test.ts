import { expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { SAMPLE_FACTS, serviceForTest } from "#checks/services-for-tests.ts";
import { planePoint } from "#domain/places/mercator.ts";
import type { ScheduleEntry } from "#domain/services/opening-hours/entry.ts";
import type { Db } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { storeServices } from "./store-services.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const MONDAYS: ScheduleEntry[] = [
  { type: "WEEKLY", day: "MONDAY", span: { start: 480, end: 1020, endsNextDay: false } },
];

async function readServiceRow(db: Db, id: string): Promise<Record<string, unknown>> {
  const [row] = await db.query<Record<string, unknown>>("select * from services where id = $1", [id]);
  if (row === undefined) throw new Error("not stored");
  return row;
}

onEachEngine("storing services", (open) => {
  test("every fact comes back from its column", async () => {
    const service = serviceForTest({
      name: `Doña Inés's "Hall" \\ {a,b}`,
      descriptionEs: { text: "Un lugar.", state: "REVIEWED" },
      type: ["FOOD", "WORK"],
      needs: ["MEALS", "EMPLOYMENT"],
      category: ["WOMEN", "PETS_ALLOWED"],
      website: "https://sample.example",
      isAllowedPets: false,
      schedules: MONDAYS,
      availableBeds: 0,
      totalBeds: 4,
      alert: { description: "Closed by a storm", descriptionEs: null, expiresAt: NOW },
    });
    await storeServices(open(), [service], NOW);
    expect(await readServiceRow(open(), service.id)).toMatchObject({
      name: `Doña Inés's "Hall" \\ {a,b}`,
      types: ["FOOD", "WORK"],
      needs: ["MEALS", "EMPLOYMENT"],
      category: ["WOMEN", "PETS_ALLOWED"],
      type_bits: 0b10001,
      need_bits: 0b100000000001,
      category_bits: 0b1000000100,
      website: "https://sample.example",
      is_allowed_pets: false,
      is_low_barrier: null,
      schedules: MONDAYS,
      available_beds: 0,
      total_beds: 4,
      is_critical_header: true,
      critical_description: "Closed by a storm",
      critical_expires_at: NOW,
      approved_at: service.metadata.approvedAt,
      version: 1,
      is_listed: true,
      is_permanently_closed: false,
      longitude: -80.19362,
      latitude: 25.774173,
    });
  });

  test("a replaced service grows its version and keeps kudos, creation and deletion", async () => {
    const first = serviceForTest({ name: "Before" }, { likes: 3 });
    await storeServices(open(), [first], NOW);
    await open().query("update services set likes = 9, deleted_at = now() where id = $1", [first.id]);
    const again = { ...serviceForTest({ name: "After" }, { createdAt: NOW }), id: first.id };
    await storeServices(open(), [again], NOW);
    const row = await readServiceRow(open(), first.id);
    expect(row).toMatchObject({ name: "After", version: 2, likes: 9, created_at: first.metadata.createdAt });
    expect(row.deleted_at).not.toBeNull();
  });

  test("what is hidden is in no column that the public reads, and is not stored", async () => {
    const hidden = serviceForTest({
      place: { address1: "77 Canarywood Lane", zip: "99123", visibility: "HIDDEN" },
    });
    await storeServices(open(), [hidden], NOW);
    const row = JSON.stringify(await readServiceRow(open(), hidden.id));
    for (const secret of ["anarywood", "99123", "80.19", "25.77"]) expect(row).not.toContain(secret);
    expect(
      await open().query(
        "select address1, zip, longitude, latitude from service_places where service_id = $1",
        [hidden.id],
      ),
    ).toEqual([{ address1: null, zip: null, longitude: null, latitude: null }]);
    expect(row).toContain('"public_point":null');
    expect(await open().query("select from search_terms where term in ('canarywood', '99123')")).toEqual([]);
  });

  test("a hidden place is ordered by its city's centre, an area by its ZIP's, both wherever the door is", async () => {
    await open().query(`
      insert into gazetteer_loads (origin, fingerprint) values ('sample', decode(repeat('00', 32), 'hex'));
      insert into cities (id, origin, name, state, label, population, longitude, latitude)
      values ('00000000-0000-4000-8000-000000000001', 'sample', 'Sampleton', 'FL', 'Sampleton, FL', 50000, -81, 27);
      insert into city_names (key, city_id, state, weight, is_whole)
      values ('sampleton', '00000000-0000-4000-8000-000000000001', 'FL', 1, true);
      insert into postal_areas (id, origin, code, longitude, latitude)
      values ('00000000-0000-4000-8000-000000000002', 'sample', '33101', -81.5, 27.5)`);
    const doors = [SAMPLE_FACTS.place.coordinates, { longitude: -120, latitude: 40 }, null];
    const at = (visibility: "AREA" | "HIDDEN") =>
      doors.map((coordinates) => serviceForTest({ placeShown: "TOWN", place: { coordinates, visibility } }));
    const readPublicPlace = async ({ id }: { id: string }) => {
      const { longitude, latitude, public_point } = await readServiceRow(open(), id);
      return { longitude, latitude, public_point };
    };
    const [hidden, areas] = [at("HIDDEN"), at("AREA")];
    await storeServices(open(), [...hidden, ...areas], NOW);
    for (const service of hidden) {
      const public_point = planePoint({ longitude: -81, latitude: 27 });
      expect(await readPublicPlace(service)).toEqual({ longitude: null, latitude: null, public_point });
    }
    for (const service of areas) {
      const public_point = planePoint({ longitude: -81.5, latitude: 27.5 });
      expect(await readPublicPlace(service)).toEqual({ longitude: -81.5, latitude: 27.5, public_point });
    }
  });

  test("services that share their hours share the row; nothing to compute means no row", async () => {
    const [one, other, contact, none] = [
      serviceForTest({ schedules: MONDAYS }),
      serviceForTest({ schedules: [...MONDAYS, ...MONDAYS] }),
      serviceForTest({ schedules: MONDAYS, isContact: true }),
      serviceForTest({}),
    ] as const;
    await storeServices(open(), [one, other, contact, none], NOW);
    const hoursId = (await readServiceRow(open(), one.id)).hours_id;
    expect(hoursId).toEqual(expect.any(Number));
    expect((await readServiceRow(open(), other.id)).hours_id).toBe(hoursId);
    expect((await readServiceRow(open(), contact.id)).hours_id).toBeNull();
    expect((await readServiceRow(open(), none.id)).hours_id).toBeNull();
  });

  test("a service closed for good is not listed", async () => {
    const closed = serviceForTest({ closeSchedules: [{ type: "PERMANENTLY_CLOSED" }] });
    await storeServices(open(), [closed], NOW);
    expect(await readServiceRow(open(), closed.id)).toMatchObject({
      is_permanently_closed: true,
      is_listed: false,
    });
  });

  test("its source knows it by its number", async () => {
    const source = { source: "county", externalId: "17", fingerprint: new Uint8Array(32).fill(7) };
    const service = { ...serviceForTest(), source };
    await storeServices(open(), [service], NOW);
    await storeServices(open(), [service], NOW + 1);
    const rows = await open().query("select * from service_sources where source = 'county'");
    expect(rows).toEqual([
      {
        source: "county",
        origin_directory: null,
        origin_id: null,
        vanished_at: null,
        record_marks: null,
        stated_sources: null,
        external_id: "17",
        service_id: service.id,
        fingerprint: Buffer.alloc(32, 7),
        service_version: 2,
        last_seen_at: NOW + 1,
      },
    ]);
  });

  test("a service without needs is found by the needs in its description", async () => {
    const described = serviceForTest({ description: "Soup kitchen. We are no parents." });
    await storeServices(open(), [described], NOW);
    expect(await readServiceRow(open(), described.id)).toMatchObject({ needs: [], need_bits: 1 });
  });

  test("more services than one statement takes are stored, and none of them where one is refused", async () => {
    const many = Array.from({ length: 1_100 }, (_, index) => serviceForTest({ name: `Many ${index}` }));
    await storeServices(open(), many, NOW);
    const bad = { ...serviceForTest({ name: "" }), id: newId(NOW) };
    await expect(
      open().transaction((db) => storeServices(db, [serviceForTest({ name: "Many more" }), bad], NOW)),
    ).rejects.toThrow();
    expect(await open().query("select count(*)::int as n from services where name like 'Many%'")).toEqual([
      { n: 1_100 },
    ]);
  });

  test("two who store at once wait for each other, and both are done", async () => {
    const words = Array.from(
      { length: 600 },
      (_, index) => `word${String.fromCharCode(97 + (index % 26))}x${index}`,
    );
    const of = (order: readonly string[]) =>
      order.map((word, index) => {
        const span = { start: index % 60, end: 600, endsNextDay: false };
        return serviceForTest({ name: `Twin ${word}`, schedules: [{ type: "WEEKLY", day: "SUNDAY", span }] });
      });
    await Promise.all(
      [of(words), of(words.toReversed())].map((services) =>
        open().transaction((db) => storeServices(db, services, NOW)),
      ),
    );
    expect(await open().query("select count(*)::int as n from services where name like 'Twin%'")).toEqual([
      { n: 1_200 },
    ]);
  });

  test("nothing to store is nothing to do", async () => {
    await storeServices(open(), [], NOW);
  });
});
