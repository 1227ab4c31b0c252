import { afterAll, beforeAll, expect, test } from "vitest";
import { type DatabaseProxy, databaseProxy } from "#checks/database-proxy.ts";
import { testServers } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { openTestDatabase, type TestDatabase } from "#checks/test-databases.ts";
import { gatewayRequest, TEXT_GATEWAY } from "#checks/text-gateway.ts";
import { foldToGsm7 } from "#domain/chatbot/text-messages/gsm7.ts";
import { DatabaseFault } from "#server/base/sql/database-fault.ts";
import type { Database } from "#server/base/sql/db.ts";
import { poolDatabase } from "#server/base/sql/pool-database.ts";
import { storePlaces } from "#server/features/places/store-places.ts";
import { textMessages as en } from "#words/compiled/en/chatbot/text-messages.ts";
import { textMessages as es } from "#words/compiled/es/chatbot/text-messages.ts";

const [server] = testServers();

/** Text messages while the database does not answer. */
let behind: TestDatabase;
let proxy: DatabaseProxy;
let database: Database;
let app: RunningApp;
/** Services alone can't be read. */
let isHalfAway = false;
beforeAll(async () => {
  if (server === undefined) throw new Error("There is no database.");
  behind = await openTestDatabase(server.template);
  proxy = await databaseProxy(behind.connection);
  database = poolDatabase({ primary: proxy.connection, replica: null });
  await storePlaces(database, "test", new Uint8Array(32), () => ({
    cities: [],
    counties: [],
    areas: [{ code: "33101", longitude: -80.2, latitude: 25.77 }],
  }));
  const currentReader: Database["currentReader"] = {
    query: async (text, values, options) => {
      if (isHalfAway) throw new DatabaseFault("unavailable");
      return database.currentReader.query(text, values, options);
    },
  };
  const { query, transaction, reader, position, bulk, health, close } = database;
  app = await runningApp(
    { query, transaction, reader, currentReader, position, bulk, health, close },
    { config: { trustProxy: false, isRateLimited: true, textGateway: TEXT_GATEWAY } },
  );
});
afterAll(async () => {
  await app?.close();
  await database?.close();
  await proxy?.close();
  await behind?.drop();
});

/** The status, and the text that is sent back. */
async function say(text: string, id: string): Promise<[number, string | null]> {
  const request = gatewayRequest({ from: "+13057770001", text }, app.now, id);
  const reply = await fetch(`${app.address}/api/sms`, request);
  const read: { text?: string | null } = await reply.json();
  return [reply.status, read.text ?? null];
}

test("a message that got no answer may come again, and is answered then", async () => {
  isHalfAway = true;
  expect(await say("meals 33101", "half-away")).toEqual([503, null]);
  isHalfAway = false;
  const answered = await say("meals 33101", "half-away");
  expect(answered).toEqual([200, expect.any(String)]);
  expect(await say("meals 33101", "half-away")).toEqual([200, null]);
});

test("danger is answered all the same, and anything else is asked for again", async () => {
  await proxy.stop();
  const spanish = await say("quiero quitarme la vida", "away-1");
  expect(spanish).toEqual([200, expect.stringContaining("988")]);
  expect(spanish[1]).toContain(foldToGsm7(es.deleteThread));
  const english = await say("my husband hits me", "away-2");
  expect(english).toEqual([200, expect.stringContaining("1-800-799-7233")]);
  expect(english[1]).toContain(foldToGsm7(en.deleteThread));
  for (const [text, id] of [
    ["meals 33101", "away-3"],
    ["STOP", "away-4"],
    ["help", "away-5"],
  ] as const)
    expect([text, ...(await say(text, id))]).toEqual([text, 503, null]);
  expect(JSON.stringify(app.logged)).not.toMatch(/husband|quitarme|305777/u);
});
