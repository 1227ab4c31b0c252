import { expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { addOrganizations } from "#checks/organizations-for-tests.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { organizationQuery } from "#domain/listings/organizations/organization-query.ts";
import type { Db } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import type { ServiceToStore } from "#server/features/services/service-row.ts";
import { addUpChanges, forgetZeros } from "./count-queries.ts";
import { countOrganizations, readOrganizations } from "./queries.ts";

const NOW = Date.UTC(2026, 10, 27, 15);
const AID = { id: newId(1), name: "Harbor Aid" };
const STEPS = { id: newId(2), name: "First Steps" };
const EMPTY = { id: newId(3), name: "Nobody's" };
const GUEST = { id: null, seesAll: false };
const ADMINISTRATOR = { id: null, seesAll: true };

interface Numbers {
  id: string;
  kept: number;
  public: number;
  listed: number;
}

/** Reads the stored numbers of organizations that have any services. */
const kept = (db: Db) =>
  db.query<Numbers>(
    `select organization_id as id, kept, public, listed from services_of_organizations
      where (kept, public, listed) <> (0, 0, 0) order by 1`,
  );
const counted = (db: Db) =>
  db.query<Numbers>(
    `select organization_id as id, count(*) filter (where deleted_at is null)::int as kept,
            count(*) filter (where is_public)::int as public, count(*) filter (where is_listed)::int as listed
       from services where organization_id is not null and deleted_at is null group by 1 order by 1`,
  );

onEachEngine("the numbers of organizations' services", (open) => {
  /** Each change counts right away, and still does after it was added up. */
  test("are right after everything that changes them", async () => {
    const db = open();
    await addOrganizations(db, [AID, STEPS, EMPTY]);
    const services = [
      serviceForTest({ organization: AID }),
      serviceForTest({ organization: AID }),
      serviceForTest({ organization: AID }, { approvedAt: null }),
      serviceForTest({ organization: STEPS, closeSchedules: [{ type: "PERMANENTLY_CLOSED" }] }),
      serviceForTest({}),
    ];
    const at = (index: number): ServiceToStore => {
      const service = services[index];
      if (service === undefined) throw new Error("There is no such service.");
      return service;
    };
    const pickId = (index: number) => at(index).id;
    const write = (text: string, ...values: unknown[]) => db.query(text, values);
    const works: readonly (readonly [string, () => Promise<unknown>])[] = [
      ["add", () => storeServices(db, services, NOW)],
      ["approve", () => write("update services set approved_at = now() where id = $1", pickId(2))],
      ["delete", () => write("update services set deleted_at = now() where id = $1", pickId(0))],
      ["restore", () => write("update services set deleted_at = null where id = $1", pickId(0))],
      [
        "move",
        () => storeServices(db, [{ ...at(1), facts: { ...at(1).facts, organization: STEPS } }], NOW + 1),
      ],
      ["leave", () => storeServices(db, [{ ...at(2), facts: { ...at(2).facts, organization: null } }], NOW)],
      ["join", () => storeServices(db, [{ ...at(4), facts: { ...at(4).facts, organization: AID } }], NOW)],
      ["thank", () => write("update services set likes = likes + 1")],
      ["purge", () => write("delete from services where id = $1", pickId(3))],
      ["purge all", () => write("delete from services")],
    ];
    const seen: Record<string, number> = {};
    for (const [work, run] of works) {
      await run();
      expect(await kept(db), work).toEqual(await counted(db));
      seen[work] = await countOrganizations(db, organizationQuery({}), GUEST);
      if (work !== "approve") await addUpChanges(db);
      expect(await kept(db), `${work}, added up`).toEqual(await counted(db));
    }
    expect(seen).toMatchObject({ add: 2, delete: 2, move: 2, purge: 2, "purge all": 0 });
    await forgetZeros(db);
    expect(await db.query("select from organization_counts")).toEqual([]);
  });

  test("order organizations, of which some have none", async () => {
    const db = open();
    await addOrganizations(db, [AID, STEPS, EMPTY]);
    await storeServices(
      db,
      [AID, STEPS, STEPS].map((organization) => serviceForTest({ organization })),
      NOW,
    );
    const names = async (direction: "asc" | "desc", viewer: typeof GUEST, q = "") => {
      const query = organizationQuery({ sort: "services", direction, q });
      const found = await readOrganizations(db, query, viewer);
      expect(await countOrganizations(db, query, viewer)).toBe(found.length);
      return found.map(({ name, services }) => `${name} ${services}`);
    };
    expect(await names("desc", GUEST)).toEqual(["First Steps 2", "Harbor Aid 1"]);
    expect(await names("asc", GUEST)).toEqual(["Harbor Aid 1", "First Steps 2"]);
    expect(await names("asc", ADMINISTRATOR)).toEqual(["Nobody's 0", "Harbor Aid 1", "First Steps 2"]);
    expect(await names("desc", ADMINISTRATOR, "ar,body")).toEqual(["Harbor Aid 1", "Nobody's 0"]);
    expect(await names("desc", GUEST, "ar,body")).toEqual(["Harbor Aid 1"]);
  });

  test("are added up by two at once, and nobody who writes waits for another", async () => {
    const database = open();
    await addOrganizations(database, [AID]);
    await database.query("delete from services");
    const another = () => storeServices(database, [serviceForTest({ organization: AID })], NOW);
    await database.transaction(async (first) => {
      await storeServices(first, [serviceForTest({ organization: AID })], NOW);
      // Another service of the same organization, while the first is not committed.
      await another();
      await Promise.all([addUpChanges(database), addUpChanges(database)]);
    });
    await another();
    await Promise.all([addUpChanges(database), addUpChanges(database)]);
    expect(await kept(database)).toEqual([{ id: AID.id, kept: 3, public: 3, listed: 3 }]);
  });
});
