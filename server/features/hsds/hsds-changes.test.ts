import { afterAll, beforeAll, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { addOrganizations } from "#checks/organizations-for-tests.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

interface Feed {
  readonly changes: { readonly id: string; readonly change: string; readonly merged_into?: string }[];
  readonly after: string;
  readonly has_more: boolean;
}

onEachEngine("the feed of changes", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await runningApp(open());
  });
  afterAll(() => app?.close());

  const read = (after: string | null, limit = 1000) =>
    app.read<Feed>(`/hsds/changes?limit=${limit}${after === null ? "" : `&after=${after}`}`);
  /** Everything after a position, page by page. */
  async function follow(
    from: string | null,
    limit = 1000,
  ): Promise<{ told: Map<string, string>; after: string }> {
    const told = new Map<string, string>();
    for (let after = from; ; ) {
      const page = await read(after, limit);
      for (const { id, change } of page.changes) told.set(id, change);
      if (!page.has_more) return { told, after: page.after };
      after = page.after;
    }
  }
  const touch = (id: string) =>
    open().query("update services set cost = concat(cost, '.') where id = $1", [id]);
  /** The server itself may have a short transaction open, such as one of its statistics. */
  const told = (from: string, limit?: number) =>
    expect.poll(async () => (await follow(from, limit)).told, { timeout: 20_000 });
  /** Stores services that the feed reports, and returns the position after all of them. */
  async function stored(count: number): Promise<{ ids: string[]; after: string }> {
    const services = Array.from({ length: count }, () => serviceForTest());
    await storeServices(open(), services, Date.now());
    const ids = services.map(({ id }) => id);
    let after = "";
    await expect
      .poll(
        async () => {
          const all = await follow(null);
          after = all.after;
          return ids.filter((id) => !all.told.has(id));
        },
        { timeout: 20_000 },
      )
      .toEqual([]);
    return { ids, after };
  }

  test("tells what happened to a record last, each once, in pages of any length", async () => {
    const waiting = serviceForTest({}, { approvedAt: null });
    await storeServices(open(), [waiting], Date.now());
    const { ids, after } = await stored(6);
    const [changed = "", deleted = "", purged = "", merged = "", withheld = "", back = ""] = ids;
    await touch(changed);
    await touch(changed);
    await open().query("update services set deleted_at = now() where id = any($1::uuid[])", [
      [deleted, back, merged],
    ]);
    await open().query("delete from services where id = $1", [purged]);
    await open().query("update services set approved_at = null where id = $1", [withheld]);
    await open().query("update services set deleted_at = null where id = $1", [back]);
    await open().query(
      `insert into service_merges (id, merged_id, kept_id, merged_at, before, after, fact_sources, kudos, is_owner_taken)
       values ($1, $2, $3, now(), '{}', '{}', '[]', 0, false)`,
      [newId(1), merged, changed],
    );
    const expected = new Map([
      [changed, "changed"],
      [deleted, "deleted"],
      [purged, "deleted"],
      [merged, "merged"],
      [withheld, "withheld"],
      [back, "changed"],
    ]);
    for (const limit of [1, 2, 1000]) await told(after, limit).toEqual(expected);
    const { changes } = await read(after);
    expect(changes).toHaveLength(6);
    expect(changes.find(({ id }) => id === merged)?.merged_into).toBe(changed);
    expect((await follow(null)).told.has(waiting.id)).toBe(false);
  });

  test("tells of organizations that changed, and nothing of kudos", async () => {
    const organization = newId(2);
    await addOrganizations(open(), [{ id: organization, name: "Harbor Aid" }]);
    const {
      ids: [id = ""],
      after,
    } = await stored(1);
    await open().query("update services set likes = likes + 1 where id = $1", [id]);
    await open().query("update organizations set name = 'Aid', version = version + 1 where id = $1", [
      organization,
    ]);
    await told(after).toEqual(new Map([[organization, "withheld"]]));
    expect((await follow((await follow(after)).after)).told).toEqual(new Map());
  });

  test("passes by nobody who began earlier and commits later", async () => {
    const {
      ids: [early = "", late = ""],
      after,
    } = await stored(2);
    let next = after;
    await open().transaction(async (db) => {
      await db.query("update services set cost = concat(cost, '.') where id = $1", [early]);
      await touch(late);
      // The later change has committed; the feed reports it with the earlier one, or after it.
      const during = await follow(after);
      expect(during.told).toEqual(new Map());
      next = during.after;
    });
    await told(next).toEqual(
      new Map([
        [early, "changed"],
        [late, "changed"],
      ]),
    );
  });

  test("misses nothing of writers at the same time", { timeout: 60_000 }, async () => {
    const { ids, after: before } = await stored(40);
    let after = before;
    const seen = new Map<string, string>();
    let isWriting = true;
    // Transactions of different lengths, which commit in another order than they begin.
    const writer = async (own: readonly string[]) => {
      for (const [at, id] of own.entries()) {
        await open().transaction(async (db) => {
          await db.query("update services set cost = concat(cost, '.') where id = $1", [id]);
          if (at % 3 === 0) await db.query("select pg_sleep(0.02)");
          if (at % 5 === 0) await db.query("update services set deleted_at = now() where id = $1", [id]);
        });
      }
    };
    const reader = async () => {
      while (isWriting) {
        const page = await follow(after, 3);
        for (const [id, change] of page.told) seen.set(id, change);
        after = page.after;
      }
    };
    const reading = reader();
    await Promise.all([0, 1, 2, 3].map((part) => writer(ids.filter((_, at) => at % 4 === part))));
    isWriting = false;
    await reading;
    const deleted = await open().query<{ id: string }>(
      "select id from services where id = any($1) and deleted_at is not null",
      [ids],
    );
    const gone = new Set(deleted.map(({ id }) => id));
    expect(gone.size).toBeGreaterThan(0);
    const expected = new Map(ids.map((id) => [id, gone.has(id) ? "deleted" : "changed"]));
    await expect
      .poll(async () => new Map([...seen, ...(await follow(after)).told]), { timeout: 20_000 })
      .toEqual(expected);
  });

  test.each(["x", "1~2~service~3", `${newId(1)}~5~service~${newId(2)}`])(
    "after=%s is refused",
    async (after) => {
      const reply = await app.get(`/api/hsds/changes?after=${after}`);
      expect([reply.status, (await reply.json()).fields]).toEqual([400, { after: "unknownValue" }]);
    },
  );
  test("a position that the feed has not come to, as of a later copy of the disk, is refused", async () => {
    const { after } = await stored(1);
    const [feed = "", , ...record] = after.split("~");
    const reply = await app.get(`/api/hsds/changes?after=${[feed, "999999999999", ...record].join("~")}`);
    expect([reply.status, (await reply.json()).fields]).toEqual([400, { after: "unknownValue" }]);
  });
  test.each(["0", "1001", "x"])("limit=%s is refused", async (limit) => {
    const reply = await app.get(`/api/hsds/changes?limit=${limit}`);
    expect([reply.status, Object.keys((await reply.json()).fields)]).toEqual([400, ["limit"]]);
  });
});
