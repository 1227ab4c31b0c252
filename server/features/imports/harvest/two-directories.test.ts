import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chosenServers } from "#checks/on-each-engine.ts";
import { type Files, packagesForTest } from "#checks/packages-for-tests.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { openTestDatabase, type TestDatabase } from "#checks/test-databases.ts";
import type { HarvestSource } from "#domain/imports/harvest/harvest-setting.ts";
import { politeGetter } from "#server/base/outside/harvest/polite-getter.ts";
import { type ImportOptions, importPackage } from "#server/features/imports/import-package.ts";
import { SILENT } from "#server/features/imports/progress.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { type HarvestOutcome, workOnHarvests } from "./work-on-harvests.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const HOUR_MS = 3_600_000;

/** A package with ids of both kinds: numbers, and UUIDs that no other package has. */
const SHARED: Files = {
  "datapackage.json": JSON.stringify({ name: "county-2024" }),
  "services.csv": [
    "id,name,description",
    "1,Pantry,Food",
    "2,Shelter,Beds",
    "0b6c2b7e-1f3a-4c5d-8e9f-0a1b2c3d4e5f,Kitchen,Meals",
  ].join("\n"),
};
const IMPORT: ImportOptions = {
  isDryRun: false,
  source: null,
  progress: SILENT,
  setAside: { add: () => {}, drain: async () => {} },
};
const { asZip } = packagesForTest();

/** Two whole directories, over HTTP, each on a database of its own. */
for (const { engine, template } of chosenServers()) {
  describe(`two directories that feed each other, on ${engine}`, () => {
    const opened: TestDatabase[] = [];
    const apps: RunningApp[] = [];
    let now = NOW;

    async function directory(): Promise<RunningApp> {
      const made = await openTestDatabase(template);
      opened.push(made);
      const app = await runningApp(made.database);
      apps.push(app);
      return app;
    }
    afterAll(async () => {
      for (const app of apps) await app.close();
      for (const each of opened) await each.drop();
    });

    /** Takes over what the other has. */
    async function harvest(to: RunningApp, name: string, from: RunningApp): Promise<HarvestOutcome> {
      const address = `${from.address}/api/hsds`;
      const source: HarvestSource = { name, address, isDirect: true, licence: null };
      const outcomes: HarvestOutcome[] = [];
      now += HOUR_MS;
      for (const app of apps) app.now = now;
      await workOnHarvests({
        database: to.database,
        sources: [source],
        everyMs: HOUR_MS / 2,
        get: politeGetter(true, { pause: async () => {} }),
        now: () => now,
        onEnd: (_, outcome) => outcomes.push(outcome),
      });
      expect(outcomes).toHaveLength(1);
      const [outcome] = outcomes;
      if (outcome === undefined) throw new Error("The source was not harvested.");
      expect(outcome.problem).toBeNull();
      return outcome;
    }
    const names = async ({ database }: RunningApp) =>
      (await database.query<{ name: string }>("select name from public_services order by name")).map(
        ({ name }) => name,
      );
    const readFeedEnd = async (app: RunningApp) => (await app.read<{ after: string }>("/hsds/changes")).after;

    let [east, west]: RunningApp[] = [];
    beforeAll(async () => {
      [east, west] = [await directory(), await directory()];
      const hours = everyDay(9 * 60, 17 * 60);
      await storeServices(
        east.database,
        ["Pantry East", "Shelter East", "Clinic East"].map((name) =>
          serviceForTest({ name, schedules: hours }),
        ),
        NOW,
      );
      await storeServices(
        west.database,
        [serviceForTest({ name: "Pantry West", phone: "305-555-0101" })],
        NOW,
      );
    });

    test("nothing is doubled, and nothing goes back and forth", async () => {
      if (east === undefined || west === undefined) throw new Error("There are no directories.");
      const both = ["Clinic East", "Pantry East", "Pantry West", "Shelter East"];
      expect((await harvest(west, "East", east)).result).toBe("APPLIED");
      expect(await names(west)).toEqual(both);
      expect((await harvest(east, "West", west)).preview?.counts).toMatchObject({ added: 1, setAside: 3 });
      expect(await names(east)).toEqual(both);
      const feeds = [await readFeedEnd(east), await readFeedEnd(west)];
      for (let round = 0; round < 2; round++) {
        expect((await harvest(west, "East", east)).result).toBe("UNCHANGED");
        expect((await harvest(east, "West", west)).result).toBe("UNCHANGED");
      }
      expect([await names(east), await names(west)]).toEqual([both, both]);
      expect([await readFeedEnd(east), await readFeedEnd(west)]).toEqual(feeds);
    });

    test("a change goes over once, and stops there", async () => {
      if (east === undefined || west === undefined) throw new Error("There are no directories.");
      await east.database.query(
        "update services set description = 'Bread daily.', version = version + 1, updated_at = $1 where name = 'Pantry East'",
        [new Date(now).toISOString()],
      );
      const [changed, back] = [await harvest(west, "East", east), await harvest(east, "West", west)];
      expect([changed.result, back.result]).toEqual(["WAITING", "UNCHANGED"]);
      expect(changed.preview?.counts).toMatchObject({ known: 3, changed: 1, unchanged: 2 });
    });

    test("a package that both imported before they met is not doubled", async () => {
      const [north, south, hub] = [await directory(), await directory(), await directory()];
      for (const { database } of [north, south])
        await importPackage(database, await asZip(SHARED), NOW, IMPORT);
      await storeServices(north.database, [serviceForTest({ name: "Pantry North" })], NOW);
      const all = ["Kitchen", "Pantry", "Pantry North", "Shelter"];
      // Renamed here: its id says that it is the same.
      await south.database.query("update services set name = 'Soup kitchen' where name = 'Kitchen'");
      expect((await harvest(south, "North", north)).preview?.counts).toMatchObject({ added: 1, setAside: 3 });
      expect(await names(south)).toEqual(["Pantry", "Pantry North", "Shelter", "Soup kitchen"]);
      expect((await harvest(north, "South", south)).preview?.counts).toMatchObject({ added: 0, setAside: 4 });
      expect(await names(north)).toEqual(all);
      // The hub reads both, and has imported nothing itself.
      await harvest(hub, "North", north);
      expect((await harvest(hub, "South", south)).preview?.counts).toMatchObject({ added: 0, setAside: 4 });
      expect(await names(hub)).toEqual(all);
      // And a third that imported the package reads it from the hub alone.
      const far = await directory();
      await importPackage(far.database, await asZip(SHARED), NOW, IMPORT);
      expect((await harvest(far, "Hub", hub)).preview?.counts).toMatchObject({ added: 1, setAside: 3 });
      expect(await names(far)).toEqual(all);
    });

    test("a third one that reads both gets each service once", async () => {
      if (east === undefined || west === undefined) throw new Error("There are no directories.");
      const third = await directory();
      await harvest(third, "East", east);
      expect((await harvest(third, "West", west)).preview?.counts).toMatchObject({ added: 0, setAside: 4 });
      expect(await names(third)).toHaveLength(4);
    });
  });
}
