import { expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { isConnectionLost } from "./lost-connection.ts";
import { poolDatabase } from "./pool-database.ts";

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

onEachEngine("a lost connection", (open) => {
  test("is distinguished from an error of a statement", async () => {
    const lost = await failureOf(
      open().transaction(async (db) => {
        const [own] = await db.query<{ id: number }>("select pg_backend_pid() as id");
        await open().query("select pg_terminate_backend($1)", [own?.id]);
        await db.query("select pg_sleep(5)");
      }),
    );
    expect(isConnectionLost(lost)).toBe(true);
    expect(isConnectionLost(new Error("it failed", { cause: lost }))).toBe(true);
    expect(isConnectionLost(await failureOf(open().query("select nonsense")))).toBe(false);
    expect(isConnectionLost(await failureOf(open().query("select 1 / 0")))).toBe(false);
  });
});

test("a database that is not there is one, a file that is not there is none", async () => {
  const nobody = { user: "x", password: "x", database: "x" };
  for (const address of [
    { host: "127.0.0.1", port: 1 },
    { host: "/nonexistent-folder", port: 5432 },
  ]) {
    const database = poolDatabase({ primary: { ...address, ...nobody }, replica: null });
    expect(isConnectionLost(await failureOf(database.query("select 1")))).toBe(true);
    await database.close();
  }
  const { readFile } = await import("node:fs/promises");
  expect(isConnectionLost(await failureOf(readFile("/nonexistent-file")))).toBe(false);
  expect(isConnectionLost("Connection terminated")).toBe(false);
  expect(isConnectionLost(null)).toBe(false);
});
