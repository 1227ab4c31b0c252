import { afterAll, beforeAll, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { DatabaseFault, databaseFault } from "#server/base/sql/database-fault.ts";
import type { Db } from "#server/base/sql/db.ts";
import { type Jobs, startJobs } from "./jobs.ts";

onEachEngine("jobs", (open) => {
  let jobs: Jobs;
  const failures: string[] = [];
  beforeAll(async () => {
    jobs = await startJobs(open(), { onFailure: (queue) => failures.push(queue) });
  });
  afterAll(() => jobs.stop());

  test("a worker whose database is away reports a database fault", async () => {
    let isDown = false;
    const query: Db["query"] = async (text, values) => {
      if (isDown) throw new DatabaseFault("unavailable");
      return open().query(text, values);
    };
    const failed = Promise.withResolvers<unknown>();
    const own = await startJobs(
      { query, transaction: (work) => work({ query }) },
      { onFailure: (_, error) => failed.resolve(error) },
    );
    await own.work("away", async () => {});
    isDown = true;
    expect(databaseFault(await failed.promise)).toMatchObject({ kind: "unavailable" });
    isDown = false;
    await own.stop();
  });

  /** Whatever the queue hands over first, once `wanted` jobs have come. */
  async function received(queue: string, wanted: number): Promise<unknown[]> {
    const all: unknown[] = [];
    await new Promise<void>((resolve, reject) => {
      jobs
        .work(queue, async (data) => {
          all.push(data);
          if (all.length === wanted) resolve();
        })
        .catch(reject);
    });
    return all;
  }

  test("a job of a transaction that is rolled back was never sent", async () => {
    const failed = open().transaction(async (db) => {
      await jobs.send(db, "rolled-back", { n: 1 });
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    await open().transaction((db) => jobs.send(db, "rolled-back", { n: 2 }));
    expect(await received("rolled-back", 1)).toEqual([{ n: 2 }]);
  });

  test("one job waits for each key, and any number without", async () => {
    for (const n of [1, 2]) await jobs.send(open(), "keyed", { n }, { key: "same" });
    for (const n of [3, 4]) await jobs.send(open(), "keyed", { n });
    const rows = await open().query<{ data: { n: number } }>(
      "select data from pgboss.job where name = 'keyed' order by data ->> 'n'",
    );
    expect(rows.map(({ data }) => data.n)).toEqual([1, 3, 4]);
  });

  test("several are added in one statement, each with what its queue says, or none where the transaction fails", async () => {
    const several = [{ n: 1 }, { n: 1 }, { n: 2 }];
    const failed = open().transaction(async (db) => {
      await jobs.sendMany(db, "several", several);
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    let statements = 0;
    await open().transaction((db) => {
      const query: Db["query"] = (text, values) => {
        statements += 1;
        return db.query(text, values);
      };
      return jobs.sendMany({ query }, "several", several);
    });
    const rows = await open().query<{ data: { n: number }; tries: number }>(
      "select data, retry_limit as tries from pgboss.job where name = 'several' order by data ->> 'n'",
    );
    expect(rows.map(({ data, tries }) => [data.n, tries])).toEqual([
      [1, 9],
      [1, 9],
      [2, 9],
    ]);
    expect(statements).toBe(1);
    await jobs.sendMany(open(), "several", []);
    expect(await received("several", 3)).toHaveLength(3);
  });

  test("a mail that was retried for too long goes to the dead letter queue with its data, whoever added it", async () => {
    await jobs.send(open(), "mail", { id: "tried" });
    const [patience] = await open().query<{ tries: number }>(
      "select retry_limit as tries from pgboss.job where name = 'mail'",
    );
    expect(patience).toEqual({ tries: 2000 });
    await open().query("update pgboss.job set retry_limit = 0 where name = 'mail'");
    await jobs.work("mail", async () => {
      throw new Error("away");
    });
    const laidAside = () =>
      open().query(
        `select data, state, extract(day from keep_until - created_on)::int as days
           from pgboss.job where name = 'mail-given-up'`,
      );
    await expect.poll(laidAside).toEqual([{ data: { id: "tried" }, state: "created", days: 365 }]);
  });

  test("a failure is reported and stored without its message, and the job is retried", async () => {
    await jobs.send(open(), "failing", {});
    await new Promise<void>((resolve, reject) => {
      jobs
        .work("failing", async () => {
          resolve();
          throw new TypeError("Maria Gomez, 305-555-0100");
        })
        .catch(reject);
    });
    await expect
      .poll(() => open().query("select state from pgboss.job where name = 'failing'"))
      .toEqual([{ state: "retry" }]);
    const [row] = await open().query<{ output: string }>(
      "select coalesce(output::text, '') as output from pgboss.job where name = 'failing'",
    );
    expect(row?.output).not.toContain("Gomez");
    expect(failures).toContain("failing");
  });
});
