import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { onOneEngine, testServers } from "#checks/on-each-engine.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { openTestDatabase } from "#checks/test-databases.ts";
import { DEMONSTRATION_PEOPLE } from "#db/demo/people.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { searchPlaces } from "#server/features/places/search-places.ts";
import { loadDemonstration } from "./load-demonstration.ts";
import { removeDemonstration, reportDemonstration } from "./remove-demonstration.ts";

const NOW = Date.parse("2026-11-21T20:00:00Z");
const quiet = () => {};

onOneEngine("a database that is no demonstration any more", (open) => {
  const real = serviceForTest({ name: "Real" });
  const added = serviceForTest({ name: "Added in the demonstration" });
  const [person] = DEMONSTRATION_PEOPLE;
  beforeAll(async () => {
    await loadDemonstration(open(), NOW, quiet);
    await storeServices(open(), [real, added], NOW);
    await open().query("update services set owner_id = $1::uuid where id = $2::uuid", [person?.id, added.id]);
  });

  const reported = async () => {
    const lines: string[] = [];
    await reportDemonstration(open(), (line) => lines.push(line));
    return lines;
  };
  const names = async () =>
    (await open().query<{ name: string }>("select name from services order by name")).map(({ name }) => name);

  test("reports in one line that the town is there, and how to remove it", async () => {
    const lines = await reported();
    expect(lines).toEqual([
      expect.stringMatching(/^[^\n]*\b\d\d services [^\n]*Demo Harbor[^\n]*npm run demo -- remove$/),
    ]);
  });

  test("loses the town with its people and places, and nothing else", async () => {
    const before = await names();
    const removed = await removeDemonstration(open(), NOW);
    expect(removed).toEqual({
      services: before.length - 2,
      people: DEMONSTRATION_PEOPLE.length,
      otherServices: 1,
    });
    expect(await names()).toEqual([added.facts.name, real.facts.name]);
    expect(await open().query("select from users")).toEqual([]);
    expect(await searchPlaces(open(), "demo harb")).toEqual({ cities: [], zips: [] });
    expect(await searchPlaces(open(), "00002")).toEqual({ cities: [], zips: [] });
    expect(await reported()).toEqual([]);
  });

  test("has nothing more to lose, and can become a demonstration again", async () => {
    expect(await removeDemonstration(open(), NOW)).toEqual({ services: 0, people: 0, otherServices: 0 });
    await loadDemonstration(open(), NOW, quiet);
    expect(await reported()).toHaveLength(1);
    expect((await searchPlaces(open(), "demo harb")).cities).toHaveLength(1);
  });
});

test("the command removes it if the demonstration is off, and explains what to do if it is on", async () => {
  const [server] = testServers();
  if (server === undefined) throw new Error("There is no database server to test with.");
  const opened = await openTestDatabase(server.template);
  try {
    await loadDemonstration(opened.database, NOW, quiet);
    const { host, port, user, password, database } = opened.connection;
    const databaseUrl = `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
    const run = (args: string[], env: Record<string, string>) =>
      promisify(execFile)(process.execPath, [join(import.meta.dirname, "demo-command.ts"), ...args], {
        env: { ...process.env, ...env },
      });
    const failed = { code: 1, stderr: expect.stringMatching(/^[^\n]+\n$/) };
    await expect(run([], { DATABASE_URL: databaseUrl })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Usage: npm run demo -- remove\n/),
    });
    await expect(run(["remove"], { DATABASE_URL: "", DEMO: "on" })).rejects.toMatchObject({
      ...failed,
      stderr: expect.stringContaining("DEMO=off"),
    });
    const { stderr } = await run(["remove"], { DATABASE_URL: databaseUrl });
    expect(stderr).toMatch(/^Removed the demonstration: \d\d services, \d accounts, and its places\.\n$/);
    expect(await opened.database.query("select from services")).toEqual([]);
  } finally {
    await opened.drop();
  }
});
