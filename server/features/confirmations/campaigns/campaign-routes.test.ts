import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { OUTGOING_DELAY_MS } from "#domain/base/contract/limits.ts";
import type { Jobs } from "#server/base/jobs/jobs.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { findRecipients } from "#server/features/mail/find-recipients.ts";
import { queueMails } from "#server/features/mail/queue-mail.ts";
import { readCandidates } from "./queries.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const DAY = 86_400_000;
const NOBODY = "01950000-0000-7000-8000-0000000000ff";
const ALL = { source: null, county: null, days: 0 };

onOneEngine("campaigns", (open) => {
  const called = { phone: "(305) 555-0100", contactEmail: null };
  const makeServices = () => ({
    mailed: serviceForTest({ name: "Mailed", contactEmail: "office@a.example", phone: "(305) 555-0101" }),
    sibling: serviceForTest({ name: "Sibling", contactEmail: "Office@a.example" }),
    one: serviceForTest({ name: "One", ...called }),
    two: serviceForTest({ name: "Two", ...called }, { verifiedAt: NOW - 100 * DAY }),
    mute: serviceForTest({ name: "Mute", phone: null, contactEmail: null }),
    far: serviceForTest({
      name: "Far",
      phone: "(512) 555-0100",
      contactEmail: null,
      place: { city: "Austin", state: "TX", coordinates: { longitude: -97.74, latitude: 30.27 } },
    }),
  });
  let { mailed, sibling, one, two, mute, far } = makeServices();
  let app: RunningApp;
  let admin: UserForTest;
  beforeAll(async () => {
    app = await runningApp(open());
  });
  afterAll(() => app?.close());
  beforeEach(async () => {
    app.now = NOW;
    app.jobs.length = 0;
    ({ mailed, sibling, one, two, mute, far } = makeServices());
    await open().query("delete from services");
    await open().query("delete from campaigns");
    await open().query("delete from users");
    admin = await signedInAs(app, "ADMINISTRATOR");
    await storeServices(open(), [mailed, sibling, one, two, mute, far], NOW);
  });

  const post = async (path: string, body: object) => {
    const reply = await sendJson(app, "POST", path, body, admin.headers);
    return { status: reply.status, body: await reply.json() };
  };
  const preview = async (chosen: object) => (await post("/campaigns/preview", { ...ALL, ...chosen })).body;
  const started = async (chosen: object = {}): Promise<string> => {
    const { status, body } = await post("/campaigns", { ...ALL, ...chosen });
    expect(status).toBe(200);
    return body.id;
  };
  const read = async (id: string) => (await app.get(`/api/campaigns/${id}`, admin.headers)).json();
  const note = (id: string, service: string, outcome: string) =>
    post(`/campaigns/${id}/calls`, { service, outcome });

  test("are planned by county, age and source", async () => {
    const none = { askedLately: 0, unreachable: 0, left: 0, beyond: 0 };
    const counted = async (choice: object) => {
      const { services, ...counts } = await preview(choice);
      expect(services).toHaveLength(counts.mails + counts.calls);
      for (const { id, name, by } of services) expect([id, name, by]).not.toContain("");
      return counts;
    };
    expect(await counted({})).toEqual({ ...none, mails: 2, calls: 3, unreachable: 1 });
    expect(await counted({ county: "Travis County, TX" })).toEqual({ ...none, mails: 0, calls: 1 });
    expect(await counted({ days: 150 })).toEqual({ ...none, mails: 2, calls: 2, unreachable: 1 });
    expect(await counted({ source: "nowhere" })).toEqual({ ...none, mails: 0, calls: 0 });
    expect(await post("/campaigns", { ...ALL, source: "nowhere" })).toMatchObject({
      status: 409,
      body: { key: "nobodyToAsk" },
    });
    expect((await post("/campaigns", { ...ALL, days: -1 })).body.fields).toEqual({ days: "outOfRange" });
    expect(app.jobs).toEqual([]);
  });

  test("find a county's services behind thousands of others", async () => {
    const columns = await open().query<{ name: string }>(
      `select quote_ident(column_name) as name from information_schema.columns
        where table_name = 'services' and table_schema = current_schema()
          and is_generated = 'NEVER' and column_name not in ('id', 'created_at')`,
    );
    const others = columns.map(({ name }) => name).join(", ");
    await open().query(
      `insert into services (id, created_at, ${others})
       select gen_random_uuid(), created_at - interval '1 day', ${others}
         from services cross join generate_series(1, 5000) where id = $1::uuid`,
      [one.id],
    );
    expect(await preview({ county: "Travis County, TX" })).toMatchObject({ mails: 0, calls: 1, left: 0 });
  });

  test("send one mail an address, list the calls, and ask nobody twice in 30 days", async () => {
    const id = await started();
    expect(app.jobs.map(({ data }) => data)).toEqual([
      expect.objectContaining({
        mail: "confirmListings",
        requestIds: [expect.any(String), expect.any(String)],
      }),
    ]);
    const { calls, progress } = await read(id);
    expect(calls.map(({ name }: { name: string }) => name)).toEqual(["One", "Two", "Far"]);
    expect(calls[0].place).toMatch(/\w, \w/);
    expect(progress).toEqual({ mails: 2, calls: 3, confirmed: 0, changed: 0, unanswered: 0 });
    expect(await preview({})).toMatchObject({ mails: 0, calls: 0, askedLately: 5, unreachable: 1 });
    const late = serviceForTest({ name: "Late", ...called });
    await storeServices(open(), [late], NOW);
    expect(await preview({})).toMatchObject({ mails: 0, calls: 0, askedLately: 6 });
    expect(
      (await sendJson(app, "POST", `/services/${mailed.id}/ask-to-confirm`, undefined, admin.headers)).status,
    ).toBe(409);
    app.now = NOW + 30 * DAY;
    admin = await signedInAs(app, "ADMINISTRATOR");
    expect(await preview({})).toMatchObject({ mails: 2, calls: 4 });
  });

  test("count services that are not looked at any more, in a county too", async () => {
    const choice = { source: null, unconfirmedSince: NOW };
    const { candidates, beyond } = await readCandidates(open(), choice, null);
    expect(beyond).toBe(0);
    const few = await readCandidates(open(), choice, null, 2);
    expect(few.candidates).toEqual(candidates.slice(0, 2));
    expect(few.beyond).toBe(candidates.length - 2);
    expect((await readCandidates(open(), choice, [mailed.id, one.id], 1)).beyond).toBe(1);
  });

  test("can be taken back until their emails leave, and leave nothing", async () => {
    const undo = (id: string) => post(`/campaigns/${id}/undo`, {});
    const id = await started();
    expect(app.jobs).toMatchObject([{ data: { mail: "confirmListings", isHeld: true } }]);
    const requests = await open().query<{ id: string }>("select id from confirmation_requests");
    expect(requests).toHaveLength(2);
    app.now = NOW + OUTGOING_DELAY_MS - 1;
    expect((await undo(id)).status).toBe(200);
    expect((await undo(id)).status).toBe(404);
    expect(await open().query("select 1 from confirmation_requests")).toEqual([]);
    // The job finds no one to write to, and the next campaign asks the same services.
    const requestIds = requests.map((request) => request.id);
    expect(await findRecipients(open(), { mail: "confirmListings", requestIds }, app.now)).toEqual([]);
    expect(await preview({})).toMatchObject({ mails: 2, calls: 3 });
    const late = await started();
    app.now += OUTGOING_DELAY_MS;
    expect((await undo(late)).status).toBe(404);
    expect((await read(late)).progress).toMatchObject({ mails: 2, calls: 3 });
    expect((await undo("no-id")).status).toBe(404);
  });

  test("hold their emails as long as they can be taken back", async () => {
    const begins: (number | undefined)[] = [];
    const send: Jobs["send"] = async (_db, _queue, _job, options) => {
      begins.push(options?.notBefore);
    };
    const queueMail = queueMails({ send }, () => NOW);
    await queueMail(open(), { mail: "confirmListings", requestIds: [NOBODY], isHeld: true });
    // One that is asked for by hand leaves right away.
    await queueMail(open(), { mail: "confirmListings", requestIds: [NOBODY] });
    expect(begins).toEqual([NOW + OUTGOING_DELAY_MS, undefined]);
  });

  test("leave alone what was asked by hand before", async () => {
    const asked = await sendJson(
      app,
      "POST",
      `/services/${mailed.id}/ask-to-confirm`,
      undefined,
      admin.headers,
    );
    expect(asked.status).toBe(200);
    const id = await started();
    expect((await post(`/campaigns/${id}/undo`, {})).status).toBe(200);
    expect(await open().query("select 1 from confirmation_requests")).toHaveLength(1);
  });

  test("of two at once, one asks", async () => {
    const both = await Promise.all([post("/campaigns", ALL), post("/campaigns", ALL)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test("and somebody who asks by hand at the same moment ask nobody twice", async () => {
    for (let round = 0; round < 5; round += 1) {
      await open().query("delete from campaigns");
      await open().query("delete from confirmation_requests");
      await Promise.all([
        post("/campaigns", ALL),
        ...[mailed, sibling].map(({ id }) =>
          sendJson(app, "POST", `/services/${id}/ask-to-confirm`, undefined, admin.headers),
        ),
      ]);
      const addresses = await open().query<{ askers: number }>(
        `select count(distinct coalesce(c.campaign_id, r.id))::int as askers
           from confirmation_requests r
           left join campaign_services c on c.service_id = r.service_id
          group by r.contact`,
      );
      expect(addresses).toEqual([{ askers: 1 }]);
    }
  });

  test("count what mailed links bring", async () => {
    const id = await started();
    const requests = await open().query<{ id: string }>("select id from confirmation_requests");
    const job = { mail: "confirmListings", requestIds: requests.map((request) => request.id) } as const;
    const [mail] = await findRecipients(open(), job, app.now);
    const facts = await mail?.facts();
    if (facts?.mail !== "confirmListings") throw new Error("Nobody was asked.");
    const [first, second] = facts.services;
    const answer = (path: string, body: object) => sendJson(app, "POST", `/confirmations/${path}`, body);
    expect((await answer("confirm", { token: first?.token })).status).toBe(200);
    expect((await answer("change", { token: second?.token, message: "Moved." })).status).toBe(200);
    expect((await read(id)).progress).toMatchObject({ confirmed: 1, changed: 1 });
  });

  test("note what came of calls", async () => {
    const id = await started();
    expect((await note(id, one.id, "CONFIRMED")).status).toBe(200);
    const [row] = await open().query<{ at: number; by: string | null }>(
      "select verified_at as at, verified_by as by from services where id = $1",
      [one.id],
    );
    expect(row).toEqual({ at: NOW, by: null });
    expect(await note(id, one.id, "CHANGED")).toMatchObject({ status: 409, body: { key: "callIsNoted" } });
    expect((await note(id, two.id, "CHANGED")).status).toBe(200);
    for (let call = 0; call < 3; call += 1) expect((await note(id, far.id, "NO_ANSWER")).status).toBe(200);
    expect((await note(id, far.id, "NO_ANSWER")).status).toBe(409);
    expect((await read(id)).progress).toMatchObject({ confirmed: 1, changed: 1, unanswered: 1 });
    for (const [campaign, service] of [
      [NOBODY, one.id],
      [id, mailed.id],
      [id, NOBODY],
      ["campaign", one.id],
    ] as const) {
      expect((await note(campaign, service, "CHANGED")).status).toBe(404);
    }
    expect((await note(id, one.id, "MAYBE")).body.fields).toEqual({ outcome: "unknownValue" });
    const history = await open().query<{ action: string; actor: string }>(
      "select action, actor_id as actor from history where thing_id = any($1)",
      [[one.id, two.id, far.id]],
    );
    expect(history).toEqual([{ action: "CONFIRM", actor: admin.user.id }]);
  });
});
