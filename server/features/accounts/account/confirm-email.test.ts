import { describe, expect, test } from "vitest";
import { accountsForTests, EMAIL, NOW } from "#checks/accounts-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import {
  CONFIRM_LINK_MS,
  CONFIRM_PASSWORDS_PER_HOUR,
  DEAD_LINKS_PER_NETWORK_PER_HOUR,
  RESET_LINK_MS,
} from "#domain/base/contract/limits.ts";
import { newSecretToken } from "../../../base/tokens/secret-token.ts";
import { addIdentity, readIdentity } from "./identity-queries.ts";
import { addLink, type LinkPurpose } from "./link-queries.ts";

const DEAD = { code: 400, fields: { token: "deadLink" } };
const PASSWORD = "first password";

onOneEngine("confirming an address", (open) => {
  const accounts = accountsForTests(open, PASSWORD);
  const { maria, isAlive, signIn, mails, historyOf } = accounts;

  const linkFor = async (userId: string, purpose: LinkPurpose = "CONFIRM_EMAIL", email = EMAIL) => {
    const { token, digest } = newSecretToken();
    const lasts = purpose === "RESET_PASSWORD" ? RESET_LINK_MS : CONFIRM_LINK_MS;
    const link = { userId, purpose, email, now: NOW, expiresAt: NOW + lasts };
    await addLink(open(), { ...link, tokenDigest: digest });
    return token;
  };
  const confirm = async (body: object, headers: Readonly<Record<string, string>> = {}, at = accounts.app) => {
    const reply = await sendJson(at, "POST", "/auth/confirm-email", body, headers);
    return { status: reply.status, body: await reply.json(), headers: reply.headers };
  };
  const isConfirmed = async () =>
    (
      await open().query("select from users where email = $1 and confirmed_at = to_timestamp($2 / 1000.0)", [
        EMAIL,
        NOW,
      ])
    ).length === 1;
  const unconfirmed = () => maria({ confirmedAt: null });

  describe("the link alone", () => {
    test.each([
      ["by itself", {}],
      ["with an empty password", { password: null }],
      ["with a refusal of nothing", { disown: false }],
    ])("%s is 403, and is not used up", async (_, more) => {
      const { user, token: session, headers } = await unconfirmed();
      const token = await linkFor(user.id);
      const refused = await confirm({ token, ...more });
      expect([refused.status, refused.body]).toMatchObject([
        403,
        { key: "forbidden", fields: { password: "required" } },
      ]);
      expect([await isConfirmed(), await isAlive(session)]).toEqual([false, true]);
      expect((await confirm({ token }, headers)).status).toBe(200);
      expect(await isConfirmed()).toBe(true);
    });

    test("is 403 with the session of another account", async () => {
      const { user } = await unconfirmed();
      const token = await linkFor(user.id);
      for (const role of ["USER", "ADMINISTRATOR"] as const) {
        const other = await signedInAs(accounts.app, role, { confirmedAt: null });
        expect((await confirm({ token }, other.headers)).status).toBe(403);
      }
      expect(await isConfirmed()).toBe(false);
    });

    test("changes nothing when it is opened", async () => {
      const { user, headers, token: session } = await unconfirmed();
      const token = await linkFor(user.id);
      for (const method of ["GET", "HEAD"]) {
        const reply = await fetch(`${accounts.app.address}/api/auth/confirm-email?token=${token}`, {
          method,
          headers,
        });
        expect(reply.status).toBe(405);
      }
      expect([await isConfirmed(), await isAlive(session)]).toEqual([false, true]);
      expect((await confirm({ token }, headers)).status).toBe(200);
    });
  });

  describe("with the session of its account", () => {
    test("only confirms: sessions and password stay", async () => {
      const { user, headers, token: session } = await unconfirmed();
      const token = await linkFor(user.id);
      const reply = await confirm({ token }, headers);
      expect([reply.status, reply.headers.get("set-cookie")]).toEqual([200, null]);
      expect([await isConfirmed(), await isAlive(session)]).toEqual([true, true]);
      expect(await signIn(EMAIL, PASSWORD)).toBe(200);
      expect(await historyOf(user.id)).toEqual([{ action: "CONFIRM_EMAIL", actor: "SYSTEM" }]);
    });

    test("works in the browser that signed up, by its cookie, but not from another site", async () => {
      const signedUp = await sendJson(accounts.app, "POST", "/auth/sign-up", {
        email: EMAIL,
        password: PASSWORD,
        displayName: "Maria",
      });
      const { id } = await signedUp.json();
      const cookie = signedUp.headers
        .getSetCookie()
        .map((line) => line.split(";")[0])
        .join("; ");
      const token = await linkFor(id);
      expect((await confirm({ token }, { cookie, origin: "https://evil.example" })).status).toBe(403);
      expect(await isConfirmed()).toBe(false);
      expect((await confirm({ token }, { cookie })).status).toBe(200);
    });
  });

  describe("with the password", () => {
    test("confirms, and a wrong one does not use the link up", async () => {
      const { user, token: session } = await unconfirmed();
      const token = await linkFor(user.id);
      const wrong = await confirm({ token, password: "second password" });
      expect([wrong.status, wrong.body]).toMatchObject([
        400,
        { key: "wrongPassword", fields: { password: "wrongPassword" } },
      ]);
      expect(await isConfirmed()).toBe(false);
      const right = await confirm({ token, password: PASSWORD });
      expect([right.status, right.headers.get("set-cookie")]).toEqual([200, null]);
      expect([await isConfirmed(), await isAlive(session)]).toEqual([true, true]);
    });

    test("of another account does not", async () => {
      const { user } = await maria({ confirmedAt: null, passwordHash: null, lastMethod: "FACEBOOK" });
      const other = await signedInAs(accounts.app, "USER", { passwordHash: accounts.hash });
      const token = await linkFor(user.id);
      expect((await confirm({ token, password: PASSWORD }, other.headers)).status).toBe(400);
      expect(await isConfirmed()).toBe(false);
    });

    test("takes so many guesses an hour, which only who has the link can use up", async () => {
      const { user, headers } = await unconfirmed();
      const token = await linkFor(user.id);
      for (let n = 0; n < CONFIRM_PASSWORDS_PER_HOUR; n++) {
        const guess = { token, password: `guess ${n}` };
        expect((await confirm(guess, { "x-forwarded-for": `203.0.${n}.1` }, accounts.limited)).status).toBe(
          400,
        );
      }
      const right = { token, password: PASSWORD };
      expect((await confirm(right, {}, accounts.limited)).status).toBe(429);
      expect((await confirm({ token }, headers, accounts.limited)).status).toBe(200);
    });
  });

  describe("disowning", () => {
    test("ends sessions, password, linked accounts and reset links, and confirms nothing", async () => {
      const stranger = await unconfirmed();
      const { id } = stranger.user;
      await addIdentity(open(), "TWITTER", "stranger", id);
      const reset = await linkFor(id, "RESET_PASSWORD");
      const [token, second] = [await linkFor(id), await linkFor(id)];
      expect((await confirm({ token, disown: true })).status).toBe(200);
      expect([await isAlive(stranger.token), await isConfirmed()]).toEqual([false, false]);
      expect(await signIn(EMAIL, PASSWORD)).toBe(400);
      expect(await readIdentity(open(), "TWITTER", "stranger")).toBeNull();
      expect(await open().query("select from known_devices")).toEqual([]);
      const body = { email: EMAIL, token: reset, password: "stranger's own" };
      expect((await accounts.post("/auth/password", body)).status).toBe(400);
      for (const used of [token, second]) {
        const again = await confirm({ token: used, disown: true });
        expect([again.status, again.body]).toMatchObject([400, DEAD]);
      }
      expect(await historyOf(id)).toEqual([{ action: "DISOWN", actor: "SYSTEM" }]);
      // The owner of the address takes the account from there, if they want it.
      const owned = { email: EMAIL, token: await linkFor(id, "RESET_PASSWORD"), password: "owner's own" };
      expect((await accounts.post("/auth/password", owned)).status).toBe(200);
      expect([await signIn(EMAIL, "owner's own"), await isConfirmed()]).toEqual([200, true]);
    });

    test.each([
      ["with a right password", { password: PASSWORD }, false],
      ["with the account's own session", {}, true],
    ])("%s too disowns", async (_, more, isOwn) => {
      const { user, headers, token: session } = await unconfirmed();
      const token = await linkFor(user.id);
      expect((await confirm({ token, disown: true, ...more }, isOwn ? headers : {})).status).toBe(200);
      expect([await isAlive(session), await isConfirmed()]).toEqual([false, false]);
    });

    test("does nothing to an account that is confirmed already", async () => {
      const { user, headers, token: session } = await unconfirmed();
      const [first, second] = [await linkFor(user.id), await linkFor(user.id)];
      expect((await confirm({ token: first }, headers)).status).toBe(200);
      const late = await confirm({ token: await linkFor(user.id), disown: true });
      expect([late.status, late.body]).toMatchObject([400, DEAD]);
      expect((await confirm({ token: second, disown: true })).status).toBe(400);
      expect([await isAlive(session), await isConfirmed()]).toEqual([true, true]);
    });

    test.each(["yes", 1, "true", {}])("takes true alone, not %j", async (disown) => {
      const { user, token: session } = await unconfirmed();
      const token = await linkFor(user.id);
      const refused = await confirm({ token, disown });
      expect([refused.status, refused.body.fields]).toEqual([400, { disown: "wrongType" }]);
      expect(await isAlive(session)).toBe(true);
    });
  });

  test("of confirming and disowning at the same moment one happens", async () => {
    const { user, headers } = await unconfirmed();
    const token = await linkFor(user.id);
    const replies = await Promise.all([
      confirm({ token }, headers),
      confirm({ token, disown: true }),
      confirm({ token, password: PASSWORD }),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("a link works for the address to which it was mailed, once, for a week", async () => {
    const { user, headers } = await unconfirmed();
    const foreign = await linkFor(user.id, "CONFIRM_EMAIL", "before@help.example");
    const token = await linkFor(user.id);
    for (const dead of [foreign, "x", token.slice(1), await linkFor(user.id, "RESET_PASSWORD")]) {
      for (const body of [
        { token: dead },
        { token: dead, password: PASSWORD },
        { token: dead, disown: true },
      ]) {
        const reply = await confirm(body, headers);
        expect([reply.status, reply.body]).toMatchObject([400, DEAD]);
      }
    }
    accounts.app.now = NOW + CONFIRM_LINK_MS;
    expect((await confirm({ token, disown: true })).status).toBe(400);
    accounts.app.now = NOW;
    expect((await confirm({ token }, headers)).status).toBe(200);
    expect((await confirm({ token }, headers)).status).toBe(400);
  });

  test("dead links are counted; a live one is taken whatever others tried from there", async () => {
    const { user, headers } = await unconfirmed();
    const token = await linkFor(user.id);
    const from = { "x-forwarded-for": "203.0.113.7" };
    const attempt = async () =>
      (await confirm({ token: newSecretToken().token }, from, accounts.limited)).status;
    for (let n = 0; n < DEAD_LINKS_PER_NETWORK_PER_HOUR.connection; n++) expect(await attempt()).toBe(400);
    expect(await attempt()).toBe(429);
    expect((await confirm({ token }, { ...from, ...headers }, accounts.limited)).status).toBe(200);
    const reset = {
      email: EMAIL,
      token: await linkFor(user.id, "RESET_PASSWORD"),
      password: "second password",
    };
    const reply = await sendJson(accounts.limited, "POST", "/auth/password", reset, from);
    expect(reply.status).toBe(200);
    // From the browser that has the mail the owner gets in, whatever was tried on the account.
    expect(reply.headers.getSetCookie().join()).toMatch(/known_device=[\w-]{43}/);
  });

  test("the link is mailed again where it is needed", async () => {
    const { user, headers } = await unconfirmed();
    const confirmed = await signedInAs(accounts.app, "USER");
    expect((await accounts.post("/auth/send-confirmation")).status).toBe(401);
    expect((await accounts.post("/auth/send-confirmation", undefined, confirmed.headers)).status).toBe(200);
    expect(mails()).toEqual([]);
    expect((await accounts.post("/auth/send-confirmation", undefined, headers)).status).toBe(200);
    expect(mails()).toEqual([{ mail: "confirmEmail", userId: user.id }]);
  });
});
