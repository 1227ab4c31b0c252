import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { NOW } from "#checks/accounts-for-tests.ts";
import { authenticatorForTest } from "#checks/authenticator-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { RECENT_SIGN_IN_MS } from "#domain/base/contract/limits.ts";
import { ROLES } from "#domain/base/roles/role.ts";
import { hashPassword } from "#server/features/accounts/account/password-hash.ts";

const ORIGIN = "https://help.example";

onOneEngine("passkeys that an administrator resets", (open) => {
  let app: RunningApp;
  /** An app where super users need a second factor. */
  let strict: RunningApp;
  let passwordHash: string;
  let admin: UserForTest;
  let lost: UserForTest;
  beforeAll(async () => {
    const config = { trustProxy: false, isRateLimited: false, publicUrl: ORIGIN };
    app = await runningApp(open(), { config });
    strict = await runningApp(open(), { config: { ...config, secondFactorRoles: new Set(["SUPER USER"]) } });
    passwordHash = await hashPassword("correct horse");
  });
  afterAll(() => Promise.all([app?.close(), strict?.close()]));
  beforeEach(async () => {
    for (const one of [app, strict]) one.now = NOW;
    await open().query("delete from users");
    admin = await signedInAs(app, "ADMINISTRATOR");
    lost = await signedInAs(app, "SUPER USER", { email: "lost@help.example", passwordHash });
    await addPasskey(lost);
    app.jobs.length = 0;
  });

  const addPasskey = async ({ headers }: UserForTest) => {
    const options = await (await sendJson(app, "POST", "/auth/passkeys/options", undefined, headers)).json();
    const credential = authenticatorForTest(ORIGIN).create(options);
    expect((await sendJson(app, "POST", "/auth/passkeys", { credential }, headers)).status).toBe(200);
  };
  const reset = (id: string, { headers }: Partial<UserForTest> = {}) =>
    sendJson(app, "DELETE", `/users/${id}/passkeys`, undefined, headers ?? {});
  const outcome = async (reply: Response) => [reply.status, (await reply.json()).key ?? "ok"];
  const countPasskeys = async (id: string) =>
    (await (await app.get(`/api/users/${id}`, admin.headers)).json()).countPasskeys;

  test("are nobody else's to reset, nor one's own, nor with an old sign-in", async () => {
    const { id } = lost.user;
    expect(await outcome(await reset(id))).toEqual([401, "unauthorized"]);
    for (const role of ROLES.filter((each) => each !== "ADMINISTRATOR")) {
      expect(await outcome(await reset(id, await signedInAs(app, role))), role).toEqual([403, "forbidden"]);
    }
    await addPasskey(admin);
    expect(await outcome(await reset(admin.user.id, admin))).toEqual([403, "forbidden"]);
    for (const nobody of ["mine", "01950000-0000-7000-8000-0000000000ff"]) {
      expect(await outcome(await reset(nobody, admin))).toEqual([404, "notFound"]);
    }
    app.now = NOW + RECENT_SIGN_IN_MS + 1;
    expect(await outcome(await reset(id, admin))).toEqual([401, "signInAgain"]);
    expect([await countPasskeys(id), await countPasskeys(admin.user.id)]).toEqual([1, 1]);
  });

  test("go with the recovery codes and every session; an email and the history say so", async () => {
    const { id } = lost.user;
    const [listed] = await (await app.get("/api/users?q=lost@help.example", admin.headers)).json();
    expect(listed.countPasskeys).toBe(1);
    expect(await outcome(await reset(id.toUpperCase(), admin))).toEqual([200, "ok"]);
    expect(await countPasskeys(id)).toBe(0);
    expect((await app.get("/api/auth/profile", lost.headers)).status).toBe(401);
    expect(await open().query("select from recovery_codes where user_id = $1", [id])).toEqual([]);
    expect(app.jobs.map(({ data }) => data)).toEqual([
      { mail: "signInChanged", userId: id, what: "passkeysReset" },
    ]);
    const [change] = await (await app.get(`/api/history?thingId=${id}&limit=1`, admin.headers)).json();
    expect(change).toMatchObject({ action: "RESET_SECOND_FACTOR", by: { id: admin.user.id } });
    expect(await outcome(await reset(id, admin))).toEqual([404, "notFound"]);
  });

  test("leave somebody who must have one with a link to the next", async () => {
    await reset(lost.user.id, admin);
    const body = { email: "lost@help.example", password: "correct horse" };
    const { factorToken } = await (await sendJson(strict, "POST", "/auth/sign-in", body)).json();
    const options = await sendJson(strict, "POST", "/auth/second-factor/options", { factorToken });
    expect(await options.json()).toEqual({ options: null });
    const mailed = await sendJson(strict, "POST", "/auth/second-factor/mail", { factorToken });
    expect(mailed.status).toBe(200);
  });
});
