import { expect, test, vi } from "vitest";
import { testServers } from "#checks/on-each-engine.ts";
import { ConnectionPool } from "./connection-pool.ts";

test.each([
  ["one statement", "select 1 as number"],
  ["several", "select 1 as number; select 2 as number"],
])("results of %s do not keep the rows that were given out", async (_, text) => {
  for (const { template } of testServers()) {
    const pool = new ConnectionPool(template, { queueMs: null, statementMs: null }, null);
    const client = await pool.connect();
    const asked = vi.spyOn(client, "query");
    const rows = await pool.run(client, { text });
    const results = [await asked.mock.results[0]?.value].flat();
    expect(rows).toEqual(results.map((_, index) => ({ number: index + 1 })));
    expect(results.map((result) => result.rows)).toEqual(results.map(() => []));
    pool.release(client);
    await pool.close();
  }
});
