import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOW } from "#checks/accounts-for-tests.ts";
import { type AuthenticatorForTest, authenticatorForTest } from "#checks/authenticator-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import {
  DEAD_LINKS_PER_NETWORK_PER_HOUR,
  FACTOR_ATTEMPTS,
  PASSKEY_REQUESTS_PER_NETWORK_PER_HOUR,
  SIGN_INS_PER_EMAIL_AND_NETWORK_PER_HOUR,
} from "#domain/base/contract/limits.ts";
import type { Role } from "#domain/base/roles/role.ts";
import { hashPassword } from "#server/features/accounts/account/password-hash.ts";

const ORIGIN = "https://help.example";
const NOT_A_CODE = "0".repeat(24);

/** The attacker has the password and tries to get past the second step, or to lock others out of it. */
onOneEngine("attacks on the second factor", (open) => {
  let app: RunningApp;
  let limited: RunningApp;
  /** Without the requirement, to give someone a passkey. */
  let free: RunningApp;
  let passwordHash: string;
  let admin: UserForTest;
  let authenticator: AuthenticatorForTest;
  let recoveryCodes: readonly string[];
  beforeAll(async () => {
    const config = { trustProxy: true, publicUrl: ORIGIN };
    const secondFactorRoles: ReadonlySet<Role> = new Set(["ADMINISTRATOR"]);
    app = await runningApp(open(), { config: { ...config, isRateLimited: false, secondFactorRoles } });
    limited = await runningApp(open(), { config: { ...config, isRateLimited: true, secondFactorRoles } });
    free = await runningApp(open(), { config: { ...config, isRateLimited: false } });
    passwordHash = await hashPassword("correct horse");
  });
  afterAll(() => Promise.all([app?.close(), limited?.close(), free?.close()]));
  beforeEach(async () => {
    for (const one of [app, limited, free]) one.now = NOW;
    await open().query("delete from day_salts");
    await open().query("delete from users");
    admin = await signedInAs(app, "ADMINISTRATOR", { email: "ada@help.example", passwordHash });
    authenticator = authenticatorForTest(ORIGIN);
    const begun = await sendJson(free, "POST", "/auth/passkeys/options", undefined, admin.headers);
    const credential = authenticator.create(await begun.json());
    const added = await sendJson(free, "POST", "/auth/passkeys", { credential }, admin.headers);
    ({ recoveryCodes } = await added.json());
  });

  /** Posts from its own address, behind the proxy. */
  const post = (path: string, body: unknown, address = "203.0.113.7", at = app) =>
    sendJson(at, "POST", path, body, { "x-forwarded-for": address });
  const readOutcome = async (reply: Promise<Response>) => {
    const { status } = await reply;
    return [status, (await (await reply).json()).key ?? "ok"];
  };
  const signIn = (address?: string, at?: RunningApp) =>
    post("/auth/sign-in", { email: "ada@help.example", password: "correct horse" }, address, at);
  const factorToken = async (): Promise<string> => (await (await signIn()).json()).factorToken;
  const begin = async (token: string) =>
    (await (await post("/auth/second-factor/options", { factorToken: token })).json()).options;
  const finish = (token: string, rest: object) =>
    post("/auth/second-factor", { factorToken: token, ...rest });

  test.each([
    ["signed on another site", { origin: "https://evil.example" }],
    ["signed on the same host without encryption", { origin: "http://help.example" }],
    ["for another site", { rpId: "evil.example" }],
    ["that answers another question", { type: "webauthn.create" }],
    ["that answers a question of its own", { challenge: "A".repeat(43) }],
  ])("an answer %s is refused", async (_, changes) => {
    const token = await factorToken();
    const credential = authenticator.get(await begin(token), changes);
    expect(await readOutcome(finish(token, { credential }))).toEqual([400, "passkeyFailed"]);
  });

  test("an answer works once, and its challenge too, whatever token it comes with", async () => {
    const token = await factorToken();
    const options = await begin(token);
    const credential = authenticator.get(options, { counter: 5 });
    const other = await factorToken();
    expect(await readOutcome(finish(other, { credential }))).toEqual([400, "passkeyFailed"]);
    const again = authenticator.get(await begin(token), { counter: 6 });
    expect((await finish(token, { credential: again })).status).toBe(200);
    expect(await readOutcome(finish(other, { credential: again }))).toEqual([400, "passkeyFailed"]);
  });

  test("a counter that went back is a copied passkey", async () => {
    const first = await factorToken();
    const used = authenticator.get(await begin(first), { counter: 5 });
    expect((await finish(first, { credential: used })).status).toBe(200);
    for (const counter of [5, 4]) {
      const next = await factorToken();
      const credential = authenticator.get(await begin(next), { counter });
      expect(await readOutcome(finish(next, { credential })), String(counter)).toEqual([
        400,
        "passkeyFailed",
      ]);
    }
  });

  test("guessing with many tokens uses up none but those, and the owner goes on", async () => {
    const guess = (token: string) => finish(token, { recoveryCode: NOT_A_CODE });
    const waiting = await factorToken();
    for (let tokens = 0; tokens < 3; tokens += 1) {
      const token = await factorToken();
      for (let tried = 0; tried < FACTOR_ATTEMPTS; tried += 1) {
        expect(await readOutcome(guess(token))).toEqual([400, "wrongRecoveryCode"]);
      }
      expect(await readOutcome(guess(token))).toEqual([400, "deadLink"]);
    }
    expect((await finish(waiting, { recoveryCode: recoveryCodes[0] })).status).toBe(200);
  });

  test("of two who use one code at the same moment, one is signed in", async () => {
    const tokens = [await factorToken(), await factorToken()];
    const used = await Promise.all(tokens.map((token) => finish(token, { recoveryCode: recoveryCodes[0] })));
    expect(used.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  describe("a network may try only so often, and others go on", () => {
    const OTHER = "198.51.100.9";

    test("to get tokens with the right password", async () => {
      const max = SIGN_INS_PER_EMAIL_AND_NETWORK_PER_HOUR.connection;
      for (let n = 0; n < max; n += 1) expect((await signIn(undefined, limited)).status).toBe(403);
      expect((await signIn(undefined, limited)).status).toBe(429);
      expect((await signIn(OTHER, limited)).status).toBe(403);
    });

    test("with tokens that are made up", async () => {
      const guess = (address?: string) =>
        post("/auth/second-factor/mail", { factorToken: "A".repeat(43) }, address, limited);
      const max = DEAD_LINKS_PER_NETWORK_PER_HOUR.connection;
      for (let n = 0; n < max; n += 1) expect((await guess()).status).toBe(400);
      expect((await guess()).status).toBe(429);
      expect((await guess(OTHER)).status).toBe(400);
    });

    test("to sign in with a passkey and to take the second step, together", async () => {
      const { factorToken: token } = await (await signIn(OTHER, limited)).json();
      const max = PASSKEY_REQUESTS_PER_NETWORK_PER_HOUR.connection;
      for (let n = 0; n < max; n += 1) {
        expect((await post("/auth/passkeys/sign-in-options", undefined, undefined, limited)).status).toBe(
          200,
        );
      }
      const code = { factorToken: token, recoveryCode: recoveryCodes[0] };
      for (const [path, body] of [
        ["/auth/passkeys/sign-in-options", undefined],
        ["/auth/second-factor/options", { factorToken: token }],
        ["/auth/second-factor", code],
      ] as const) {
        expect((await post(path, body, undefined, limited)).status, path).toBe(429);
      }
      expect((await post("/auth/second-factor", code, OTHER, limited)).status).toBe(200);
    });
  });
});
