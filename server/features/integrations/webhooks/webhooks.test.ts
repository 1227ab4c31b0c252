import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson, statusAndBody } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { sevenViewers, signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { type Receiver, receiver } from "#checks/webhook-receiver.ts";
import { OUTGOING_DELAY_MS } from "#domain/base/contract/limits.ts";
import {
  WEBHOOK_EVENTS,
  WEBHOOK_TRYING_MS,
  type WebhookEvent,
} from "#domain/integrations/webhooks/webhook.ts";
import type { ShownWebhook } from "#domain/integrations/webhooks/webhook-calls.ts";
import { webhookPoster } from "#server/base/outside/webhooks/post-webhook.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { claimMessages, forgetPreviousSecrets } from "../../../base/outbox/message-queries.ts";
import { sendMessages } from "./send-messages.ts";

const NOW = Date.UTC(2026, 10, 20, 15, 0);
const HOUR_MS = 3_600_000;
const NOBODY = "01950000-0000-7000-8000-0000000000ff";
const PUBLIC = { url: "https://hub.example/hook", events: [...WEBHOOK_EVENTS] };

onOneEngine("webhooks", (open) => {
  let app: RunningApp;
  let strict: RunningApp;
  let admin: UserForTest;
  let hub: Receiver;
  const mails: unknown[] = [];
  let wakes = 0;

  beforeAll(async () => {
    app = await runningApp(open(), {
      config: { trustProxy: false, isRateLimited: false, webhooksToPrivate: true },
      wakeWebhooks: async () => void wakes++,
    });
    admin = await signedInAs(app, "ADMINISTRATOR");
    strict = await runningApp(open());
    hub = await receiver();
  });
  afterAll(async () => {
    await hub?.close();
    await app?.close();
    await strict?.close();
  });
  beforeEach(async () => {
    app.now = NOW;
    hub.reset();
    mails.length = 0;
    await open().query("delete from webhooks");
  });

  const call = (
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    body?: unknown,
    headers = admin.headers,
  ) => sendJson(app, method, path, body, headers);
  const add = async (events: readonly WebhookEvent[] = WEBHOOK_EVENTS) => {
    const sent = call("POST", "/webhooks", { url: hub.url, events });
    const { status, body } = await statusAndBody<ShownWebhook & { secret: string }>(sent);
    expect(status).toBe(200);
    return body;
  };
  const listed = async () => (await statusAndBody<ShownWebhook[]>(call("GET", "/webhooks"))).body;
  const send = () =>
    sendMessages({
      db: open(),
      post: webhookPoster(true),
      queueMail: async (_, mail) => void mails.push(mail),
      now: () => app.now,
    });
  const added = async (facts: object = {}, stored: object = {}) => {
    const service = serviceForTest(
      { name: "House", type: ["SHELTER"], availableBeds: 3, totalBeds: 10, ...facts },
      stored,
    );
    await storeServices(open(), [service], NOW);
    return service.id;
  };
  const types = () => hub.messages.map(({ type }) => type);

  describe("calls", () => {
    test("are for administrators alone, and find only what there is", async () => {
      for (const { role, headers } of await sevenViewers(app)) {
        if (role === "ADMINISTRATOR") continue;
        const refused = role === "GUEST" ? 401 : 403;
        expect((await call("POST", "/webhooks", PUBLIC, headers)).status).toBe(refused);
        expect((await call("GET", "/webhooks", undefined, headers)).status).toBe(refused);
        expect((await call("POST", `/webhooks/${NOBODY}/secret`, undefined, headers)).status).toBe(refused);
      }
      expect((await call("PUT", `/webhooks/${NOBODY}`, { isOn: true })).status).toBe(404);
      expect((await call("DELETE", "/webhooks/x")).status).toBe(404);
      expect((await call("POST", `/webhooks/${NOBODY}/resend`, {})).status).toBe(404);
      expect((await call("POST", `/webhooks/${NOBODY}/secret`)).status).toBe(404);
      expect((await call("POST", "/webhooks/x/secret")).status).toBe(404);
      expect((await call("POST", `/webhooks/${"x".repeat(101)}/secret`)).status).toBe(400);
    });

    test.each([
      ["nothing", {}, "url"],
      ["no event", { ...PUBLIC, events: [] }, "events"],
      ["an event that there is not", { ...PUBLIC, events: ["user.created"] }, "events.0"],
      ["without encryption", { ...PUBLIC, url: "http://hub.example/" }, "url"],
      ["with a password", { ...PUBLIC, url: "https://a:b@hub.example/" }, "url"],
      ["this machine", { ...PUBLIC, url: "https://localhost/" }, "url"],
      ["this machine by its whole name", { ...PUBLIC, url: "https://localhost./" }, "url"],
      ["a private address", { ...PUBLIC, url: "https://10.0.0.1/" }, "url"],
      ["one in two parts", { ...PUBLIC, url: "https://127.1/" }, "url"],
      ["one as a number", { ...PUBLIC, url: "https://2130706433/" }, "url"],
      ["one in wide digits", { ...PUBLIC, url: "https://１２７.0.0.1/" }, "url"],
      ["one behind NAT64", { ...PUBLIC, url: "https://[64:ff9b::a9fe:a9fe]/" }, "url"],
      ["a mapped one", { ...PUBLIC, url: "https://[::ffff:127.0.0.1]/" }, "url"],
      ["metadata of a cloud", { ...PUBLIC, url: "https://169.254.169.254/" }, "url"],
    ])("%s is 400", async (_, body, field) => {
      const reply = await statusAndBody<{ fields: object }>(
        sendJson(strict, "POST", "/webhooks", body, admin.headers),
      );
      expect(reply.status).toBe(400);
      expect(Object.keys(reply.body.fields)).toContain(field);
    });

    test("show the secret once, and it is in neither history nor log", async () => {
      const { id, secret } = await add();
      expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
      expect(JSON.stringify(await listed())).not.toContain(secret);
      const rows = await open().query<{ text: string }>(
        "select row_to_json(h)::text as text from history h where thing = 'WEBHOOK' and thing_id = $1",
        [id],
      );
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows) + app.logged.join()).not.toContain(secret);
      expect((await call("DELETE", `/webhooks/${id}`)).status).toBe(200);
      expect(await listed()).toEqual([]);
    });
  });

  test("one that is added or turned on has its messages looked for at once", async () => {
    wakes = 0;
    const { id } = await add();
    expect(wakes).toBe(1);
    await call("PUT", `/webhooks/${id}`, { isOn: false });
    await call("PUT", `/webhooks/${id}`, { isOn: true });
    await call("PUT", `/webhooks/${id}`, { isOn: true });
    expect(wakes).toBe(2);
  });

  test("a new secret and the one before it both sign for a day, and then the new one alone", async () => {
    const made = await add();
    const renew = async () =>
      (await statusAndBody<ShownWebhook & { secret: string }>(call("POST", `/webhooks/${made.id}/secret`)))
        .body;
    const renewed = await renew();
    const until = "2026-11-21T15:00:00Z";
    expect(renewed).toMatchObject({ id: made.id, previousSecretUntil: until });
    expect(renewed.secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(renewed.secret).not.toBe(made.secret);
    expect(await listed()).toMatchObject([{ id: made.id, previousSecretUntil: until }]);

    /** Returns which of these secrets signed the message about a service that becomes public now. */
    const signing = async (secrets: readonly string[]) => {
      await added();
      await send();
      const { body = "", headers = {} } = hub.requests.at(-1) ?? {};
      const given = String(headers["webhook-signature"]).split(" ");
      const signed = secrets.map((secret) =>
        new Webhook(secret).sign(headers["webhook-id"] ?? "", new Date(app.now), body),
      );
      expect(given.every((signature) => signed.includes(signature))).toBe(true);
      return signed.map((signature) => given.includes(signature));
    };
    app.now = NOW + 24 * HOUR_MS - 1000;
    expect(await signing([made.secret, renewed.secret])).toEqual([true, true]);
    // Once more within the day: the one before the present one goes.
    const third = await renew();
    expect(await signing([made.secret, renewed.secret, third.secret])).toEqual([false, true, true]);
    app.now += 24 * HOUR_MS;
    expect(await signing([renewed.secret, third.secret])).toEqual([false, true]);
    expect(await listed()).toMatchObject([{ previousSecretUntil: null }]);

    await forgetPreviousSecrets(open(), app.now);
    expect(await open().query("select previous_secret from webhooks")).toEqual([{ previous_secret: null }]);
    const history = await open().query(
      "select row_to_json(h)::text as text from history h where thing = 'WEBHOOK' and thing_id = $1",
      [made.id],
    );
    expect(history).toHaveLength(3);
    const written = JSON.stringify(history) + app.logged.join();
    for (const { secret } of [made, renewed, third]) expect(written).not.toContain(secret);
  });

  describe("what is told", () => {
    test("is signed, with what the public sees", async () => {
      const { secret } = await add();
      const id = await added({ website: "https://house.example" });
      await send();
      const [message] = hub.messages;
      expect(message).toMatchObject({
        type: "service.created",
        data: { id, name: "House", availableBeds: 3 },
      });
      const { body = "", headers = {} } = hub.requests[0] ?? {};
      // The receiver's clock is the machine's.
      const signature = new Webhook(secret).sign(headers["webhook-id"] ?? "", new Date(NOW), body);
      expect(headers["webhook-signature"]).toBe(signature);
      expect(headers["webhook-timestamp"]).toBe(String(NOW / 1000));
      expect(body).not.toContain("openStatus");
      await send();
      expect(hub.messages).toHaveLength(1);
    });

    test("an edit, a count of beds, a deletion; not a note, a heart, or what waits", async () => {
      const id = await added();
      const waiting = await added({}, { approvedAt: null });
      await add();
      await open().query("update services set comment = 'x', version = version + 1, updated_at = now()");
      await open().query("update services set likes = likes + 1");
      await open().query("update services set phone = '3055550101' where id = $1", [waiting]);
      await send();
      expect(hub.messages).toEqual([]);
      expect((await call("PUT", `/services/${id}`, { phone: "3055550123" })).status).toBe(200);
      await send();
      const beds = { services: [{ id, availableBeds: 7 }] };
      expect((await call("POST", "/services/update-available-beds", beds)).status).toBe(200);
      await send();
      expect((await call("DELETE", `/services/${id}`)).status).toBe(200);
      app.now += OUTGOING_DELAY_MS;
      await send();
      expect(types()).toEqual(["service.updated", "beds.updated", "service.deleted"]);
      expect(hub.messages[1]?.data).toMatchObject({ id, availableBeds: 7, totalBeds: 10 });
      expect(hub.messages[2]?.data).toEqual({ id });
    });

    test("and one that was taken before the clock was set back a day is sent all the same, not twice before", async () => {
      const id = await added();
      await add();
      expect((await call("PUT", `/services/${id}`, { phone: "3055550123" })).status).toBe(200);
      const taken = async (at: number) => (await claimMessages(open(), at)).length;
      expect(await taken(app.now + 86_400_000)).toBe(1);
      expect(await taken(app.now + 86_400_000)).toBe(0);
      expect(await taken(app.now)).toBe(1);
      expect(await taken(app.now - 1000)).toBe(0);
    });

    test("a count with an edit at once is told of as both, to each who wants it, and not once it is deleted", async () => {
      const id = await added();
      await add();
      await add(["beds.updated"]);
      const change = { phone: "3055550155", availableBeds: 6 };
      expect((await call("PUT", `/services/${id}`, change)).status).toBe(200);
      await send();
      expect(types().toSorted()).toEqual(["beds.updated", "beds.updated", "service.updated"]);
      expect(hub.messages.find(({ type }) => type === "service.updated")?.data).toMatchObject({
        id,
        ...{ availableBeds: 6, phone: "(305) 555-0155" },
      });
      expect(hub.messages.find(({ type }) => type === "beds.updated")?.data).toMatchObject({
        ...{ id, availableBeds: 6, totalBeds: 10 },
      });
      hub.reset();
      // One after the other, before anything was sent: none hides the other, whichever was first.
      const count = { services: [{ id, availableBeds: 2 }] };
      expect((await call("POST", "/services/update-available-beds", count)).status).toBe(200);
      expect((await call("PUT", `/services/${id}`, { phone: "3055550166" })).status).toBe(200);
      await send();
      expect(types().toSorted()).toEqual(["beds.updated", "beds.updated", "service.updated"]);
      hub.reset();
      expect((await call("PUT", `/services/${id}`, { ...change, availableBeds: 1 })).status).toBe(200);
      expect((await call("DELETE", `/services/${id}`)).status).toBe(200);
      app.now += OUTGOING_DELAY_MS;
      await send();
      expect(types()).toEqual(["service.deleted"]);
    });

    test("texts in Spanish, which are not in the row of their service", async () => {
      const id = await added();
      const waiting = await added({}, { approvedAt: null });
      await add(["service.updated"]);
      const say = async (descriptionEs: string | null, service = id) => {
        expect((await call("PUT", `/services/${service}`, { descriptionEs })).status).toBe(200);
        await send();
        return hub.messages.at(-1)?.data;
      };
      expect(await say("Una casa.", waiting)).toBeUndefined();
      expect(await say("Una casa.")).toMatchObject({ id, descriptionEs: "Una casa." });
      expect(await say("Una casa.")).toMatchObject({ descriptionEs: "Una casa." });
      expect(types()).toEqual(["service.updated"]);
      expect(await say(null)).toMatchObject({ descriptionEs: null });
      expect(types()).toHaveLength(2);
    });

    test("of a hidden place as its page shows it, and no beds of it", async () => {
      const id = await added({ name: "Refuge", place: { visibility: "HIDDEN" } });
      await add();
      await open().query("update services set available_beds = 5 where id = $1", [id]);
      await send();
      expect(hub.messages).toEqual([]);
      await open().query("update services set phone = '3055550188' where id = $1", [id]);
      await send();
      const page = await app.read<Record<string, unknown>>(`/services/${id}`);
      const { data } = hub.messages[0] ?? { data: {} };
      for (const [field, value] of Object.entries(data)) expect([field, value]).toEqual([field, page[field]]);
      expect(data).toMatchObject({ address1: null, availableBeds: null });
    });

    test("what is not public any more by the time it is sent is told as deleted", async () => {
      await add();
      const id = await added({ name: "Withheld" });
      hub.answers.push(503);
      await send();
      await open().query("update services set approved_at = null where id = $1", [id]);
      app.now += HOUR_MS;
      await send();
      expect(
        hub.requests
          .slice(1)
          .map(({ body }) => body)
          .join(),
      ).not.toContain("Withheld");
      expect(types().slice(1)).toEqual(["service.deleted", "service.deleted"]);
    });

    test("only the chosen events, several changes at once as one, and nothing that was rolled back", async () => {
      await add(["service.updated"]);
      const id = await added();
      const edit = (phone: string) =>
        open().query("update services set phone = $2 where id = $1", [id, phone]);
      await edit("3055550111");
      await edit("3055550112");
      await expect(
        open().transaction(async (db) => {
          await db.query("update services set phone = '3055550113' where id = $1", [id]);
          throw new Error("no");
        }),
      ).rejects.toThrow("no");
      await send();
      expect(types()).toEqual(["service.updated"]);
      expect(hub.messages[0]?.data).toMatchObject({ phone: "3055550112" });
    });
  });

  describe("a receiver that fails", () => {
    test("gets the messages of a service in order, with the same id, once it is back", async () => {
      await add();
      const id = await added();
      hub.answers.push(503);
      await send();
      await open().query("update services set phone = '3055550142' where id = $1", [id]);
      await send();
      // Paused for seconds.
      expect(hub.requests).toHaveLength(1);
      expect(await listed()).toMatchObject([{ waiting: 2, failingSince: "2026-11-20T15:00:00Z" }]);
      app.now += 6000;
      await send();
      expect(types()).toEqual(["service.created", "service.created", "service.updated"]);
      const ids = hub.requests.map(({ headers }) => headers["webhook-id"]);
      expect([ids[0] === ids[1], ids[1] === ids[2]]).toEqual([true, false]);
      expect(await listed()).toMatchObject([{ waiting: 0, failingSince: null }]);
    });

    test("one message that fails for three days is given up, shown, and can be sent again", async () => {
      await add();
      const bad = await added({ name: "Bad" });
      hub.refuses = "Bad";
      for (let hours = 0; hours <= 84; hours += 6) {
        app.now = NOW + hours * HOUR_MS;
        await send();
        // Others get through, so the receiver works.
        await added({ name: `Good ${hours}` });
        app.now += HOUR_MS;
        await send();
      }
      const [webhook] = await listed();
      expect(webhook).toMatchObject({
        disabledAt: null,
        waiting: 0,
        failed: [{ service: bad, event: "service.created", outcome: "500" }],
      });
      hub.refuses = null;
      const message = webhook?.failed[0]?.id;
      const again = () => call("POST", `/webhooks/${webhook?.id}/resend`, { message });
      expect([(await again()).status, (await again()).status]).toEqual([200, 404]);
      hub.reset();
      await send();
      expect(hub.messages).toMatchObject([{ data: { id: bad } }]);
    });

    test("is turned off after three days, with a mail, and on again by hand", async () => {
      const { id } = await add();
      await added();
      hub.answers.push(...Array.from({ length: 200 }, () => 500));
      await send();
      app.now = NOW + WEBHOOK_TRYING_MS - HOUR_MS;
      await send();
      expect(await listed()).toMatchObject([{ disabledAt: null }]);
      app.now = NOW + WEBHOOK_TRYING_MS + HOUR_MS;
      await send();
      expect(await listed()).toMatchObject([{ disabledBecause: "FAILING" }]);
      expect(mails).toEqual([{ mail: "webhookDisabled", webhookId: id }]);
      const asked = hub.requests.length;
      await added({ name: "Untold" });
      app.now += HOUR_MS;
      await send();
      expect(hub.requests).toHaveLength(asked);
      hub.reset();
      const on = await statusAndBody<ShownWebhook>(call("PUT", `/webhooks/${id}`, { isOn: true }));
      expect(on).toMatchObject({ status: 200, body: { disabledAt: null, failingSince: null } });
      expect((await call("POST", `/webhooks/${id}/resend`, {})).status).toBe(200);
      await send();
      expect(types()).toEqual(["service.created"]);
    });

    test("is turned off at once where it answers 410", async () => {
      await add();
      await added();
      hub.answers.push(410);
      await send();
      expect(await listed()).toMatchObject([{ disabledBecause: "GONE", waiting: 1 }]);
    });
  });

  test("two processes send each message once, and a change while one is sent makes another", async () => {
    await add();
    const ids: string[] = [];
    for (let number = 0; number < 12; number++) ids.push(await added({ name: `House ${number}` }));
    hub.onMessage = async () => {
      hub.onMessage = null;
      await open().query("update services set phone = '3055550177' where id = $1", [ids[0]]);
    };
    await Promise.all([send(), send()]);
    await send();
    const told = hub.messages.map(({ data }) => data["id"]);
    expect(told.toSorted()).toEqual([...ids, ids[0]].toSorted());
    expect(hub.messages.findLast(({ data }) => data["id"] === ids[0])?.data).toMatchObject({
      phone: "3055550177",
    });
  });
});
