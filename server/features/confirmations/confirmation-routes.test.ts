import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { CONFIRMATION_LINK_MS } from "#domain/base/contract/limits.ts";
import { ROLES } from "#domain/base/roles/role.ts";
import { ASK_AGAIN_MS } from "#domain/confirmations/whom-to-ask.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { findRecipients } from "#server/features/mail/find-recipients.ts";
import { removeOldRequests } from "./queries.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const NOBODY = "01950000-0000-7000-8000-0000000000ff";
const CANARY = "canary5512";
const LISTED = "office@kitchen.example";
const DEAD = [400, "deadLink"];

onOneEngine("asking whether facts are right", (open) => {
  const makeServices = () => ({
    kitchen: serviceForTest({
      name: "Kitchen",
      phone: "(305) 555-0100",
      contactEmail: "Office@kitchen.example",
      website: "https://kitchen.example/",
    }),
    shelter: serviceForTest({
      name: "Shelter",
      type: ["SHELTER"],
      availableBeds: 3,
      totalBeds: 20,
      contactEmail: LISTED,
      place: { visibility: "HIDDEN", address1: `${CANARY} Lane`, address2: CANARY, zip: "33155" },
    }),
    mute: serviceForTest({ name: "Mute", contactEmail: null }),
    waiting: serviceForTest({ name: "Waiting", contactEmail: LISTED }, { approvedAt: null }),
  });
  /** New services for each test, since the history of a service is never deleted. */
  let { kitchen, shelter, mute, waiting } = makeServices();
  let app: RunningApp;
  let limited: RunningApp;
  let ana: UserForTest;
  let lead: UserForTest;
  let admin: UserForTest;
  beforeAll(async () => {
    app = await runningApp(open());
    limited = await runningApp(open(), { config: { trustProxy: true, isRateLimited: true } });
    app.now = NOW;
    limited.now = NOW;
  });
  afterAll(async () => {
    await app?.close();
    await limited?.close();
  });
  beforeEach(async () => {
    app.now = NOW;
    app.jobs.length = 0;
    await open().query("delete from services");
    await open().query("delete from users");
    ana = await signedInAs(app, "USER", { displayName: "Ana", email: "ana@kitchen.example" });
    lead = await signedInAs(app, "VOLUNTEER LEAD");
    admin = await signedInAs(app, "ADMINISTRATOR");
    ({ kitchen, shelter, mute, waiting } = makeServices());
    await open().query("delete from feedbacks");
    await storeServices(open(), [kitchen, shelter, mute, waiting], NOW);
  });

  const ask = (by: UserForTest | null, id: string = kitchen.id) =>
    sendJson(app, "POST", `/services/${id}/ask-to-confirm`, undefined, by?.headers);
  const own = () =>
    open().query("update services set owner_id = $1 where id = $2", [ana.user.id, kitchen.id]);
  const readOutcome = async (reply: Response) => [reply.status, (await reply.json()).key];
  const mailed = async () => {
    const [row] = await open().query<{ id: string }>(
      "select id from confirmation_requests order by created_at desc, id desc",
    );
    const job = { mail: "confirmListings", requestIds: [row?.id ?? NOBODY] } as const;
    const [mail] = await findRecipients(open(), job, app.now);
    const facts = await mail?.facts();
    return { to: mail?.to, token: facts?.mail === "confirmListings" ? facts.services[0]?.token : undefined };
  };
  const asked = async (by: UserForTest, id: string = kitchen.id) => {
    expect((await ask(by, id)).status).toBe(200);
    return (await mailed()).token ?? "";
  };
  const read = async (token: string) => readOutcome(await app.get(`/api/confirmations?token=${token}`));
  const confirm = async (token: string) =>
    readOutcome(await sendJson(app, "POST", "/confirmations/confirm", { token }));
  const change = (token: string, body: object) =>
    sendJson(app, "POST", "/confirmations/change", { token, ...body });
  const stored = async (id: string = kitchen.id) => {
    const [row] = await open().query<{ at: number | null; by: string | null; phone: string }>(
      `select verified_at as at, verified_by as by, phone from services where id = $1`,
      [id],
    );
    return row;
  };
  const history = () =>
    open().query<{ action: string; actor: string | null; role: string }>(
      `select action, actor_id as actor, actor_role as role from history where thing_id = any($1) order by id`,
      [[kitchen.id, shelter.id]],
    );

  test("what visitors ask stands in the link; an answer from a listed address waits for review, ends the count, and the link still works", async () => {
    const token = await asked(admin);
    await open().query(
      "insert into asks (service_id, field, presses) values ($1, 'cost', 3), ($1, 'isAllowedPets', 8)",
      [kitchen.id],
    );
    const asks = async () => (await (await app.get(`/api/confirmations?token=${token}`)).json()).asks;
    const answer = async (body: object) => {
      const reply = await sendJson(app, "POST", "/confirmations/answer", { token, ...body });
      const { key, fields } = await reply.json();
      return [reply.status, key, fields];
    };
    expect(await asks()).toEqual([
      { field: "isAllowedPets", presses: 8, isPublicAtOnce: false },
      { field: "cost", presses: 3, isPublicAtOnce: false },
    ]);
    for (const [body, fields] of [
      [{ field: "cost", answer: " " }, { answer: "required" }],
      [{ field: "isAllowedPets", answer: "perhaps" }, { answer: "unknownValue" }],
      [{ field: "howToApply", answer: "Call." }, { field: "unknownValue" }],
      [{ field: "phone", answer: "(305) 555-0188" }, { field: "unknownValue" }],
    ] as const)
      expect(await answer(body)).toEqual([400, "invalidRequest", fields]);

    app.jobs.length = 0;
    expect((await answer({ field: "isAllowedPets", answer: "NO" }))[0]).toBe(200);
    expect((await answer({ field: "cost", answer: "Free" }))[0]).toBe(200);
    expect(app.jobs.map(({ name }) => name)).toEqual(["mail", "mail"]);
    expect(await answer({ field: "cost", answer: "Not free" })).toEqual([
      400,
      "invalidRequest",
      { field: "unknownValue" },
    ]);
    expect(await asks()).toEqual([]);
    expect(await open().query("select 1 from asks where service_id = $1", [kitchen.id])).toEqual([]);
    const edits = await open().query<{ changed: string[] }>(
      "select changed from pending_edits where service_id = $1",
      [kitchen.id],
    );
    expect(edits[0]?.changed.toSorted()).toEqual(["cost", "isAllowedPets"]);
    // No one sees it before someone has looked at it.
    const shown = await (await app.get(`/api/services/${kitchen.id}`)).json();
    expect([shown.cost, shown.isAllowedPets]).toEqual([null, null]);

    expect(await confirm(token)).toEqual([200, undefined]);
    expect((await answer({ field: "cost", answer: "Free" })).slice(0, 2)).toEqual(DEAD);
  });

  describe("who may ask", () => {
    test("leads ask owners, and administrators listed addresses too", async () => {
      expect((await ask(null)).status).toBe(401);
      for (const role of ROLES.slice(0, 3)) {
        expect((await ask(await signedInAs(app, role))).status, role).toBe(403);
      }
      expect((await ask(lead)).status).toBe(403);
      expect(app.jobs).toEqual([]);
      for (const id of [NOBODY, "kitchen", waiting.id]) expect((await ask(admin, id)).status).toBe(404);
      expect(await readOutcome(await ask(admin, mute.id))).toEqual([409, "nobodyToAsk"]);
      const reply = await ask(admin);
      expect([reply.status, await reply.json()]).toEqual([
        200,
        { askedAt: "2026-11-20T15:00:00Z", expiresAt: "2026-12-20T15:00:00Z" },
      ]);
      expect((await mailed()).to).toBe(LISTED);
    });

    test("the owner is asked before the listed address, once confirmed", async () => {
      await own();
      await ask(lead);
      expect((await mailed()).to).toBe(ana.user.email);
      await open().query("delete from confirmation_requests");
      await open().query("update users set confirmed_at = null where id = $1", [ana.user.id]);
      expect((await ask(lead)).status).toBe(403);
      expect((await ask(admin)).status).toBe(200);
      expect((await mailed()).to).toBe(LISTED);
      await open().query("update users set confirmed_at = created_at where id = $1", [ana.user.id]);
    });

    test("nobody is asked twice in 30 days, neither about the service nor at the address", async () => {
      const replies = await Promise.all([ask(admin), ask(admin, shelter.id)]);
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await readOutcome(await ask(admin))).toEqual([409, "askedRecently"]);
      app.now = NOW + ASK_AGAIN_MS - 1000;
      admin = await signedInAs(app, "ADMINISTRATOR");
      expect(await readOutcome(await ask(admin, shelter.id))).toEqual([409, "askedRecently"]);
      app.now = NOW + ASK_AGAIN_MS;
      expect((await ask(admin, shelter.id)).status).toBe(200);
    });
  });

  describe("the link", () => {
    test("shows what guests see, to whoever opens it, and changes nothing", async () => {
      const token = await asked(admin, shelter.id);
      for (const headers of [{}, admin.headers]) {
        const reply = await app.get(`/api/confirmations?token=${token}`, headers);
        const text = await reply.text();
        expect(reply.status).toBe(200);
        expect(text).not.toContain(CANARY);
        expect(text).not.toContain("33155");
        const guest = await (await app.get(`/api/services/${shelter.id}`)).json();
        expect(JSON.parse(text)).toEqual({ service: guest, asks: [] });
      }
      expect((await stored(shelter.id))?.at).toBeNull();
      expect(await history()).toEqual([]);
    });

    test("stays alive however often scanners fetch it", async () => {
      const token = await asked(admin);
      for (const method of ["GET", "HEAD", "OPTIONS"]) {
        for (const path of [
          `/api/confirmations?token=${token}`,
          `/api/confirmations/confirm?token=${token}`,
        ]) {
          await fetch(`${app.address}${path}`, { method });
        }
      }
      expect(await history()).toEqual([]);
      expect((await stored())?.at).toBeNull();
      expect(await confirm(token)).toEqual([200, undefined]);
    });

    test("is stored as a digest alone", async () => {
      const token = await asked(admin);
      const rows = await open().query("select r::text as text from confirmation_requests r");
      expect(JSON.stringify([rows, app.jobs])).not.toContain(token);
    });

    test.each(["dead", "a".repeat(43)])("is dead where the token is %s", async (token) => {
      await asked(admin);
      expect(await read(token)).toEqual(DEAD);
      expect(await confirm(token)).toEqual(DEAD);
      expect(await readOutcome(await change(token, { phone: "3055550199" }))).toEqual(DEAD);
    });

    test.each([
      ["the owner", "update services set owner_id = $1 where id = $2"],
      [
        "the address",
        "update services set contact_email = 'new@kitchen.example', version = length($1) where id = $2",
      ],
      [
        "that the service is public",
        "update services set approved_at = null, version = length($1) where id = $2",
      ],
    ])("is dead once %s has changed", async (_, sql) => {
      const token = await asked(admin);
      await open().query(sql, [ana.user.id, kitchen.id]);
      expect(await read(token)).toEqual(DEAD);
      expect(await confirm(token)).toEqual(DEAD);
    });

    test("is dead once the owner has another address", async () => {
      await own();
      const token = await asked(lead);
      await open().query("update users set email = 'other@kitchen.example' where id = $1", [ana.user.id]);
      expect(await confirm(token)).toEqual(DEAD);
      await open().query("update users set email = $2 where id = $1", [ana.user.id, ana.user.email]);
      expect(await confirm(token)).toEqual([200, undefined]);
    });

    test("is dead after 30 days, and forgotten", async () => {
      const token = await asked(admin);
      app.now = NOW + CONFIRMATION_LINK_MS - 1;
      await removeOldRequests(open(), app.now);
      expect(await read(token)).toEqual([200, undefined]);
      app.now += 1;
      expect(await confirm(token)).toEqual(DEAD);
      await removeOldRequests(open(), app.now);
      expect(await open().query("select id from confirmation_requests")).toEqual([]);
    });

    test("that is dead is counted against the network", async () => {
      const statuses = new Set<number>();
      for (let sent = 0; sent < 61; sent += 1) {
        statuses.add((await sendJson(limited, "POST", "/confirmations/confirm", { token: "dead" })).status);
      }
      expect([...statuses]).toEqual([400, 429]);
    });
  });

  describe("an answer", () => {
    test("confirms the service once, by its own name where nobody has an account", async () => {
      const token = await asked(admin);
      const outcomes = await Promise.all([confirm(token), confirm(token)]);
      expect(outcomes.map(([status]) => status).toSorted()).toEqual([200, 400]);
      expect(await stored()).toMatchObject({ at: NOW, by: "Kitchen" });
      expect(await history()).toEqual([{ action: "CONFIRM", actor: null, role: "SYSTEM" }]);
    });

    test("of an owner is theirs", async () => {
      await own();
      expect(await confirm(await asked(lead))).toEqual([200, undefined]);
      expect(await stored()).toMatchObject({ at: NOW, by: "Kitchen" });
      expect(await history()).toEqual([{ action: "CONFIRM", actor: ana.user.id, role: "USER" }]);
    });

    test("that something changed is an edit for the reviewers, and a message", async () => {
      const token = await asked(admin);
      app.jobs.length = 0;
      const body = {
        phone: "305 555 0199",
        website: "https://kitchen.example/",
        message: "Closed on Mondays.",
      };
      expect((await change(token, body)).status).toBe(200);
      expect(await stored()).toEqual({ at: null, by: null, phone: "(305) 555-0100" });
      expect(
        await open().query(
          "select changed, editor_id as editor, facts->>'phone' as phone from pending_edits",
        ),
      ).toEqual([{ changed: ["phone"], editor: null, phone: "(305) 555-0199" }]);
      expect(app.jobs.map(({ data }) => data)).toMatchObject([
        { mail: "waitingForReview" },
        { mail: "toAdministrators" },
      ]);
      expect(await open().query("select type, email, message from feedbacks")).toEqual([
        { type: "APP", email: LISTED, message: "Closed on Mondays." },
      ]);
      expect(await history()).toEqual([{ action: "PROPOSE", actor: null, role: "SYSTEM" }]);
      expect(await read(token)).toEqual(DEAD);
    });

    test.each([
      [{}, { message: "required" }],
      [{ phone: "(305) 555-0100", message: " " }, { message: "required" }],
      [{ phone: "12" }, { phone: "notPhone" }],
      [{ contactEmail: "nobody" }, { contactEmail: "notEmail" }],
      [{ website: "x" }, { website: "notWebAddress" }],
    ])("with %j is refused, and the link still works", async (body, fields) => {
      const token = await asked(admin);
      const reply = await change(token, body);
      expect([reply.status, await reply.json()]).toMatchObject([400, { fields }]);
      expect(await open().query("select service_id from pending_edits")).toEqual([]);
      expect(await confirm(token)).toEqual([200, undefined]);
    });
  });
});
