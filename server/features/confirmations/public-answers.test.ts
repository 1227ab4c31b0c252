import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { addOrganizations } from "#checks/organizations-for-tests.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { findRecipients } from "#server/features/mail/find-recipients.ts";

const NOW = Date.UTC(2026, 10, 27, 15);

onOneEngine("answers by the owner's link", (open) => {
  let app: RunningApp;
  let ana: UserForTest;
  let lead: UserForTest;
  beforeAll(async () => {
    app = await runningApp(open());
  });
  afterAll(async () => {
    await app?.close();
  });
  beforeEach(async () => {
    app.now = NOW;
    app.jobs.length = 0;
    await open().query("delete from services");
    await open().query("delete from users");
    ana = await signedInAs(app, "USER", { displayName: "Ana", email: "ana@house.example" });
    lead = await signedInAs(app, "VOLUNTEER LEAD");
  });

  /** A service of Ana's about which visitors ask, with the token of her link. */
  async function asked(
    given: Parameters<typeof serviceForTest>[0],
    fields: readonly string[],
  ): Promise<{ id: string; token: string }> {
    const { id, ...service } = serviceForTest({ type: ["SHELTER"], contactEmail: null, ...given });
    await storeServices(open(), [{ id, ...service }], NOW);
    await open().query("update services set owner_id = $1 where id = $2", [ana.user.id, id]);
    await open().query("insert into asks (service_id, field, presses) select $1, unnest($2::text[]), 2", [
      id,
      fields,
    ]);
    expect(
      (await sendJson(app, "POST", `/services/${id}/ask-to-confirm`, undefined, lead.headers)).status,
    ).toBe(200);
    const [request] = await open().query<{ id: string }>("select id from confirmation_requests");
    const job = { mail: "confirmListings", requestIds: [request?.id ?? ""] } as const;
    const [mail] = await findRecipients(open(), job, app.now);
    const facts = await mail?.facts();
    app.jobs.length = 0;
    return { id, token: facts?.mail === "confirmListings" ? (facts.services[0]?.token ?? "") : "" };
  }
  const answer = async (token: string, body: object) => {
    const reply = await sendJson(app, "POST", "/confirmations/answer", { token, ...body });
    const { isPublic, fields } = await reply.json();
    return [reply.status, isPublic ?? fields];
  };
  const shown = async (id: string) => (await app.get(`/api/services/${id}`)).json();
  const pending = async () => {
    const [row] = await open().query<{ changed: string[] }>("select changed from pending_edits");
    return row?.changed;
  };
  const actions = async (id: string) =>
    (
      await open().query<{ action: string; actor: string | null }>(
        "select action, actor_id as actor from history where thing_id = $1 order by id",
        [id],
      )
    ).map(({ action, actor }) => [action, actor === ana.user.id]);

  test("are public at once with their date, and nothing else that waits is", async () => {
    const fields = ["category", "entry", "cost"];
    const { id, token } = await asked({ name: "House", cost: null, category: [] }, fields);
    const edit = { name: "Another House", cost: "$5 a night", isAllowedPets: true };
    expect((await sendJson(app, "PUT", `/services/${id}`, edit, ana.headers)).status).toBe(200);
    const { asks } = await (await app.get(`/api/confirmations?token=${token}`)).json();
    expect(asks).toEqual(fields.map((field) => ({ field, presses: 2, isPublicAtOnce: true })));

    expect(await answer(token, { field: "category", choices: [] })).toEqual([400, { answer: "required" }]);
    expect(await answer(token, { field: "entry", choices: ["WOMEN"] })).toEqual([
      400,
      { answer: "unknownValue" },
    ]);
    app.jobs.length = 0;
    expect(await answer(token, { field: "category", choices: ["FAMILIES", "WOMEN"] })).toEqual([200, true]);
    app.now += 86_400_000;
    expect(await answer(token, { field: "cost", answer: "Free" })).toEqual([200, true]);
    expect(await answer(token, { field: "cost", answer: "Free" })).toEqual([400, { field: "unknownValue" }]);
    expect(app.jobs.filter(({ name }) => name === "mail")).toEqual([]);

    expect(await shown(id)).toMatchObject({
      name: "House",
      category: ["WOMEN", "FAMILIES"],
      cost: "Free",
      isAllowedPets: null,
      providerAnswers: [
        { field: "category", answeredAt: "2026-11-27T15:00:00Z" },
        { field: "cost", answeredAt: "2026-11-28T15:00:00Z" },
      ],
    });
    // The newer word about the cost stands; the name and the pets still wait.
    expect((await pending())?.toSorted()).toEqual(["isAllowedPets", "name"]);
    expect(await actions(id)).toEqual([
      ["PROPOSE", true],
      ["ANSWER", true],
      ["ANSWER", true],
    ]);
  });

  test("end a waiting edit that said nothing else", async () => {
    const { id, token } = await asked({ cost: null }, ["cost"]);
    await sendJson(app, "PUT", `/services/${id}`, { cost: "$5" }, ana.headers);
    expect(await answer(token, { field: "cost", answer: "Free" })).toEqual([200, true]);
    expect(await pending()).toBeUndefined();
    expect((await actions(id)).map(([action]) => action)).toEqual(["PROPOSE", "ANSWER", "WITHDRAW"]);
  });

  test("are undone by a reviewer, and a field that changed since has no date", async () => {
    const { id, token } = await asked({}, ["isAllowedPets", "stayLimit"]);
    await answer(token, { field: "isAllowedPets", answer: "NO" });
    await answer(token, { field: "stayLimit", answer: "30 nights" });
    const [change] = await open().query<{ id: number }>(
      "select id from history where action = 'ANSWER' and thing_id = $1 order by id",
      [id],
    );
    const undo = (by: UserForTest | null) =>
      sendJson(app, "POST", `/history/${change?.id}/undo`, {}, by?.headers);
    expect((await undo(null)).status).toBe(401);
    expect((await undo(lead)).status).toBe(200);
    expect(await shown(id)).toMatchObject({
      isAllowedPets: null,
      stayLimit: "30 nights",
      providerAnswers: [{ field: "stayLimit" }],
    });
    await sendJson(app, "PUT", `/services/${id}`, { stayLimit: "60 nights" }, lead.headers);
    expect((await shown(id)).providerAnswers).toBeUndefined();
  });

  test("in words about a protected listing wait, for they may say where it is", async () => {
    const { id, token } = await asked({ isProtected: true }, ["howToApply", "isAllowedPets"]);
    expect(await answer(token, { field: "howToApply", answer: "Come to 1 Secret Lane." })).toEqual([
      200,
      false,
    ]);
    expect(await answer(token, { field: "isAllowedPets", answer: "YES" })).toEqual([200, true]);
    expect(await shown(id)).toMatchObject({ howToApply: null, isAllowedPets: true });
    expect(await pending()).toEqual(["howToApply"]);
  });

  test("in words wait where the organization hides a door of others", async () => {
    const named = { id: newId(NOW), name: "Harbor Aid" };
    await addOrganizations(open(), [named]);
    const { id, token } = await asked({ cost: null, organization: named }, ["cost", "isAllowedPets"]);
    const place = { address1: "31 Foxglove Ct" };
    await storeServices(
      open(),
      [serviceForTest({ isProtected: true, placeShown: "REGION", organization: named, place })],
      NOW,
    );
    const { asks } = await (await app.get(`/api/confirmations?token=${token}`)).json();
    expect(
      asks.map((ask: { field: string; isPublicAtOnce: boolean }) => [ask.field, ask.isPublicAtOnce]),
    ).toEqual(
      expect.arrayContaining([
        ["cost", false],
        ["isAllowedPets", true],
      ]),
    );
    expect(await answer(token, { field: "cost", answer: "Free at 31 Foxglove Ct" })).toEqual([200, false]);
    expect((await shown(id)).cost).toBeNull();
  });
});
