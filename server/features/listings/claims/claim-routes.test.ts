import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const NOBODY = "01950000-0000-7000-8000-0000000000ff";
const BODY = { message: "I am the director.", phone: "3055550100" };

onOneEngine("claims", (open) => {
  const kitchen = serviceForTest({ name: "Kitchen" });
  const waiting = serviceForTest({ name: "Waiting" }, { approvedAt: null });
  let app: RunningApp;
  let ana: UserForTest;
  let admin: UserForTest;
  beforeAll(async () => {
    await storeServices(open(), [kitchen, waiting], NOW);
    app = await runningApp(open());
    app.now = NOW;
    ana = await signedInAs(app, "USER", { displayName: "Ana" });
    admin = await signedInAs(app, "ADMINISTRATOR");
  });
  afterAll(() => app?.close());
  beforeEach(async () => {
    await open().query("delete from feedbacks");
    await open().query("update services set owner_id = null");
    app.jobs.length = 0;
  });

  const claim = (by: UserForTest | null, id: string = kitchen.id, body: object = BODY) =>
    sendJson(app, "POST", `/services/${id}/claim`, body, by?.headers);
  const claims = () =>
    open().query<{ isArchived: boolean }>(
      `select is_archived as "isArchived" from feedbacks where type = 'CLAIM' order by created_at, id`,
    );

  describe("are refused, and nothing is stored", () => {
    const refuse = async (reply: Response, status: number, key: string) => {
      expect([reply.status, await reply.json()]).toMatchObject([status, { code: status, key }]);
      expect(await claims()).toEqual([]);
      expect(app.jobs).toEqual([]);
    };

    test("of guests, and of people whose address is not confirmed", async () => {
      await refuse(await claim(null), 401, "unauthorized");
      const unconfirmed = await signedInAs(app, "USER", { confirmedAt: null });
      await refuse(await claim(unconfirmed), 403, "forbidden");
      await refuse(await claim(unconfirmed, NOBODY), 403, "forbidden");
    });

    test.each([NOBODY, "kitchen", waiting.id])("of %s, which is not there for them", async (id) => {
      await refuse(await claim(ana, id), 404, "notFound");
    });

    test("of a service with an owner", async () => {
      await open().query("update services set owner_id = $1 where id = $2", [admin.user.id, kitchen.id]);
      await refuse(await claim(ana), 409, "serviceHasOwner");
    });

    test.each([
      [{ message: "" }, { message: "required" }],
      [{ message: "x".repeat(5001) }, { message: "tooLong" }],
      [{ phone: "12" }, { phone: "notPhone" }],
      [{ phone: undefined }, { phone: "required" }],
    ])("with %j", async (changes, fields) => {
      const reply = await claim(ana, kitchen.id, { ...BODY, ...changes });
      expect([reply.status, await reply.json()]).toMatchObject([400, { fields }]);
      expect(await claims()).toEqual([]);
    });
  });

  test("become a message for those who read them, a mail and a line of history, and give no rights", async () => {
    const reply = await claim(ana);
    expect(reply.status).toBe(200);
    const { id } = await reply.json();
    expect(app.jobs).toMatchObject([{ data: { feedbackId: id, mail: "claimToAdministrators" } }]);
    const opened = await app.get(`/api/feedbacks/${id}`, admin.headers);
    expect(await opened.json()).toMatchObject({
      type: "CLAIM",
      service: { id: kitchen.id },
      name: "Ana",
      email: ana.user.email,
      phone: "(305) 555-0100",
      message: BODY.message,
    });
    expect((await app.get(`/api/feedbacks/${id}`, ana.headers)).status).toBe(404);
    const edit = await sendJson(app, "PUT", `/services/${kitchen.id}`, { phone: "3055550111" }, ana.headers);
    expect(edit.status).toBe(403);
    const history = await open().query(
      "select action, actor_id as actor, after from history where actor_id = $1",
      [ana.user.id],
    );
    expect(history).toEqual([{ action: "CLAIM", actor: ana.user.id, after: null }]);
  });

  test("one is open a person and service, also of two at once", async () => {
    const replies = await Promise.all([claim(ana), claim(ana)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const again = await claim(ana);
    expect([again.status, await again.json()]).toMatchObject([409, { key: "claimIsOpen" }]);
    expect((await claim(await signedInAs(app, "USER"))).status).toBe(200);
    await open().query("update feedbacks set is_archived = true");
    expect((await claim(ana)).status).toBe(200);
  });

  test("end with a new owner", async () => {
    await claim(ana);
    await claim(await signedInAs(app, "USER"));
    const body = { userEmail: ana.user.email };
    const edit = await sendJson(app, "PUT", `/services/${kitchen.id}`, body, admin.headers);
    expect(edit.status).toBe(200);
    expect(await claims()).toEqual([{ isArchived: true }, { isArchived: true }]);
  });
});
