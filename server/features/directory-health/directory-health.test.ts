import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { sevenViewers, signedInAs } from "#checks/users-for-tests.ts";
import type { CallReply } from "#domain/base/contract/call.ts";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import type { getDirectoryHealth, listFindings } from "#domain/directory-health/directory-health-calls.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { refreshFindings, refreshHealth } from "./refresh-health.ts";

const DAY = 86_400_000;

onOneEngine("The directory's health", (open) => {
  let app: RunningApp;
  let lead: Readonly<Record<string, string>>;
  beforeAll(async () => {
    app = await runningApp(open());
    lead = (await signedInAs(app, "VOLUNTEER LEAD")).headers;
  });
  afterAll(() => app?.close());
  beforeEach(async () => {
    await open().query(
      "delete from freshness_figures; delete from health_findings; delete from health_counts",
    );
    await open().query("delete from services; delete from mail_deliveries; delete from feedbacks");
  });

  type Given = Parameters<typeof serviceForTest>;
  const store = async (facts: Given[0] = {}, stored: Given[1] = {}): Promise<string> => {
    const service = serviceForTest(facts, stored);
    await storeServices(open(), [service], app.now);
    await open().query("update services set updated_at = $2 where id = $1::uuid", [
      service.id,
      new Date(app.now - 500 * DAY).toISOString(),
    ]);
    return service.id;
  };
  const read = async <T>(path: string): Promise<T> => {
    const reply = await app.get(`/api${path}`, lead);
    expect(reply.status).toBe(200);
    return reply.json();
  };
  const health = (query = "") => read<CallReply<typeof getDirectoryHealth>>(`/directory-health${query}`);
  const findings = (query = "") => read<CallReply<typeof listFindings>>(`/directory-health/findings${query}`);
  const kinds = async () => (await findings()).map(({ id, kind }) => `${kind} ${id}`).sort();

  test("nothing is counted in a request", async () => {
    await store({}, { verifiedAt: app.now - DAY });
    expect(await health()).toMatchObject({ countedOn: null, groups: [], trend: [], findings: [] });
    expect(await findings()).toEqual([]);
  });

  test("each service is in one of the five counts, in each of its tabs, in its place and source", async () => {
    const days = [0, 30, 31, 90, 91, 365, 366, null];
    for (const age of days) {
      await store(
        { type: age === 31 ? ["FOOD", "WORK"] : ["FOOD"] },
        { verifiedAt: age === null ? null : app.now - age * DAY },
      );
    }
    await open().query("update services set is_permanently_closed = true where id = $1::uuid", [
      await store({ type: ["WORK"] }, { verifiedAt: app.now }),
    ]);
    await refreshHealth(open(), app.now);
    const { countedOn, groups, trend } = await health();
    const counts = { within30: 2, within90: 2, within365: 2, longerAgo: 1, never: 1 };
    const all = { services: 8, ...counts };
    const none = { within30: 0, within90: 0, within365: 0, longerAgo: 0, never: 0 };
    expect(countedOn).toBe("2026-11-20");
    expect(groups).toEqual([
      { dimension: "ALL", key: "", name: null, ...all },
      { dimension: "TAB", key: "FOOD", name: null, ...all },
      { dimension: "TAB", key: "WORK", name: null, services: 1, ...none, within90: 1 },
      { dimension: "PLACE", key: "Sampleton, FL", name: null, ...all },
      { dimension: "SOURCE", key: "", name: null, ...all },
    ]);
    expect(trend).toEqual([{ day: "2026-11-20", ...all }]);
    expect((await health("?dimension=TAB&key=WORK")).trend).toMatchObject([{ services: 1 }]);
    expect((await health("?dimension=PLACE&key=Nowhere")).trend).toEqual([]);
  });

  test("the trend has the last count of each month, and a day is counted once", async () => {
    await store({}, { verifiedAt: app.now });
    const from = app.now - 40 * DAY;
    for (let at = from; at <= app.now; at += 10 * DAY) await refreshHealth(open(), at);
    await store({}, { verifiedAt: app.now });
    await refreshHealth(open(), app.now + 3600_000);
    const { trend } = await health();
    expect(trend.map(({ day, services }) => `${day} ${services}`)).toEqual(["2026-10-31 1", "2026-11-20 1"]);
    await refreshHealth(open(), app.now + 3 * 365 * DAY);
    expect(await open().query("select distinct day from freshness_figures")).toHaveLength(1);
  });

  test("findings: each with its reason, and what is well has none", async () => {
    const owner = await signedInAs(app, "USER");
    const fresh = { verifiedAt: app.now - DAY };
    const well = await store({ schedules: everyDay(480, 1020) }, fresh);
    const old = await store({}, { verifiedAt: app.now - 366 * DAY });
    const never = await store({}, { verifiedAt: null, createdAt: app.now - 366 * DAY });
    const recent = await store({}, { verifiedAt: null, createdAt: app.now - 300 * DAY });
    const beds = await store(
      { type: ["SHELTER"], availableBeds: 1, totalBeds: 9 },
      { ...fresh, bedsUpdatedAt: app.now - 8 * DAY },
    );
    const phone = await store({ phone: "(105) 555-0100" }, fresh);
    const spanish = await store({ description: "Comida caliente para las familias, todos los días." }, fresh);
    const closed = await store(
      {
        schedules: [
          {
            type: "DATE_RANGE",
            startDate: "2020-01-01",
            endDate: "2020-02-01",
            span: { start: 480, end: 1020, endsNextDay: false },
          },
        ],
      },
      fresh,
    );
    const refused = await store({}, fresh);
    const delivered = await store({}, fresh);
    const reported = await store({}, fresh);
    const once = await store({}, fresh);
    await open().query("update services set owner_id = $2::uuid where id = $1::uuid", [
      refused,
      owner.user.id,
    ]);
    const deliver = (mail: string, recipient: string, outcome: string, days: number) =>
      open().query("insert into mail_deliveries (mail_id, recipient, outcome, at) values ($1, $2, $3, $4)", [
        mail,
        recipient,
        outcome,
        new Date(app.now - days * DAY).toISOString(),
      ]);
    await deliver("first", owner.user.id, "SENT", 3);
    await deliver("second", owner.user.id, "REFUSED", 2);
    await open().query("update services set owner_id = $2::uuid where id = $1::uuid", [
      delivered,
      (await signedInAs(app, "USER")).user.id,
    ]);
    const report = (serviceId: string, email: string, days: number, isArchived = false) =>
      open().query(
        `insert into feedbacks (id, type, service_id, email, message, language, created_at, is_archived)
         values ($1::uuid, 'APP', $2::uuid, $3, 'Closed', 'en', $4, $5)`,
        [newId(app.now), serviceId, email, new Date(app.now - days * DAY).toISOString(), isArchived],
      );
    await report(reported, "a@people.example", 3);
    await report(reported, "b@people.example", 2);
    await report(once, "a@people.example", 2);
    await report(once, "A@people.example", 1);
    await report(once, "c@people.example", 1, true);
    await report(once, "d@people.example", 200);

    await refreshFindings(open(), app.now);
    expect(await kinds()).toEqual(
      [
        `UNCONFIRMED ${old}`,
        `UNCONFIRMED ${never}`,
        `BEDS_OLD ${beds}`,
        `PHONE_IMPOSSIBLE ${phone}`,
        `WRONG_LANGUAGE ${spanish}`,
        `NEVER_OPEN ${closed}`,
        `MAIL_REFUSED ${refused}`,
        `REPORTED ${reported}`,
      ].sort(),
    );
    expect([well, recent, delivered, once]).toHaveLength(4);
    const rows = await findings();
    expect(rows.map(({ kind }) => kind)).toEqual([
      "REPORTED",
      "PHONE_IMPOSSIBLE",
      "MAIL_REFUSED",
      "NEVER_OPEN",
      "BEDS_OLD",
      "UNCONFIRMED",
      "UNCONFIRMED",
      "WRONG_LANGUAGE",
    ]);
    expect(rows[0]).toMatchObject({ amount: 2, since: isoOfEpoch(app.now - 3 * DAY) });
    expect((await findings("?kind=UNCONFIRMED")).map(({ id }) => id).sort()).toEqual([old, never].sort());
    expect(await findings("?limit=1&skip=1")).toMatchObject([{ kind: "PHONE_IMPOSSIBLE" }]);
    expect((await health()).findings).toContainEqual({ kind: "UNCONFIRMED", findings: 2 });
  });

  test("a pin far from the centers of its ZIP and city is found", async () => {
    await open().query(
      `insert into postal_areas (id, origin, code, longitude, latitude) values ($1::uuid, 'test', '33101', -80.19, 25.77)
           on conflict do nothing`,
      [newId(app.now)],
    );
    const place = (longitude: number, latitude: number) =>
      store(
        { place: { city: "Nowhere Town", coordinates: { longitude, latitude } } },
        { verifiedAt: app.now },
      );
    await place(-80.2, 25.8);
    const far = await place(-81.38, 28.54);
    await refreshFindings(open(), app.now);
    expect(await kinds()).toEqual([`FAR_FROM_ADDRESS ${far}`]);
    expect(await findings()).toMatchObject([{ amount: 205 }]);
  });

  test("a finding keeps its age, and goes as soon as somebody has edited or confirmed", async () => {
    const id = await store({ phone: "(105) 555-0100" }, { verifiedAt: app.now - 10 * DAY });
    await refreshFindings(open(), app.now);
    await refreshFindings(open(), app.now + DAY);
    expect(await findings()).toMatchObject([{ since: isoOfEpoch(app.now) }]);
    await open().query("update services set verified_at = $2 where id = $1::uuid", [
      id,
      new Date(app.now + 2 * DAY).toISOString(),
    ]);
    expect(await findings()).toEqual([]);
    expect((await health()).findings).toEqual([]);
    await refreshFindings(open(), app.now + 3 * DAY);
    expect(await findings()).toHaveLength(1);
  });

  test("leads, super users and administrators alone may read either call", async () => {
    for (const path of ["/directory-health", "/directory-health/findings"]) {
      const statuses: number[] = [];
      for (const { headers } of await sevenViewers(app)) {
        statuses.push((await app.get(`/api${path}`, headers)).status);
      }
      expect(statuses, path).toEqual([401, 403, 403, 403, 200, 200, 200]);
    }
    for (const query of [
      "directory-health?dimension=COUNTY",
      "directory-health/findings?kind=BAD",
      "directory-health/findings?limit=-1",
    ]) {
      expect((await app.get(`/api/${query}`, lead)).status, query).toBe(400);
    }
  });
});
