import { afterAll, beforeAll, describe, inject, test } from "vitest";
import type { Database } from "#server/base/sql/db.ts";
import type { Connection } from "#server/base/sql/pool-database.ts";
import type { TestServer } from "./database-servers.ts";
import { openTestDatabase, type TestDatabase } from "./test-databases.ts";
import { isFullScope } from "./test-scope.ts";

/**
 * @param open what tests and hooks call for their database; while the tests are being collected it cannot be called
 * @param isRepetition true where an engine before has had the same tests
 */
type Body = (open: () => Database, isRepetition: boolean) => void;

/**
 * Describes `body` once for each engine: the embedded one and, where the machine has the programs of another
 * PostgreSQL, a private server of that; where it has none, the report names the skipped tests. Use it for behavior that
 * depends on the engine: lists and searches, plans, time, imports, backups, queues.
 *
 * @param body gets one database for all its tests, fresh and migrated, closed and dropped at the end
 */
export function onEachEngine(name: string, body: Body): void {
  const [first, ...others] = inject("databaseServers");
  if (first !== undefined) describeOn(first, name, body, false);
  for (const server of others) describeOn(server, name, body, true);
}

/**
 * Runs the tests on one engine, for calls with plain statements: the machine's own PostgreSQL where there is one, since
 * it is older and rejects syntax that only the newer has. `npm run test:full` runs them on each engine.
 */
export function onOneEngine(name: string, body: Body): void {
  if (isFullScope) {
    onEachEngine(name, body);
    return;
  }
  const server = inject("databaseServers").findLast(({ template }) => template !== null);
  if (server === undefined) throw new Error("There is no database for the tests.");
  describeOn(server, name, body, false);
}

function describeOn({ engine, template }: TestServer, name: string, body: Body, isRepetition: boolean): void {
  describe(`${name}, on ${engine}`, () => {
    if (template === null) {
      // biome-ignore lint/suspicious/noSkippedTests: the report has to say what was not tested.
      test.skip("skipped: no other PostgreSQL's programs are on this machine", () => {});
      return;
    }
    let opened: TestDatabase | undefined;
    beforeAll(async () => {
      opened = await openTestDatabase(template);
    });
    afterAll(async () => {
      await opened?.drop();
    });
    body(() => {
      if (opened === undefined) throw new Error("the database is there in tests and hooks only");
      return opened.database;
    }, isRepetition);
  });
}

interface EngineOfMachine {
  engine: string;
  template: Connection;
}

/** Returns the engines of this machine, for tests that need two of them at a time. */
export function testServers(): EngineOfMachine[] {
  return inject("databaseServers").flatMap(({ engine, template }) =>
    template === null ? [] : [{ engine, template }],
  );
}

/** Returns the engine of `onOneEngine`, for tests that open their databases themselves; all of them in full runs. */
export function chosenServers(): EngineOfMachine[] {
  return isFullScope ? testServers() : testServers().slice(-1);
}

/**
 * Divides cases between the engines, so that each case runs on one of them and each engine gets its share; in full runs
 * every engine gets all. Use it for cases that take long, where the engine matters to all of them alike.
 */
export function casesOfEngine<Case>(engine: string, cases: readonly Case[]): readonly Case[] {
  const engines = testServers().map((server) => server.engine);
  if (isFullScope) return cases;
  return cases.filter((_, at) => at % engines.length === engines.indexOf(engine));
}
