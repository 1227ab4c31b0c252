import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { EVERY_CALL } from "#domain/app/every-call.ts";
import { type Call, noBody } from "#domain/base/contract/call.ts";
import { PROBLEMS, type Problem } from "#domain/base/contract/problems.ts";
import type { Database } from "#server/base/sql/db.ts";
import { newSecretToken } from "#server/base/tokens/secret-token.ts";
import { addLink } from "#server/features/accounts/account/link-queries.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

const UNKNOWN_ID = "01950000-0000-7000-8000-0000000000ff";
/** Parts of people's accounts that stand in no reply to others and in no log. */
const CANARY = "canary4711";

/** Bodies with which nothing can be meant. */
const BODIES: readonly [string, string][] = [
  ["no JSON", "{"],
  ["a list", "[]"],
  ["null", "null"],
  ["a number", "5"],
  ["a text", '"x"'],
  ["a prototype", '{"__proto__":{"role":"ADMINISTRATOR"}}'],
  ["a constructor", '{"constructor":{"prototype":{"role":"ADMINISTRATOR"}}}'],
  ["deep nesting", `{"services":${"[".repeat(5000)}${"]".repeat(5000)}}`],
  ["endless names", JSON.stringify({ ["x".repeat(200_000)]: 1 })],
  [
    "thousands of names",
    JSON.stringify(Object.fromEntries(Array.from({ length: 9000 }, (_, n) => [`f${n}`, n]))),
  ],
  ["more than is taken", JSON.stringify({ displayName: "x".repeat(400_000) })],
];

/** What stands where the contract asks for something. */
const VALUES: readonly [string, unknown][] = [
  ["NUL", "a\u0000b"],
  ["half a character", "\ud800"],
  ["an endless text", "x".repeat(50_000)],
  ["an object", { toString: "x" }],
  ["lists in lists", [[[]]]],
  ["a huge number", 1e308],
  ["minus one", -1],
  ["markup with a line break", "<script>\r\nBcc: x@y.example"],
  ["a prototype's name", "__proto__"],
];

onOneEngine("Hostile requests of people with accounts", (open) => {
  let app: RunningApp;
  let admin: UserForTest;
  beforeAll(async () => {
    app = await runningApp(open());
    await storeServices(open(), [serviceForTest({ name: "Stays" })], app.now);
  });
  afterAll(() => app?.close());
  beforeEach(async () => {
    admin = await signedInAs(app, "ADMINISTRATOR", {
      displayName: CANARY,
      email: `${CANARY}@people.example`,
    });
  });
  afterEach(() => open().query("delete from users"));

  const writing = EVERY_CALL.filter((call) => call.body !== noBody && call.consumes === undefined);
  const fillPath = (call: Call) => `/api${call.path.replace(/\{\w+\}/, UNKNOWN_ID)}`;

  async function expectRefusal(reply: Response): Promise<void> {
    const body: Problem = await reply.json();
    expect(reply.status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
    expect(reply.status, JSON.stringify(body)).toBeLessThan(500);
    expect(body).toMatchObject({ code: reply.status, message: expect.any(String) });
    expect(PROBLEMS).toHaveProperty([body.key, "code"], reply.status);
    const names = Object.keys(body);
    expect(names.every((name) => ["code", "key", "message", "fields", "current"].includes(name))).toBe(true);
  }

  describe.each(writing.map((call): [string, Call] => [call.id, call]))("%s", (_, call) => {
    test.each(BODIES)("with %s", async (__, body) => {
      const headers = { ...admin.headers, "content-type": "application/json" };
      const reply = await fetch(`${app.address}${fillPath(call)}`, { method: call.method, headers, body });
      // A call without required fields may accept an empty body.
      if (reply.status !== 200) await expectRefusal(reply);
      else expect(call.body.safeParse({}).success).toBe(true);
    });

    test("with what is no text in every field", async () => {
      const names = listFields(call);
      for (const [what, value] of VALUES) {
        const body = Object.fromEntries(names.map((name) => [name, value]));
        const reply = await sendJson(app, call.method, fillPath(call).slice(4), body, admin.headers);
        expect(reply.status, what).toBeLessThan(500);
      }
    });
  });

  test("no role has changed, and the service still exists", async () => {
    expect(await open().query("select name from services")).toEqual([{ name: "Stays" }]);
    expect(Object.hasOwn(Object.prototype, "role")).toBe(false);
  });

  test("a session's token is no link's, and a link's is no session's", async () => {
    const { token, digest } = newSecretToken();
    const { id, email } = admin.user;
    const link = { userId: id, purpose: "RESET_PASSWORD", email, now: app.now } as const;
    await addLink(open(), { ...link, tokenDigest: digest, expiresAt: app.now + 1000 });
    const withLink = await app.get("/api/auth/profile", { authorization: `Bearer ${token}` });
    expect(withLink.status).toBe(401);
    for (const dead of [
      admin.token,
      digest.toString("hex"),
      digest.toString("base64url"),
      `${token}\u0000`,
    ]) {
      const body = { email, token: dead, password: "new password" };
      await expectRefusal(await sendJson(app, "POST", "/auth/password", body));
      await expectRefusal(await sendJson(app, "POST", "/auth/confirm-email", { token: dead }));
    }
  });

  test.each([
    ["of kilobytes", `Bearer ${"x".repeat(8000)}`],
    ["with quotes", "Bearer ' or '1'='1"],
    ["of another scheme", "Basic YWRtaW46YWRtaW4="],
    ["twice", "Bearer a, Bearer b"],
  ])("a token %s is a guest's", async (_, authorization) => {
    expect((await app.get("/api/users", { authorization })).status).toBe(401);
    expect((await app.get("/api/services", { authorization })).status).toBe(200);
  });

  test.each([
    "session",
    "session=",
    "session=;session=",
    `session=${"x".repeat(4000)}`,
    "session=%00",
    "=;;=",
    "session=%zz",
  ])("the cookie %.30s is a guest's", async (cookie) => {
    expect((await app.get("/api/users", { cookie })).status).toBe(401);
    expect((await app.get("/api/services", { cookie })).status).toBe(200);
  });

  test("whose session cannot be looked up is no guest either: nothing is read or written", async () => {
    const query: Database["query"] = async (text, values, options) => {
      if (/\bsessions\b/.test(text)) throw new Error("The table is gone.");
      return open().query(text, values, options);
    };
    const broken = await runningApp({ ...open(), query });
    const statuses = [
      await broken.get("/api/users", admin.headers),
      await broken.get("/api/services", admin.headers),
      await sendJson(broken, "PUT", "/auth/profile", { displayName: "Taken" }, admin.headers),
      await broken.get("/api/services"),
    ].map(({ status }) => status);
    await broken.close();
    expect(statuses).toEqual([500, 500, 500, 200]);
    expect(await open().query("select display_name as name from users")).toEqual([{ name: CANARY }]);
  });

  test("of two cookies the first counts", async () => {
    const other = await signedInAs(app, "USER");
    const cookie = `session=${admin.token}; session=${other.token}`;
    const profile = await (await app.get("/api/auth/profile", { cookie })).json();
    expect(profile.id).toBe(admin.user.id);
  });

  test("private data of people is in no public reply and in no log", async () => {
    await open().query("update services set owner_id = $1", [admin.user.id]);
    const guests = EVERY_CALL.filter(({ method, who }) => method === "GET" && who === "anyone");
    for (const call of guests) {
      const addresses = [fillPath(call), ...(call.examples ?? []).map(({ address }) => `/api${address}`)];
      for (const address of addresses) {
        expect(await (await app.get(address)).text(), address).not.toMatch(
          new RegExp(`${CANARY}|${admin.user.id}`),
        );
      }
    }
    await sendJson(app, "POST", "/auth/sign-in", { email: `${CANARY}@people.example`, password: CANARY });
    await sendJson(app, "POST", "/auth/sign-up", {
      email: `${CANARY}@people.example`,
      password: CANARY,
      displayName: CANARY,
    });
    await app.get(`/api/users?q=${CANARY}`, admin.headers);
    expect(app.logged.length).toBeGreaterThan(20);
    for (const logged of app.logged) {
      expect(logged).not.toContain(CANARY);
      expect(logged).not.toContain(admin.token);
      expect(logged).not.toContain('"status":5');
    }
  });
});

/** Names of the fields that the call's body declares. */
function listFields(call: Call): string[] {
  const body: object = call.body;
  const shape: unknown = Reflect.get(body, "shape");
  return typeof shape === "object" && shape !== null ? Object.keys(shape) : [];
}
