import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FORM } from "#checks/listings-for-tests.ts";
import { testServers } from "#checks/on-each-engine.ts";
import { listedIn, PACKAGE_1_1 } from "#checks/packages-for-tests.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { startJobs } from "#server/base/jobs/jobs.ts";
import type { Database } from "#server/base/sql/db.ts";
import { migrate } from "#server/base/sql/migrate.ts";
import { poolDatabase } from "#server/base/sql/pool-database.ts";
import { importPackage } from "#server/features/imports/import-package.ts";
import { NOTHING_STATED } from "#server/features/imports/origin.ts";
import { SILENT } from "#server/features/imports/progress.ts";
import { loadPlaces } from "#server/features/places/load-places.ts";

/** An app whose account reads and writes rows, while another one owns the tables: `deploy/app-account.sql`. */

const SCRIPT = readFileSync(join(import.meta.dirname, "../../deploy/app-account.sql"), "utf8");

/** PostgreSQL's codes for what an account may not do: not its own, and not its right. */
const DENIED = { code: "42501" };

describe.each(testServers())("an account of the app's own, $engine", ({ template }) => {
  const random = randomBytes(4).toString("hex");
  const [owner, account, name] = [`owner_${random}`, `app_${random}`, `accounts_${random}`];
  /** Roles are the server's, which other tests use as well. */
  const script = SCRIPT.replaceAll("amparo_app", account);
  let byOwner: Database;
  let byApp: Database;
  let app: RunningApp;
  const asAdministrator = async (database: string, ...statements: string[]) => {
    const client = new pg.Client({ ...template, database });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const openAs = (user: string) =>
    poolDatabase({ primary: { ...template, user, password: "tests", database: name }, replica: null });

  beforeAll(async () => {
    await asAdministrator(
      "postgres",
      `create role ${owner} login password 'tests'`,
      `create database ${name} owner ${owner} template template1`,
    );
    byOwner = openAs(owner);
    await migrate(byOwner, () => {});
    // As an installation before: one account for everything.
    const jobs = await startJobs(byOwner, { onFailure: () => {} });
    await jobs.send(byOwner, "mail", { id: "waiting" });
    await jobs.stop();
    await asAdministrator(name, script, script, `alter role ${account} password 'tests'`);
    byApp = openAs(account);
    await loadPlaces(byApp, () => {});
    app = await runningApp(byApp);
  });
  afterAll(async () => {
    await app?.close();
    await byApp?.close();
    await byOwner?.close();
    await asAdministrator(
      "postgres",
      `drop database if exists ${name} with (force)`,
      `drop role if exists ${account}`,
      `drop role if exists ${owner}`,
    );
  });

  test("serves, adds, imports and deletes, with nothing left to migrate", async () => {
    const lines: string[] = [];
    await migrate(byApp, (line) => lines.push(line));
    expect(lines).toEqual([]);
    const { headers, user } = await signedInAs(app, "ADMINISTRATOR");
    const added = await sendJson(app, "POST", "/services", FORM, headers);
    expect(added.status).toBe(200);
    const folder = mkdtempSync(join(tmpdir(), "amparo-account-"));
    for (const [file, content] of Object.entries(PACKAGE_1_1)) writeFileSync(join(folder, file), content);
    const report = await importPackage(byApp, folder, app.now, {
      isDryRun: false,
      source: null,
      stated: NOTHING_STATED,
      progress: SILENT,
      setAside: listedIn([]),
    });
    expect(report.plan.added).toBeGreaterThan(0);
    rmSync(folder, { recursive: true });
    expect((await app.get("/api/services?type=SHELTER")).status).toBe(200);
    const gone = await sendJson(app, "DELETE", `/users/${user.id}`, undefined, headers);
    expect(gone.status).toBeLessThan(500);
  });

  test("works jobs, also those that waited before, and plans others", async () => {
    const failures: unknown[] = [];
    const jobs = await startJobs(byApp, { onFailure: (_, error) => failures.push(error) });
    const received = Promise.withResolvers<unknown>();
    await jobs.work("mail", async (data) => received.resolve(data));
    await jobs.schedule("nightly", "0 3 * * *");
    expect(await received.promise).toEqual({ id: "waiting" });
    await jobs.stop();
    expect(failures).toEqual([]);
  });

  test.each([
    "drop table users",
    "truncate services",
    "alter table services add column mine text",
    "alter table history disable trigger all",
    "set session_replication_role = replica",
    "create table mine (id int)",
    "create schema mine",
    "create role mine",
    "create function mine() returns int language sql as 'select 1'",
    "create or replace view public_services as select 1 as id",
    "update schema_migrations set checksum = 'x'",
    "copy users to program 'cat'",
    "select pg_read_file('/etc/passwd')",
  ])("may not: %s", async (statement) => {
    await expect(byApp.query(statement)).rejects.toMatchObject(DENIED);
  });

  test("changes the history as little as anybody", async () => {
    await expect(byApp.query("delete from history")).rejects.toThrow("never changed");
  });

  test("reaches tables of later versions, and says who has to make them", async () => {
    await byOwner.query("create table later (id bigint generated always as identity, text text)");
    await byApp.query("insert into later (text) values ('here')");
    expect(await byApp.query("select text from later")).toEqual([{ text: "here" }]);
    await expect(byApp.query("drop table later")).rejects.toMatchObject(DENIED);
    const last = "(select max(name) from schema_migrations)";
    await byOwner.query(`delete from schema_migrations where name = ${last}`);
    await expect(migrate(byApp, () => {})).rejects.toMatchObject({
      name: "OperatorError",
      message: expect.stringMatching(/npm run migrate/),
    });
  });
});
