import { request as httpRequest } from "node:http";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MAIN_LANGUAGES } from "#domain/base/languages/language.ts";
import { type LoadReason, limitLoad } from "./load-limit.ts";

const MAX = 12;
const MANY = 60;

describe("the limit on load", () => {
  let app: FastifyInstance;
  let address: string;
  let waitMs = 0;
  let refused: LoadReason[] = [];
  let waiting: (() => void)[] = [];
  let now = 0;
  let max = MAX;

  beforeEach(async () => {
    [waitMs, refused, waiting, max] = [0, [], [], MAX];
    app = fastify({ forceCloseConnections: true });
    app.decorate("languages", MAIN_LANGUAGES);
    limitLoad(
      app,
      {
        get maxRequests() {
          return max;
        },
        oldestWaitMs: () => waitMs,
        now: () => now,
        onRefused: (reason) => refused.push(reason),
      },
      (_, reply) => reply.code(503).type("text/html").send("busy page"),
    );
    const slow = () => new Promise<string>((resolve) => waiting.push(() => resolve("done")));
    app.get("/api/slow", slow);
    app.post("/api/slow", slow);
    app.get("/page", { config: { isPage: true } }, slow);
    app.get("/sitemap.xml", slow);
    app.get("/api/fails", () => {
      throw new Error("no");
    });
    app.get("/api/live", { config: { load: "always" } }, () => "alive");
    app.get("/assets/a.js", () => "script");
    app.post("/api/sign-in", { config: { load: "signIn" } }, slow);
    app.post(
      "/api/polls",
      { config: { load: ({ wait }) => (wait === "true" ? "background" : undefined) } },
      slow,
    );
    app.post("/api/upload", { config: { load: "arriving" } }, slow);
    address = await app.listen({ host: "127.0.0.1", port: 0 });
  });
  afterEach(() => app.close());

  const ask = (path: string, method = "GET") => fetch(`${address}${path}`, { method });
  const readStatus = async (path: string, method = "GET") => (await ask(path, method)).status;
  const letGo = () => {
    for (const each of waiting.splice(0)) each();
  };
  /** So many requests are being worked on. */
  const underWay = async (count: number, path = "/api/slow", method = "GET") => {
    const asked = Array.from({ length: count }, () => readStatus(path, method));
    await expect.poll(() => waiting.length, { interval: 5 }).toBe(count);
    return asked;
  };

  test("what is beyond it is refused at once with 503 and Retry-After, and accepted again afterwards", async () => {
    const asked = await underWay(MAX);
    const refusedNow = await ask("/api/slow");
    expect(refusedNow.status).toBe(503);
    expect(refusedNow.headers.get("retry-after")).toBe("10");
    expect(await refusedNow.json()).toMatchObject({ code: 503, key: "timeout" });
    expect(await (await ask("/api/slow", "POST")).json()).toMatchObject({ code: 503, key: "notSaved" });
    const page = await ask("/page");
    expect([page.status, page.headers.get("retry-after"), await page.text()]).toEqual([
      503,
      "10",
      "busy page",
    ]);
    const file = await ask("/sitemap.xml");
    expect([file.status, file.headers.get("content-type")]).toEqual([503, "text/plain; charset=utf-8"]);
    expect(refused).toEqual(["requests", "requests", "requests", "requests"]);
    letGo();
    expect(await Promise.all(asked)).toEqual(Array(MAX).fill(200));
    const again = await underWay(MAX);
    letGo();
    expect(await Promise.all(again)).toEqual(Array(MAX).fill(200));
  });

  test("health, files and sign-in are answered nevertheless", async () => {
    const asked = await underWay(MAX);
    expect(await Promise.all([readStatus("/api/live"), readStatus("/assets/a.js")])).toEqual([200, 200]);
    const signIn = readStatus("/api/sign-in", "POST");
    await expect.poll(() => waiting.length, { interval: 5 }).toBe(MAX + 1);
    letGo();
    expect(await Promise.all([...asked, signIn])).toEqual(Array(MAX + 1).fill(200));
  });

  test("sign-ins take no place of others, and have a limit of their own", async () => {
    const asked = await underWay(150, "/api/sign-in", "POST");
    expect(await readStatus("/api/sign-in", "POST")).toBe(503);
    const other = readStatus("/api/slow");
    await expect.poll(() => waiting.length, { interval: 5 }).toBe(151);
    letGo();
    expect(new Set(await Promise.all([...asked, other]))).toEqual(new Set([200]));
  });

  test("an upload takes no place while it arrives, and is refused under load", async () => {
    const asked = await underWay(MAX, "/api/upload", "POST");
    const others = Array.from({ length: MAX }, () => readStatus("/api/slow"));
    await expect.poll(() => waiting.length, { interval: 5 }).toBe(2 * MAX);
    expect(await readStatus("/api/upload", "POST")).toBe(503);
    letGo();
    expect(new Set(await Promise.all([...asked, ...others]))).toEqual(new Set([200]));
  });

  test("what waits in the background takes no place of visitors, and its time says nothing of the machine's", async () => {
    max = 2 * MANY;
    const polls = await underWay(3 * MANY, "/api/polls?wait=true", "POST");
    now += 3000;
    letGo();
    expect(new Set(await Promise.all(polls))).toEqual(new Set([200]));
    const more = await underWay(2 * MANY, "/api/polls?wait=true", "POST");
    const visitors = Array.from({ length: 2 * MANY }, () => readStatus("/api/slow"));
    await expect.poll(() => waiting.length, { interval: 5 }).toBe(4 * MANY);
    // Under load such a request is refused like all others, and so is one for which a person waits.
    expect(await readStatus("/api/polls?wait=true", "POST")).toBe(503);
    expect(await readStatus("/api/polls", "POST")).toBe(503);
    letGo();
    expect(new Set(await Promise.all([...more, ...visitors]))).toEqual(new Set([200]));
  });

  test("where the database keeps visitors waiting, more than a few are refused", async () => {
    waitMs = 750;
    const few = await underWay(10);
    expect(await readStatus("/api/slow")).toBe(503);
    expect(refused).toEqual(["database"]);
    waitMs = 749;
    const one = readStatus("/api/slow");
    await expect.poll(() => waiting.length, { interval: 5 }).toBe(11);
    letGo();
    expect(new Set(await Promise.all([...few, one]))).toEqual(new Set([200]));
  });

  test("where requests take long, fewer are accepted, until they are fast again", async () => {
    max = 2 * MANY;
    const first = await underWay(MANY);
    now += 3000;
    letGo();
    await Promise.all(first);
    const second = await underWay(40);
    expect(await readStatus("/api/slow")).toBe(503);
    expect(refused).toEqual(["slow"]);
    // A quick one after the other makes the average small.
    letGo();
    await Promise.all(second);
    const third = await underWay(MANY);
    letGo();
    expect(new Set(await Promise.all(third))).toEqual(new Set([200]));
  });

  test("failures, unknown addresses and clients that go away leave no place taken", async () => {
    for (let sent = 0; sent < 2 * MAX; sent += 1) {
      expect([await readStatus("/api/fails"), await readStatus("/api/nothing")]).toEqual([500, 404]);
    }
    for (let sent = 0; sent < MAX; sent += 1) {
      const leaving = httpRequest(`${address}/api/slow`);
      leaving.on("error", () => {});
      leaving.end();
      await expect.poll(() => waiting.length, { interval: 5 }).toBe(sent + 1);
      leaving.destroy();
    }
    // Their work is not done yet.
    expect(await readStatus("/api/slow")).toBe(503);
    letGo();
    const asked = await underWay(MAX);
    letGo();
    expect(await Promise.all(asked)).toEqual(Array(MAX).fill(200));
  });
});
