import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { addOrganizations } from "#checks/organizations-for-tests.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { isFullScope } from "#checks/test-scope.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { EVERY_CALL } from "#domain/app/every-call.ts";
import { API_BASE } from "#domain/base/contract/address.ts";
import { type Call, noBody } from "#domain/base/contract/call.ts";
import { PROBLEMS, type Problem } from "#domain/base/contract/problems.ts";
import { bodySchema } from "#server/base/http/openapi.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { createSample, type Json, withEachPart } from "./body-samples.ts";

/** Values at the edge of what anyone could mean, in each place of each call: nothing is a failure of ours. */

const ORGANIZATION = "0190b5a0-0000-7000-8000-0000000000a0";
const UNKNOWN_ID = "01950000-0000-7000-8000-0000000000ff";

/** With every value in every place. */
const FULL_MS = 900_000;

/**
 * Some of the values, other ones at each turn, so that all get their turn in many places; in `npm run test:full` all of
 * them.
 */
function pickSome<Value>(values: readonly Value[], turn: number, count: number): readonly Value[] {
  if (isFullScope) return values;
  return Array.from({ length: count }, (_, at) => values.at((turn * count + at) % values.length)).flatMap(
    (value) => (value === undefined ? [] : [value]),
  );
}

/** In addresses; those that only some parameters take, too. */
const TEXTS = [
  "",
  " ",
  "0",
  "-0",
  "-1",
  "1e309",
  "NaN",
  "0x10",
  "2147483648",
  "9007199254740993",
  "9".repeat(300),
  "0000-00-00",
  "0001-01-01T00:00:00Z",
  "1900-02-29",
  "2026-11-20T24:00:00Z",
  "9999-12-31T23:59:59.999999999+14:00",
  "+275760-09-13T00:00:00Z",
  "999999-01-01",
  "null",
  "undefined",
  "[]",
  "%",
  "\\",
  "'\"`;--",
  "a:*&|!()<->",
  ",,,",
  "|",
  "180|90",
  "__proto__",
  "constructor",
  "../../../etc/passwd",
  "\r\nSet-Cookie: session=1",
  "\u202Egnp.exe",
  "😀".repeat(60),
  "e\u0301".repeat(400),
  UNKNOWN_ID.toUpperCase(),
  "00000000-0000-0000-0000-000000000000",
];

/** In bodies. */
const VALUES: readonly Json[] = [
  null,
  true,
  "",
  "\r\nBcc: a@b.example",
  "a\u0000",
  "0001-01-01T00:00:00Z",
  "+275760-09-13T00:00:00Z",
  "999999-01-01",
  "x".repeat(3000),
  -1,
  0.5,
  1e308,
  2 ** 53,
  [],
  [null],
  {},
  { __proto__: null, constructor: "x" },
];

onOneEngine("Values at the edge", (open) => {
  let app: RunningApp;
  let service: string;
  beforeAll(async () => {
    await addOrganizations(open(), [{ id: ORGANIZATION, name: "Helpers" }]);
    const stored = serviceForTest({ name: "Stays", type: ["SHELTER"], availableBeds: 1, totalBeds: 2 });
    service = stored.id;
    await storeServices(open(), [stored], Date.UTC(2026, 10, 20));
    app = await runningApp(open());
  });
  afterAll(() => app?.close());

  /** The address of something that is there, where the test has one of its kind. */
  const fillPath = ({ path }: Call, user: string) =>
    `${API_BASE}${path.replaceAll(/\{\w+\}/g, () => {
      if (path.startsWith("/services/") || path.startsWith("/hsds/services")) return service;
      if (path.includes("/organizations/")) return ORGANIZATION;
      if (path.startsWith("/users/")) return user;
      return UNKNOWN_ID;
    })}`;

  async function expectNoFailure(reply: Response, about: string): Promise<void> {
    const body = await reply.text();
    expect(reply.headers.get("x-content-type-options"), about).toBe("nosniff");
    expect([about, reply.status < 500, body.slice(0, 300)]).toEqual([about, true, body.slice(0, 300)]);
    expect(reply.headers.get("set-cookie") ?? "", about).not.toContain("session=1");
    if (reply.status !== 400 || body === "Unauthorized") return;
    const problem: Problem = JSON.parse(body);
    expect(PROBLEMS, about).toHaveProperty([problem.key, "code"], 400);
    if (problem.key !== "invalidRequest") return;
    const named = Object.keys(problem.fields ?? {});
    expect([about, named.length > 0]).toEqual([about, true]);
  }

  let turn = 0;
  const withQuery = EVERY_CALL.filter(({ query }) => Object.keys(query.shape).length > 0);
  test.each(withQuery.map((call) => [call.id, call] as const))(
    "in the address of %s",
    async (_, call) => {
      const { headers, user } = await signedInAs(app, "ADMINISTRATOR");
      const path = fillPath(call, user.id);
      const names = Object.keys(call.query.shape);
      const ask = (query: string) =>
        fetch(`${app.address}${path}?${query}`, { method: call.method, headers });
      for (const name of names) {
        turn += 1;
        for (const text of pickSome(TEXTS, turn, 2)) {
          const query = `${name}=${encodeURIComponent(text)}`;
          await expectNoFailure(await ask(query), `${call.id}?${query}`.slice(0, 200));
        }
        const written = [`${name}`, `${name}[]=1`, `${name}[a]=1`, `${name}=1&${name}=2`, `${name}=%00`];
        for (const query of pickSome(written, turn, 1)) {
          await expectNoFailure(await ask(query), `${call.id}?${query}`);
        }
      }
      const all = new URLSearchParams(names.map((name) => [name, "9".repeat(20)]));
      await expectNoFailure(await ask(all.toString()), `${call.id}?${all}`.slice(0, 200));
    },
    FULL_MS,
  );

  test("asking for what is there changes nothing of it", async () => {
    const { headers, user } = await signedInAs(app, "ADMINISTRATOR");
    // Notes about sessions and counts of requests are no data of anyone's.
    const before = await contents();
    for (const call of EVERY_CALL.filter(({ method }) => method === "GET")) {
      for (const method of ["GET", "HEAD"]) {
        const reply = await fetch(`${app.address}${fillPath(call, user.id)}`, { method, headers });
        await reply.body?.cancel();
      }
    }
    expect(await contents()).toEqual(before);
  });

  /** A digest of each table. */
  async function contents(): Promise<Record<string, string>> {
    const tables = await open().query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    );
    const found: Record<string, string> = {};
    for (const { name } of tables) {
      const [row] = await open().query<{ digest: string }>(
        `select md5(coalesce(string_agg(t::text, ';' order by t::text), '')) as digest from "${name}" t`,
      );
      found[name] = row?.digest ?? "";
    }
    return found;
  }

  const withId = EVERY_CALL.filter(({ path }) => path.includes("{"));
  test("in paths", async () => {
    const { headers } = await signedInAs(app, "ADMINISTRATOR");
    const inPaths = TEXTS.filter((each) => each.trim() !== "" && each.length < 150);
    for (const call of withId) {
      turn += 1;
      for (const text of pickSome(inPaths, turn, 3)) {
        const path = call.path.replaceAll(/\{\w+\}/g, encodeURIComponent(text));
        const reply = await fetch(`${app.address}${API_BASE}${path}`, {
          method: call.method,
          headers: { ...headers, ...(call.body === noBody ? {} : { "content-type": "application/json" }) },
          ...(call.body === noBody ? {} : { body: "{}" }),
        });
        await expectNoFailure(reply, `${call.method} ${path}`.slice(0, 200));
      }
    }
  });

  const withBody = EVERY_CALL.filter(({ body, consumes }) => body !== noBody && consumes === undefined);
  describe("in bodies", () => {
    test.each(withBody.map((call) => [call.id, call] as const))(
      "of %s",
      async (_, call) => {
        let administrator = await signedInAs(app, "ADMINISTRATOR");
        const sample = createSample(bodySchema(call));
        const parts = [...withEachPart(sample, null)].length;
        for (let part = 0; part < parts; part++) {
          turn += 1;
          for (const value of pickSome(VALUES, turn, 1)) {
            const body = [...withEachPart(sample, value)].at(part);
            const reply = await fetch(`${app.address}${fillPath(call, administrator.user.id)}`, {
              method: call.method,
              headers: { ...administrator.headers, "content-type": "application/json" },
              body: JSON.stringify(body),
            });
            if (reply.status === 401) administrator = await signedInAs(app, "ADMINISTRATOR");
            await expectNoFailure(reply, `${call.id} ${JSON.stringify(body).slice(0, 1000)}`);
          }
        }
      },
      FULL_MS,
    );
  });

  test("leave no failure of ours in the log", () => {
    expect(app.logged.filter((line) => /"status":5|"error":/.test(line))).toEqual([]);
  });
});
