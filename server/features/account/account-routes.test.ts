import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import {
  CONFIRM_LINK_MS,
  RESET_LINK_MS,
  RESETS_PER_EMAIL_AN_HOUR,
  SIGN_UPS_PER_CLIENT_AN_HOUR,
} from "#domain/contract/limits.ts";
import { newSecretToken } from "#server/features/account/secret-token.ts";
import { addIdentity, readIdentity } from "./identity-queries.ts";
import { addLink, type LinkPurpose } from "./link-queries.ts";
import { hashPassword } from "./password-hash.ts";

const NOW = Date.UTC(2026, 10, 20, 15, 30);
const SHORT = "Password must be at least 6 characters long.";
const BAD_EMAIL = "Please input valid Email.";
const DEAD = { code: 400, fields: { token: "deadLink" } };

onEachEngine("accounts", (open) => {
  let app: RunningApp;
  let limited: RunningApp;
  let hash: string;
  beforeAll(async () => {
    app = await runningApp(open());
    limited = await runningApp(open(), { config: { trustProxy: true, isRateLimited: true } });
    hash = await hashPassword("old password");
  });
  afterAll(async () => {
    await app?.close();
    await limited?.close();
  });
  beforeEach(async () => {
    app.now = NOW;
    limited.now = NOW;
    app.jobs.length = 0;
    await open().query("delete from day_salts");
    await open().query("delete from users");
  });

  const post = (path: string, body?: unknown, headers = {}) => sendJson(app, "POST", path, body, headers);
  const mails = () => app.jobs.map(({ data }) => data);
  const signIn = async (email: string, password: string) =>
    (await post("/auth/sign-in", { email, password })).status;
  const maria = (changes: Parameters<typeof signedInAs>[2] = {}) =>
    signedInAs(app, "USER", { email: "maria@help.example", passwordHash: hash, ...changes });
  const isAlive = async (token: string) =>
    (await app.get("/api/auth/profile", { authorization: `Bearer ${token}` })).status === 200;
  const linkFor = async (userId: string, purpose: LinkPurpose, email = "maria@help.example") => {
    const { token, digest } = newSecretToken();
    const lasts = purpose === "RESET_PASSWORD" ? RESET_LINK_MS : CONFIRM_LINK_MS;
    const link = { userId, purpose, email, now: NOW, expiresAt: NOW + lasts };
    await addLink(open(), { ...link, tokenDigest: digest });
    return token;
  };
  const historyOf = async (id: string) =>
    open().query<{ action: string; actor: string }>(
      `select action, actor_role as actor from history where thing = 'USER' and thing_id = $1 order by id`,
      [id],
    );

  describe("signing up", () => {
    const form = { email: "New@Help.Example", password: "secret", displayName: " Casa Nueva " };

    test.each([
      ["no address", { email: undefined }, { email: "required" }, null],
      ["no mail address", { email: "new" }, { email: "notEmail" }, BAD_EMAIL],
      [
        "an address with a line break",
        { email: "new@help.example\nBcc: x@y.example" },
        { email: "notEmail" },
        BAD_EMAIL,
      ],
      ["a Cyrillic letter", { email: "nеw@help.example" }, { email: "notEmail" }, BAD_EMAIL],
      ["a letter that folds to k", { email: "\u212aim@help.example" }, { email: "notEmail" }, BAD_EMAIL],
      ["full-width letters", { email: "ｎew@help.example" }, { email: "notEmail" }, BAD_EMAIL],
      ["an endless address", { email: `${"x".repeat(5000)}@help.example` }, { email: "tooLong" }, null],
      ["no password", { password: undefined }, { password: "required" }, null],
      ["a short password", { password: "12345" }, { password: "tooShort" }, SHORT],
      ["five characters of ten units", { password: "🔑🔑🔑🔑🔑" }, { password: "tooShort" }, SHORT],
      ["a long password", { password: "x".repeat(201) }, { password: "tooLong" }, null],
      ["an endless password", { password: "x".repeat(100_000) }, { password: "tooLong" }, null],
      ["a password with NUL", { password: "secret\u0000" }, { password: "notText" }, null],
      ["a password of half characters", { password: "\udc00secret" }, { password: "notText" }, null],
      ["a number as password", { password: 123456 }, { password: "wrongType" }, null],
      ["no name", { displayName: "  " }, { displayName: "required" }, null],
      ["a name of two lines", { displayName: "a\nb" }, { displayName: "notOneLine" }, null],
      ["a long name", { displayName: "x".repeat(101) }, { displayName: "tooLong" }, null],
      ["a short phone", { phone: "555-0100" }, { phone: "notPhone" }, null],
    ])("is refused with %s", async (_, changes, fields, message) => {
      const reply = await post("/auth/sign-up", { ...form, ...changes });
      expect([reply.status, await reply.json()]).toMatchObject([
        400,
        { code: 400, message: message ?? "The request is not valid.", fields },
      ]);
      expect(await open().query("select id from users")).toEqual([]);
    });

    test("of a taken address says so, in any case of its letters", async () => {
      await maria();
      const reply = await post("/auth/sign-up", { ...form, email: "MARIA@help.example" });
      expect([reply.status, await reply.json()]).toMatchObject([400, { message: "Email already exists" }]);
      expect(reply.headers.get("set-cookie")).toBeNull();
    });

    test("makes a USER, signed in, not confirmed, and mails a welcome and a link", async () => {
      const reply = await post(
        "/auth/sign-up",
        { ...form, phone: "3055550100", role: "ADMINISTRATOR", roles: ["ADMINISTRATOR"], totalServices: 99 },
        { "accept-language": "es" },
      );
      const body = await reply.json();
      expect([reply.status, body]).toMatchObject([
        200,
        {
          email: "new@help.example",
          displayName: "Casa Nueva",
          phone: "(305) 555-0100",
          roles: ["USER"],
          totalServices: 3,
          language: "es",
          isConfirmed: false,
          lastLoginAt: "2026-11-20T15:30:00Z",
        },
      ]);
      expect(reply.headers.get("set-cookie")).toContain(`session=${body.token};`);
      expect(await isAlive(body.token)).toBe(true);
      expect(mails()).toEqual([
        { mail: "welcome", userId: body.id },
        { mail: "confirmEmail", userId: body.id },
      ]);
      expect(await historyOf(body.id)).toEqual([{ action: "CREATE", actor: "SYSTEM" }]);
      expect(await signIn("new@help.example", "secret")).toBe(200);
      const kept = JSON.stringify(await open().query("select * from users"));
      expect(kept).toMatch(/\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(kept).not.toContain("secret");
    });

    test("twenty times at the same moment with one address makes one account", async () => {
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, n) => post("/auth/sign-up", { ...form, password: `secret${n}` })),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(replies.filter(({ status }) => status === 400)).toHaveLength(19);
      expect(await open().query("select id from users")).toHaveLength(1);
      expect(mails()).toHaveLength(2);
    });

    test("a storm from one network is 429, and the others get in", async () => {
      const from = (address: string, n: number) =>
        sendJson(
          limited,
          "POST",
          "/auth/sign-up",
          { ...form, email: `p${n}@storm.example` },
          {
            "x-forwarded-for": address,
          },
        );
      for (let n = 0; n < SIGN_UPS_PER_CLIENT_AN_HOUR; n++) {
        expect((await from(`2001:db8::${n + 1}`, n)).status).toBe(200);
      }
      const reply = await from("2001:db8::ffff", 100);
      expect([reply.status, reply.headers.get("retry-after")]).toEqual([429, "1800"]);
      expect((await from("203.0.113.9", 101)).status).toBe(200);
    });
  });

  describe("changing the password", () => {
    const change = (headers: Record<string, string>, body: object) =>
      sendJson(app, "PUT", "/auth/password", body, headers);

    test.each([
      [
        "a wrong one before",
        { oldPassword: "no password", newPassword: "new password" },
        "Please check your current password and try again.",
      ],
      ["a short one", { oldPassword: "old password", newPassword: "12345" }, SHORT],
      ["none", { oldPassword: "old password" }, "The request is not valid."],
      ["none before", { newPassword: "new password" }, "The request is not valid."],
      ["an empty token", { token: "", newPassword: "new password" }, "The request is not valid."],
    ])("with %s is 400, and nothing changes", async (_, body, message) => {
      const { headers, token } = await maria();
      const reply = await change(headers, body);
      expect([reply.status, await reply.json()]).toMatchObject([400, { message }]);
      expect(await isAlive(token)).toBe(true);
      expect(await signIn("maria@help.example", "old password")).toBe(200);
    });

    test("is 401 for guests", async () => {
      const reply = await change({}, { oldPassword: "old password", newPassword: "new password" });
      expect([reply.status, await reply.json()]).toEqual([401, { code: 401, message: "Unauthorized" }]);
    });

    test("ends every session, this one too, and links that were asked for", async () => {
      const { headers, token, user } = await maria();
      const other = await (
        await post("/auth/sign-in", { email: user.email, password: "old password" })
      ).json();
      const link = await linkFor(user.id, "RESET_PASSWORD");
      const reply = await change(headers, { oldPassword: "old password", newPassword: "new password" });
      expect(reply.status).toBe(200);
      expect(reply.headers.get("set-cookie")).toContain("session=; Max-Age=0");
      expect([await isAlive(token), await isAlive(other.token)]).toEqual([false, false]);
      expect(await signIn(user.email, "old password")).toBe(400);
      expect(await signIn(user.email, "new password")).toBe(200);
      const reset = await post("/auth/password", { email: user.email, token: link, password: "third one" });
      expect([reset.status, await reset.json()]).toMatchObject([400, DEAD]);
      expect(await historyOf(user.id)).toEqual([{ action: "CHANGE_PASSWORD", actor: "USER" }]);
    });

    test("at the same moment by two devices succeeds once", async () => {
      const { headers } = await maria();
      const replies = await Promise.all(
        ["first password", "second password"].map((newPassword) =>
          change(headers, { oldPassword: "old password", newPassword }),
        ),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    });
  });

  describe("a forgotten password", () => {
    test("an unknown address is 404", async () => {
      const reply = await post("/auth/request-reset-password", { email: "nobody@help.example" });
      expect([reply.status, await reply.json()]).toEqual([404, { code: 404, message: "Email not found." }]);
      expect(mails()).toEqual([]);
    });

    test("a known one gets a link by mail", async () => {
      const { user } = await maria();
      const reply = await post("/auth/request-reset-password", { email: "Maria@help.example" });
      expect([reply.status, await reply.json()]).toMatchObject([200, { code: 200 }]);
      expect(mails()).toEqual([{ mail: "resetPassword", userId: user.id }]);
    });

    test("is asked for a few times an hour, known or not", async () => {
      await maria();
      for (const email of ["maria@help.example", "nobody@help.example"]) {
        const ask = () => sendJson(limited, "POST", "/auth/request-reset-password", { email });
        for (let n = 0; n < RESETS_PER_EMAIL_AN_HOUR; n++) expect((await ask()).status).not.toBe(429);
        expect((await ask()).status).toBe(429);
      }
    });

    test.each(["POST", "PUT"] as const)("is set anew once, by %s with the link", async (method) => {
      const { user, token: session } = await maria({ confirmedAt: null });
      await addIdentity(open(), "TWITTER", "somebody else", user.id);
      const token = await linkFor(user.id, "RESET_PASSWORD");
      const reset = (password: string) =>
        sendJson(app, method, "/auth/password", { email: "MARIA@help.example", token, password });
      const short = await reset("12345");
      expect([short.status, await short.json()]).toMatchObject([400, { message: SHORT }]);
      const replies = await Promise.all([reset("new password"), reset("new password")]);
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      expect(await isAlive(session)).toBe(false);
      expect(await signIn(user.email, "old password")).toBe(400);
      expect(await signIn(user.email, "new password")).toBe(200);
      const again = await reset("third password");
      expect([again.status, await again.json()]).toMatchObject([400, DEAD]);
      const [kept] = await open().query<{ at: number | null }>("select confirmed_at as at from users");
      expect(kept?.at).toBe(NOW);
      expect(await readIdentity(open(), "TWITTER", "somebody else")).toBeNull();
    });

    test.each([
      ["cut", (token: string) => ({ token: token.slice(1) })],
      ["of nobody", () => ({ token: newSecretToken().token })],
      ["of another address", () => ({ email: "other@help.example" })],
      ["empty", () => ({ token: " " })],
      ["an object", () => ({ token: { $ne: null } })],
    ])("is not set with a link that is %s", async (_, change) => {
      const { user } = await maria();
      await signedInAs(app, "USER", { email: "other@help.example", passwordHash: hash });
      const token = await linkFor(user.id, "RESET_PASSWORD");
      const body = { email: "maria@help.example", token, password: "new password", ...change(token) };
      const reply = await post("/auth/password", body);
      expect(reply.status).toBe(400);
      expect(await signIn("maria@help.example", "old password")).toBe(200);
      expect(await signIn("other@help.example", "old password")).toBe(200);
    });

    test("is not set after an hour, nor with the link that confirms an address", async () => {
      const { user } = await maria();
      const token = await linkFor(user.id, "RESET_PASSWORD");
      const confirming = await linkFor(user.id, "CONFIRM_EMAIL");
      const body = { email: "maria@help.example", password: "new password" };
      expect((await post("/auth/password", { ...body, token: confirming })).status).toBe(400);
      app.now = NOW + RESET_LINK_MS;
      expect((await post("/auth/password", { ...body, token })).status).toBe(400);
      app.now = NOW + RESET_LINK_MS - 1;
      expect((await post("/auth/password", { ...body, token })).status).toBe(200);
    });
  });

  describe("confirming an address", () => {
    test("works once, for the address to which the link was mailed", async () => {
      const { user, headers } = await maria({ confirmedAt: null });
      const foreign = await linkFor(user.id, "CONFIRM_EMAIL", "before@help.example");
      const token = await linkFor(user.id, "CONFIRM_EMAIL");
      for (const dead of [foreign, "x", token.slice(1), await linkFor(user.id, "RESET_PASSWORD")]) {
        const reply = await post("/auth/confirm-email", { token: dead });
        expect([reply.status, await reply.json()]).toMatchObject([400, DEAD]);
      }
      expect((await post("/auth/confirm-email", { token })).status).toBe(200);
      expect((await (await app.get("/api/auth/profile", headers)).json()).isConfirmed).toBe(true);
      expect((await post("/auth/confirm-email", { token })).status).toBe(400);
      expect(await historyOf(user.id)).toEqual([{ action: "CONFIRM_EMAIL", actor: "SYSTEM" }]);
    });

    test("the link is mailed again where it is needed", async () => {
      const { user, headers } = await maria({ confirmedAt: null });
      const confirmed = await signedInAs(app, "USER");
      expect((await post("/auth/send-confirmation")).status).toBe(401);
      expect((await post("/auth/send-confirmation", undefined, confirmed.headers)).status).toBe(200);
      expect(mails()).toEqual([]);
      expect((await post("/auth/send-confirmation", undefined, headers)).status).toBe(200);
      expect(mails()).toEqual([{ mail: "confirmEmail", userId: user.id }]);
    });
  });

  describe("one's own account", () => {
    const edit = (headers: Record<string, string>, body: object) =>
      sendJson(app, "PUT", "/auth/profile", body, headers);

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
      app.now = NOW + 1000;
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
      const kept = JSON.stringify(await open().query("select * from history where thing_id = $1", [user.id]));
      expect(kept).toContain("displayName");
      expect(kept).not.toContain("María");
    });

    test("sessions: only one's own are seen and ended", async () => {
      const { headers, token, user } = await maria();
      const other = await signedInAs(app, "ADMINISTRATOR");
      const here = await (
        await post("/auth/sign-in", { email: user.email, password: "old password" })
      ).json();
      const list = async (by: Record<string, string>): Promise<{ id: string; isThisOne: boolean }[]> =>
        (await app.get("/api/auth/sessions", by)).json();
      const mine = await list(headers);
      expect(mine).toHaveLength(2);
      const [foreign] = await list(other.headers);
      const end = (id: string, by: Record<string, string>) =>
        sendJson(app, "DELETE", `/auth/sessions/${id}`, undefined, by);
      expect((await end(foreign?.id ?? "", {})).status).toBe(401);
      for (const id of [foreign?.id ?? "", "nothing", "%2e%2e", user.id]) {
        expect((await end(id, headers)).status, id).toBe(404);
      }
      expect(await isAlive(other.token)).toBe(true);
      const notThis = mine.find(({ isThisOne }) => !isThisOne);
      const ended = await end(notThis?.id ?? "", headers);
      expect([ended.status, ended.headers.get("set-cookie")]).toEqual([200, null]);
      expect([await isAlive(token), await isAlive(here.token)]).toEqual([true, false]);
      const everywhere = await sendJson(app, "DELETE", "/auth/sessions", undefined, headers);
      expect(everywhere.headers.get("set-cookie")).toContain("session=; Max-Age=0");
      expect([await isAlive(token), await isAlive(other.token)]).toEqual([false, true]);
    });

    test("its deletion is asked for once", async () => {
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
});
