import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type StubReply, type StubServer, stubServer } from "#checks/stub-server.ts";
import { isWellFormedText } from "#domain/base/contract/text.ts";
import { politeGetter } from "#server/base/outside/harvest/polite-getter.ts";
import { type HarvestOutcome, workOnHarvests } from "./work-on-harvests.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const DAY_MS = 86_400_000;

/** Sources that mean harm, or are badly broken: each beside one that is in order. */
onOneEngine("a hostile source", (open) => {
  let hostile: StubServer;
  let good: StubServer;
  let now = NOW;
  /** Replies of the hostile source, below `/api`. */
  let answer: (path: string) => StubReply | null = () => null;

  const root = { body: JSON.stringify({ version: "3.0", profile: "https://docs.openreferral.org" }) };
  const page = (contents: unknown, more: object = {}) =>
    ({ body: JSON.stringify({ total_pages: 1, ...more, contents }) }) satisfies StubReply;
  const whole = (id: string, more: object = {}) => ({
    id,
    name: `Pantry ${id}`,
    status: "active",
    phones: [{ id: `${id}-phone`, number: "305-555-0100" }],
    ...more,
  });

  beforeAll(async () => {
    hostile = await stubServer(({ path }) => (path === "/api" ? root : answer(path)));
    good = await stubServer(({ path }) => {
      if (path === "/api") return root;
      return path.startsWith("/api/services") ? page([whole("good")]) : { status: 404, body: "{}" };
    });
  });
  afterAll(async () => {
    await hostile?.close();
    await good?.close();
  });
  beforeEach(async () => {
    now = NOW;
    hostile.received.length = 0;
    await open().query("delete from harvests");
    await open().query("delete from services");
  });

  /** The hostile source first. */
  async function harvestBoth(): Promise<Record<string, HarvestOutcome>> {
    const outcomes: Record<string, HarvestOutcome> = {};
    const source = { isDirect: true, licence: null };
    await workOnHarvests({
      database: open(),
      sources: [
        { name: "Hostile", address: `${hostile.url}/api`, ...source },
        { name: "Good", address: `${good.url}/api`, ...source },
      ],
      everyMs: DAY_MS,
      get: politeGetter(true, {
        pause: async () => {
          // Each request takes a minute, so that what never ends comes to the end of its turn.
          now += 60_000;
        },
      }),
      now: () => now,
      onEnd: (name, outcome) => {
        outcomes[name] = outcome;
      },
    });
    return outcomes;
  }
  const names = async () => {
    const rows = await open().query<{ name: string }>("select name from services order by name");
    return rows.map(({ name }) => name);
  };

  const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

  test.each<[string, (path: string) => StubReply, string]>([
    [
      "nested a hundred thousand times",
      () => ({ body: `{"total_pages":1,"contents":[{"id":"1","name":"A","phones":${nested(100_000)}}]}` }),
      "NOT_HSDS",
    ],
    ["with NUL in an id", () => page([whole("a\u0000b")]), "NOT_HSDS"],
    ["with half a character in an id", () => page([whole("a\ud800b")]), "NOT_HSDS"],
    ["with an id that is an object", () => page([{ ...whole("a"), id: { toString: 1 } }]), "NOT_HSDS"],
    [
      "of a hundred thousand names",
      () => page(Array.from({ length: 100_000 }, (_, n) => ({ id: `${n}` }))),
      "TOO_LARGE",
    ],
    [
      "with one service of megabytes",
      () => page([whole("a", { description: "x".repeat(5_000_000) })]),
      "TOO_LARGE",
    ],
    [
      "that unpacks to more than it may",
      () => ({
        headers: { "content-encoding": "gzip" },
        body: gzipSync(Buffer.alloc(65 * 1024 * 1024, 0x20)),
      }),
      "TOO_LARGE",
    ],
    [
      "that is packed, and packed wrongly",
      () => ({ headers: { "content-encoding": "gzip" }, body: "no gzip" }),
      "UNREACHABLE",
    ],
  ])("a list %s fails, and the next source is harvested", async (_, reply, kind) => {
    answer = (path) => (path.startsWith("/api/services") ? reply(path) : { status: 404, body: "{}" });
    const outcomes = await harvestBoth();
    expect(outcomes["Hostile"]?.problem?.kind).toBe(kind);
    expect(outcomes["Good"]?.result).toBe("APPLIED");
    expect(await names()).toEqual(["Pantry good"]);
  });

  test.each<[string, (times: number) => string]>([
    ["leads to where it was", () => "same"],
    ["never ends", (times) => `position ${times}`],
    ["has positions of a megabyte", () => "x".repeat(1_000_000)],
    ["has positions with NUL", (times) => `\u0000${times}`],
  ])("a feed that %s keeps no other source waiting", async (_, after) => {
    answer = (path) => {
      if (!path.startsWith("/api/changes")) return page([whole("a")]);
      return {
        body: JSON.stringify({ changes: [], has_more: true, after: after(hostile.received.length) }),
      };
    };
    const outcomes = await harvestBoth();
    expect(["APPLIED", "LATER"]).toContain(outcomes["Hostile"]?.result);
    expect(outcomes["Good"]?.result).toBe("APPLIED");
  });

  test("pages without end make room for others", async () => {
    answer = (path) =>
      path.startsWith("/api/services") && path.includes("per_page=100")
        ? page([whole(String(hostile.received.length))], { total_pages: 1_000_000_000 })
        : { status: 404, body: "{}" };
    const outcomes = await harvestBoth();
    expect(outcomes["Hostile"]?.result).toBe("LATER");
    expect(outcomes["Good"]?.result).toBe("APPLIED");
  });

  test("a name that leads elsewhere by the time of the connection is not asked again", async () => {
    let lookups = 0;
    const get = politeGetter(false, {
      pause: async () => {},
      resolve: async () => [{ address: lookups++ === 0 ? "127.0.0.1" : "10.0.0.7", family: 4 }],
      isPublic: (address) => address === "127.0.0.1",
    });
    const url = `http://hub.example:${new URL(good.url).port}/api`;
    const reply = await get(url);
    reply.body.destroy();
    expect([reply.status, lookups]).toEqual([200, 1]);
    await expect(get(url)).rejects.toMatchObject({ kind: "NOT_PUBLIC" });
  });

  test.each(["http://10.0.0.7/list", "http://169.254.169.254/latest", "http://[::1]/", "file:///etc/passwd"])(
    "a source that leads on to %s is left alone",
    async (to) => {
      const asked: string[] = [];
      const get = politeGetter(false, {
        pause: async () => {},
        resolve: async (host) => {
          asked.push(host);
          return [{ address: host === "hub.example" ? "127.0.0.1" : host.replace(/[[\]]/gu, ""), family: 4 }];
        },
        isPublic: (address) => address === "127.0.0.1",
      });
      answer = () => ({ status: 302, headers: { location: to }, body: "" });
      await expect(get(`http://hub.example:${new URL(hostile.url).port}/api/services`)).rejects.toMatchObject(
        {
          kind: "NOT_PUBLIC",
        },
      );
      expect(asked[0]).toBe("hub.example");
    },
  );

  test.each<[string, (send: (text: string) => void) => NodeJS.Timeout, string, number]>([
    ["that comes a byte at a time", (send) => setInterval(() => send(" "), 20), "UNREACHABLE", 500],
    ["that never ends", (send) => setInterval(() => send(" ".repeat(1_000_000)), 0), "TOO_LARGE", 60_000],
  ])("a reply %s ends, and the next source is harvested", async (_, drip, kind, limitMs) => {
    let timer: NodeJS.Timeout | undefined;
    const endless = createServer((request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      if (request.url === "/api") return response.end(root.body);
      response.write("[");
      timer = drip((text) => void response.write(text));
      response.on("close", () => clearInterval(timer));
      return response;
    });
    await new Promise<void>((resolve) => void endless.listen(0, "127.0.0.1", resolve));
    const address = endless.address();
    if (address === null || typeof address === "string") throw new Error("It listens on a port.");
    const get = politeGetter(true, { pause: async () => {} });
    const outcomes: Record<string, HarvestOutcome> = {};
    const source = { isDirect: true, licence: null };
    await workOnHarvests({
      database: open(),
      sources: [
        { name: "Hostile", address: `http://127.0.0.1:${address.port}/api`, ...source },
        { name: "Good", address: `${good.url}/api`, ...source },
      ],
      everyMs: DAY_MS,
      get: (url, options = {}) =>
        get(url, { ...options, timeLimitMs: url.includes(`:${address.port}/`) ? limitMs : 60_000 }),
      now: () => now,
      onEnd: (name, outcome) => {
        outcomes[name] = outcome;
      },
    });
    endless.closeAllConnections();
    endless.close();
    expect(outcomes["Hostile"]?.problem?.kind).toBe(kind);
    expect(outcomes["Good"]?.result).toBe("APPLIED");
  });

  test("names of prototypes, escapes, markup and characters that turn text are text or nothing", async () => {
    const text = `</script><b onclick="x">\\u0000 \u0000\ud800 \u202edeb\u202c <!--`;
    const service = whole("a", {
      name: text,
      description: text,
      url: "javascript:alert(1)",
      email: "a@b.example\r\nBcc: c@d.example",
      ["constructor"]: { prototype: { polluted: true } },
      "x\u0000y": [{ "z\u0000": 1 }],
    });
    const body = JSON.stringify({ total_pages: 1, contents: [service] }).replace(
      '"status"',
      '"__proto__":{"polluted":true,"name":"Not this"},"status"',
    );
    answer = (path) => (path.startsWith("/api/services") ? { body } : { status: 404, body: "{}" });
    const outcomes = await harvestBoth();
    expect(outcomes["Hostile"]?.result).toBe("APPLIED");
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    const [stored] = await open().query<Record<string, string | null>>(
      "select name, description, website, contact_email from services where name <> 'Pantry good'",
    );
    expect(stored?.["name"]).toMatch(/^\\u0000 +deb <!--$/);
    for (const value of Object.values(stored ?? {}))
      expect([isWellFormedText(value ?? ""), value?.includes("\u202e") ?? false]).toEqual([true, false]);
    expect([stored?.["website"], stored?.["contact_email"]]).toEqual([null, "a@b.example"]);
  });

  test("a fault of ours delays the source that brings it about, and no other", async () => {
    answer = () => page([whole("a")]);
    const fault = new Error("ours");
    const source = { isDirect: true, licence: null, name: "Hostile", address: `${hostile.url}/api` };
    const pass = (fails: boolean) =>
      workOnHarvests({
        database: open(),
        sources: [source],
        everyMs: DAY_MS,
        get: async () => {
          if (fails) throw fault;
          throw new Error("It was not its turn.");
        },
        now: () => now,
      });
    await expect(pass(true)).rejects.toBe(fault);
    expect(await pass(false)).toBe(true);
    now += 5 * 60_000;
    await expect(pass(true)).rejects.toBe(fault);
  });
});
