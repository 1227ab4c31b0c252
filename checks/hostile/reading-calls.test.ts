import { afterAll, beforeAll, expect, test } from "vitest";
import { WHO_MAY_CALL } from "#checks/contract/who-may-call.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { EVERY_CALL } from "#domain/app/every-call.ts";
import { API_BASE } from "#domain/base/contract/address.ts";
import type { Database, Db, TransactionalDb } from "#server/base/sql/db.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

/** Calls that read write nothing to the database: any page on the internet makes a browser send them. */
const WRITES =
  /\b(?:insert\s+into|update\s+(?!of\b|skip\b|nowait\b)\w+\s+(?:\w+\s+)?set|delete\s+from|truncate)\b/i;

onOneEngine("Calls that read", (open) => {
  const written: string[] = [];
  let app: RunningApp;
  beforeAll(async () => {
    app = await runningApp(watched(open(), (text) => written.push(text)));
  });
  afterAll(() => app?.close());

  test("write nothing, for a guest and for an administrator", async () => {
    const service = serviceForTest({ type: ["SHELTER"] });
    await storeServices(open(), [service], app.now);
    const { headers } = await signedInAs(app, "ADMINISTRATOR");
    const reading = EVERY_CALL.filter(({ method }) => method === "GET");
    expect(reading.length).toBeGreaterThan(70);
    const found: string[] = [];
    for (const call of reading) {
      const line = WHO_MAY_CALL.find((each) => each.call === call.id);
      const path = line?.path?.(service.id) ?? call.path.replace(/\{\w+\}/g, service.id);
      for (const sent of [{}, headers]) {
        for (const method of ["GET", "HEAD"]) {
          written.length = 0;
          const reply = await fetch(`${app.address}${API_BASE}${path}`, { method, headers: sent });
          await reply.arrayBuffer();
          if (written.length > 0) found.push(`${method} ${path}: ${written.join(" | ").slice(0, 300)}`);
        }
      }
    }
    expect(found).toEqual([]);
  });

  test("are told from those that write", async () => {
    written.length = 0;
    await fetch(`${app.address}${API_BASE}/feedback`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ details: "The door is green" }),
    });
    await signedInAs(app, "USER");
    expect(written.length).toBeGreaterThan(0);
  });
});

/** The same database, which tells each statement that writes. */
function watched(database: Database, onWrite: (text: string) => void): Database {
  const note = (text: string) => {
    if (WRITES.test(text)) onWrite(text);
  };
  const watchDb = (db: Db): Db => ({
    query: (text, values, options) => {
      note(text);
      return db.query(text, values, options);
    },
  });
  const watchTransactionalDb = (db: TransactionalDb): TransactionalDb => ({
    ...watchDb(db),
    transaction: (work) => db.transaction((inner) => work(watchDb(inner))),
  });
  return {
    ...watchTransactionalDb(database),
    reader: watchDb(database.reader),
    currentReader: watchDb(database.currentReader),
    position: database.position,
    bulk: watchTransactionalDb(database.bulk),
    health: () => database.health(),
    close: () => database.close(),
  };
}
