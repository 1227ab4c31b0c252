import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { sevenViewers, signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import type { CallReply } from "#domain/base/contract/call.ts";
import type { getRollCall } from "#domain/hard-nights/roll-call/roll-call-calls.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { findRecipients } from "#server/features/mail/find-recipients.ts";
import { removePastClosings } from "./roll-call-jobs.ts";

/** 1 in the afternoon in Miami. */
const NOW = Date.UTC(2026, 10, 24, 18);
const HOUR_MS = 3_600_000;
/** Local midnight. */
const MIDNIGHT = Date.UTC(2026, 10, 25, 5);
const MIAMI = "-80.2|25.77";
const NOBODY = "01950000-0000-7000-8000-0000000000ff";
const SCHEDULES = everyDay(0, 1439);

type RollCall = CallReply<typeof getRollCall>;

function service(name: string, facts: object = {}) {
  return serviceForTest({
    name,
    type: ["FOOD"],
    schedules: SCHEDULES,
    phone: "(305) 555-0100",
    contactEmail: null,
    place: { coordinates: { longitude: -80.2, latitude: 25.771 } },
    ...facts,
  });
}

onOneEngine("roll calls", (open) => {
  const makeServices = () => ({
    owned: service("Owned"),
    listed: service("Listed", { contactEmail: "Desk@listed.example" }),
    mute: service("Mute", { phone: "(305) 555-0199" }),
    far: service("Far", { place: { coordinates: { longitude: -80.2, latitude: 26.5 } } }),
    hidden: service("Hidden", {
      type: ["SHELTER"],
      contactEmail: "desk@hidden.example",
      isProtected: true,
      place: { visibility: "HIDDEN", coordinates: null },
    }),
  });
  let { owned, listed, mute, far, hidden } = makeServices();
  let app: RunningApp;
  let owner: UserForTest;
  let lead: UserForTest;
  let admin: UserForTest;
  let night = "";
  beforeAll(async () => {
    app = await runningApp(open());
  });
  afterAll(() => app?.close());
  beforeEach(async () => {
    app.now = NOW;
    app.jobs.length = 0;
    await open().query("delete from hard_nights");
    await open().query("delete from services");
    await open().query("delete from users");
    owner = await signedInAs(app, "USER", { email: "ana@owned.example" });
    lead = await signedInAs(app, "SUPER USER");
    admin = await signedInAs(app, "ADMINISTRATOR");
    ({ owned, listed, mute, far, hidden } = makeServices());
    await storeServices(open(), [owned, listed, mute, far, hidden], NOW);
    await open().query("update services set owner_id = $1 where id = $2", [owner.user.id, owned.id]);
    night = await declare();
  });

  const declare = async (until = NOW + 48 * HOUR_MS): Promise<string> => {
    const reply = await sendJson(
      app,
      "POST",
      "/hard-nights",
      {
        coordinate: MIAMI,
        radius: 20,
        until: new Date(until).toISOString(),
        kind: "STORM",
        text: "Storm",
        textEs: "Tormenta",
      },
      admin.headers,
    );
    return (await reply.json()).id;
  };
  const start = async (by: UserForTest): Promise<RollCall> =>
    (await sendJson(app, "POST", `/hard-nights/${night}/roll-call`, undefined, by.headers)).json();
  const read = async (): Promise<RollCall> =>
    (await app.get(`/api/hard-nights/${night}/roll-call`, admin.headers)).json();
  const note = (id: string, answer: string, by: UserForTest = lead) =>
    sendJson(app, "POST", `/hard-nights/${night}/roll-call/answers`, { service: id, answer }, by.headers);
  const mailed = async (...serviceIds: string[]) => {
    const [mail] = await findRecipients(open(), { mail: "rollCall", nightId: night, serviceIds }, app.now);
    const facts = await mail?.facts();
    const tokens = facts?.mail === "rollCall" ? facts.services.map(({ token }) => token) : [];
    return { to: mail?.to, token: tokens[0] ?? "" };
  };
  const page = (token: string, answer?: string) =>
    fetch(`${app.address}/roll_call?token=${token}${answer === undefined ? "" : `&answer=${answer}`}`, {
      method: answer === undefined ? "GET" : "POST",
      headers: { "accept-language": "es" },
    });
  const state = async (id: string) => (await app.read<PublicService>(`/services/${id}`)).openStatus.state;
  const openNow = async () =>
    (await app.read<{ name: string }[]>(`/services?nearCoordinate=${MIAMI}&isOpen=true`))
      .map(({ name }) => name)
      .filter((name) => REGION.includes(name))
      .toSorted();
  /** Services that are asked. */
  const REGION = ["Listed", "Mute", "Owned", "Shut"];
  const pinned = async () =>
    (await app.read<{ name: string; state: string }[]>(`/services/pins?nearCoordinate=${MIAMI}`))
      .filter((pin) => pin.state === "OPEN")
      .map(({ name }) => name)
      .filter((name) => REGION.includes(name))
      .toSorted();

  test("super users and administrators alone ask, read and note", async () => {
    for (const viewer of await sevenViewers(app)) {
      const may = viewer.role === "SUPER USER" || viewer.role === "ADMINISTRATOR";
      const refused = viewer.role === "GUEST" ? 401 : 403;
      const path = `/hard-nights/${night}/roll-call`;
      const answers = [
        await sendJson(app, "POST", path, undefined, viewer.headers),
        await app.get(`/api${path}`, viewer.headers),
        await sendJson(app, "POST", `${path}/answers`, { service: far.id, answer: "NO" }, viewer.headers),
      ].map(({ status }) => status);
      expect([viewer.role, answers]).toEqual([
        viewer.role,
        may ? [200, 200, 404] : [refused, refused, refused],
      ]);
    }
    expect((await note(owned.id, "PERHAPS")).status).toBe(400);
    for (const id of [NOBODY, "night"]) {
      const path = `/hard-nights/${id}/roll-call`;
      expect((await sendJson(app, "POST", path, undefined, admin.headers)).status).toBe(404);
      expect((await app.get(`/api${path}`, admin.headers)).status).toBe(404);
    }
  });

  test("owners are asked by anyone, listed addresses by administrators, the rest is called; nobody twice", async () => {
    const first = await start(lead);
    expect(first).toMatchObject({ asked: 3, emails: 1, waitingForAdministrator: 1, yes: 0, no: 0 });
    expect(first.silent.map(({ name, phone, isMailed }) => [name, phone, isMailed])).toEqual([
      ["Listed", "(305) 555-0100", false],
      ["Owned", "(305) 555-0100", true],
      ["Mute", "(305) 555-0199", false],
    ]);
    expect(app.jobs).toHaveLength(1);
    await start(lead);
    expect(app.jobs).toHaveLength(1);
    expect(await start(admin)).toMatchObject({ asked: 3, emails: 2, waitingForAdministrator: 0 });
    expect(app.jobs).toHaveLength(2);
    await start(admin);
    expect(app.jobs).toHaveLength(2);
    expect((await mailed(owned.id)).to).toBe("ana@owned.example");
    expect((await mailed(listed.id)).to).toBe("desk@listed.example");
    expect((await mailed(mute.id)).to).toBeUndefined();
  });

  test("the sites of a program are told apart on the call sheet, in the mail and on its page", async () => {
    const at = (id: string, address1: string) =>
      open().query("update services set name = 'Pantry', address1 = $2, city = 'Miami' where id = $1", [
        id,
        address1,
      ]);
    await at(owned.id, "12 Pier St");
    await at(listed.id, "9 Hill Rd");
    const { silent } = await start(admin);
    expect(silent.map(({ id, name, place }) => [id, name, place])).toEqual(
      expect.arrayContaining([
        [owned.id, "Pantry", "12 Pier St, Miami"],
        [listed.id, "Pantry", "9 Hill Rd, Miami"],
      ]),
    );
    const job = { mail: "rollCall", nightId: night, serviceIds: [owned.id] } as const;
    const [mail] = await findRecipients(open(), job, app.now);
    const facts = await mail?.facts();
    if (facts?.mail !== "rollCall") throw new Error("Nobody was asked.");
    expect(facts.services).toMatchObject([{ name: "Pantry", place: "12 Pier St, Miami" }]);
    expect(await (await page(facts.services[0]?.token ?? "")).text()).toContain("<p>12 Pier St, Miami</p>");
  });

  describe("the page of the link", () => {
    test("GET changes nothing; a button answers, once, without scripts", async () => {
      await start(admin);
      const { token } = await mailed(owned.id);
      for (let times = 0; times < 2; times++) {
        const shown = await page(token);
        const html = await shown.text();
        expect([shown.status, html.includes("Owned"), /<script|\bsrc=/.test(html)]).toEqual([
          200,
          true,
          false,
        ]);
        expect(html.match(/<button name="answer"/g)).toHaveLength(3);
      }
      expect(await openNow()).toContain("Owned");
      expect((await page(token, "PERHAPS")).status).toBe(400);
      const statuses = await Promise.all(
        ["YES", "NO", "YES"].map(async (each) => (await page(token, each)).status),
      );
      expect(statuses.toSorted()).toEqual([200, 400, 400]);
      expect([(await page(token)).status, (await page("no-token", "NO")).status]).toEqual([400, 400]);
      const { yes, no } = await read();
      expect(yes + no).toBe(1);
      expect((await openNow()).includes("Owned")).toBe(no === 0);
    });

    test("is dead for another owner, for another address, and once the night has ended", async () => {
      await start(admin);
      const toOwner = await mailed(owned.id);
      const toListed = await mailed(listed.id);
      await open().query("update services set owner_id = null where id = $1", [owned.id]);
      await open().query("update services set contact_email = 'new@listed.example' where id = $1", [
        listed.id,
      ]);
      expect((await page(toOwner.token, "NO")).status).toBe(400);
      expect((await page(toListed.token, "NO")).status).toBe(400);
      await open().query("update services set contact_email = 'desk@listed.example' where id = $1", [
        listed.id,
      ]);
      await sendJson(app, "DELETE", `/hard-nights/${night}`, undefined, admin.headers);
      expect((await page(toListed.token, "NO")).status).toBe(400);
      expect(await openNow()).toEqual(["Listed", "Mute", "Owned"]);
    });
  });

  test("NO closes until local midnight, in the label, the filter and the pins, and ends by itself", async () => {
    await start(admin);
    expect((await page((await mailed(owned.id)).token, "NO")).status).toBe(200);
    expect((await note(mute.id, "NO")).status).toBe(200);
    for (const at of [NOW, MIDNIGHT - 1]) {
      app.now = at;
      expect([await state(owned.id), await state(mute.id), await state(listed.id)]).toEqual([
        "CLOSED",
        "CLOSED",
        "OPEN",
      ]);
      expect(await openNow()).toEqual(["Listed"]);
      expect(await pinned()).toEqual(["Listed"]);
    }
    app.now = MIDNIGHT;
    expect([await state(owned.id), await state(mute.id)]).toEqual(["OPEN", "OPEN"]);
    expect(await openNow()).toEqual(["Listed", "Mute", "Owned"]);
  });

  test("the closing is removed from the listing after its day, and an import's closed days are its own again", async () => {
    await open().query(
      `with made as (insert into sources (key, name) values ('storm', 'Storm source')
                       on conflict (key) do update set name = excluded.name returning id)
       update services
          set fact_sources = jsonb_build_array(jsonb_build_object(
                'source', made.id, 'asOf', null, 'isMain', true, 'fields', array['name', 'schedules', 'closeSchedules']))
         from made where services.id = $1`,
      [mute.id],
    );
    const stored = async () => {
      const [row] = await open().query<{ closed: unknown[]; fields: string[] }>(
        `select close_schedules as closed, fact_sources->0->'fields' as fields from services where id = $1`,
        [mute.id],
      );
      return [row?.closed.length, row?.fields.toSorted()];
    };
    await start(admin);
    await note(mute.id, "NO");
    expect(await stored()).toEqual([2, ["name", "schedules"]]);
    await removePastClosings(open(), MIDNIGHT - 1);
    expect(await stored()).toEqual([2, ["name", "schedules"]]);
    await removePastClosings(open(), MIDNIGHT);
    expect(await stored()).toEqual([0, ["closeSchedules", "name", "schedules"]]);
    await removePastClosings(open(), MIDNIGHT);
  });

  test("NO closes at once what began the evening before, and no longer than midnight", async () => {
    const overnight = service("Shut", { schedules: everyDay(20 * 60, 7 * 60, true) });
    await storeServices(open(), [overnight], NOW);
    await start(admin);
    app.now = Date.UTC(2026, 10, 25, 7);
    expect(await state(overnight.id)).toBe("OPEN");
    expect((await note(overnight.id, "NO")).status).toBe(200);
    expect([await state(overnight.id), await openNow()]).toEqual(["CLOSED", ["Listed", "Mute", "Owned"]]);
    app.now = Date.UTC(2026, 10, 26, 5);
    expect(await state(overnight.id)).toBe("OPEN");
  });

  test.each(["YES", "LIMITED"])("%s opens nothing", async (answer) => {
    await open().query("update services set close_schedules = '[]' where id = $1", [mute.id]);
    const closed = service("Shut", { schedules: everyDay(60, 120) });
    await storeServices(open(), [closed], NOW);
    await start(admin);
    expect((await note(closed.id, answer)).status).toBe(200);
    expect([await state(closed.id), (await openNow()).includes("Shut")]).toEqual(["CLOSED", false]);
    expect((await note(closed.id, "NO")).status).toBe(409);
  });

  test("pages say whether they were confirmed since, while the night lasts, and protected ones say nothing", async () => {
    const mark = async (id: string, lang = "en") => {
      const { rollCall } = await app.read<PublicService>(`/services/${id}?lang=${lang}`);
      return rollCall === undefined ? undefined : [rollCall.state, rollCall.text];
    };
    expect(await mark(mute.id)).toBeUndefined();
    await start(admin);
    await open().query(
      `insert into roll_call_services (night_id, service_id, channel, language, asked_at)
       values ($1, $2, 'CALL', 'en', now())`,
      [night, hidden.id],
    );
    expect((await note(owned.id, "YES")).status).toBe(200);
    expect(await mark(owned.id)).toEqual(["YES", "They said they are open today, 1:00 PM."]);
    expect(await mark(mute.id, "es")).toEqual([
      "SILENT",
      "No han contestado desde la tormenta. Llame antes de ir.",
    ]);
    expect([await mark(far.id), await mark(hidden.id)]).toEqual([undefined, undefined]);
    // A page that a phone keeps says "today" no longer than that day.
    const { rollCall } = await app.read<PublicService>(`/services/${owned.id}`);
    expect(Date.parse(rollCall?.until ?? "")).toBe(MIDNIGHT);
    app.now = MIDNIGHT;
    expect(await mark(owned.id)).toEqual([
      "YES",
      "They said on November 24, 1:00 PM, that they were open that day. Call before you go.",
    ]);
    app.now = NOW + 48 * HOUR_MS;
    expect(await mark(owned.id)).toBeUndefined();
  });

  test("what else they say goes with the answer, by the link and by telephone, and not with a no", async () => {
    await start(admin);
    await open().query("update services set types = '{SHELTER}', type_bits = 2 where id = $1", [owned.id]);
    const { token } = await mailed(owned.id);
    const asked = await (await page(token)).text();
    expect(["until", "beds", "overflow", "pets"].map((name) => asked.includes(` name="${name}"`))).toEqual(
      Array(4).fill(true),
    );
    const sent = await fetch(`${app.address}/roll_call?token=${token}`, {
      method: "POST",
      body: new URLSearchParams({ answer: "YES", until: "21:00", beds: "5", overflow: "YES", pets: "NO" }),
    });
    expect(sent.status).toBe(200);
    const readRollCallText = async (id: string, lang: string) =>
      (await app.read<PublicService>(`/services/${id}?lang=${lang}`)).rollCall?.text.replaceAll(
        "\u00a0",
        " ",
      );
    expect(await readRollCallText(owned.id, "en")).toBe(
      "They said they are open today, 1:00 PM. They take people in until 9:00 PM. Beds left then: 5. They have more room beside the beds. No pets.",
    );
    const body = { service: mute.id, answer: "LIMITED", until: "quarter past", beds: "many", pets: "YES" };
    const path = `/hard-nights/${night}/roll-call/answers`;
    expect((await sendJson(app, "POST", path, body, lead.headers)).status).toBe(400);
    const readable = { ...body, until: "", beds: "0" };
    expect((await sendJson(app, "POST", path, readable, lead.headers)).status).toBe(200);
    expect(await readRollCallText(mute.id, "es")).toBe(
      "Dijeron que hoy abren, con límites (1 p. m.). Llame antes de ir. Ya no quedaban camas. Se pueden llevar mascotas.",
    );
    const no = { service: listed.id, answer: "NO", beds: "3" };
    expect((await sendJson(app, "POST", path, no, lead.headers)).status).toBe(200);
    expect(await readRollCallText(listed.id, "en")).toBe(
      "They said they are closed today, 1:00 PM. Call before you go.",
    );
  });

  test("an answer while the owner's change waits closes both, and its approval opens nothing", async () => {
    await start(admin);
    const changed = await sendJson(
      app,
      "PUT",
      `/services/${owned.id}`,
      { closeSchedules: [{ type: "WEEKLY", day: "SUNDAY" }] },
      owner.headers,
    );
    expect(changed.status).toBe(200);
    expect((await page((await mailed(owned.id)).token, "NO")).status).toBe(200);
    const approved = await sendJson(
      app,
      "POST",
      "/services/approve-services",
      { services: [owned.id] },
      admin.headers,
    );
    expect([approved.status, await approved.json(), await state(owned.id)]).toEqual([
      200,
      expect.anything(),
      "CLOSED",
    ]);
  });
});
