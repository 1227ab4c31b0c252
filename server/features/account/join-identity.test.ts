import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { readUser } from "#server/features/users/queries.ts";
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
    if (typeof found === "string") throw new Error(found);
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

  test("of the owner takes an account back that somebody made under their address", async () => {
    const thief = await signedInAs(app, "USER", {
      email: "maria@help.example",
      passwordHash: await hashPassword("thief's password"),
      confirmedAt: null,
    });
    expect(await joined()).toBe(thief.user.id);
    expect((await app.get("/api/auth/profile", thief.headers)).status).toBe(401);
    const body = { email: "maria@help.example", password: "thief's password" };
    expect((await sendJson(app, "POST", "/auth/sign-in", body)).status).toBe(400);
    expect(await readUser(open(), thief.user.id)).toMatchObject({ confirmedAt: NOW });
  });
});
