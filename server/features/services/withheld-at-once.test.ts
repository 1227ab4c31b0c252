import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { chosenServers } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { openTestDatabase, type TestDatabase } from "#checks/test-databases.ts";
import type { CityPack } from "#domain/offline/city-pack/city-pack-calls.ts";
import type { ListedService, ServicePin } from "#domain/services/public-service.ts";
import type { Database } from "#server/base/sql/db.ts";
import { poolDatabase } from "#server/base/sql/pool-database.ts";
import { forgetWithholdings, readWithheldGeneration } from "#server/base/sql/withholdings.ts";
import { addSearchEngineFiles } from "#server/features/embed/search-engines/add-search-engine-files.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import type { ServiceToStore } from "#server/features/services/service-row.ts";

const NOW = Date.UTC(2026, 10, 20, 15, 0);
const NEAR = "-80.19|25.77";

/** Every way in which a service or its street is withheld, and what is left for everyone. */
const WITHHELD: readonly (readonly [
  how: string,
  statement: string,
  left: "nothing" | "page" | "noStreet",
])[] = [
  ["deleted", "update services set deleted_at = now() where id = $1", "nothing"],
  ["removed for good", "delete from services where id = $1", "nothing"],
  ["unapproved", "update services set approved_at = null where id = $1", "nothing"],
  ["closed for good", "update services set is_permanently_closed = true where id = $1", "page"],
  [
    "hidden",
    `update services set address_visibility = 'HIDDEN', address1 = null, address2 = null, zip = null,
              longitude = null, latitude = null where id = $1`,
    "noStreet",
  ],
  [
    "protected",
    `update services set is_protected = true, city = '', address1 = null, address2 = null, zip = null,
              longitude = null, latitude = null, likes = 0 where id = $1`,
    "noStreet",
  ],
  [
    "only near",
    "update services set address_visibility = 'AREA', address1 = null, address2 = null where id = $1",
    "noStreet",
  ],
];

/** An app that reads from a replica as it was when the test began, with its sitemap. */
interface Process {
  readonly database: Database;
  readonly app: RunningApp;
  readonly sitemap: FastifyInstance;
}

describe.each(chosenServers())("What is withheld, on $engine", ({ template }) => {
  let primary: TestDatabase;
  let replica: TestDatabase;
  /** The rows that both databases begin with, as JSON. */
  let initialRows: string;
  const processes: Process[] = [];

  const start = async (database: Database): Promise<void> => {
    const sitemap = fastify();
    addSearchEngineFiles(sitemap, database.currentReader, "https://help.example", () => {});
    const app = await runningApp(database);
    app.now = NOW;
    processes.push({ database, app, sitemap });
  };
  const stopAll = async () => {
    for (const { app, sitemap, database } of processes.splice(0)) {
      await app.close();
      await sitemap.close();
      await database.close();
    }
  };
  beforeAll(async () => {
    [primary, replica] = [await openTestDatabase(template), await openTestDatabase(template)];
    const rows = await primary.database.query("select id, at::text from withholdings");
    initialRows = JSON.stringify(rows);
  });
  afterAll(async () => {
    await stopAll();
    await Promise.all([primary?.drop(), replica?.drop()]);
  });

  /** Makes a database as it was when it was new. */
  const empty = async ({ database }: TestDatabase) => {
    await database.query("delete from services");
    await database.query("delete from withholdings");
    await database.query(
      `insert into withholdings (id, at) overriding system value
       select * from json_to_recordset($1) as r (id bigint, at timestamptz)`,
      [initialRows],
    );
  };

  let service: ServiceToStore;
  beforeEach(async () => {
    await stopAll();
    for (const each of [primary, replica]) await empty(each);
    service = serviceForTest({ name: "Refuge", type: ["SHELTER"] });
    for (const { database } of [primary, replica]) await storeServices(database, [service], NOW);
    await start(poolDatabase({ primary: primary.connection, replica: null }));
    await start(poolDatabase({ primary: primary.connection, replica: replica.connection }));
  });

  /** Everything public that a process answers about the service. */
  const shown = async ({ app, sitemap }: Process) => ({
    list: await app.read<ListedService[]>(`/services?nearCoordinate=${NEAR}`),
    count: (await app.read<{ count: number }>("/services/count")).count,
    pins: await app.read<ServicePin[]>(`/services/pins?nearCoordinate=${NEAR}`),
    pack: (await app.read<CityPack>(`/city-pack?nearCoordinate=${NEAR}`)).services,
    page: await (await app.get(`/api/services/${service.id}`)).text(),
    sitemap: (await sitemap.inject("/sitemap/services-1.xml")).body,
  });

  test.each(WITHHELD)("%s, it is withheld by every process at once", async (_, statement, left) => {
    for (const process of processes) {
      expect(JSON.stringify(await shown(process)).match(/1 Sample Street/g)).toHaveLength(3);
    }
    await primary.database.query(statement, [service.id]);
    for (const process of processes) {
      const { page, ...rest } = await shown(process);
      if (left === "noStreet") {
        expect(JSON.stringify({ page, ...rest })).not.toContain("1 Sample Street");
        expect(rest.list).toHaveLength(1);
        expect(rest.pack).toHaveLength(1);
      } else {
        expect(rest).toMatchObject({ list: [], count: 0, pins: [], pack: [] });
        expect(rest.sitemap).not.toContain(service.id);
        expect(page.includes("Refuge")).toBe(left === "page");
      }
    }
  });

  test("and a replica that has caught up is read from again", async () => {
    const [, behind] = processes;
    const readDatabaseName = async () => {
      const [row] = (await behind?.database.currentReader.query<{ name: string }>(
        "select current_database() as name",
      )) ?? [undefined];
      return row?.name;
    };
    expect(await readDatabaseName()).toBe(replica.connection.database);
    const [statement, at] = ["update services set approved_at = null where id = $1", [service.id]] as const;
    await primary.database.query(statement, at);
    expect(await readDatabaseName()).toBe(primary.connection.database);
    const rows = await primary.database.query("select id, at::text from withholdings where id > 1");
    await replica.database.query(statement, at);
    await replica.database.query("delete from withholdings where id > 1");
    await replica.database.query(
      `insert into withholdings (id, at) overriding system value
       select * from json_to_recordset($1) as r (id bigint, at timestamptz)`,
      [JSON.stringify(rows)],
    );
    expect(await readDatabaseName()).toBe(replica.connection.database);
  });

  test("a pack that was begun before is not given to whoever asks afterwards", async () => {
    const [process] = processes;
    if (process === undefined) throw new Error("No process was started.");
    const ask = () => process.app.read<CityPack>(`/city-pack?nearCoordinate=${NEAR}`);
    for (let round = 0; round < 5; round++) {
      const before = ask();
      await primary.database.query("update services set approved_at = null where id = $1", [service.id]);
      expect((await ask()).services).toEqual([]);
      await before;
      expect((await ask()).services).toEqual([]);
      await primary.database.query("update services set approved_at = now() where id = $1", [service.id]);
      process.app.now += 61_000;
    }
  });

  test("so are words of a listing that hides its place, which may have named it", async () => {
    const generation = () => readWithheldGeneration(primary.database);
    const moves = async (statement: string) => {
      const before = await generation();
      await primary.database.query(statement, [service.id]);
      return (await generation()) !== before;
    };
    expect(await moves("update services set description = 'At the pier' where id = $1")).toBe(false);
    for (const [, hiding] of WITHHELD.slice(4)) {
      await primary.database.query(hiding, [service.id]);
      expect(await moves("update services set description = 'A house' where id = $1")).toBe(true);
      expect(await moves("update services set accessibility = null, comment = 'x' where id = $1")).toBe(
        false,
      );
      await primary.database.query(
        `update services set description = 'At the pier', is_protected = false, address_visibility = 'EXACT'
         from (select set_config('amparo.opens_place', $1::text, true) as opened offset 0) as request
         where id = $1::uuid and opened is not null`,
        [service.id],
      );
    }
  });

  test("takes one row for each transaction, and none where nothing is withheld", async () => {
    const counted = async () =>
      (await primary.database.query<{ count: number }>("select count(*) as count from withholdings"))[0]
        ?.count;
    await storeServices(
      primary.database,
      [serviceForTest({ name: "A" }), serviceForTest({ name: "B" }, { approvedAt: null })],
      NOW,
    );
    await primary.database.query("update services set likes = likes + 1, name = name || '!'");
    expect(await counted()).toBe(1);
    await primary.database.query("update services set deleted_at = now()");
    expect(await counted()).toBe(2);
    await primary.database.query("delete from services");
    expect(await counted()).toBe(2);
    const before = await readWithheldGeneration(primary.database);
    await forgetWithholdings(primary.database, Date.now() + 60_000);
    expect(await counted()).toBe(1);
    expect(await readWithheldGeneration(primary.database)).not.toBe(before);
  });
});
