import { afterAll, beforeAll, expect, test } from "vitest";
import { type DatabaseProxy, databaseProxy } from "#checks/database-proxy.ts";
import { testServers } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { openTestDatabase, type TestDatabase } from "#checks/test-databases.ts";
import type { BotMessage } from "#domain/chatbot/chatbot-calls.ts";
import type { Database } from "#server/base/sql/db.ts";
import { poolDatabase } from "#server/base/sql/pool-database.ts";
import { chatbot as english } from "#words/compiled/en/chatbot/chatbot.ts";
import { chatbot as spanish } from "#words/compiled/es/chatbot/chatbot.ts";

const [server] = testServers();

/** The chatbot while the database does not answer. */
let behind: TestDatabase;
let proxy: DatabaseProxy;
let database: Database;
let app: RunningApp;
beforeAll(async () => {
  if (server === undefined) throw new Error("There is no database.");
  behind = await openTestDatabase(server.template);
  proxy = await databaseProxy(behind.connection);
  database = poolDatabase({ primary: proxy.connection, replica: null });
  app = await runningApp(database);
  // Loads the crisis lines, as the app does when it starts.
  expect((await app.get("/api/crisis-lines")).status).toBe(200);
  expect((await ask("food")).status).toBe(200);
  await proxy.stop();
});
afterAll(async () => {
  await app?.close();
  await database?.close();
  await proxy?.close();
  await behind?.drop();
});

const ask = (query: string, lang = "en") =>
  sendJson(app, "POST", `/bot/query?lang=${lang}`, { query, coordinate: null, chatToken: null });

test.each([
  ["en", "i want to kill myself", english.danger.sentences.SUICIDE],
  ["es", "me quiero matar", spanish.danger.sentences.SUICIDE],
])("numbers for danger are given all the same, in %s", async (lang, message, text) => {
  const reply = await ask(message, lang);
  expect(reply.status).toBe(200);
  const [first, lines]: BotMessage[] = await reply.json();
  expect(first?.text).toBe(text);
  expect(JSON.stringify(lines?.payload)).toContain("988");
});

test.each([
  ["en", "where can I eat"],
  ["es", "dónde puedo comer"],
])("anything else is refused for now, in %s", async (lang, message) => {
  const reply = await ask(message, lang);
  expect(reply.status).toBe(503);
  expect(reply.headers.get("retry-after")).not.toBeNull();
});
