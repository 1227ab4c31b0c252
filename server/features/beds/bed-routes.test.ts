import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { sevenViewers, signedInAs, type UserForTest, type ViewerForTest } from "#checks/users-for-tests.ts";
import { getExtent } from "#domain/base/roles/permissions.ts";
import type { ShelterBeds } from "#domain/beds/bed-calls.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { saveCounts } from "./queries.ts";

const NOW = Date.UTC(2026, 10, 20, 15, 0);
const NOBODY = "01950000-0000-7000-8000-0000000000ff";
const SHELTER = { type: ["SHELTER"], availableBeds: 3, totalBeds: 10 } as const;

onOneEngine("beds", (open) => {
  const mine = serviceForTest({ ...SHELTER, name: "My house" });
  const hidden = serviceForTest({ ...SHELTER, name: "A refuge", place: { visibility: "HIDDEN" } });
  const waiting = serviceForTest({ ...SHELTER, name: "My new house" }, { approvedAt: null });
  const uncounted = serviceForTest({ type: ["SHELTER"], name: "Nobody counts" });
  const kitchen = serviceForTest({ type: ["FOOD"], name: "My kitchen" });
  const theirs = serviceForTest({ ...SHELTER, name: "Their house" });
  const theirWaiting = serviceForTest({ ...SHELTER, name: "Their new house" }, { approvedAt: null });
  const deleted = serviceForTest({ ...SHELTER, name: "Gone" });
  const services = [mine, hidden, waiting, uncounted, kitchen, theirs, theirWaiting, deleted];
  let app: RunningApp;
  let seven: ViewerForTest[];
  let owner: UserForTest;
  let other: UserForTest;
  let admin: UserForTest;

  beforeAll(async () => {
    await storeServices(open(), services, NOW);
    app = await runningApp(open());
    seven = await sevenViewers(app);
    owner = await signedInAs(app, "USER");
    other = await signedInAs(app, "VOLUNTEER LEAD");
    admin = await signedInAs(app, "ADMINISTRATOR");
    const own = [mine, hidden, waiting, uncounted, kitchen, deleted].map(({ id }) => id);
    await open().query("update services set owner_id = $1 where id = any ($2)", [owner.user.id, own]);
    await open().query("update services set owner_id = $1 where id = any ($2)", [
      other.user.id,
      [theirs.id, theirWaiting.id],
    ]);
    await open().query("update services set deleted_at = now() where id = $1", [deleted.id]);
  });
  afterAll(() => app?.close());
  beforeEach(async () => {
    app.now = NOW;
    await open().query(
      "update services set available_beds = 3, beds_updated_at = null, version = 1 where available_beds is not null",
    );
  });

  const send = (body: unknown, who: { headers: Readonly<Record<string, string>> } | null = owner) =>
    sendJson(app, "POST", "/services/update-available-beds", body, who?.headers);
  const count = (id: string, availableBeds: number, rest: object = {}) => ({
    services: [{ id, availableBeds, ...rest }],
  });
  const listed = async (who: { headers: Readonly<Record<string, string>> }, query = "") => {
    const reply = await app.get(`/api/services/beds${query}`, who.headers);
    expect(reply.status).toBe(200);
    const rows: ShelterBeds[] = await reply.json();
    return rows;
  };
  const stored = async (id: string) => {
    const [row] = await open().query<{
      beds: number | null;
      since: number | null;
      version: number;
      updated: number;
    }>(
      "select available_beds as beds, beds_updated_at as since, version, updated_at as updated from services where id = $1",
      [id],
    );
    return row;
  };
  const remembered = (id: string) =>
    open().query<{ action: string; actor: string | null; before: object; after: object }>(
      `select action, actor_id as actor, before, after from history where thing_id = $1 order by id`,
      [id],
    );

  describe("no, before yes", () => {
    test("guests get 401 from both calls", async () => {
      expect((await app.get("/api/services/beds")).status).toBe(401);
      expect((await app.get("/api/services/beds", { authorization: "Bearer undefined" })).status).toBe(401);
      expect((await send(count(mine.id, 4), null)).status).toBe(401);
    });

    test.each([
      ["a shelter of someone else", theirs, 403],
      ["one of theirs that waits", theirWaiting, 404],
      ["a deleted one", deleted, 404],
      ["one that nobody knows", { id: NOBODY }, 404],
    ])("%s, also together with one's own", async (_, { id }, code) => {
      for (const body of [
        count(id, 4),
        {
          services: [
            { id: mine.id, availableBeds: 4 },
            { id, availableBeds: 4 },
          ],
        },
      ]) {
        const reply = await send(body);
        expect([reply.status, (await reply.json()).code]).toEqual([code, code]);
      }
      expect(await stored(mine.id)).toMatchObject({ beds: 3, version: 1 });
    });

    test("each role may count what the table allows, and nothing else", async () => {
      for (const { role, headers, id } of seven) {
        const extent = getExtent(role, "updateBeds");
        const foreign = (await send(count(theirs.id, 5), { headers })).status;
        expect([role, foreign]).toEqual([role, { any: 200, own: 403, no: 401 }[extent]]);
        if (id === null) continue;
        await open().query("update services set owner_id = $1 where id = $2", [id, waiting.id]);
        expect([role, (await send(count(waiting.id, 5), { headers })).status]).toEqual([role, 200]);
      }
      await open().query("update services set owner_id = $1 where id = $2", [owner.user.id, waiting.id]);
    });

    test.each([
      ["nothing", {}, "services"],
      ["no list", { services: "all" }, "services"],
      ["an empty list", { services: [] }, "services"],
      ["no id", { services: [{ availableBeds: 1 }] }, "services.0.id"],
      ["another id", { services: [{ id: "1", availableBeds: 1 }] }, "services.0.id"],
      ["a text", count(mine.id, 0, { availableBeds: "4" }), "services.0.availableBeds"],
      ["half a bed", count(mine.id, 1.5), "services.0.availableBeds"],
      [
        "too many counts",
        { services: Array.from({ length: 201 }, () => ({ id: NOBODY, availableBeds: 1 })) },
        "services",
      ],
      ["a moment that is none", count(mine.id, 4, { countedAt: "yesterday" }), "services.0.countedAt"],
      ["tomorrow", count(mine.id, 4, { countedAt: "2026-11-21T15:00:00Z" }), "services.0.countedAt"],
      [
        "one shelter twice",
        { services: [1, 2].map((availableBeds) => ({ id: mine.id, availableBeds })) },
        "services.1.id",
      ],
      ["a kitchen", count(kitchen.id, 1), "services.0.id"],
    ])("%s", async (_, body, field) => {
      const reply = await send(body);
      const problem = await reply.json();
      expect(reply.status).toBe(400);
      expect(Object.keys(problem.fields).join()).toContain(field);
    });

    test.each([
      [11, mine, "Available beds should be less than or equal to Total Beds"],
      [-1, mine, "Minimum available beds was 0"],
      [1, uncounted, "Please type Total Beds"],
      [2 ** 53, mine, "The request is not valid."],
    ])("%d beds, and nothing of the list is stored", async (beds, { id }, message) => {
      const reply = await send({
        services: [
          { id: hidden.id, availableBeds: 5 },
          { id, availableBeds: beds },
        ],
      });
      expect([reply.status, (await reply.json()).message]).toEqual([400, message]);
      expect(await stored(hidden.id)).toMatchObject({ beds: 3, version: 1 });
    });
  });

  describe("the list", () => {
    test("has one's own shelters, hidden doors and waiting ones too", async () => {
      const rows = await listed(owner);
      expect(rows.map(({ name }) => name)).toEqual(["A refuge", "My house", "My new house", "Nobody counts"]);
      expect(rows[0]).toEqual({
        id: hidden.id,
        name: "A refuge",
        address1: null,
        city: "Sampleton",
        state: "FL",
        isMine: true,
        isApproved: true,
        availableBeds: 3,
        totalBeds: 10,
        bedsUpdatedAt: null,
        beds: [],
        version: 1,
      });
      expect(rows[2]).toMatchObject({ isApproved: false });
      expect(rows[3]).toMatchObject({ availableBeds: null, totalBeds: null });
    });

    test("of those who may count everywhere has their own first", async () => {
      await open().query("update services set owner_id = $1 where id = $2", [admin.user.id, theirs.id]);
      const rows = await listed(admin);
      await open().query("update services set owner_id = $1 where id = $2", [other.user.id, theirs.id]);
      expect(rows.map(({ name, isMine }) => [name, isMine])).toEqual([
        ["Their house", true],
        ["A refuge", false],
        ["My house", false],
        ["My new house", false],
        ["Nobody counts", false],
        ["Their new house", false],
      ]);
    });

    test("of those who may count everywhere is one list, however it is cut", async () => {
      await open().query("update services set owner_id = $1 where id = $2", [admin.user.id, theirs.id]);
      const names = (rows: readonly ShelterBeds[]) => rows.map(({ name }) => name);
      const whole = names(await listed(admin));
      for (const limit of [1, 2, 4]) {
        const pages: string[] = [];
        for (let skip = 0; skip < whole.length + limit; skip += limit) {
          pages.push(...names(await listed(admin, `?limit=${limit}&skip=${skip}`)));
        }
        expect(pages).toEqual(whole);
      }
      await open().query("update services set owner_id = $1 where id = $2", [other.user.id, theirs.id]);
    });

    test("is searched by plain text and cut into pages", async () => {
      expect((await listed(owner, "?q=HOUSE")).length).toBe(2);
      expect((await listed(owner, "?q=%25")).length).toBe(0);
      expect((await listed(owner, "?limit=1&skip=1")).map(({ name }) => name)).toEqual(["My house"]);
      const whole = await app.get("/api/services/beds", owner.headers);
      expect(whole.headers.get("x-total-count")).toBe("4");
      expect(whole.headers.get("cache-control")).toBe("private, no-store");
      expect((await app.get("/api/services/beds?limit=-1", owner.headers)).status).toBe(400);
    });

    test("is empty for who keeps no shelter", async () => {
      expect(await listed(await signedInAs(app, "USER"))).toEqual([]);
    });
  });

  describe("a count", () => {
    test("is visible to everybody at once with its time, and is recorded in the history", async () => {
      const before = await stored(mine.id);
      const reply = await send(count(mine.id, 0));
      expect([reply.status, await reply.json()]).toMatchObject([
        200,
        {
          services: [
            {
              id: mine.id,
              availableBeds: 0,
              bedsUpdatedAt: "2026-11-20T15:00:00Z",
              version: 2,
              outcome: "COUNTED",
            },
          ],
        },
      ]);
      const shown = await (await app.get(`/api/services/${mine.id}`)).json();
      expect(shown).toMatchObject({
        availableBeds: 0,
        totalBeds: 10,
        bedsUpdatedAt: "2026-11-20T15:00:00Z",
        version: 500_000_001,
      });
      // When the facts were last edited is another question.
      expect((await stored(mine.id))?.updated).toBe(before?.updated);
      expect((await remembered(mine.id)).at(-1)).toEqual({
        action: "COUNT_BEDS",
        actor: owner.user.id,
        before: { availableBeds: 3, bedsUpdatedAt: null, version: 1 },
        after: { availableBeds: 0, bedsUpdatedAt: "2026-11-20T15:00:00Z", version: 2 },
      });
    });

    test("of the older shape means the same", async () => {
      const reply = await send({
        services: [{ id: mine.id.toUpperCase(), total: 7, name: "My house", type: ["SHELTER"] }],
      });
      expect(reply.status).toBe(200);
      expect(await stored(mine.id)).toMatchObject({ beds: 7 });
      expect((await send({ services: [{ _id: mine.id, total: 8 }] })).status).toBe(200);
      expect(await stored(mine.id)).toMatchObject({ beds: 8 });
    });

    test("of a shelter that waits does not approve it", async () => {
      expect((await send(count(waiting.id, 6))).status).toBe(200);
      expect((await app.get(`/api/services/${waiting.id}`)).status).toBe(404);
      const [row] = await open().query("select approved_at from services where id = $1", [waiting.id]);
      expect(row).toEqual({ approved_at: null });
    });

    test("made offline counts from when it was made; an older one changes nothing and reports so", async () => {
      expect((await send(count(mine.id, 5, { countedAt: "2026-11-20T14:50:00Z" }))).status).toBe(200);
      expect(await stored(mine.id)).toMatchObject({ beds: 5, since: NOW - 600_000, version: 2 });
      const late = await send(count(mine.id, 9, { countedAt: "2026-11-20T14:49:59.999Z" }));
      expect(await late.json()).toMatchObject({
        services: [{ outcome: "OLDER", availableBeds: 5, bedsUpdatedAt: "2026-11-20T14:50:00Z", version: 2 }],
      });
      expect(await stored(mine.id)).toMatchObject({ beds: 5, version: 2 });
    });

    test("sent again because its reply was lost is stored once", async () => {
      const rows = (await remembered(mine.id)).length;
      const body = count(mine.id, 6, { countedAt: "2026-11-20T14:55:00Z" });
      for (let time = 0; time < 3; time++) expect((await send(body)).status).toBe(200);
      expect(await stored(mine.id)).toMatchObject({ beds: 6, version: 2 });
      expect((await remembered(mine.id)).length).toBe(rows + 1);
    });

    test("of a list is taken whole", async () => {
      const reply = await send({
        services: [
          { id: hidden.id, availableBeds: 1 },
          { id: mine.id, availableBeds: 2 },
          { id: waiting.id, availableBeds: 3, countedAt: "2026-11-20T14:00:00Z" },
        ],
      });
      const body: { services: ShelterBeds[] } = await reply.json();
      expect(body.services.map(({ id, availableBeds }) => [id, availableBeds])).toEqual([
        [hidden.id, 1],
        [mine.id, 2],
        [waiting.id, 3],
      ]);
    });
  });

  test("every row of the list, and a service, may be sent back whole, also where nothing was counted", async () => {
    const rows = await listed(owner);
    expect(rows.map(({ availableBeds }) => availableBeds)).toContain(null);
    const reply = await send({ services: rows });
    expect(reply.status).toBe(200);
    const back = (await reply.json()).services;
    expect(back.map(({ availableBeds }: ShelterBeds) => availableBeds)).toEqual(
      rows.map(({ availableBeds }) => availableBeds),
    );
    expect(await stored(uncounted.id)).toMatchObject({ beds: null, since: null, version: 1 });
    const service = await (await app.get(`/api/services/${mine.id}`, owner.headers)).json();
    expect((await send({ services: [{ ...service, availableBeds: 4 }] })).status).toBe(200);
    expect(await stored(mine.id)).toMatchObject({ beds: 4 });
  });

  describe("beds by whom they are for", () => {
    const EARLIER = "2026-11-20T14:00:00Z";
    const beds = [
      { for: "MEN", free: 1, total: 4, updatedAt: EARLIER },
      { for: "WOMEN", free: 2, total: 6, updatedAt: EARLIER },
    ];
    const split = () =>
      open().query("update services set beds = $1 where id = $2", [JSON.stringify(beds), mine.id]);
    const join = () => open().query("update services set beds = '[]' where id = $1", [mine.id]);
    const groups = (...counts: { for: string; free: unknown }[]) => ({
      services: [{ id: mine.id, beds: counts }],
    });
    beforeEach(async () => void (await split()));
    afterAll(async () => void (await join()));

    test("are not for everybody to count, nor other groups than there are", async () => {
      const one = groups({ for: "MEN", free: 2 });
      expect((await send(one, null)).status).toBe(401);
      expect((await send(one, await signedInAs(app, "USER"))).status).toBe(403);
      const wrong = await send(groups({ for: "YOUTH", free: 2 }));
      expect([wrong.status, (await wrong.json()).fields]).toEqual([
        400,
        { "services.0.beds.0.for": "unknownValue" },
      ]);
      expect((await send(groups({ for: "MEN", free: "many" }))).status).toBe(400);
      expect(await stored(mine.id)).toMatchObject({ beds: 3, version: 1 });
    });

    test("are counted by group, which the public and the history see with their sum", async () => {
      const reply = await send(groups({ for: "MEN", free: 4 }));
      const after = [{ ...beds[0], free: 4, updatedAt: "2026-11-20T15:00:00Z" }, beds[1]];
      expect((await reply.json()).services[0]).toMatchObject({
        beds: after,
        availableBeds: 6,
        outcome: "COUNTED",
      });
      expect(await (await app.get(`/api/services/${mine.id}`)).json()).toMatchObject({
        beds: after,
        availableBeds: 6,
        totalBeds: 10,
        bedsUpdatedAt: EARLIER,
      });
      expect((await remembered(mine.id)).at(-1)).toMatchObject({ before: { beds }, after: { beds: after } });
    });

    test("counted together leave open which group has how many", async () => {
      expect((await send(count(mine.id, 5))).status).toBe(200);
      const shown = await (await app.get(`/api/services/${mine.id}`)).json();
      expect(shown).toMatchObject({ availableBeds: 5, totalBeds: 10 });
      expect(shown.beds.map((group: { free: unknown; total: unknown }) => [group.free, group.total])).toEqual(
        [
          [null, 4],
          [null, 6],
        ],
      );
    });

    test.each([
      ["as they were", {}, [1, 2], 3],
      ["with another sum", { availableBeds: 5 }, [null, null], 5],
      ["with another group", { beds: [{ ...beds[0], free: 4 }, beds[1]] }, [4, 2], 6],
      [
        "with another group and its sum",
        { availableBeds: 6, beds: [{ ...beds[0], free: 4 }, beds[1]] },
        [4, 2],
        6,
      ],
    ])("are taken back whole, %s", async (_, change, free, sum) => {
      const [row] = (await listed(owner)).filter(({ id }) => id === mine.id);
      const reply = await send({ services: [{ ...row, ...change }] });
      expect(reply.status).toBe(200);
      const [counted] = (await reply.json()).services;
      expect(counted).toMatchObject({ availableBeds: sum, outcome: "COUNTED" });
      expect(counted.beds.map((group: { free: number | null }) => group.free)).toEqual(free);
    });

    test("two different counts in one are refused", async () => {
      const both = { ...count(mine.id, 9).services[0], beds: [{ ...beds[0], free: 4 }, beds[1]] };
      const reply = await send({ services: [both] });
      expect([reply.status, (await reply.json()).fields]).toEqual([
        400,
        { "services.0.availableBeds": "givenTwice" },
      ]);
    });

    test("of a protected listing nobody sees", async () => {
      await open().query("update services set beds = $1 where id = $2", [JSON.stringify(beds), hidden.id]);
      expect(await (await app.get(`/api/services/${hidden.id}`)).json()).toMatchObject({
        beds: [],
        availableBeds: null,
      });
      await open().query("update services set beds = '[]' where id = $1", [hidden.id]);
    });
  });

  test("many count at once, across the same shelters: nothing is lost, nothing wrong is ever seen", async () => {
    const rows = (await remembered(mine.id)).length + (await remembered(hidden.id)).length;
    const seen = new Set<unknown>();
    let isCounting = true;
    const watching = (async () => {
      while (isCounting) {
        for (const { availableBeds, totalBeds } of await listed(owner))
          seen.add(`${availableBeds} of ${totalBeds}`);
      }
    })();
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, at) => {
        app.now += 1;
        const ids = at % 2 === 0 ? [mine.id, hidden.id] : [hidden.id, mine.id];
        return send(
          { services: ids.map((id) => ({ id, availableBeds: at % 11 })) },
          at % 3 === 0 ? admin : owner,
        );
      }),
    );
    isCounting = false;
    await watching;
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const versions = await Promise.all(
      replies.map(async (reply) => {
        const body: { services: ShelterBeds[] } = await reply.json();
        return body.services.find(({ id }) => id === mine.id)?.version;
      }),
    );
    // Each found what the one before it left.
    expect(new Set(versions).size).toBe(200);
    expect(await stored(mine.id)).toMatchObject({ version: 201 });
    expect((await remembered(mine.id)).length + (await remembered(hidden.id)).length).toBe(rows + 400);
    const [last] = (await remembered(mine.id)).slice(-1);
    expect(last?.after).toMatchObject({ availableBeds: (await stored(mine.id))?.beds });
    for (const numbers of seen) expect(numbers).toMatch(/^(?:\d|10) of 10$|^null of null$/);
  });

  test("what search and filters go by is not touched by a count, and no index is written", async () => {
    const read = () =>
      open().query(
        "select public_search::text, updated_at, type_bits, need_bits from services where id = $1",
        [mine.id],
      );
    const before = await read();
    let times = 0;
    const count = async () => {
      times++;
      await open().query("vacuum services");
      return open().transaction(async (db) => {
        const counted = async () => {
          const [row] = await db.query<{ rows: number; hot: number }>(
            `select pg_stat_get_xact_tuples_updated('services'::regclass)::int as rows,
                    pg_stat_get_xact_tuples_hot_updated('services'::regclass)::int as hot`,
          );
          return row ?? { rows: 0, hot: 0 };
        };
        const start = await counted();
        const bedsUpdatedAt = NOW + times;
        await saveCounts(db, [
          { id: mine.id, availableBeds: times % 2, totalBeds: 10, beds: [], bedsUpdatedAt },
        ]);
        const end = await counted();
        return { rows: end.rows - start.rows, withoutIndex: end.hot - start.hot };
      });
    };
    // A page may be full until older rows are no longer visible to anyone; a written index never gives one without it.
    await expect.poll(count).toEqual({ rows: 1, withoutIndex: 1 });
    expect(await read()).toEqual(before);
  });
});
