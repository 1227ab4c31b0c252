import { describe, expect, test } from "vitest";
import { accountsForTests, NOW } from "#checks/accounts-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { signInLimits } from "#domain/accounts/account/account-limits.ts";
import {
  MAX_SESSIONS,
  SIGN_INS_PER_EMAIL_AND_NETWORK_PER_HOUR,
  SIGN_INS_PER_EMAIL_PER_HOUR,
  SIGN_INS_PER_KNOWN_DEVICE_PER_HOUR,
} from "#domain/base/contract/limits.ts";
import { countedLimits, firstExceeded } from "#server/base/attempts/count-attempts.ts";
import { hashPassword } from "./password-hash.ts";
import { startSession } from "./sessions.ts";

const DAY = 86_400_000;
const FAILED = { code: 400, key: "signInFailed", message: "Email or password invalid" };

onOneEngine("signing in", (open) => {
  const accounts = accountsForTests(open, "correct horse");
  const { maria: person } = accounts;
  const signIn = (
    email: unknown,
    password: unknown,
    headers: Record<string, string> = {},
    at = accounts.app,
  ) => sendJson(at, "POST", "/auth/sign-in", { email, password }, headers);
  const profile = (headers: Record<string, string>) => accounts.app.get("/api/auth/profile", headers);

  describe("is refused, always with the same words", () => {
    test.each([
      ["an unknown address", "nobody@help.example", "correct horse"],
      ["a wrong password", "maria@help.example", "incorrect horse"],
      ["a password that is not trimmed", "maria@help.example", " correct horse"],
      ["another case of the password", "maria@help.example", "Correct horse"],
      ["an address that only looks alike", "mаria@help.example", "correct horse"],
      ["no address", "maria", "correct horse"],
      ["an empty password", "maria@help.example", ""],
      ["no password", "maria@help.example", undefined],
      ["a number", 5, 5],
      ["NUL", "maria@help.example\u0000", "correct horse"],
      ["half a character", "maria@help.example", "\ud800orrect horse"],
      ["an endless password", "maria@help.example", "x".repeat(10_000)],
      ["an object", { "": "maria@help.example" }, { length: 6 }],
      ["a pattern", "m%@help.example", "correct horse"],
    ])("%s", async (_, email, password) => {
      await person();
      const reply = await signIn(email, password);
      expect([reply.status, await reply.json()]).toMatchObject([400, FAILED]);
      expect(reply.headers.get("set-cookie")).toBeNull();
    });

    test("a user without a password", async () => {
      await person({ passwordHash: null, lastMethod: "GOOGLE" });
      expect((await signIn("maria@help.example", "correct horse")).status).toBe(400);
    });

    test("from another site", async () => {
      await person();
      const reply = await signIn("maria@help.example", "correct horse", { origin: "https://evil.example" });
      expect([reply.status, reply.headers.get("set-cookie")]).toEqual([403, null]);
    });
  });

  test("answers with the user and a token at the top, and a cookie that no script reads", async () => {
    const { user } = await person({ phone: "(305) 555-0100" });
    accounts.app.now = NOW + 1000;
    const reply = await signIn("MARIA@Help.Example ", "correct horse", {
      "user-agent": "Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
    });
    expect(reply.status).toBe(200);
    expect(reply.headers.get("cache-control")).toBe("private, no-store");
    const body = await reply.json();
    expect(body).toEqual({
      code: 200,
      message: "Signed in successfully",
      token: expect.stringMatching(/^[\w-]{43}$/),
      data: { token: body.token },
      id: user.id,
      email: "maria@help.example",
      displayName: "Test USER",
      phone: "(305) 555-0100",
      roles: ["USER"],
      totalServices: 3,
      lastMethod: "LOCAL",
      language: "en",
      isConfirmed: true,
      isNamePublic: false,
      deletionRequestedAt: null,
      createdAt: "2026-11-20T15:30:00Z",
      lastLoginAt: "2026-11-20T15:30:01Z",
      updatedAt: "2026-11-20T15:30:00Z",
      version: 1,
    });
    expect(reply.headers.getSetCookie()).toEqual([
      `session=${body.token}; Max-Age=${(90 * DAY) / 1000}; Path=/; HttpOnly; SameSite=Lax`,
      expect.stringMatching(/^known_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    for (const headers of [bearer(body.token), cookie(body.token)]) {
      const found = await profile(headers);
      expect([found.status, await found.json()]).toMatchObject([
        200,
        { id: user.id, countManagedServices: 0 },
      ]);
    }
    const sessions = await (await accounts.app.get("/api/auth/sessions", bearer(body.token))).json();
    expect(sessions).toMatchObject([
      { device: "Firefox, Android", isThisOne: true },
      { device: "Test", isThisOne: false },
    ]);
    const stored = JSON.stringify(await open().query("select * from sessions"));
    expect(stored).not.toContain(body.token);
    expect(accounts.app.logged.join()).not.toContain("maria");
  });

  test("over HTTPS the cookie is for HTTPS alone", async () => {
    await person();
    const secure = { "x-forwarded-proto": "https" };
    const reply = await signIn("maria@help.example", "correct horse", secure, accounts.limited);
    expect(reply.headers.get("set-cookie")).toContain("; Secure");
  });

  describe("a token", () => {
    test("counts before the cookie, alive or dead", async () => {
      const maria = await person();
      const other = await signedInAs(accounts.app, "VOLUNTEER");
      const both = await profile({ ...bearer(other.token), ...cookie(maria.token) });
      expect((await both.json()).id).toBe(other.user.id);
      const dead = await profile({ ...bearer("x".repeat(43)), ...cookie(maria.token) });
      expect([dead.status, await dead.text()]).toEqual([401, "Unauthorized"]);
      const none = await profile({ authorization: "Bearer undefined", ...cookie(maria.token) });
      expect((await none.json()).id).toBe(maria.user.id);
    });

    test.each([
      ["cut", (token: string) => token.slice(0, -1)],
      ["longer", (token: string) => `${token}A`],
      ["changed", (token: string) => (token.startsWith("A") ? "B" : "A") + token.slice(1)],
      ["its own digest", () => "a".repeat(64)],
      ["two of them", (token: string) => `${token} ${token}`],
    ])("that is %s is dead: a guest for public calls, 401 for the rest", async (_, change) => {
      const { token } = await person();
      const headers = bearer(change(token));
      expect((await accounts.app.get("/api/crisis-lines", headers)).status).toBe(200);
      const reply = await profile(headers);
      expect([reply.status, reply.headers.get("content-type"), await reply.text()]).toEqual([
        401,
        "text/plain; charset=utf-8",
        "Unauthorized",
      ]);
    });

    test("is dead 90 days after it began, however often it was used", async () => {
      const { token } = await person();
      for (let day = 1; day < 90; day += 1) {
        accounts.app.now = NOW + day * DAY;
        expect((await profile(bearer(token))).status).toBe(200);
      }
      accounts.app.now = NOW + 90 * DAY - 1;
      expect((await profile(bearer(token))).status).toBe(200);
      const [session] = await (await accounts.app.get("/api/auth/sessions", bearer(token))).json();
      expect(Date.parse(session.expiresAt)).toBe(NOW + 90 * DAY);
      accounts.app.now = NOW + 90 * DAY;
      expect((await profile(bearer(token))).status).toBe(401);
      // Not even by a mistake of ours.
      await expect(
        open().query("update sessions set expires_at = expires_at + interval '1 second'"),
      ).rejects.toThrow(/session_ends/);
    });

    test("lives 30 days from its last use, which is written down at most once an hour", async () => {
      const { token } = await person();
      const seen = async () =>
        (await open().query<{ at: number }>("select last_seen_at as at from sessions"))[0]?.at;
      accounts.app.now = NOW + 59 * 60_000;
      expect((await profile(bearer(token))).status).toBe(200);
      expect(await seen()).toBe(NOW);
      accounts.app.now = NOW + 29 * DAY;
      expect((await profile(bearer(token))).status).toBe(200);
      expect(await seen()).toBe(NOW + 29 * DAY);
      accounts.app.now = NOW + 58 * DAY;
      expect((await profile(bearer(token))).status).toBe(200);
      accounts.app.now = NOW + 88 * DAY;
      expect((await profile(bearer(token))).status).toBe(401);
    });

    test("is dead after signing out, and the cookie goes; the others live", async () => {
      const { token } = await person();
      const other = await (await signIn("maria@help.example", "correct horse")).json();
      const out = await sendJson(accounts.app, "DELETE", "/auth/sign-in", undefined, cookie(token));
      expect([out.status, await out.json()]).toEqual([
        200,
        { code: 200, message: "Signed out successfully" },
      ]);
      expect(out.headers.get("set-cookie")).toMatch(/^session=; Max-Age=0; Path=\/; HttpOnly/);
      expect((await profile(bearer(token))).status).toBe(401);
      expect((await profile(bearer(other.token))).status).toBe(200);
      expect((await sendJson(accounts.app, "DELETE", "/auth/sign-in", undefined, bearer(token))).status).toBe(
        200,
      );
    });

    test("is dead once its browser signs in anew; those of others live", async () => {
      const { token: elsewhere } = await person();
      const first = (await (await signIn("maria@help.example", "correct horse")).json()).token;
      // A client that keeps its token itself replaces nothing.
      await signIn("maria@help.example", "correct horse", bearer(first));
      expect((await profile(bearer(first))).status).toBe(200);
      const second = await (await signIn("maria@help.example", "correct horse", cookie(first))).json();
      expect((await profile(bearer(first))).status).toBe(401);
      for (const alive of [second.token, elsewhere]) expect((await profile(bearer(alive))).status).toBe(200);
      // A wrong password ends nothing.
      await signIn("maria@help.example", "wrong", cookie(second.token));
      expect((await profile(cookie(second.token))).status).toBe(200);
    });

    test("in a cookie writes nothing for another site, not even for one that the operator trusts", async () => {
      const { token } = await person();
      const trusting = await runningApp(open(), {
        config: { trustProxy: false, isRateLimited: false, corsOrigins: ["https://other.example"] },
      });
      const edit = (headers: Record<string, string>) =>
        sendJson(trusting, "PUT", "/auth/profile", { displayName: "Taken" }, headers);
      expect((await edit({ ...cookie(token), origin: "https://evil.example" })).status).toBe(403);
      expect((await edit({ ...cookie(token), "sec-fetch-site": "cross-site" })).status).toBe(403);
      expect((await edit({ ...cookie(token), origin: "https://other.example" })).status).toBe(401);
      expect((await edit({ ...bearer(token), origin: "https://other.example" })).status).toBe(200);
      expect((await edit({ ...cookie(token), origin: trusting.address })).status).toBe(200);
      await trusting.close();
    });
  });

  test("what a session reads no page of another site reads along, but of a site that the operator trusts", async () => {
    const { token } = await person();
    const trusting = await runningApp(open(), {
      config: { trustProxy: false, isRateLimited: false, corsOrigins: ["https://other.example"] },
    });
    const policies = async (headers: Record<string, string>) => {
      const reply = await trusting.get("/api/services", headers);
      expect(reply.status).toBe(200);
      return ["access-control-allow-origin", "cross-origin-resource-policy"].map((name) =>
        reply.headers.get(name),
      );
    };
    const evil = { origin: "https://evil.example" };
    for (const guest of [evil, { ...evil, ...bearer("x".repeat(43)) }]) {
      expect(await policies(guest)).toEqual(["*", "cross-origin"]);
    }
    for (const session of [bearer(token), cookie(token)]) {
      expect(await policies({ ...evil, ...session })).toEqual([null, "same-origin"]);
    }
    expect(await policies({ origin: "https://other.example", ...bearer(token) })).toEqual([
      "https://other.example",
      "cross-origin",
    ]);
    await trusting.close();
  });

  test("a role that was taken away is gone at the next request", async () => {
    const { user, token } = await signedInAs(accounts.app, "ADMINISTRATOR");
    expect((await accounts.app.get("/api/users", bearer(token))).status).toBe(200);
    await open().query("update users set role = 'USER' where id = $1", [user.id]);
    expect((await accounts.app.get("/api/users", bearer(token))).status).toBe(403);
  });

  test("a hash of another cost is made again", async () => {
    const cheap = await hashPassword("correct horse", { memoryKiB: 8, passes: 1, lanes: 1 });
    await person({ passwordHash: cheap });
    expect((await signIn("maria@help.example", "wrong")).status).toBe(400);
    expect((await signIn("maria@help.example", "correct horse")).status).toBe(200);
    const [stored] = await open().query<{ hash: string }>("select password_hash as hash from users");
    expect(stored?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn("maria@help.example", "correct horse")).status).toBe(200);
  });

  test("a password is the same however its letters were typed", async () => {
    await person({ passwordHash: await hashPassword("cañón de agua") });
    expect((await signIn("maria@help.example", "cañón\u00a0de agua".normalize("NFD"))).status).toBe(200);
  });

  test("a session too many ends the one used longest ago", async () => {
    const { user, token } = await person();
    for (let count = 0; count < MAX_SESSIONS; count++) {
      expect((await profile(bearer(token))).status).toBe(200);
      await startSession(open(), { userId: user.id, method: "LOCAL", device: "", now: NOW + 1 });
    }
    expect((await profile(bearer(token))).status).toBe(401);
  });

  describe("too often", () => {
    const EMAIL = "maria@help.example";
    const from = (n: number) => ({ "x-forwarded-for": `203.0.${n}.113` });
    const readSignInStatus = async (password: string, headers: Record<string, string>) =>
      (await signIn(EMAIL, password, headers, accounts.limited)).status;
    /** Wrong passwords, counted as they are, without a hundred hashes. */
    const attack = async (toAddress: (n: number) => string, times: number) => {
      let counted = 0;
      for (let n = 0; n < times; n++) {
        const limits = signInLimits({ email: EMAIL, address: toAddress(n), now: accounts.limited.now });
        const attempt = await countedLimits(open(), limits, accounts.limited.now);
        if ((await firstExceeded(open(), attempt)) === null) counted++;
      }
      return counted;
    };
    /** The cookies that a reply sets, to send with the next request. */
    const readReplyCookies = (reply: Response) => ({
      cookie: reply.headers
        .getSetCookie()
        .map((line) => line.split(";")[0])
        .join("; "),
    });

    test("for one address from one network: others still sign in", async () => {
      await person();
      for (let n = 0; n < SIGN_INS_PER_EMAIL_AND_NETWORK_PER_HOUR.connection; n++) {
        expect((await signIn("Maria@help.example", "wrong", from(1), accounts.limited)).status).toBe(400);
      }
      for (let n = 0; n < SIGN_INS_PER_EMAIL_PER_HOUR; n++) {
        expect((await signIn("maria@help.example", "correct horse", from(1), accounts.limited)).status).toBe(
          429,
        );
      }
      expect((await signIn("maria@help.example", "correct horse", from(2), accounts.limited)).status).toBe(
        200,
      );
    });

    test("for one address, from wherever: 429 with the time to wait, also with the right password", async () => {
      await person();
      expect(await attack((n) => `203.0.${n}.113`, SIGN_INS_PER_EMAIL_PER_HOUR)).toBe(
        SIGN_INS_PER_EMAIL_PER_HOUR,
      );
      const reply = await signIn("maria@help.example", "correct horse", from(99), accounts.limited);
      expect([reply.status, await reply.json()]).toMatchObject([429, { code: 429 }]);
      expect(reply.headers.get("retry-after")).toBe("1800");
      accounts.limited.now = NOW + 1_800_000;
      expect((await signIn("maria@help.example", "correct horse", from(99), accounts.limited)).status).toBe(
        200,
      );
    });

    test("110 wrong passwords from one IPv6 /48 keep nobody out who comes from elsewhere", async () => {
      await person();
      const statuses: number[] = [];
      for (let n = 0; n < 110; n++) {
        statuses.push(
          await readSignInStatus("wrong", { "x-forwarded-for": `2001:db8:7:${n.toString(16)}00::1` }),
        );
      }
      expect(statuses.filter((status) => status === 400)).toHaveLength(
        SIGN_INS_PER_EMAIL_AND_NETWORK_PER_HOUR.organization,
      );
      expect(await readSignInStatus("correct horse", { "x-forwarded-for": "2001:db8:7:ffff::1" })).toBe(429);
      expect(await readSignInStatus("correct horse", { "x-forwarded-for": "2001:db8:8::1" })).toBe(200);
      expect(await readSignInStatus("correct horse", from(1))).toBe(200);
    });

    test.each([
      ["an IPv6 /64", (n: number) => `2001:db8:7:7::${n.toString(16)}`, "connection"],
      ["an IPv6 /56", (n: number) => `2001:db8:7:7${n.toString(16).padStart(2, "0")}::1`, "site"],
      ["an IPv6 /48", (n: number) => `2001:db8:7:${n.toString(16)}00::1`, "organization"],
      ["an IPv4 address", () => "203.0.113.7", "connection"],
      ["an IPv4 /24", (n: number) => `203.0.113.${n}`, "organization"],
    ] as const)("from %s only so many count against an account", async (_, toAddress, width) => {
      await person();
      expect(await attack(toAddress, 110)).toBe(SIGN_INS_PER_EMAIL_AND_NETWORK_PER_HOUR[width]);
    });

    test("a browser that has signed in before gets in from wherever, whatever others try", async () => {
      await person();
      const first = await signIn(EMAIL, "correct horse", from(1), accounts.limited);
      const known = readReplyCookies(first);
      expect(known.cookie).toMatch(/known_device=[\w-]{43}/);
      await sendJson(accounts.limited, "DELETE", "/auth/sign-in", undefined, known);
      await attack((n) => `2001:db8:${n}::1`, 110);
      await attack(() => "203.0.1.113", 30);
      expect(await readSignInStatus("correct horse", from(1))).toBe(429);
      const device = { cookie: /known_device=[\w-]+/.exec(known.cookie)?.[0] ?? "" };
      const second = await signIn(EMAIL, "correct horse", { ...device, ...from(1) }, accounts.limited);
      expect(second.status).toBe(200);
      // The token that was used is worth nothing any more, the next one is.
      expect(await readSignInStatus("correct horse", { ...device, ...from(1) })).toBe(429);
      expect(await readSignInStatus("correct horse", { ...readReplyCookies(second), ...from(1) })).toBe(200);
    });

    test("its budget is of its own account alone, ends too, and never opens anything", async () => {
      const maria = await person();
      const other = await signedInAs(accounts.app, "USER", {
        email: "other@help.example",
        passwordHash: accounts.hash,
      });
      const reply = await signIn(other.user.email, "correct horse", {}, accounts.limited);
      await attack((n) => `2001:db8:${n}::1`, 110);
      expect(await readSignInStatus("correct horse", { ...readReplyCookies(reply), ...from(1) })).toBe(429);
      await accounts.limited.database.query("delete from day_salts");
      const known = readReplyCookies(await signIn(EMAIL, "correct horse", from(1), accounts.limited));
      await attack((n) => `2001:db8:${n}::1`, 110);
      for (let n = 0; n < SIGN_INS_PER_KNOWN_DEVICE_PER_HOUR; n++) {
        expect(await readSignInStatus("wrong", { ...known, ...from(1) })).toBe(400);
      }
      expect(await readSignInStatus("correct horse", { ...known, ...from(1) })).toBe(429);
      const profileReply = await accounts.limited.get("/api/auth/profile", {
        cookie: /known_device=[\w-]+/.exec(known.cookie)?.[0] ?? "",
      });
      expect(profileReply.status).toBe(401);
      const [stored] = await open().query<{ device: string }>(
        "select string_agg(encode(token_digest, 'escape'), '') as device from known_devices",
      );
      expect(stored?.device).not.toContain(/known_device=([\w-]+)/.exec(known.cookie)?.[1]);
      expect(maria.user.email).toBe(EMAIL);
    });

    test.each(["x", "x".repeat(43), `${"x".repeat(43)}; known_device=y`, "", "%00", "x".repeat(4000)])(
      "a made-up cookie, the %#st, is no known browser",
      async (value) => {
        await person();
        await attack((n) => `203.0.${n}.113`, SIGN_INS_PER_EMAIL_PER_HOUR);
        expect(
          await readSignInStatus("correct horse", { cookie: `known_device=${value}`, ...from(200) }),
        ).toBe(429);
      },
    );

    test("nothing that is stored identifies the address or the client", async () => {
      await person();
      await signIn("maria@help.example", "wrong", { "x-forwarded-for": "203.0.113.7" }, accounts.limited);
      const stored = JSON.stringify(
        await open().query("select encode(digest, 'escape') from attempt_counts"),
      );
      expect(stored).not.toMatch(/maria|203\.0/);
    });
  });
});

function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

function cookie(token: string): { cookie: string } {
  return { cookie: `session=${token}` };
}
