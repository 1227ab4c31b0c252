import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { type Method, sendJson } from "#checks/send-json.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { answerForm } from "#server/base/pages/page-forms.ts";

/** As an earlier version stored "+1 555 555 0142": no such number is given to anyone. */
const IMPOSSIBLE = "(155) 555-5014";

onOneEngine("A number that is stored and refused by now", (open) => {
  let app: RunningApp;
  let admin: UserForTest;
  beforeAll(async () => {
    app = await runningApp(open());
    admin = await signedInAs(app, "ADMINISTRATOR");
  });
  afterAll(() => app?.close());

  /** A call, with what it answers. */
  async function call(method: Method, path: string, body?: object, headers = admin.headers) {
    const reply = await sendJson(app, method, path, body, headers);
    return { status: reply.status, body: await reply.json() };
  }
  const set = (sql: string, id: string) => open().query(sql, [id]);

  test("blocks no save of anything else in a profile, and may not come anew", async () => {
    const { user, headers } = await signedInAs(app, "USER");
    await set(`update users set phone = '${IMPOSSIBLE}' where id = $1`, user.id);
    const named = await call("PUT", "/auth/profile", { displayName: "Ana", phone: IMPOSSIBLE }, headers);
    expect([named.status, named.body.displayName, named.body.phone]).toEqual([200, "Ana", IMPOSSIBLE]);
    for (const [phone, problem] of [
      ["(055) 555-5014", "noSuchPhone"],
      ["555-0142", "notPhone"],
    ]) {
      const other = await call("PUT", "/auth/profile", { phone }, headers);
      expect([other.status, other.body.fields]).toEqual([400, { phone: problem }]);
    }
    expect((await call("PUT", "/auth/profile", { phone: "+1 555 555 0142" }, headers)).body.phone).toBe(
      "(555) 555-0142",
    );
    expect((await call("PUT", "/auth/profile", { phone: IMPOSSIBLE }, headers)).status).toBe(400);
  });

  test("also where an administrator changes the account, and without scripts", async () => {
    const { user } = await signedInAs(app, "USER");
    await set(`update users set phone = '${IMPOSSIBLE}' where id = $1`, user.id);
    const limited = await call("PUT", `/users/${user.id}`, { phone: IMPOSSIBLE, totalServices: 7 });
    expect([limited.status, limited.body.totalServices]).toEqual([200, 7]);
    expect((await call("PUT", `/users/${user.id}`, { phone: "305-055-5014" })).body.fields).toEqual({
      phone: "noSuchPhone",
    });
    const sent: unknown[] = [];
    const form = new Map([
      ["form", "profile"],
      ["displayName", "Bo"],
      ["phone", IMPOSSIBLE],
    ]);
    const result = await answerForm(form, new URLSearchParams(), async (_, ...options) => {
      sent.push(options[0]);
      return { ok: false, problem: problem("conflict") };
    });
    expect(sent).toMatchObject([{ body: { phone: IMPOSSIBLE } }]);
    expect(result).not.toMatchObject({ outcome: { errors: { phone: "noSuchPhone" } } });
    expect((await call("GET", `/users/${user.id}`)).body).toMatchObject({ phone: IMPOSSIBLE });
  });

  test("of a liaison and a coordinator", async () => {
    const liaison = await call("POST", "/liaisons", { name: "Lee", phones: ["305-555-0142"] });
    await set(`update regional_contacts set phones = array['${IMPOSSIBLE}'] where id = $1`, liaison.body.id);
    const titled = await call("PUT", `/liaisons/${liaison.body.id}`, { title: "Ms", phones: [IMPOSSIBLE] });
    expect([titled.status, titled.body.title, titled.body.phones]).toEqual([200, "Ms", [IMPOSSIBLE]]);
    const more = await call("PUT", `/liaisons/${liaison.body.id}`, { phones: [IMPOSSIBLE, "305-055-0142"] });
    expect([more.status, more.body.fields]).toEqual([400, { "phones.1": "noSuchPhone" }]);
    const made = await call("POST", "/coordinators", { name: "Cy", officePhone: IMPOSSIBLE });
    expect([made.status, made.body.fields]).toEqual([400, { officePhone: "noSuchPhone" }]);
  });

  test("of an organization", async () => {
    const { body } = await call("POST", "/organizations", {
      name: "Harbor Aid",
      phones: [{ number: "988" }],
    });
    await set(
      `update organizations set phones = '[{"number": "${IMPOSSIBLE}", "extension": null}]' where id = $1`,
      body.id,
    );
    const phones = [{ number: IMPOSSIBLE, extension: "" }];
    const saved = await call("PUT", `/organizations/${body.id}`, { description: "Helps.", phones });
    expect([saved.status, saved.body.description]).toEqual([200, "Helps."]);
    const added = await call("PUT", `/organizations/${body.id}`, {
      phones: [...phones, { number: "12" }],
    });
    expect([added.status, added.body.fields]).toEqual([400, { "phones.1.number": "notPhone" }]);
  });

  test("of a crisis line", async () => {
    const line = {
      name: "Night Line",
      description: "Listens.",
      phone: "305-555-0100",
      area: "Here",
      time: "Night",
    };
    const { body } = await call("POST", "/crisis-lines", line);
    await set(`update crisis_lines set phone = '${IMPOSSIBLE}' where id = $1`, body.id);
    const saved = await call("PUT", `/crisis-lines/${body.id}`, { ...line, phone: IMPOSSIBLE, time: "Day" });
    expect([saved.status, saved.body.time, saved.body.phone]).toEqual([200, "Day", IMPOSSIBLE]);
    const other = await call("PUT", `/crisis-lines/${body.id}`, { phone: "305-055-0100", tty: "12345678" });
    expect([other.status, other.body.fields]).toEqual([400, { phone: "noSuchPhone", tty: "notPhone" }]);
  });
});
