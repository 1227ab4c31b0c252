import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { type Method, sendJson } from "#checks/send-json.ts";
import { sevenViewers, signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import type { PublicCrisisLine } from "#domain/contacts/crisis-lines/crisis-line-calls.ts";

const TEXT_LINE = "01950000-0000-7000-8000-000000000005";
const NOBODY = "01950000-0000-7000-8000-0000000000ff";
const NEW = {
  name: "Harbor Listening Line",
  description: "Somebody listens.\r\nAt night, too.",
  phone: "305.555.0100",
  area: "Demo Harbor",
  time: "6 PM to 6 AM",
};

onOneEngine("writing crisis lines", (open) => {
  let app: RunningApp;
  let admin: UserForTest;
  beforeAll(async () => {
    app = await runningApp(open());
    admin = await signedInAs(app, "ADMINISTRATOR");
  });
  afterAll(() => app?.close());

  const send = (
    method: Method,
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = admin.headers,
  ) => sendJson(app, method, `/crisis-lines${path}`, body, headers);
  const made = async (changes: object = {}): Promise<PublicCrisisLine> => {
    const reply = await send("POST", "", { ...NEW, ...changes });
    expect(reply.status).toBe(200);
    return reply.json();
  };
  const lines = async () =>
    (await open().query<{ count: number }>("select count(*)::int from crisis_lines"))[0]?.count;
  const remembered = (id: string) =>
    open().query<{ action: string; before: object | null; after: object | null; actor: string }>(
      "select action, before, after, actor_id as actor from history where thing = 'CRISIS_LINE' and thing_id = $1 order by id",
      [id],
    );

  test("is the administrators' alone", async () => {
    const { id } = await made();
    const before = await lines();
    for (const { role, headers } of await sevenViewers(app)) {
      if (role === "ADMINISTRATOR") continue;
      const code = role === "GUEST" ? 401 : 403;
      for (const [method, path, body] of [
        ["POST", "", NEW],
        ["PUT", `/${id}`, { name: "Mine" }],
        ["PUT", `/${NOBODY}`, { name: "Mine" }],
        ["POST", `/${id}/move`, { direction: "up" }],
        ["DELETE", `/${id}`, undefined],
      ] as const) {
        expect([role, method, (await send(method, path, body, headers)).status]).toEqual([
          role,
          method,
          code,
        ]);
      }
      const shown = await (await app.get(`/api/crisis-lines/${id}`, headers)).json();
      const noteCall = role === "VOLUNTEER LEAD" || role === "SUPER USER";
      expect(shown.may).toEqual({ edit: false, delete: false, noteCall });
    }
    expect(await lines()).toBe(before);
    expect(await (await app.get(`/api/crisis-lines/${id}`)).json()).toMatchObject({
      name: NEW.name,
      version: 1,
    });
  });

  test.each([NOBODY, "nobody", "1'%20or%20'1'='1"])("there is no line %s to write to", async (id) => {
    expect((await send("PUT", `/${id}`, { name: "x" })).status).toBe(404);
    expect((await send("DELETE", `/${id}`, undefined)).status).toBe(404);
  });

  describe("refuses", () => {
    test.each([
      ["no name", { name: undefined }, { name: "required" }],
      ["a blank name", { name: "  " }, { name: "required" }],
      ["no description", { description: undefined }, { description: "required" }],
      ["a long description", { description: "x".repeat(1001) }, { description: "tooLong" }],
      ["a long Spanish one", { descriptionEs: "ñ".repeat(1001) }, { descriptionEs: "tooLong" }],
      ["no phone", { phone: undefined }, { phone: "required" }],
      ["an empty phone", { phone: "" }, { phone: "required" }],
      ["a phone of words", { phone: "call us" }, { phone: "notPhone" }],
      ["a phone of two digits", { phone: "11" }, { phone: "notPhone" }],
      ["a phone with a script", { phone: "988;javascript:1" }, { phone: "notPhone" }],
      ["no area", { area: undefined }, { area: "required" }],
      ["no time", { time: null }, { time: "wrongType" }],
      ["two lines of a name", { name: "a\nb" }, { name: "notOneLine" }],
      ["NUL", { name: "a\u0000" }, { name: "notOneLine" }],
      ["half a character", { description: "\ud800" }, { description: "notText" }],
      ["a script as a site", { website: "javascript:alert(1)" }, { website: "notWebAddress" }],
      ["data as a chat", { chatWebLink: "data:text/html,x" }, { chatWebLink: "notWebAddress" }],
      ["a ranking of none", { ranking: 0 }, { ranking: "outOfRange" }],
      ["half a ranking", { ranking: 1.5 }, { ranking: "wrongType" }],
      ["a keyword without a number for texts", { textKeyword: "HOME" }, { text: "required" }],
      ["keys without a phone", { phone: null, text: "741741", phoneExtension: "1" }, { phone: "required" }],
    ])("%s", async (_, changes, fields) => {
      const before = await lines();
      const reply = await send("POST", "", { ...NEW, ...changes });
      expect([reply.status, (await reply.json()).fields]).toEqual([400, fields]);
      expect(await lines()).toBe(before);
    });

    test("what is no object", async () => {
      for (const body of [[], "line", 5, null]) expect((await send("POST", "", body)).status).toBe(400);
    });
  });

  test("a new line is stored as shown, after the national ones, and found at once", async () => {
    const line = await made({
      nameEs: "Línea del Puerto",
      website: "harbor.example/help",
      text: "741741",
      textKeyword: "HARBOR",
      unknown: "x",
      id: NOBODY,
      version: 9,
    });
    expect(line).toMatchObject({
      name: "Harbor Listening Line",
      nameEs: "Línea del Puerto",
      description: "Somebody listens.\nAt night, too.",
      descriptionEs: null,
      phone: "(305) 555-0100",
      website: "http://harbor.example/help",
      ranking: 1000,
      version: 1,
      createdAt: "2026-11-20T15:00:00Z",
      may: { edit: true, delete: true },
    });
    expect(line.id).not.toBe(NOBODY);
    expect(line).not.toHaveProperty("unknown");
    const found: PublicCrisisLine[] = await (await app.get("/api/crisis-lines?q=puerto")).json();
    expect(found.map(({ id }) => id)).toEqual([line.id]);
    expect(await remembered(line.id)).toMatchObject([
      { action: "CREATE", before: null, after: { phone: "(305) 555-0100" }, actor: admin.user.id },
    ]);
  });

  test.each([
    ["988", "988"],
    ["1-800-799-7233", "1-800-799-7233"],
    ["678-678", "678-678"],
    ["(305)5550100", "(305) 555-0100"],
    ["+44 20 7946 0958", "+44 20 7946 0958"],
  ])("the phone %s is stored as %s", async (phone, stored) => {
    expect((await made({ phone })).phone).toBe(stored);
  });

  test("a change changes what it names, null clears, and the history has what differs", async () => {
    const line = await made({ website: "https://harbor.example", text: "741741", textKeyword: "HARBOR" });
    app.now += 1000;
    const reply = await send("PUT", `/${line.id.toUpperCase()}`, {
      area: "Demo County",
      website: null,
      text: "",
      version: 1,
    });
    expect([reply.status, await reply.json()]).toMatchObject([
      200,
      { area: "Demo County", website: null, text: null, textKeyword: null, phone: line.phone, version: 2 },
    ]);
    expect((await remembered(line.id)).at(-1)).toEqual({
      action: "EDIT",
      before: {
        area: "Demo Harbor",
        website: "https://harbor.example",
        text: "741741",
        textKeyword: "HARBOR",
      },
      after: { area: "Demo County", website: null, text: null, textKeyword: null },
      actor: admin.user.id,
    });
    expect((await send("PUT", `/${line.id}`, { phone: null })).status).toBe(400);
  });

  test("a change of nothing is no change", async () => {
    const line = await made();
    const reply = await send("PUT", `/${line.id}`, NEW);
    expect([reply.status, (await reply.json()).version]).toEqual([200, 1]);
    expect((await remembered(line.id)).length).toBe(1);
  });

  test("the second of two editors gets a conflict with the line as it is; one who names no version goes on", async () => {
    const line = await made();
    expect((await send("PUT", `/${line.id}`, { time: "Always", version: 1 })).status).toBe(200);
    const second = await send("PUT", `/${line.id}`, { time: "Never", version: 1 });
    expect([second.status, await second.json()]).toMatchObject([
      409,
      { code: 409, current: { id: line.id, time: "Always", version: 2, may: { edit: true } } },
    ]);
    expect((await send("PUT", `/${line.id}`, { time: "At noon" })).status).toBe(200);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => send("PUT", `/${line.id}`, { time: `At ${at}`, version: 3 })),
    );
    expect(replies.map(({ status }) => status).filter((status) => status === 200).length).toBe(1);
    expect(replies.filter(({ status }) => status === 409).length).toBe(19);
  });

  test("a national line that answers texts alone can be edited", async () => {
    const reply = await send("PUT", `/${TEXT_LINE}`, { ranking: 6 });
    expect([reply.status, await reply.json()]).toMatchObject([
      200,
      { phone: null, text: "741741", ranking: 6 },
    ]);
  });

  test("a line moves one place among the lines of its group, each move in the history", async () => {
    const near = await made({ name: "Near", ranking: 5000 });
    const far = await made({ name: "Far", ranking: 5001 });
    const order = async () => {
      const all: PublicCrisisLine[] = await (
        await app.get("/api/crisis-lines?sort=ranking&limit=100")
      ).json();
      return all.map(({ id }) => id);
    };
    const before = await order();
    expect(before.indexOf(far.id)).toBe(before.indexOf(near.id) + 1);
    const reply = await send("POST", `/${far.id.toUpperCase()}/move`, { direction: "up" });
    expect([reply.status, await reply.json()]).toMatchObject([
      200,
      { id: far.id, ranking: 5000, version: 2 },
    ]);
    const after = await order();
    expect([after.indexOf(far.id), after.indexOf(near.id)]).toEqual([
      before.indexOf(near.id),
      before.indexOf(far.id),
    ]);
    expect((await remembered(near.id)).at(-1)).toMatchObject({
      action: "EDIT",
      before: { ranking: 5000 },
      after: { ranking: 5001 },
      actor: admin.user.id,
    });
    // The first of the national lines stays the first.
    const [first = ""] = before;
    expect((await send("POST", `/${first}/move`, { direction: "up" })).status).toBe(200);
    expect(await order()).toEqual(after);
    for (const [id, body, code] of [
      [NOBODY, { direction: "up" }, 404],
      ["nobody", { direction: "up" }, 404],
      [far.id, { direction: "left" }, 400],
      [far.id, {}, 400],
    ] as const) {
      expect([id, (await send("POST", `/${id}/move`, body)).status]).toEqual([id, code]);
    }
  });

  test("moves at the same time all count", async () => {
    const added: PublicCrisisLine[] = [];
    for (let at = 0; at < 6; at += 1) added.push(await made({ ranking: 6000 + at }));
    const last = added.at(-1)?.id ?? "";
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => send("POST", `/${last}/move`, { direction: "up" })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await (await app.get(`/api/crisis-lines/${last}`)).json()).toMatchObject({ ranking: 6000 });
  });

  test("the lines of a county come first near it", async () => {
    const florida = await made({ name: "Canal", area: "Miami-Dade County, FL", ranking: 9000 });
    const near = async (point: string) => {
      const path = `/api/crisis-lines?sort=ranking&limit=100&nearCoordinate=${point}`;
      const all: PublicCrisisLine[] = await (await app.get(path)).json();
      return all.find(({ ranking }) => ranking >= 1000)?.id;
    };
    expect(await near("-80.2|25.77")).toBe(florida.id);
    expect(await near("-122.42|37.77")).not.toBe(florida.id);
    expect((await app.get("/api/crisis-lines?nearCoordinate=here")).status).toBe(400);
  });

  test("leads note that they called a line, which takes away what nobody had tried", async () => {
    const { id, version } = await made({ text: "741741" });
    await open().query("update crisis_lines set untried = '{phone,text}' where id = $1", [id]);
    const lead = (await sevenViewers(app)).find(({ role }) => role === "VOLUNTEER LEAD");
    const note = (body: object) => send("POST", `/${id}/calls`, body, lead?.headers);
    app.now = Date.UTC(2026, 10, 21, 12);
    const reply = await note({});
    expect([reply.status, await reply.json()]).toMatchObject([
      200,
      { lastCalledAt: "2026-11-21T12:00:00Z", untried: ["text"], version: version + 1 },
    ]);
    expect((await (await note({ ways: ["text"] })).json()).untried).toEqual([]);
    expect((await note({ ways: ["letter"] })).status).toBe(400);
    expect((await remembered(id)).at(-1)).toMatchObject({
      action: "CONFIRM",
      after: { lastCalledAt: "2026-11-21T12:00:00Z", untried: [] },
    });
    const edited = await send("PUT", `/${id}`, { phone: "305.555.0101" });
    expect(await edited.json()).toMatchObject({ lastCalledAt: null });
  });

  test("the further facts of a line are stored, and read back as they are shown", async () => {
    const facts = {
      websiteEs: "https://linea.example",
      chatWebLinkEs: "https://linea.example/chat",
      tty: "(305) 555-0102",
      videophone: "(305) 555-0103",
      relay: "(305) 555-0104",
      hasInterpreters: true,
      reporting: "They may have to tell the state.",
      reportingEs: "Pueden estar obligados a avisar al estado.",
      timeZone: "America/New_York",
      opensAt: "22:00",
      closesAt: "06:00",
    };
    const line = await made({
      ...facts,
      tty: "305.555.0102",
      languages: ["English", "español", "ht"],
      textLanguages: ["en"],
      openDays: ["SUNDAY", "MONDAY"],
    });
    const stated = {
      ...facts,
      languages: ["en", "es", "ht"],
      textLanguages: ["en"],
      openDays: ["MONDAY", "SUNDAY"],
    };
    expect(line).toMatchObject(stated);
    expect(await (await app.get(`/api/crisis-lines/${line.id}`)).json()).toMatchObject(stated);
    const cleared = await send("PUT", `/${line.id}`, {
      ...{ languages: null, timeZone: null, openDays: null, opensAt: null, closesAt: null, tty: "" },
    });
    expect(await cleared.json()).toMatchObject({ languages: [], timeZone: null, openDays: [], tty: null });
    for (const [changes, fields] of [
      [{ languages: ["Klingonese"] }, { languages: "unknownValue" }],
      [{ timeZone: "Mars" }, { timeZone: "notTimeZone" }],
      [{ opensAt: "25:00" }, { opensAt: "notATime" }],
      [{ opensAt: "10:00" }, { timeZone: "required", openDays: "required", closesAt: "required" }],
      [{ tty: "ask" }, { tty: "notPhone" }],
      [{ reporting: "x".repeat(301) }, { reporting: "tooLong" }],
    ] as const) {
      const refused = await send("PUT", `/${line.id}`, changes);
      expect([refused.status, (await refused.json()).fields]).toEqual([400, fields]);
    }
  });

  test("a deleted line is gone, and the history has it whole", async () => {
    const line = await made({ nameEs: "Línea" });
    const reply = await send("DELETE", `/${line.id}`, undefined);
    expect([reply.status, await reply.json()]).toEqual([200, { id: line.id }]);
    expect((await app.get(`/api/crisis-lines/${line.id}`)).status).toBe(404);
    expect((await send("DELETE", `/${line.id}`, undefined)).status).toBe(404);
    expect((await remembered(line.id)).at(-1)).toMatchObject({
      action: "DELETE",
      before: { name: NEW.name, nameEs: "Línea", phone: "(305) 555-0100" },
      after: null,
    });
  });

  test("no other site makes an administrator's browser write", async () => {
    const { id } = await made();
    const reply = await send("DELETE", `/${id}`, undefined, {
      ...admin.headers,
      origin: "https://evil.example",
    });
    expect(reply.status).toBe(403);
  });
});
