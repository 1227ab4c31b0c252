import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { problemOfError } from "#server/base/http/failures.ts";
import { s3Files } from "#server/base/outside/files/s3-files.ts";
import { databaseFault } from "./database-fault.ts";
import { isConnectionLost } from "./lost-connection.ts";
import { poolDatabase } from "./pool-database.ts";

async function catchFailure(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

onEachEngine("a lost connection", (open) => {
  test("is distinguished from an error of a statement", async () => {
    const lost = await catchFailure(
      open().transaction(async (db) => {
        const [own] = await db.query<{ id: number }>("select pg_backend_pid() as id");
        await open().query("select pg_terminate_backend($1)", [own?.id]);
        await db.query("select pg_sleep(5)");
      }),
    );
    expect(isConnectionLost(lost)).toBe(true);
    expect(databaseFault(lost)).toMatchObject({ kind: "unavailable" });
    expect(isConnectionLost(new Error("it failed", { cause: lost }))).toBe(true);
    expect(isConnectionLost(await catchFailure(open().query("select nonsense")))).toBe(false);
    expect(isConnectionLost(await catchFailure(open().query("select 1 / 0")))).toBe(false);
  });
});

test("a database that is not there is one, a file that is not there is none", async () => {
  const nobody = { user: "x", password: "x", database: "x" };
  for (const address of [
    { host: "127.0.0.1", port: 1 },
    { host: "/nonexistent-folder", port: 5432 },
  ]) {
    const database = poolDatabase({ primary: { ...address, ...nobody }, replica: null });
    const lost = await catchFailure(database.query("select 1"));
    expect(isConnectionLost(lost)).toBe(true);
    expect(databaseFault(lost)).toMatchObject({ kind: "unavailable" });
    await database.close();
  }
  const { readFile } = await import("node:fs/promises");
  expect(isConnectionLost(await catchFailure(readFile("/nonexistent-file")))).toBe(false);
  expect(isConnectionLost("Connection terminated")).toBe(false);
  expect(isConnectionLost(null)).toBe(false);
});

describe("another server that cannot be reached is not a fault of the database:", () => {
  const refused = "http://127.0.0.1:1";

  test("a request", async () => {
    const failure = await catchFailure(fetch(refused));
    expect(failure).toBeInstanceOf(TypeError);
    expect(databaseFault(failure)).toBeNull();
    expect(databaseFault(new Error("it failed", { cause: failure }))).toBeNull();
  });

  test("a socket", async () => {
    const socket = connect(1, "127.0.0.1");
    const failure = await catchFailure(once(socket, "connect"));
    expect(failure).toMatchObject({ code: "ECONNREFUSED" });
    expect(databaseFault(failure)).toBeNull();
  });

  test("file storage, whose failure is 503 and no answer about anything saved", async () => {
    const keys = { bucket: "pictures", region: "us-east-1", accessKeyId: "id", secretAccessKey: "key" };
    const store = s3Files({ endpoint: refused, ...keys });
    const failure = await catchFailure(store.get("a.jpg"));
    if (!(failure instanceof Error)) throw new Error("Nothing listens on port 1.");
    expect(databaseFault(failure)).toBeNull();
    expect(problemOfError(failure, true)).toMatchObject({ code: 503, key: "unavailable" });
    expect(problemOfError(failure, false)).toMatchObject({ code: 503, key: "notSaved" });
  });
});
