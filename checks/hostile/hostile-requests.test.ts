import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { PROBLEMS, type Problem } from "#domain/base/contract/problems.ts";

/** Text that must stand in no log line, whatever request carried it. */
const PERSONAL = "person4711";

const LISTS = [
  "/api/services",
  "/api/services/count",
  "/api/services/count-by-type",
  "/api/services/pins",
] as const;

/** Query as it is written in the address, and the field that the refusal must name. */
const WRONG_QUERIES: readonly [string, string][] = [
  ["filter=type,colour", "filter"],
  ["search=name,ssn", "search"],
  ["sort=price", "sort"],
  ["sort=constructor", "sort"],
  ["direction=sideways", "direction"],
  ["type=MONEY", "type"],
  ["need=MONEY", "need"],
  ["category=ADULTS", "category"],
  ["limit=-1", "limit"],
  ["limit=1.5", "limit"],
  ["limit=NaN", "limit"],
  ["limit=Infinity", "limit"],
  ["limit=1e309", "limit"],
  ["limit=%F0%9F%98%80", "limit"],
  ["skip=-1", "skip"],
  ["skip=1000000000000", "skip"],
  ["skip=1e12", "skip"],
  ["limit=5&limit=6", "limit"],
  ["type=FOOD&type=FOOD", "type"],
  ["q=a&q=b", "q"],
  ["nearCoordinate=NaN|NaN", "nearCoordinate"],
  ["nearCoordinate=1e309|0", "nearCoordinate"],
  ["nearCoordinate=0|91", "nearCoordinate"],
  ["nearCoordinate=-181|0", "nearCoordinate"],
  ["nearCoordinate=0,0", "nearCoordinate"],
  ["currentCoordinate=here", "currentCoordinate"],
  ["currentCoordinate=[object%20Object]", "currentCoordinate"],
  ["nearCoordinate=0|0&radius=-1", "radius"],
  ["nearCoordinate=0|0&radius=1e309", "radius"],
  ["nearCoordinate=0|0&radius=99999999", "radius"],
  ["radius=5", "radius"],
  ["bounds=0,0,0", "bounds"],
  ["bounds=0,91,1,92", "bounds"],
  ["bounds=NaN,0,1,1", "bounds"],
  ["isOpen=maybe", "isOpen"],
  ["isApproved=0", "isApproved"],
  ["isShowAll=2", "isShowAll"],
  ["isCriticalHeader=on", "isCriticalHeader"],
  ["at=now", "at"],
  ["at=2026-13-41T99:99:99Z", "at"],
  ["at=9999-01-01T00:00:00Z", "at"],
  ["at=1999-01-01T00:00:00Z", "at"],
  ["_id=1", "_id"],
  ["_id=0190b5a0-0000-7000-8000-00000000000g", "_id"],
  ["lang=xx", "lang"],
  [`q=${"x".repeat(3000)}`, "q"],
  [`city=${"x".repeat(3000)}`, "city"],
  [`type=${"FOOD,".repeat(1000)}`, "type"],
  ["q=%ff", "q"],
  ["q=%C3%28", "q"],
  ["q=%ED%A0%80", "q"],
  ["q=%", "q"],
  ["q=%zz", "q"],
  ["q=%00", "q"],
  ["anything=%00", "anything"],
  ["city=a%00b", "city"],
  ["%ff=1", "query"],
  ["%00=1", "query"],
];

onOneEngine("Hostile requests", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await runningApp(open());
  });
  afterAll(() => app?.close());

  async function expectRefusal(reply: Response, code: number, field: string | null): Promise<void> {
    const body: Problem = await reply.json();
    expect(reply.status).toBe(code);
    expect(body.code).toBe(code);
    expect(PROBLEMS).toHaveProperty([body.key, "code"], code);
    expect(typeof body.message).toBe("string");
    if (field !== null) expect(Object.keys(body.fields ?? {})).toContain(field);
    expect(Object.keys(body).every((name) => ["code", "key", "message", "fields"].includes(name))).toBe(true);
  }

  describe.each(LISTS)("%s", (path) => {
    test.each(WRONG_QUERIES)("%.60s", async (query, field) => {
      await expectRefusal(await app.get(`${path}?${query}`), 400, field);
    });
  });

  test.each([
    ["/api/services/%ff", 400, "path"],
    ["/api/services/%00", 400, "path"],
    ["/api/services/%", 400, "path"],
    ["/%00", 400, "path"],
    ["/%c0%af", 400, "path"],
    [`/api/services/${"x".repeat(190)}`, 400, "id"],
    [`/api/services/${"x".repeat(1000)}`, 404, null],
    ["/api/services/0190b5a0-0000-7000-8000-000000000000?at=never", 400, "at"],
    ["/api/services/0190b5a0-0000-7000-8000-000000000000?currentCoordinate=0|91", 400, "currentCoordinate"],
    ["/api/nothing", 404, null],
    ["/api", 404, null],
    ["/api/services/../../etc/passwd", 404, null],
    ["/api/services/..%2f..%2fetc%2fpasswd", 404, null],
  ] as const)("%.60s is %d", async (path, code, field) => {
    await expectRefusal(await app.get(path), code, field);
  });

  test("another method is 405 and lists those allowed", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const reply = await fetch(`${app.address}/api/services/count`, { method, body: "x".repeat(1_000_000) });
      expect(reply.headers.get("allow")).toBe("GET, HEAD");
      await expectRefusal(reply, 405, null);
    }
  });

  test("TRACE repeats nothing", async () => {
    const answer = await sendRaw(
      app.address,
      "TRACE / HTTP/1.1\r\nhost: x\r\ncookie: session=canary\r\nconnection: close\r\n\r\n",
    );
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toContain("canary");
  });

  const bodies: readonly [string, BodyInit, string, number, string | null][] = [
    ["no JSON", "{", "application/json", 400, "body"],
    ["nothing", "", "application/json", 400, "body"],
    ["a list", "[]", "application/json", 400, null],
    ["null", "null", "application/json", 400, null],
    ["a prototype", '{"__proto__":{"x":1}}', "application/json", 400, "body"],
    ["deep nesting", `${"[".repeat(60_000)}${"]".repeat(60_000)}`, "application/json", 400, null],
    ["broken UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]), "application/json", 400, "body"],
    ["too large", JSON.stringify({ keyword: "x".repeat(2_000_000) }), "application/json", 413, "body"],
    ["a form", "keyword=miami", "application/x-www-form-urlencoded", 415, null],
    ["markup", "<a/>", "application/xml", 415, null],
    ["a wrong type", '{"keyword":5}', "application/json", 400, "keyword"],
    ["a missing field", "{}", "application/json", 400, "keyword"],
    ["NUL", '{"keyword":"a\\u0000"}', "application/json", 400, "keyword"],
    ["half a character", '{"keyword":"\\ud800"}', "application/json", 400, "keyword"],
    ["too long", JSON.stringify({ keyword: "x".repeat(5000) }), "application/json", 400, "keyword"],
  ];
  test.each(bodies)("a body of %s", async (_, body, type, code, field) => {
    const reply = await fetch(`${app.address}/api/services/search-city-or-zip`, {
      method: "POST",
      body,
      headers: { "content-type": type },
    });
    await expectRefusal(reply, code, field);
  });

  test.each([
    ["no request at all", "hello\r\n\r\n", 400],
    [
      "a header without end",
      `GET /api/services HTTP/1.1\r\nhost: x\r\nx: ${"y".repeat(100_000)}\r\n\r\n`,
      413,
    ],
    ["no host", "GET /api/services HTTP/1.1\r\nconnection: close\r\n\r\n", 400],
    [
      "two lengths",
      "POST /api/services HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\na",
      400,
    ],
    // Whoever stands in front may end the message elsewhere than we do.
    ...[
      "content-length: 5\r\ntransfer-encoding: chunked",
      "transfer-encoding: chunked\r\ncontent-length: 5",
      "transfer-encoding: xchunked",
      "transfer-encoding: chunked, identity",
      "content-length: +5",
      "content-length: 0x5",
      "content-length : 5",
      "x: y\r\n content-length: 5\r\ncontent-length : 5",
      "x: a\u0000b",
      "x: a\nb: c",
    ].map((headers): [string, string, number] => [
      `the headers ${JSON.stringify(headers)}`,
      `POST /api/services HTTP/1.1\r\nhost: x\r\n${headers}\r\n\r\n0\r\n\r\nGET /api/live HTTP/1.1\r\nhost: x\r\n\r\n`,
      400,
    ]),
  ])("%s", async (_, bytes, code) => {
    const answer = await sendRaw(app.address, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${code} `));
    const body: unknown = JSON.parse(answer.slice(answer.indexOf("\r\n\r\n")));
    expect(body).toMatchObject({ code });
  });

  test("an unknown parameter is ignored, even a long one", async () => {
    expect((await app.get(`/api/services?utm=${"x".repeat(2000)}&__proto__=1&constructor=2`)).status).toBe(
      200,
    );
  });

  test("no log line contains personal data, and no reply is a 500", async () => {
    await app.get(`/api/services?q=${PERSONAL}&nearCoordinate=-80.4711|25.4711`);
    await app.get(`/api/services?q=${PERSONAL}&sort=${PERSONAL}`);
    await app.get(`/${PERSONAL}`);
    await app.get(`/api/services/${PERSONAL}`, { authorization: `Bearer ${PERSONAL}`, cookie: PERSONAL });
    expect(app.logged.length).toBeGreaterThan(100);
    for (const line of app.logged) {
      expect(line).not.toContain("4711");
      expect(line).not.toContain("127.0.0.1");
      expect(line).not.toContain('"status":5');
    }
  });

  test("an internal failure reveals nothing in the reply, and no database message in the log", async () => {
    const failing = {
      query: async () => {
        throw Object.assign(new Error(`duplicate key ${PERSONAL}`), { code: "23505" });
      },
    };
    const broken = await runningApp({ ...open(), reader: failing, currentReader: failing });
    const reply = await broken.get(`/api/services?q=${PERSONAL}`);
    expect(await reply.json()).toEqual({
      code: 500,
      key: "internalError",
      message: "Something went wrong. Please try again.",
    });
    expect(reply.status).toBe(500);
    expect(broken.logged.join("\n")).toContain("23505");
    expect(broken.logged.join("\n")).not.toContain(PERSONAL);
    await broken.close();
  });
});

/** Sends bytes as they are and reads until the server hangs up. */
function sendRaw(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = "";
    socket.setTimeout(10_000, () => socket.destroy(new Error("The server neither answered nor hung up.")));
    socket.on("data", (chunk) => {
      answer += chunk.toString();
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", (error) => (answer === "" ? reject(error) : resolve(answer)));
    socket.write(bytes);
  });
}
