import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOW } from "#checks/accounts-for-tests.ts";
import { authenticatorForTest } from "#checks/authenticator-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { enrollPasskeyPath } from "#domain/accounts/passkeys/second-factor-links.ts";
import { ENROLL_LINK_MS, FACTOR_ATTEMPTS, FACTOR_TOKEN_MS } from "#domain/base/contract/limits.ts";
import type { Role } from "#domain/base/roles/role.ts";
import { newSecretToken } from "#server/base/tokens/secret-token.ts";
import { addLink } from "#server/features/accounts/account/link-queries.ts";
import { makeAdministrator } from "#server/features/accounts/account/make-administrator.ts";
import { hashPassword } from "#server/features/accounts/account/password-hash.ts";
import { setRole } from "#server/features/accounts/users/queries.ts";

const ORIGIN = "https://help.example";
const ROLES: ReadonlySet<Role> = new Set(["ADMINISTRATOR"]);

onOneEngine("a required second factor", (open) => {
  let app: RunningApp;
  /** Runs without the requirement, to create sessions that predate it. */
  let free: RunningApp;
  let passwordHash: string;
  let admin: UserForTest;
  beforeAll(async () => {
    const config = { trustProxy: false, isRateLimited: false, publicUrl: ORIGIN };
    app = await runningApp(open(), { config: { ...config, secondFactorRoles: ROLES } });
    free = await runningApp(open(), { config });
    passwordHash = await hashPassword("correct horse");
  });
  afterAll(async () => {
    await app?.close();
    await free?.close();
  });
  beforeEach(async () => {
    app.now = NOW;
    free.now = NOW;
    app.jobs.length = 0;
    await open().query("delete from users");
    admin = await signedInAs(app, "ADMINISTRATOR", { email: "ada@help.example", passwordHash });
  });

  const post = (path: string, body: unknown, headers: Record<string, string> = {}, at = app) =>
    sendJson(at, "POST", path, body, headers);
  const outcome = async (reply: Promise<Response>) => {
    const { status } = await reply;
    const { key } = await (await reply).json();
    return [status, key ?? "ok"];
  };
  const read = async (reply: Promise<Response>) => {
    expect((await reply).status).toBe(200);
    return (await reply).json();
  };
  const password = (given = "correct horse") =>
    post("/auth/sign-in", { email: "ada@help.example", password: given });
  const factorToken = async (): Promise<string> => (await (await password()).json()).factorToken;
  const begin = async (token: string) =>
    (await read(post("/auth/second-factor/options", { factorToken: token }))).options;
  const finish = (body: unknown) => post("/auth/second-factor", body);
  const isAlive = async (token: string, at = app) =>
    (await at.get("/api/auth/profile", { authorization: `Bearer ${token}` })).status === 200;
  /** A passkey of someone who is signed in without one. */
  const addPasskey = async ({ headers }: UserForTest) => {
    const authenticator = authenticatorForTest(ORIGIN);
    const options = await read(post("/auth/passkeys/options", undefined, headers, free));
    const credential = authenticator.create(options);
    const { recoveryCodes } = await read(post("/auth/passkeys", { credential }, headers, free));
    return { authenticator, recoveryCodes };
  };
  const mailLink = async (userId: string, email = "ada@help.example") => {
    const { token, digest } = newSecretToken();
    const link = { userId, purpose: "ENROLL_PASSKEY", email, now: app.now } as const;
    await addLink(open(), { ...link, tokenDigest: digest, expiresAt: app.now + ENROLL_LINK_MS });
    return token;
  };
  const enroll = async (token: string) => {
    const authenticator = authenticatorForTest(ORIGIN);
    const options = await read(post("/auth/second-factor/enrollment-options", { token }));
    return {
      authenticator,
      reply: post("/auth/second-factor/enrollment", { token, credential: authenticator.create(options) }),
    };
  };

  test("signing in answers 403 with a token and no cookie; a wrong password as ever; other roles as ever", async () => {
    const reply = await password();
    expect([reply.status, await reply.json(), reply.headers.get("set-cookie")]).toEqual([
      403,
      {
        code: 403,
        key: "secondFactorRequired",
        message: "Second factor required",
        factorToken: expect.stringMatching(/^[\w-]{43}$/),
      },
      null,
    ]);
    expect(await outcome(password("incorrect horse"))).toEqual([400, "signInFailed"]);
    const lead = await signedInAs(app, "SUPER USER", { email: "lea@help.example", passwordHash });
    const body = { email: lead.user.email, password: "correct horse" };
    expect((await post("/auth/sign-in", body)).status).toBe(200);
  });

  test("a session with a password alone is none, neither from before nor after a promotion", async () => {
    expect([await isAlive(admin.token), await isAlive(admin.token, free)]).toEqual([false, true]);
    const user = await signedInAs(app, "USER");
    expect(await isAlive(user.token)).toBe(true);
    await setRole(open(), user.user.id, "ADMINISTRATOR", NOW);
    expect(await isAlive(user.token)).toBe(false);
  });

  test("a passkey finishes, with sign-in's reply and cookies; once", async () => {
    const { authenticator } = await addPasskey(admin);
    const token = await factorToken();
    const credential = authenticator.get(await begin(token));
    const reply = await finish({ factorToken: token, credential });
    const body = await reply.json();
    expect([reply.status, body]).toMatchObject([
      200,
      { code: 200, message: "Signed in successfully", id: admin.user.id, lastMethod: "LOCAL" },
    ]);
    expect(reply.headers.getSetCookie().map((cookie) => cookie.split("=")[0])).toEqual(
      ["session", "known_device"].map((name) => expect.stringContaining(name)),
    );
    expect(await isAlive(body.token)).toBe(true);
    expect(await outcome(finish({ factorToken: token, credential }))).toEqual([400, "deadLink"]);
  });

  test("a passkey alone is both factors", async () => {
    const { authenticator } = await addPasskey(admin);
    const options = await read(post("/auth/passkeys/sign-in-options", undefined));
    const { token } = await read(post("/auth/passkeys/sign-in", { credential: authenticator.get(options) }));
    expect(await isAlive(token)).toBe(true);
  });

  test("a recovery code finishes, once, and the person hears of it", async () => {
    const { recoveryCodes } = await addPasskey(admin);
    const [code] = recoveryCodes;
    const typed = ` ${code.toLowerCase().replaceAll("-", " ")} `;
    const { token } = await read(finish({ factorToken: await factorToken(), recoveryCode: typed }));
    const headers = { authorization: `Bearer ${token}` };
    const passkeys = await (await app.get("/api/auth/passkeys", headers)).json();
    expect(passkeys).toMatchObject({ recoveryCodesLeft: 9, isRequired: true });
    expect(app.jobs.map(({ data }) => data)).toContainEqual({
      mail: "signInChanged",
      userId: admin.user.id,
      what: "recoveryCodeUsed",
    });
    const again = finish({ factorToken: await factorToken(), recoveryCode: code });
    expect(await outcome(again)).toEqual([400, "wrongRecoveryCode"]);
    const [only] = passkeys.passkeys;
    const removal = sendJson(app, "DELETE", `/auth/passkeys/${only.id}`, undefined, headers);
    expect(await outcome(removal)).toEqual([403, "lastPasskey"]);
  });

  describe("is not led around", () => {
    test("by another account's passkey or code", async () => {
      await addPasskey(admin);
      const thief = await signedInAs(app, "USER");
      const own = await addPasskey(thief);
      const token = await factorToken();
      const credential = own.authenticator.get(await begin(token));
      expect(await outcome(finish({ factorToken: token, credential }))).toEqual([400, "passkeyFailed"]);
      expect(await outcome(finish({ factorToken: token, recoveryCode: own.recoveryCodes[0] }))).toEqual([
        400,
        "wrongRecoveryCode",
      ]);
    });

    test("by a challenge of another sign-in, or of signing in with a passkey", async () => {
      const { authenticator } = await addPasskey(admin);
      const mine = await factorToken();
      const other = await begin(await factorToken());
      expect(await outcome(finish({ factorToken: mine, credential: authenticator.get(other) }))).toEqual([
        400,
        "passkeyFailed",
      ]);
      const anybodys = await read(post("/auth/passkeys/sign-in-options", undefined));
      const credential = authenticator.get(anybodys);
      expect(await outcome(finish({ factorToken: mine, credential }))).toEqual([400, "passkeyFailed"]);
    });

    test("by a passkey that did not verify its holder", async () => {
      const { authenticator } = await addPasskey(admin);
      const token = await factorToken();
      const credential = authenticator.get(await begin(token), { isVerified: false });
      expect(await outcome(finish({ factorToken: token, credential }))).toEqual([400, "passkeyFailed"]);
    });

    test("by trying on and on, or late", async () => {
      const { recoveryCodes } = await addPasskey(admin);
      const token = await factorToken();
      for (let tried = 0; tried < FACTOR_ATTEMPTS; tried += 1) {
        expect((await finish({ factorToken: token, recoveryCode: "0".repeat(24) })).status).toBe(400);
      }
      const right = { factorToken: token, recoveryCode: recoveryCodes[0] };
      expect(await outcome(finish(right))).toEqual([400, "deadLink"]);
      // No one's attempts are anyone else's: the next sign-in goes on.
      const late = await factorToken();
      app.now = NOW + FACTOR_TOKEN_MS;
      expect(await outcome(finish({ ...right, factorToken: late }))).toEqual([400, "deadLink"]);
      app.now = NOW;
      expect((await finish({ ...right, factorToken: await factorToken() })).status).toBe(200);
    });

    test("by a password reset: passkeys stay, and what waited for one ends", async () => {
      const { authenticator } = await addPasskey(admin);
      const waiting = await factorToken();
      const { token, digest } = newSecretToken();
      const email = "ada@help.example";
      const link = { userId: admin.user.id, purpose: "RESET_PASSWORD", email, now: NOW } as const;
      await addLink(open(), { ...link, tokenDigest: digest, expiresAt: NOW + 1000 });
      const enrollment = await mailLink(admin.user.id);
      expect((await post("/auth/password", { token, email, password: "another horse" })).status).toBe(200);
      expect(await outcome(finish({ factorToken: waiting, recoveryCode: "0" }))).toEqual([400, "deadLink"]);
      expect(await outcome(post("/auth/second-factor/enrollment-options", { token: enrollment }))).toEqual([
        400,
        "deadLink",
      ]);
      const { factorToken: next } = await (await password("another horse")).json();
      expect(await outcome(post("/auth/second-factor/mail", { factorToken: next }))).toEqual([
        403,
        "forbidden",
      ]);
      const credential = authenticator.get(await begin(next));
      expect((await finish({ factorToken: next, credential })).status).toBe(200);
    });

    test("by signing up, where the role of newcomers takes one", async () => {
      const strict = await runningApp(open(), {
        config: {
          trustProxy: false,
          isRateLimited: false,
          publicUrl: ORIGIN,
          secondFactorRoles: new Set(["USER"]),
        },
      });
      const body = { email: "new@help.example", password: "correct horse", displayName: "New" };
      const reply = await post("/auth/sign-up", body, {}, strict);
      await strict.close();
      expect([reply.status, reply.headers.get("set-cookie")]).toEqual([403, null]);
    });
  });

  test("an account that was never confirmed loses passkeys with the rest when its address is proved", async () => {
    const thief = await signedInAs(app, "USER", { email: "eve@help.example", confirmedAt: null });
    const { authenticator } = await addPasskey(thief);
    const { token, digest } = newSecretToken();
    const email = "eve@help.example";
    const link = { userId: thief.user.id, purpose: "RESET_PASSWORD", email, now: NOW } as const;
    await addLink(open(), { ...link, tokenDigest: digest, expiresAt: NOW + 1000 });
    expect((await post("/auth/password", { token, email, password: "my own horse" })).status).toBe(200);
    const options = await read(post("/auth/passkeys/sign-in-options", undefined));
    const credential = authenticator.get(options);
    expect(await outcome(post("/auth/passkeys/sign-in", { credential }))).toEqual([400, "passkeyFailed"]);
  });

  test("a link for a passkey is none for a password, nor for an address", async () => {
    const link = await mailLink(admin.user.id);
    const reset = post("/auth/password", { token: link, email: "ada@help.example", password: "a new horse" });
    expect(await outcome(reset)).toEqual([400, "deadLink"]);
    expect(await outcome(post("/auth/confirm-email", { token: link, disown: true }))).toEqual([
      400,
      "deadLink",
    ]);
  });

  describe("somebody without one", () => {
    test("gets a link by mail, creates a passkey with it once, and is signed in", async () => {
      const token = await factorToken();
      expect(await begin(token)).toBeNull();
      await read(post("/auth/second-factor/mail", { factorToken: token }));
      expect(app.jobs.at(-1)?.data).toEqual({ mail: "enrollPasskey", userId: admin.user.id });
      const link = await mailLink(admin.user.id);
      const { authenticator, reply } = await enroll(link);
      const body = await read(reply);
      expect(body).toMatchObject({ code: 200, id: admin.user.id, recoveryCodes: expect.any(Array) });
      expect(await isAlive(body.token)).toBe(true);
      expect(await outcome(post("/auth/second-factor/enrollment-options", { token: link }))).toEqual([
        400,
        "deadLink",
      ]);
      expect(await outcome(finish({ factorToken: token, recoveryCode: body.recoveryCodes[0] }))).toEqual([
        400,
        "deadLink",
      ]);
      const next = await factorToken();
      const credential = authenticator.get(await begin(next));
      expect((await finish({ factorToken: next, credential })).status).toBe(200);
    });

    test("has no use for a second link once there is a passkey", async () => {
      const [first, second] = [await mailLink(admin.user.id), await mailLink(admin.user.id)];
      const options = await read(post("/auth/second-factor/enrollment-options", { token: second }));
      await read((await enroll(first)).reply);
      const credential = authenticatorForTest(ORIGIN).create(options);
      expect(await outcome(post("/auth/second-factor/enrollment", { token: second, credential }))).toEqual([
        400,
        "deadLink",
      ]);
    });

    test.each([
      ["/auth/second-factor/options", "factorToken"],
      ["/auth/second-factor/mail", "factorToken"],
      ["/auth/second-factor/enrollment-options", "token"],
    ])("%s is 400 for a made-up token, and for none", async (path, name) => {
      expect(await outcome(post(path, { [name]: "A".repeat(43) }))).toEqual([400, "deadLink"]);
      expect(await outcome(post(path, {}))).toEqual([400, "invalidRequest"]);
    });
  });

  test("the operator's command removes passkeys, codes and sessions, and gives a link for the next", async () => {
    const { recoveryCodes } = await addPasskey(admin);
    const made = await makeAdministrator(open(), "ada@help.example", ROLES, NOW);
    expect(made).toMatchObject({ outcome: "unchanged", isReset: true, purpose: "passkey" });
    expect(await isAlive(admin.token, free)).toBe(false);
    const token = await factorToken();
    expect(await begin(token)).toBeNull();
    const used = finish({ factorToken: token, recoveryCode: recoveryCodes[0] });
    expect(await outcome(used)).toEqual([400, "wrongRecoveryCode"]);
    const link = new URL(made.path ?? "", ORIGIN).searchParams.get("token") ?? "";
    expect(made.path).toBe(enrollPasskeyPath(link));
    expect((await (await enroll(link)).reply).status).toBe(200);
  });
});
