import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { EVERY_CALL } from "#domain/app/every-call.ts";
import { API_BASE } from "#domain/base/contract/address.ts";
import { noBody } from "#domain/base/contract/call.ts";
import { PROBLEMS, type Problem } from "#domain/base/contract/problems.ts";

/** Text that must stand in no log line and in no reply. */
const PERSONAL = "person4711";

const UNKNOWN_ID = "01950000-0000-7000-8000-0000000000ff";
const JSON_TYPE = "application/json";

/** Bodies that no call accepts, with the status of the reply. */
const BODIES: readonly [name: string, body: BodyInit, type: string, codes: readonly number[]][] = [
  ["no JSON", "{", JSON_TYPE, [400]],
  ["a text", `"${PERSONAL}"`, JSON_TYPE, [400]],
  ["a list", "[]", JSON_TYPE, [400]],
  ["null", "null", JSON_TYPE, [400]],
  ["a prototype", `{"__proto__":{"x":"${PERSONAL}"}}`, JSON_TYPE, [400]],
  ["a constructor", '{"constructor":{"prototype":{"x":1}}}', JSON_TYPE, [400]],
  ["deep nesting", `${"[".repeat(60_000)}${"]".repeat(60_000)}`, JSON_TYPE, [400]],
  ["broken UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]), JSON_TYPE, [400]],
  ["too much", JSON.stringify({ text: "x".repeat(2_000_000) }), JSON_TYPE, [413]],
  ["a form", `text=${PERSONAL}`, "application/x-www-form-urlencoded", [415]],
  ["markup", "<a/>", "application/xml", [415]],
];

const IDS = [UNKNOWN_ID, "1", "%2e%2e", "1'%20or%20'1'='1", "x".repeat(190), "%F0%9F%98%80"];

onOneEngine("Calls that write", (open) => {
  let app: RunningApp;
  let admin: Readonly<Record<string, string>>;
  beforeAll(async () => {
    app = await runningApp(open());
    ({ headers: admin } = await signedInAs(app, "ADMINISTRATOR"));
  });
  afterAll(() => app?.close());

  const writing = EVERY_CALL.filter(({ method, consumes }) => method !== "GET" && consumes === undefined);
  const withBody = writing.filter(({ body }) => body !== noBody);
  const fillPath = (path: string, id: string) => `${API_BASE}${path.replace(/\{\w+\}/g, id)}`;

  async function expectRefusal(reply: Response, codes: readonly number[], about: string): Promise<void> {
    const text = await reply.text();
    expect([about, codes.includes(reply.status), reply.status]).toEqual([about, true, reply.status]);
    expect(text).not.toContain(PERSONAL);
    // The profile's refusal is its message alone.
    if (text === "Unauthorized") return;
    const problem: Problem = JSON.parse(text);
    expect(PROBLEMS).toHaveProperty([problem.key, "code"], reply.status);
    expect([about, problem.code, typeof problem.message]).toEqual([about, reply.status, "string"]);
  }

  describe.each(BODIES)("refuse %s", (_, body, type, codes) => {
    test.each(withBody.map((call) => [`${call.method} ${call.path}`, call] as const))(
      "%s",
      async (about, call) => {
        for (const who of [{}, admin]) {
          const reply = await fetch(`${app.address}${fillPath(call.path, UNKNOWN_ID)}`, {
            method: call.method,
            body,
            headers: { ...who, "content-type": type },
          });
          await expectRefusal(reply, [...codes, 401, 403], about);
        }
      },
    );
  });

  test("know no made-up ids", async () => {
    for (const call of writing.filter(({ path }) => path.includes("{"))) {
      for (const id of IDS) {
        const reply = await fetch(`${app.address}${fillPath(call.path, id)}`, {
          method: call.method,
          headers: { ...admin, ...(call.body === noBody ? {} : { "content-type": JSON_TYPE }) },
          ...(call.body === noBody ? {} : { body: "{}" }),
        });
        // Dots are gone before the request is sent, and what is left may be the address of another call.
        const codes = id === "%2e%2e" ? [400, 404, 405] : [400, 404];
        await expectRefusal(reply, codes, `${call.method} ${call.path} with ${id}`);
      }
    }
  });

  test("are rejected from another site, whoever is signed in", async () => {
    for (const call of writing) {
      const path = fillPath(call.path, UNKNOWN_ID);
      // The router reads the second as the first.
      for (const written of [path, path.replace("/api/", "/%61pi/")]) {
        const reply = await fetch(`${app.address}${written}`, {
          method: call.method,
          headers: { ...admin, origin: "https://evil.example", "sec-fetch-site": "cross-site" },
        });
        await expectRefusal(reply, [403], `${call.method} ${written}`);
      }
    }
  });

  test("answer guests with 401 where they require a signed-in user", async () => {
    for (const call of writing.filter(({ who, body }) => who !== "anyone" && body === noBody)) {
      const reply = await fetch(`${app.address}${fillPath(call.path, UNKNOWN_ID)}`, { method: call.method });
      await expectRefusal(reply, [401], `${call.method} ${call.path}`);
    }
  });

  test("leave no failure of ours and nothing of a person in the log", () => {
    expect(app.logged.length).toBeGreaterThan(100);
    for (const line of app.logged) {
      expect(line).not.toContain(PERSONAL);
      expect(line).not.toContain('"status":500');
    }
  });
});
