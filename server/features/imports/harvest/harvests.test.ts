import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { type StubReply, type StubServer, stubServer } from "#checks/stub-server.ts";
import type { HarvestSource } from "#domain/imports/harvest/harvest-setting.ts";
import { politeGetter } from "#server/base/outside/harvest/polite-getter.ts";
import { refreshFindings } from "#server/features/directory-health/refresh-health.ts";
import { declineCopy, readHarvest } from "./queries.ts";
import { type HarvestOutcome, type HarvestWork, workOnHarvests } from "./work-on-harvests.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NAME = "County";

interface Listed {
  id: string;
  name: string;
  phone?: string;
}

onEachEngine("harvests", (open) => {
  let source: StubServer;
  let now = NOW;
  /** Services that the source lists. */
  let services: Listed[] = [];
  /** Replies instead of the usual ones, by the beginning of the path. */
  let instead: Record<string, () => StubReply | null> = {};

  /** An HSDS API with pages of 10, ETags and a total; no feed of changes. */
  function answer(path: string, headers: Readonly<Record<string, unknown>>): StubReply | null {
    const other = Object.entries(instead).find(([begin]) => path.startsWith(begin));
    if (other !== undefined) return other[1]();
    const url = new URL(path, "http://source.example");
    if (url.pathname === "/api")
      return { body: JSON.stringify({ version: "3.0", profile: "https://docs.openreferral.org" }) };
    if (url.pathname !== "/api/services") return { status: 404, body: "{}" };
    const page = Number(url.searchParams.get("page"));
    const size = Math.min(10, Number(url.searchParams.get("per_page")));
    const contents = services.slice((page - 1) * size, page * size).map(({ id, name, phone }) => ({
      id,
      name,
      description: "Food for families.",
      status: "active",
      phones: [{ id: `${id}-phone`, number: phone ?? "305-555-0100" }],
    }));
    const body = JSON.stringify({
      total_items: services.length,
      total_pages: Math.max(1, Math.ceil(services.length / size)),
      contents,
    });
    const etag = `"${Buffer.from(body).toString("base64").length}-${body.length}-${services.map((s) => s.phone).join()}-${page}"`;
    if (headers["if-none-match"] === etag) return { status: 304, body: "" };
    return { headers: { etag }, body };
  }

  beforeAll(async () => {
    source = await stubServer(({ path, headers }) => answer(path, headers));
  });
  afterAll(() => source?.close());
  beforeEach(async () => {
    now = NOW;
    instead = {};
    services = Array.from({ length: 25 }, (_, at) => ({
      id: `s${String(at).padStart(2, "0")}`,
      name: `Pantry ${at}`,
    }));
    source.received.length = 0;
    await open().query("delete from harvests");
    await open().query("delete from services");
  });

  async function harvest(
    changes: Partial<HarvestSource> = {},
    work: Partial<HarvestWork> = {},
  ): Promise<HarvestOutcome | null> {
    let outcome: HarvestOutcome | null = null;
    await workOnHarvests({
      database: open(),
      sources: [{ name: NAME, address: `${source.url}/api`, isDirect: true, licence: null, ...changes }],
      everyMs: DAY_MS,
      get: politeGetter(true, { pause: async () => {} }),
      now: () => now,
      onEnd: (_, ended) => {
        outcome = ended;
      },
      ...work,
    });
    return outcome;
  }
  const stored = async () =>
    open().query<{ name: string; phone: string; vanished: boolean }>(
      `select s.name, s.phone, r.vanished_at is not null as vanished
         from services s join service_sources r on r.service_id = s.id order by s.name`,
    );
  const vanished = async () => (await stored()).filter((each) => each.vanished).map(({ name }) => name);
  const findings = async () => {
    await refreshFindings(open(), now);
    const rows = await open().query<{ name: string }>(
      `select s.name from health_findings f join services s on s.id = f.service_id
        where f.kind = 'GONE_FROM_SOURCE' order by s.name`,
    );
    return rows.map(({ name }) => name);
  };
  const paths = () => source.received.map(({ path }) => path);

  test("an API is fetched by page, then only asked whether anything is new", async () => {
    expect((await harvest())?.result).toBe("APPLIED");
    expect(await stored()).toHaveLength(25);
    expect(source.received.every(({ headers }) => headers["user-agent"] === "Amparo harvest")).toBe(true);
    source.received.length = 0;
    expect(await harvest()).toBeNull();
    expect(paths()).toEqual([]);
    now += DAY_MS;
    instead = { "/api/services?page=1&per_page=1&modified": () => ({ body: '{"total_items":0}' }) };
    expect((await harvest())?.result).toBe("UNCHANGED");
    expect(paths()).toHaveLength(2);
  });

  test("a page that is what it was is not sent again", async () => {
    await harvest();
    now += DAY_MS;
    services.splice(24, 1, { id: "s24", name: "Pantry 24", phone: "305-555-0199" });
    const statuses: number[] = [];
    const usual = source.answer;
    source.answer = (received) => {
      const reply = usual(received);
      if (reply !== null && reply !== "WAIT" && received.path.includes("per_page=100"))
        statuses.push(reply.status ?? 200);
      return reply;
    };
    const outcome = await harvest();
    source.answer = usual;
    expect(outcome?.preview?.counts).toMatchObject({ changed: 1, unchanged: 24, gone: 0 });
    expect(outcome?.result).toBe("APPLIED");
    expect((await stored()).filter(({ phone }) => phone?.endsWith("0199"))).toHaveLength(1);
  });

  test("what vanished is marked and stays, and what comes back loses the mark", async () => {
    await harvest();
    const [gone] = services.splice(3, 1);
    now += DAY_MS;
    expect((await harvest())?.preview?.counts).toMatchObject({ known: 25, gone: 1, unchanged: 24 });
    expect(await stored()).toHaveLength(25);
    expect(await vanished()).toEqual(["Pantry 3"]);
    expect(await findings()).toEqual(["Pantry 3"]);
    if (gone !== undefined) services.splice(3, 0, gone);
    now += DAY_MS;
    expect((await harvest())?.preview?.counts).toMatchObject({ known: 24, gone: 0, returned: 1 });
    expect(await vanished()).toEqual([]);
    expect(await findings()).toEqual([]);
  });

  test("where changes wait for approval, what was declined is not asked again until it changes", async () => {
    expect((await harvest({ isDirect: false }))?.result).toBe("WAITING");
    expect(await stored()).toEqual([]);
    const row = await readHarvest(open(), NAME);
    expect(row?.waitsBecause).toBe("REVIEW");
    expect(await declineCopy(open(), NAME, row?.copy ?? 0)).toBe(true);
    now += DAY_MS;
    expect((await harvest({ isDirect: false }))?.result).toBe("UNCHANGED");
    services.pop();
    now += DAY_MS;
    expect((await harvest({ isDirect: false }))?.preview?.counts).toMatchObject({ known: 0, added: 24 });
  });

  test("a fetch that was killed goes on with the page it had reached", async () => {
    const killed = new Error("killed");
    const breaks = politeGetter(true, { pause: async () => {} });
    const dying = harvest(
      {},
      {
        get: (url, options) => {
          if (url.includes("page=2")) throw killed;
          return breaks(url, options);
        },
      },
    );
    await expect(dying).rejects.toBe(killed);
    expect(await stored()).toEqual([]);
    source.received.length = 0;
    // Other sources come first.
    expect(await harvest()).toBeNull();
    now += 5 * 60_000;
    expect((await harvest())?.result).toBe("APPLIED");
    expect(paths().map((path) => path.split("?")[1])).toEqual([
      "page=2&per_page=100&full=true",
      "page=3&per_page=100&full=true",
    ]);
    expect(await stored()).toHaveLength(25);
  });

  test("who asks to come back later is not asked before", async () => {
    let status = 429;
    instead = {
      "/api/services?page=2": () => ({ status, headers: { "retry-after": "600" }, body: "" }),
    };
    expect((await harvest())?.problem).toEqual({ kind: "BUSY", detail: "429" });
    now += 599_000;
    expect(await harvest()).toBeNull();
    now += 1000;
    status = 503;
    expect((await harvest())?.problem).toEqual({ kind: "BUSY", detail: "503" });
    instead = {};
    now += 600_000;
    expect((await harvest())?.result).toBe("APPLIED");
    expect(await stored()).toHaveLength(25);
  });

  test("failures are told, and tried again after a growing pause", async () => {
    instead = { "/api": () => ({ status: 500, body: "" }) };
    expect((await harvest())?.problem).toEqual({ kind: "STATUS", detail: "500" });
    expect((await readHarvest(open(), NAME))?.nextAt).toBe(now + 5 * 60_000);
    now += 5 * 60_000;
    instead = { "/api": () => null };
    expect((await harvest())?.problem).toEqual({ kind: "UNREACHABLE", detail: "" });
    expect((await readHarvest(open(), NAME))?.nextAt).toBe(now + 10 * 60_000);
    instead = { "/api": () => ({ headers: { "content-type": "text/html" }, body: "<html></html>" }) };
    now += DAY_MS;
    expect((await harvest())?.problem?.kind).toBe("NOT_HSDS");
    services = [];
    instead = {};
    now += DAY_MS;
    expect((await harvest())?.problem?.kind).toBe("EMPTY");
  });

  test("a list without services takes nothing away", async () => {
    await harvest();
    services = [];
    now += DAY_MS;
    expect((await harvest())?.problem?.kind).toBe("EMPTY");
    expect(await vanished()).toEqual([]);
  });

  test("private addresses are refused, also behind a redirect", async () => {
    const strict = politeGetter(false, { pause: async () => {} });
    expect((await harvest({}, { get: strict }))?.problem?.kind).toBe("NOT_PUBLIC");
    expect(source.received).toEqual([]);
    const onlyByName = politeGetter(false, {
      pause: async () => {},
      resolve: async (host) => [{ address: host === "hub.example" ? "127.0.0.1" : host, family: 4 }],
      isPublic: (address) => address === "127.0.0.1" && source.received.length === 0,
    });
    instead = { "/api": () => ({ status: 302, headers: { location: "http://10.0.0.7/" }, body: "" }) };
    const { port } = new URL(source.url);
    const address = `http://hub.example:${port}/api`;
    expect((await harvest({ address }, { get: onlyByName }))?.problem?.kind).toBe("NOT_PUBLIC");
    expect(paths()).toEqual(["/api"]);
    instead = { "/api": () => ({ status: 302, headers: { location: "/api?again" }, body: "" }) };
    now += DAY_MS;
    expect((await harvest())?.problem?.kind).toBe("REDIRECTS");
  });

  test("an API that lists names alone is asked for each service", async () => {
    services = services.slice(0, 2);
    instead = {
      "/api/services?page": () => ({
        body: JSON.stringify({ total_pages: 1, contents: services.map(({ id, name }) => ({ id, name })) }),
      }),
      "/api/services/": () => {
        const id = paths().at(-1)?.split("/").at(-1) ?? "";
        return {
          body: JSON.stringify({ id, name: `Whole ${id}`, phones: [{ id: "p", number: "305-555-0111" }] }),
        };
      },
    };
    expect((await harvest())?.result).toBe("APPLIED");
    expect((await stored()).map(({ name }) => name)).toEqual(["Whole s00", "Whole s01"]);
  });

  test("a package is taken over, and not sent again while it is the same", async () => {
    let etag = '"one"';
    const file = () =>
      JSON.stringify(services.slice(0, 12).map(({ id, name }) => ({ id, name, status: "active" })));
    instead = {
      "/hsds.json": () => {
        const isKnown = source.received.at(-1)?.headers["if-none-match"] === etag;
        return isKnown ? { status: 304, body: "" } : { headers: { etag }, body: file() };
      },
    };
    const address = `${source.url}/hsds.json`;
    expect((await harvest({ address }))?.result).toBe("APPLIED");
    expect(await stored()).toHaveLength(12);
    now += DAY_MS;
    expect((await harvest({ address }))?.result).toBe("UNCHANGED");
    expect(paths()).toHaveLength(2);
    etag = '"two"';
    services.splice(11, 1);
    services.splice(11, 0, { id: "new", name: "Pantry new" });
    now += DAY_MS;
    expect((await harvest({ address }))?.preview?.counts).toMatchObject({ added: 1, gone: 1 });
  });
});
