import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOW } from "#checks/accounts-for-tests.ts";
import { type AuthenticatorForTest, authenticatorForTest } from "#checks/authenticator-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { PASSKEY_CHALLENGE_MS, RECENT_SIGN_IN_MS } from "#domain/base/contract/limits.ts";
import { instant } from "#server/base/sql/db.ts";
import { deleteExpired } from "#server/features/accounts/account/queries.ts";

const ORIGIN = "https://help.example";

onOneEngine("passkeys", (open) => {
  let app: RunningApp;
  let maria: UserForTest;
  beforeAll(async () => {
    app = await runningApp(open(), {
      config: { trustProxy: false, isRateLimited: false, publicUrl: ORIGIN },
    });
  });
  afterAll(() => app?.close());
  beforeEach(async () => {
    app.now = NOW;
    app.jobs.length = 0;
    await open().query("delete from users");
    maria = await signedInAs(app, "USER");
  });

  const send = (
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    body?: unknown,
    { headers }: Partial<UserForTest> = {},
  ) => sendJson(app, method, path, body, headers ?? {});
  const outcome = async (reply: Promise<Response>) => {
    const { status } = await reply;
    const body = await (await reply).text();
    return [status, body.startsWith("{") ? (JSON.parse(body).key ?? "ok") : body];
  };
  const read = async (reply: Promise<Response>) => {
    expect((await reply).status).toBe(200);
    return (await reply).json();
  };
  const begin = (user: UserForTest) => read(send("POST", "/auth/passkeys/options", undefined, user));
  const add = async (user: UserForTest, authenticator = authenticatorForTest(ORIGIN), name?: string) => {
    const credential = authenticator.create(await begin(user));
    const added = await read(send("POST", "/auth/passkeys", { credential, name }, user));
    return { authenticator, ...added };
  };
  const beginSignIn = () => read(send("POST", "/auth/passkeys/sign-in-options"));
  const signIn = (credential: unknown) => send("POST", "/auth/passkeys/sign-in", { credential });
  const profile = (token: string) => app.get("/api/auth/profile", { authorization: `Bearer ${token}` });
  const list = (user: UserForTest) => read(send("GET", "/auth/passkeys", undefined, user));

  describe("an account's own", () => {
    test.each([
      ["GET", "/auth/passkeys", undefined],
      ["POST", "/auth/passkeys/options", undefined],
      ["POST", "/auth/passkeys", {}],
      ["PUT", "/auth/passkeys/01950000-0000-7000-8000-0000000000ff", { name: "Mine" }],
      ["DELETE", "/auth/passkeys/01950000-0000-7000-8000-0000000000ff", undefined],
      ["POST", "/auth/recovery-codes", undefined],
    ] as const)("%s %s is 401 for guests", async (method, path, body) => {
      expect(await outcome(send(method, path, body))).toEqual([401, "unauthorized"]);
    });

    test("is added with a name, listed, renamed, used and removed; codes come once, with the first", async () => {
      const first = await add(maria, undefined, "Blue phone");
      expect(first.passkey).toEqual({
        id: expect.any(String),
        name: "Blue phone",
        createdAt: "2026-11-20T15:30:00Z",
        lastUsedAt: null,
      });
      expect(new Set(first.recoveryCodes).size).toBe(10);
      app.now = NOW + 1000;
      const second = await add(maria);
      expect([second.passkey.name, second.recoveryCodes]).toEqual(["Passkey", null]);
      expect(await list(maria)).toMatchObject({ recoveryCodesLeft: 10, isRequired: false });

      const path = `/auth/passkeys/${second.passkey.id}`;
      expect((await read(send("PUT", path, { name: "Key ring" }, maria))).name).toBe("Key ring");
      expect(await outcome(send("PUT", path, { name: " " }, maria))).toEqual([400, "invalidRequest"]);

      const credential = second.authenticator.get(await beginSignIn());
      const other = await read(signIn(credential));
      expect(other).toMatchObject({ code: 200, id: maria.user.id, lastMethod: "LOCAL" });
      expect((await profile(other.token)).status).toBe(200);
      expect((await list(maria)).passkeys[1].lastUsedAt).toBe("2026-11-20T15:30:01Z");

      expect((await send("DELETE", path, undefined, maria)).status).toBe(200);
      // Sessions that were started with the removed passkey have ended.
      expect([(await profile(other.token)).status, (await profile(maria.token)).status]).toEqual([401, 200]);
      expect(await outcome(signIn(second.authenticator.get(await beginSignIn())))).toEqual([
        400,
        "passkeyFailed",
      ]);
      await send("DELETE", `/auth/passkeys/${first.passkey.id}`, undefined, maria);
      expect(await list(maria)).toEqual({ passkeys: [], recoveryCodesLeft: 0, isRequired: false });
      expect(app.jobs.map(({ data }) => Object(data).what)).toEqual([
        "passkeyAdded",
        "passkeyAdded",
        "passkeyRemoved",
        "passkeyRemoved",
      ]);
    });

    test("is not another's to see, rename or remove", async () => {
      const { passkey } = await add(maria);
      const ana = await signedInAs(app, "ADMINISTRATOR");
      const path = `/auth/passkeys/${passkey.id}`;
      expect((await list(ana)).passkeys).toEqual([]);
      expect(await outcome(send("PUT", path, { name: "Mine" }, ana))).toEqual([404, "notFound"]);
      expect(await outcome(send("DELETE", path, undefined, ana))).toEqual([404, "notFound"]);
      expect(await outcome(send("DELETE", "/auth/passkeys/mine", undefined, maria))).toEqual([
        404,
        "notFound",
      ]);
      expect((await list(maria)).passkeys).toHaveLength(1);
    });

    test("changes only where somebody signed in within the last minutes", async () => {
      const { passkey } = await add(maria);
      app.now = NOW + RECENT_SIGN_IN_MS + 1;
      const again = [401, "signInAgain"];
      expect(await outcome(send("POST", "/auth/passkeys/options", undefined, maria))).toEqual(again);
      expect(await outcome(send("POST", "/auth/recovery-codes", undefined, maria))).toEqual(again);
      expect(await outcome(send("DELETE", `/auth/passkeys/${passkey.id}`, undefined, maria))).toEqual(again);
    });

    test("has new recovery codes, none of them an old one, and none in clear in the database", async () => {
      expect(await outcome(send("POST", "/auth/recovery-codes", undefined, maria))).toEqual([
        404,
        "notFound",
      ]);
      const { recoveryCodes: before } = await add(maria);
      const { recoveryCodes: after } = await read(send("POST", "/auth/recovery-codes", undefined, maria));
      expect(new Set([...before, ...after]).size).toBe(20);
      const stored = JSON.stringify(await open().query("select * from recovery_codes"));
      expect(after.some((code: string) => stored.includes(code))).toBe(false);
    });
  });

  describe("a new passkey is refused", () => {
    const refused = [400, "passkeyFailed"];
    const send400 = (credential: unknown, user = maria) =>
      outcome(send("POST", "/auth/passkeys", { credential }, user));

    test.each([
      ["from another site", { origin: "https://help.example.evil.example" }],
      ["from the same host without encryption", { origin: "http://help.example" }],
      ["for another site", { rpId: "evil.example" }],
      ["without verifying who holds it", { isVerified: false }],
      ["that answers another question", { type: "webauthn.get" }],
      ["that answers a question of its own", { challenge: "A".repeat(43) }],
    ])("%s", async (_, changes) => {
      expect(await send400(authenticatorForTest(ORIGIN).create(await begin(maria), changes))).toEqual(
        refused,
      );
    });

    test("twice, late, in another session, or for signing in", async () => {
      const options = await begin(maria);
      expect(
        (
          await send(
            "POST",
            "/auth/passkeys",
            { credential: authenticatorForTest(ORIGIN).create(options) },
            maria,
          )
        ).status,
      ).toBe(200);
      expect(await send400(authenticatorForTest(ORIGIN).create(options))).toEqual(refused);

      const late = await begin(maria);
      app.now = NOW + PASSKEY_CHALLENGE_MS;
      expect(await send400(authenticatorForTest(ORIGIN).create(late))).toEqual(refused);
      app.now = NOW;

      const thief = await signedInAs(app, "USER");
      const mine = await begin(maria);
      expect(await send400(authenticatorForTest(ORIGIN).create(mine), thief)).toEqual(refused);

      const { challenge, rpId } = await beginSignIn();
      const credential = authenticatorForTest(ORIGIN).create({ challenge, rp: { id: rpId } });
      expect(await send400(credential)).toEqual(refused);
    });

    test("where it is somebody's already", async () => {
      const id = Buffer.from("one credential");
      await add(maria, authenticatorForTest(ORIGIN, id));
      const thief = await signedInAs(app, "USER");
      expect(await send400(authenticatorForTest(ORIGIN, id).create(await begin(thief)), thief)).toEqual(
        refused,
      );
    });

    test("never for its maker's statement, which is not looked at", async () => {
      // Verifying it would fetch lists from addresses in its certificates.
      const attestation = { fmt: "packed", attStmt: new Map([["x5c", "anything"]]) };
      const credential = authenticatorForTest(ORIGIN).create(await begin(maria), { attestation });
      expect((await send("POST", "/auth/passkeys", { credential }, maria)).status).toBe(200);
    });

    test.each([
      ["nothing", {}],
      ["no parts", { id: "AA", response: {} }],
      ["no base64url", { id: "?", response: { clientDataJSON: "AA", attestationObject: "AA" } }],
      ["too much", { id: "AA", response: { clientDataJSON: "AA", attestationObject: "A".repeat(20_001) } }],
    ])("with %s: 400 names the field", async (_, credential) => {
      const reply = await send("POST", "/auth/passkeys", { credential }, maria);
      expect([reply.status, (await reply.json()).key]).toEqual([400, "invalidRequest"]);
    });

    test("with what is no CBOR", async () => {
      const credential = { id: "AA", response: { clientDataJSON: "AA", attestationObject: "AAAA" } };
      expect(await send400(credential)).toEqual(refused);
    });
  });

  describe("a sign-in is refused", () => {
    let authenticator: AuthenticatorForTest;
    beforeEach(async () => {
      ({ authenticator } = await add(maria));
    });
    const refused = [400, "passkeyFailed"];

    test.each([
      ["from another site", { origin: "https://evil.example" }],
      ["for another site", { rpId: "evil.example" }],
      ["without verifying who holds it", { isVerified: false }],
      ["that answers another question", { type: "webauthn.create" }],
      ["that answers a question of its own", { challenge: "A".repeat(43) }],
    ])("%s", async (_, changes) => {
      expect(await outcome(signIn(authenticator.get(await beginSignIn(), changes)))).toEqual(refused);
    });

    test("twice, late, or with a count that went back", async () => {
      const options = await beginSignIn();
      const credential = authenticator.get(options, { counter: 5 });
      expect((await signIn(credential)).status).toBe(200);
      expect(await outcome(signIn(credential))).toEqual(refused);
      expect(await outcome(signIn(authenticator.get(options, { counter: 6 })))).toEqual(refused);
      expect(await outcome(signIn(authenticator.get(await beginSignIn(), { counter: 5 })))).toEqual(refused);
      const late = authenticator.get(await beginSignIn(), { counter: 7 });
      app.now = NOW + PASSKEY_CHALLENGE_MS;
      expect(await outcome(signIn(late))).toEqual(refused);
    });

    test("by another's key under this name, and by an unknown one", async () => {
      const forged = authenticatorForTest(ORIGIN).get(await beginSignIn());
      expect(await outcome(signIn(forged))).toEqual(refused);
      const { id } = authenticator.get(await beginSignIn());
      const other = authenticatorForTest(ORIGIN).get(await beginSignIn());
      expect(await outcome(signIn({ ...other, id }))).toEqual(refused);
    });

    test("with a challenge for adding a passkey", async () => {
      const { challenge, rp } = await begin(maria);
      expect(await outcome(signIn(authenticator.get({ challenge, rpId: rp.id })))).toEqual(refused);
    });

    test("from a page of another site", async () => {
      const reply = await sendJson(
        app,
        "POST",
        "/auth/passkeys/sign-in",
        { credential: authenticator.get(await beginSignIn()) },
        { origin: "https://evil.example" },
      );
      expect([reply.status, reply.headers.get("set-cookie")]).toEqual([403, null]);
    });
  });

  test("no passkeys where the app has no address that they can belong to", async () => {
    const local = await runningApp(open());
    const reply = await sendJson(local, "POST", "/auth/passkeys/sign-in-options", undefined, {});
    await local.close();
    expect(reply.status).toBe(404);
  });

  test("challenges that nobody answered are deleted", async () => {
    await beginSignIn();
    await deleteExpired(open(), NOW + PASSKEY_CHALLENGE_MS);
    expect(
      await open().query("select from passkey_challenges where expires_at <= $1", [
        instant(NOW + PASSKEY_CHALLENGE_MS),
      ]),
    ).toEqual([]);
  });
});
