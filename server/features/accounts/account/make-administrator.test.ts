import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { OperatorError } from "#server/base/process/operator-error.ts";
import { makeAdministrator } from "./make-administrator.ts";
import { hashPassword } from "./password-hash.ts";

/** No role takes a second factor. */
const NOBODY = new Set<never>();

onOneEngine("the operator's command for administrators", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await runningApp(open());
  });
  afterAll(() => app?.close());

  test.each(["", "ada", "ada@help", "аda@help.example", "a@b.example, c@d.example"])(
    "refuses %j",
    async (email) => {
      await expect(makeAdministrator(open(), email, NOBODY, app.now)).rejects.toThrow(OperatorError);
      expect(await open().query("select id from users")).toEqual([]);
    },
  );

  test("makes an account whose owner chooses the password by a link, once", async () => {
    const made = await makeAdministrator(open(), " Ada@Help.example", NOBODY, app.now);
    expect(made.outcome).toBe("created");
    const query = new URL(made.path ?? "", "http://x").searchParams;
    const reset = { ...Object.fromEntries(query), password: "chosen once" };
    expect((await sendJson(app, "POST", "/auth/password", reset)).status).toBe(200);
    expect((await sendJson(app, "POST", "/auth/password", reset)).status).toBe(400);
    const body = { email: "ada@help.example", password: "chosen once" };
    const signedIn = await (await sendJson(app, "POST", "/auth/sign-in", body)).json();
    expect(signedIn).toMatchObject({ roles: ["ADMINISTRATOR"], isConfirmed: true });
    expect(await makeAdministrator(open(), "ada@help.example", NOBODY, app.now)).toEqual({
      outcome: "unchanged",
      isReset: false,
      purpose: null,
      path: null,
    });
  });

  test("promotes an account that there is, and keeps its password", async () => {
    const { user, headers } = await signedInAs(app, "VOLUNTEER");
    expect(await makeAdministrator(open(), user.email.toUpperCase(), NOBODY, app.now)).toEqual({
      outcome: "promoted",
      isReset: false,
      purpose: null,
      path: null,
    });
    expect((await app.get("/api/users", headers)).status).toBe(200);
    expect(
      await open().query(
        "select action, actor_id, actor_role, before, after from history where thing_id = $1",
        [user.id],
      ),
    ).toEqual([
      {
        action: "SET_ROLE",
        actor_id: null,
        actor_role: "OPERATOR",
        before: { roles: ["VOLUNTEER"] },
        after: { roles: ["ADMINISTRATOR"] },
      },
    ]);
  });

  test("promotes nobody who made an account under an address that is not theirs", async () => {
    const thief = await signedInAs(app, "USER", {
      confirmedAt: null,
      passwordHash: await hashPassword("thief's password"),
    });
    const made = await makeAdministrator(open(), thief.user.email, NOBODY, app.now);
    expect(made).toMatchObject({
      outcome: "promoted",
      path: expect.stringContaining("/auth/resetPassword?"),
    });
    expect((await app.get("/api/auth/profile", thief.headers)).status).toBe(401);
    const body = { email: thief.user.email, password: "thief's password" };
    expect((await sendJson(app, "POST", "/auth/sign-in", body)).status).toBe(400);
  });
});
