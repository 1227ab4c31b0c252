import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { readUser } from "#server/features/accounts/users/queries.ts";
import { addIdentity, readIdentity } from "./identity-queries.ts";
import { findOrJoinByIdentity, type Identity } from "./join-identity.ts";
import { hashPassword } from "./password-hash.ts";

const NOW = Date.UTC(2026, 10, 20, 15, 30);
const GOOGLE: Identity = {
  provider: "GOOGLE",
  subject: "4711",
  email: "Maria@Help.example",
  isEmailVerified: true,
  displayName: "María\nPérez",
  language: "es",
  signedInId: null,
  now: NOW,
};

onOneEngine("an account elsewhere", (open) => {
  let app: RunningApp;
  const mails: unknown[] = [];
  beforeAll(async () => {
    app = await runningApp(open());
  });
  afterAll(() => app?.close());
  beforeEach(async () => {
    app.now = NOW;
    mails.length = 0;
    await open().query("delete from users");
  });

  const join = (changes: Partial<Identity> = {}) =>
    open().transaction((db) =>
      findOrJoinByIdentity(db, async (_, mail) => void mails.push(mail), { ...GOOGLE, ...changes }),
    );
  const joined = async (changes: Partial<Identity> = {}) => {
    const found = await join(changes);
    if (typeof found === "string" || "confirmToken" in found) throw new Error(JSON.stringify(found));
    return found.userId;
  };

  test("makes an account, and finds it again whatever its address has become", async () => {
    const id = await joined();
    expect(await readUser(open(), id)).toMatchObject({
      email: "maria@help.example",
      displayName: "María Pérez",
      role: "USER",
      lastMethod: "GOOGLE",
      language: "es",
      confirmedAt: NOW,
    });
    expect(mails).toEqual([{ mail: "welcome", userId: id }]);
    expect(await joined({ email: "other@help.example" })).toBe(id);
    expect(await joined({ email: null })).toBe(id);
    expect(await open().query("select id from users")).toHaveLength(1);
  });

  test("with an address that nobody verified, the new account has to confirm it", async () => {
    const id = await joined({ provider: "TWITTER", isEmailVerified: false, displayName: null });
    expect(await readUser(open(), id)).toMatchObject({ displayName: "maria", confirmedAt: null });
    expect(mails).toEqual([
      { mail: "welcome", userId: id },
      { mail: "confirmEmail", userId: id },
    ]);
  });

  test.each([null, "", "maria", "mаria@help.example"])(
    "makes none without an address (%j)",
    async (email) => {
      expect(await join({ email })).toBe("needsEmail");
    },
  );

  test("joins an account only on a verified address", async () => {
    const maria = await signedInAs(app, "VOLUNTEER", { email: "maria@help.example" });
    expect(await join({ isEmailVerified: false })).toBe("emailTaken");
    expect(await joined()).toBe(maria.user.id);
    expect(await joined({ isEmailVerified: false })).toBe(maria.user.id);
    expect((await app.get("/api/auth/profile", maria.headers)).status).toBe(200);
  });

  describe("of an address whose account nobody confirmed", () => {
    const BODY = { email: "maria@help.example", password: "first password" };
    const unconfirmed = async () =>
      signedInAs(app, "USER", {
        email: BODY.email,
        passwordHash: await hashPassword(BODY.password),
        confirmedAt: null,
      });
    const isAlive = async (headers: UserForTest["headers"]) =>
      (await app.get("/api/auth/profile", headers)).status === 200;
    const signIn = async () => (await sendJson(app, "POST", "/auth/sign-in", BODY)).status;
    const asked = async () => {
      const found = await join();
      if (typeof found === "string" || !("confirmToken" in found)) throw new Error(JSON.stringify(found));
      return found.confirmToken;
    };
    const answer = async (body: object) => (await sendJson(app, "POST", "/auth/confirm-email", body)).status;

    test("asks whether they made it: until then nothing changes", async () => {
      const stranger = await unconfirmed();
      const token = await asked();
      expect(await readIdentity(open(), "GOOGLE", "4711")).toBeNull();
      expect(await readUser(open(), stranger.user.id)).toMatchObject({ confirmedAt: null });
      expect([await isAlive(stranger.headers), await signIn()]).toEqual([true, 200]);
      expect(await answer({ token })).toBe(403);
    });

    test("joins it for whoever knows its password", async () => {
      const stranger = await unconfirmed();
      const token = await asked();
      expect(await answer({ token, password: "another password" })).toBe(400);
      expect(await answer({ token, password: BODY.password })).toBe(200);
      expect(await joined()).toBe(stranger.user.id);
      expect([await isAlive(stranger.headers), await signIn()]).toEqual([true, 200]);
    });

    test("joins it without anything that someone else added, once its owner agrees", async () => {
      const stranger = await unconfirmed();
      await addIdentity(open(), "TWITTER", "stranger", stranger.user.id);
      expect(await answer({ token: await asked(), disown: true })).toBe(200);
      expect(await joined()).toBe(stranger.user.id);
      expect([await isAlive(stranger.headers), await signIn()]).toEqual([false, 400]);
      expect(await readIdentity(open(), "TWITTER", "stranger")).toBeNull();
      expect(await readUser(open(), stranger.user.id)).toMatchObject({ confirmedAt: NOW });
    });

    test("joins it at once in the browser that signed up, and keeps the password", async () => {
      const stranger = await unconfirmed();
      expect(await joined({ signedInId: stranger.user.id })).toBe(stranger.user.id);
      expect([await isAlive(stranger.headers), await signIn()]).toEqual([true, 200]);
      expect(await readUser(open(), stranger.user.id)).toMatchObject({ confirmedAt: NOW });
    });

    test("asks in a browser that is signed in as someone else", async () => {
      await unconfirmed();
      const other = await signedInAs(app, "ADMINISTRATOR");
      expect(await join({ signedInId: other.user.id })).toEqual({ confirmToken: expect.any(String) });
    });

    test("joins one that nobody can sign in to, such as the operator's command makes", async () => {
      const nobody = await signedInAs(app, "USER", { email: BODY.email, confirmedAt: null });
      await open().query("delete from sessions");
      expect(await joined()).toBe(nobody.user.id);
    });
  });
});
