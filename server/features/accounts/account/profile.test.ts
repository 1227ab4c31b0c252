import { expect, test } from "vitest";
import { accountsForTests, NOW } from "#checks/accounts-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs } from "#checks/users-for-tests.ts";

onOneEngine("one's own account", (open) => {
  const accounts = accountsForTests(open, "old password");
  const { post, maria, isAlive, mails } = accounts;

  const edit = (headers: Record<string, string>, body: object) =>
    sendJson(accounts.app, "PUT", "/auth/profile", body, headers);

  test.each([
    [{ displayName: "" }, { displayName: "required" }],
    [{ displayName: null }, { displayName: "wrongType" }],
    [{ phone: "12" }, { phone: "notPhone" }],
    [{ language: "fr" }, { language: "unknownValue" }],
  ])("is not changed to %j", async (body, fields) => {
    const { headers } = await maria();
    const reply = await edit(headers, body);
    expect([reply.status, await reply.json()]).toMatchObject([400, { fields }]);
  });

  test("changes name and phone, and nothing that is not theirs to change", async () => {
    const { headers, user } = await maria({ phone: "(305) 555-0100" });
    expect((await edit({}, { displayName: "x" })).status).toBe(401);
    accounts.app.now = NOW + 1000;
    const body = {
      displayName: "<b>María</b>",
      role: "ADMINISTRATOR",
      email: "x@y.example",
      totalServices: 99,
    };
    const reply = await edit(headers, body);
    expect([reply.status, await reply.json()]).toMatchObject([
      200,
      {
        id: user.id,
        email: "maria@help.example",
        displayName: "<b>María</b>",
        phone: "(305) 555-0100",
        roles: ["USER"],
        totalServices: 3,
        version: 2,
        updatedAt: "2026-11-20T15:30:01Z",
        countManagedServices: 0,
      },
    ]);
    expect(await (await edit(headers, { phone: "" })).json()).toMatchObject({ phone: null });
    const stored = JSON.stringify(await open().query("select * from history where thing_id = $1", [user.id]));
    expect(stored).toContain("displayName");
    expect(stored).not.toContain("María");
  });

  test("sessions: only one's own are seen and ended", async () => {
    const { headers, token, user } = await maria();
    const other = await signedInAs(accounts.app, "ADMINISTRATOR");
    const here = await (await post("/auth/sign-in", { email: user.email, password: "old password" })).json();
    const list = async (by: Record<string, string>): Promise<{ id: string; isThisOne: boolean }[]> =>
      (await accounts.app.get("/api/auth/sessions", by)).json();
    const mine = await list(headers);
    expect(mine).toHaveLength(2);
    const [foreign] = await list(other.headers);
    const end = (id: string, by: Record<string, string>) =>
      sendJson(accounts.app, "DELETE", `/auth/sessions/${id}`, undefined, by);
    expect((await end(foreign?.id ?? "", {})).status).toBe(401);
    for (const id of [foreign?.id ?? "", "nothing", "%2e%2e", user.id]) {
      expect((await end(id, headers)).status, id).toBe(404);
    }
    expect(await isAlive(other.token)).toBe(true);
    const notThis = mine.find(({ isThisOne }) => !isThisOne);
    const ended = await end(notThis?.id ?? "", headers);
    expect([ended.status, ended.headers.get("set-cookie")]).toEqual([200, null]);
    expect([await isAlive(token), await isAlive(here.token)]).toEqual([true, false]);
    const everywhere = await sendJson(accounts.app, "DELETE", "/auth/sessions", undefined, headers);
    expect(everywhere.headers.get("set-cookie")).toContain("session=; Max-Age=0");
    expect([await isAlive(token), await isAlive(other.token)]).toEqual([false, true]);
  });

  test("its deletion can be requested once", async () => {
    const { headers, user } = await maria();
    expect((await post("/auth/request-deletion")).status).toBe(401);
    for (const _ of [1, 2]) {
      const reply = await post("/auth/request-deletion", undefined, headers);
      expect([reply.status, await reply.json()]).toMatchObject([
        200,
        { deletionRequestedAt: "2026-11-20T15:30:00Z" },
      ]);
    }
    expect(mails()).toEqual([{ mail: "deletionRequested", userId: user.id }]);
    expect(await isAlive(headers.authorization?.slice(7) ?? "")).toBe(true);
  });
});
