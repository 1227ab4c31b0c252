import { describe, expect, test } from "vitest";
import { accountsForTests, EMAIL, NOW } from "#checks/accounts-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import {
  CONFIRM_LINK_MS,
  RESET_LINK_MS,
  RESETS_PER_EMAIL_AND_NETWORK_PER_HOUR,
  RESETS_PER_NETWORK_PER_HOUR,
} from "#domain/base/contract/limits.ts";
import { newSecretToken } from "../../../base/tokens/secret-token.ts";
import { addIdentity, readIdentity } from "./identity-queries.ts";
import { addLink, type LinkPurpose } from "./link-queries.ts";

const EASY = "This password is common, or is your name or email. Please choose another one.";
const SHORT = "Password must be at least 6 characters long.";
const DEAD = { code: 400, fields: { token: "deadLink" } };

onOneEngine("passwords and links", (open) => {
  const accounts = accountsForTests(open, "old password");
  const { post, maria, isAlive, signIn, mails, historyOf } = accounts;

  const linkFor = async (userId: string, purpose: LinkPurpose, email = EMAIL) => {
    const { token, digest } = newSecretToken();
    const lasts = purpose === "RESET_PASSWORD" ? RESET_LINK_MS : CONFIRM_LINK_MS;
    const link = { userId, purpose, email, now: NOW, expiresAt: NOW + lasts };
    await addLink(open(), { ...link, tokenDigest: digest });
    return token;
  };

  describe("changing the password", () => {
    const change = (headers: Record<string, string>, body: object) =>
      sendJson(accounts.app, "PUT", "/auth/password", body, headers);

    test.each([
      [
        "a wrong one before",
        { oldPassword: "no password", newPassword: "new password" },
        "Please check your current password and try again.",
      ],
      ["a short one", { oldPassword: "old password", newPassword: "12345" }, SHORT],
      ["a frequent one", { oldPassword: "old password", newPassword: "PASSWORD1" }, EASY],
      ["letters in their order", { oldPassword: "old password", newPassword: "abcdef" }, EASY],
      ["one's own address", { oldPassword: "old password", newPassword: "Maria@help.example" }, EASY],
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
      expect([reply.status, await reply.json()]).toEqual([
        401,
        { code: 401, key: "unauthorized", message: "Unauthorized" },
      ]);
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
      expect([reply.status, await reply.json()]).toEqual([
        404,
        { code: 404, key: "emailNotFound", message: "Email not found." },
      ]);
      expect(mails()).toEqual([]);
    });

    test("a known one gets a link by mail", async () => {
      const { user } = await maria();
      const reply = await post("/auth/request-reset-password", { email: "Maria@help.example" });
      expect([reply.status, await reply.json()]).toMatchObject([200, { code: 200 }]);
      expect(mails()).toEqual([{ mail: "resetPassword", userId: user.id }]);
    });

    test("is mailed a few links an hour; then whoever asks learns when the last one was, and how long it works", async () => {
      const { user } = await maria();
      const ask = async () => {
        const body = { email: "maria@help.example" };
        const reply = await sendJson(accounts.limited, "POST", "/auth/request-reset-password", body);
        return [reply.status, await reply.json()];
      };
      for (let n = 0; n < RESETS_PER_EMAIL_AND_NETWORK_PER_HOUR.connection; n++)
        expect(await ask()).toEqual([200, { code: 200, message: "Please check your email." }]);
      const { digest } = newSecretToken();
      const sent = { userId: user.id, purpose: "RESET_PASSWORD", email: EMAIL, tokenDigest: digest } as const;
      const sentAt = NOW - 12 * 60_000;
      await addLink(open(), { ...sent, now: sentAt, expiresAt: sentAt + RESET_LINK_MS });
      const before = accounts.limited.jobs.length;
      expect(before).toBeGreaterThan(0);
      expect(await ask()).toMatchObject([
        200,
        { link: { to: "m•••@help.example", minutesAgo: 12, minutesLeft: 48 } },
      ]);
      expect(accounts.limited.jobs).toHaveLength(before);
    });

    test("is mailed one fresh link, whoever asks, where none works any more", async () => {
      await maria();
      const ask = () =>
        sendJson(accounts.limited, "POST", "/auth/request-reset-password", { email: "maria@help.example" });
      for (let n = 0; n < RESETS_PER_EMAIL_AND_NETWORK_PER_HOUR.connection; n++) await ask();
      const before = accounts.limited.jobs.length;
      for (let n = 0; n < 3; n++) expect((await ask()).status).toBe(200);
      expect(accounts.limited.jobs).toHaveLength(before + 1);
    });

    test("an unknown address is 404 however often it is asked for, and 429 by a network that asks for many", async () => {
      const ask = async () =>
        (
          await sendJson(accounts.limited, "POST", "/auth/request-reset-password", {
            email: "nobody@help.example",
          })
        ).status;
      for (let n = 0; n < RESETS_PER_NETWORK_PER_HOUR.connection; n++) expect(await ask()).toBe(404);
      expect(await ask()).toBe(429);
    });

    test.each(["POST", "PUT"] as const)("is set once, by %s with the link", async (method) => {
      const { user, token: session } = await maria({ confirmedAt: null });
      await addIdentity(open(), "TWITTER", "somebody else", user.id);
      const token = await linkFor(user.id, "RESET_PASSWORD");
      const reset = (password: string) =>
        sendJson(accounts.app, method, "/auth/password", { email: "MARIA@help.example", token, password });
      const short = await reset("12345");
      expect([short.status, await short.json()]).toMatchObject([400, { message: SHORT }]);
      for (const password of ["maria 2026", "abcdef"]) {
        const easy = await reset(password);
        expect([easy.status, await easy.json()]).toMatchObject([400, { message: EASY }]);
      }
      const replies = await Promise.all([reset("new password"), reset("new password")]);
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      expect(await isAlive(session)).toBe(false);
      expect(await signIn(user.email, "old password")).toBe(400);
      expect(await signIn(user.email, "new password")).toBe(200);
      const again = await reset("third password");
      expect([again.status, await again.json()]).toMatchObject([400, DEAD]);
      const [stored] = await open().query<{ at: number | null }>("select confirmed_at as at from users");
      expect(stored?.at).toBe(NOW);
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
      await signedInAs(accounts.app, "USER", { email: "other@help.example", passwordHash: accounts.hash });
      const token = await linkFor(user.id, "RESET_PASSWORD");
      const body = { email: "maria@help.example", token, password: "new password", ...change(token) };
      const reply = await post("/auth/password", body);
      expect(reply.status).toBe(400);
      expect(await signIn("maria@help.example", "old password")).toBe(200);
      expect(await signIn("other@help.example", "old password")).toBe(200);
    });

    test("is not set after an hour, nor with the link that confirms an address", async () => {
      const { user } = await maria({ confirmedAt: null });
      const token = await linkFor(user.id, "RESET_PASSWORD");
      const confirming = await linkFor(user.id, "CONFIRM_EMAIL");
      const body = { email: "maria@help.example", password: "new password" };
      expect((await post("/auth/password", { ...body, token: confirming })).status).toBe(400);
      accounts.app.now = NOW + RESET_LINK_MS;
      expect((await post("/auth/password", { ...body, token })).status).toBe(400);
      accounts.app.now = NOW + RESET_LINK_MS - 1;
      expect((await post("/auth/password", { ...body, token })).status).toBe(200);
    });
  });
});
