import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { packagesForTest } from "#checks/packages-for-tests.ts";
import { politeGetter } from "#server/base/outside/harvest/polite-getter.ts";
import { countVanished, readHarvest } from "./queries.ts";
import { type HarvestOutcome, workOnHarvests } from "./work-on-harvests.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const DAY_MS = 86_400_000;
const MB = 1024 * 1024;
const NAME = "Files";
const { asZip } = packagesForTest();

/** A file of the server, and how it is sent. */
interface Served {
  readonly bytes: Buffer;
  /** Packed on the way; otherwise it is sent as it is. */
  readonly isPacked?: boolean;
  /** Breaks off after so many bytes. */
  readonly cutAt?: number;
  readonly redirectTo?: string;
  /** Sends another part than the one that was asked for. */
  readonly isWrongPart?: boolean;
}

/** Files over HTTP as an ordinary web server has them: with ETag, If-None-Match, Range and If-Range. */
function send(served: Served | undefined, { headers }: IncomingMessage, reply: ServerResponse): void {
  if (served === undefined) return void reply.writeHead(404).end();
  const { bytes, redirectTo, isPacked = false, isWrongPart = false } = served;
  if (redirectTo !== undefined) return void reply.writeHead(302, { location: redirectTo }).end();
  const etag = `"${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}"`;
  if (headers["if-none-match"] === etag) return void reply.writeHead(304, { etag }).end();
  const [, start = ""] = /^bytes=(\d+)-$/u.exec(headers.range ?? "") ?? [];
  if (start !== "" && headers["if-range"] === etag) {
    const from = Number(start) + (isWrongPart ? 7 : 0);
    const range = `bytes ${from >= bytes.length ? "*" : `${from}-${bytes.length - 1}`}/${bytes.length}`;
    reply.writeHead(from >= bytes.length ? 416 : 206, { etag, "content-range": range });
    return void end(reply, bytes.subarray(from), served);
  }
  const packs = isPacked && String(headers["accept-encoding"]).includes("gzip");
  reply.writeHead(200, packs ? { etag, "content-encoding": "gzip" } : { etag });
  end(reply, packs ? gzipSync(bytes) : bytes, served);
}

function end(reply: ServerResponse, body: Buffer, { cutAt }: Served): void {
  if (cutAt === undefined) reply.end(body);
  else reply.write(body.subarray(0, cutAt), () => reply.destroy());
}

onOneEngine("packages over HTTP", (open) => {
  let files: Record<string, Served> = {};
  let received: { path: string; range: string | undefined; ifRange: string | string[] | undefined }[] = [];
  let now = NOW;
  const server = createServer((request, reply) => {
    const { url = "", headers } = request;
    received.push({ path: url, range: headers.range, ifRange: headers["if-range"] });
    send(files[url], request, reply);
  });
  let address = "";
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const at = server.address();
    address = `http://127.0.0.1:${typeof at === "object" ? at?.port : ""}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(async () => {
    [files, received, now] = [{}, [], NOW];
    await open().query("delete from harvests");
    await open().query("delete from import_runs");
    await open().query("delete from services");
  });

  async function harvest(path: string, isPrivateAllowed = true): Promise<HarvestOutcome | undefined> {
    const outcomes: HarvestOutcome[] = [];
    now += DAY_MS;
    await workOnHarvests({
      database: open(),
      sources: [{ name: NAME, address: `${address}${path}`, isDirect: true, licence: null }],
      everyMs: DAY_MS,
      get: politeGetter(isPrivateAllowed, { pause: async () => {} }),
      now: () => now,
      onEnd: (_, ended) => outcomes.push(ended),
    });
    return outcomes[0];
  }
  const names = async () =>
    (await open().query<{ name: string }>("select name from services order by name")).map(({ name }) => name);
  const text = (content: string): Served => ({ bytes: Buffer.from(content) });
  const services = (...all: string[]) =>
    text(`id,name,description\n${all.map((n) => `${n},${n},Food`).join("\n")}\n`);
  const description = (...all: string[]) =>
    text(JSON.stringify({ name: "county", resources: all.map((path) => ({ path })) }));
  /** A list that is long enough for several pieces. */
  const longList = (mark: string) => {
    const items = [0, 1, 2].map((id) =>
      JSON.stringify({ id: `${id}`, name: `${mark} ${id}`, status: "active" }),
    );
    return text(`[${items.join(`,${" ".repeat(1.5 * MB)}`)}]`);
  };

  test("a zip archive", async () => {
    const zip = await asZip({ "services.csv": services("Bakery", "Pantry").bytes.toString() });
    files = { "/county.zip": { bytes: await readFile(zip) } };
    expect(await harvest("/county.zip")).toMatchObject({ result: "APPLIED", problem: null });
    expect(await names()).toEqual(["Bakery", "Pantry"]);
    expect(await harvest("/county.zip")).toMatchObject({ result: "UNCHANGED", problem: null });
    expect(received).toHaveLength(2);
  });

  test("an archive of several packages, each a source of its own, and all of it undone", async () => {
    const zip = async (...shared: string[]) =>
      readFile(
        await asZip({
          "datapackage.json": '{"name":"export","licenses":[{"name":"CC-BY-4.0"}]}',
          "services.csv": services("Bakery", "Pantry").bytes,
          "share-alike/datapackage.json": '{"name":"shared","licenses":[{"name":"ODbL-1.0"}]}',
          "share-alike/services.csv": services(...shared).bytes,
        }),
      );
    files = { "/county.zip": { bytes: await zip("Kitchen", "Bakery") } };
    expect(await harvest("/county.zip")).toMatchObject({ result: "APPLIED", problem: null });
    const sources = () =>
      open().query(
        `select o.key, o.licence, count(r.vanished_at)::int as gone, count(*)::int as count
           from sources o join service_sources r on r.source = o.key group by o.id order by o.key`,
      );
    const both = [
      { key: NAME, licence: "CC-BY-4.0", gone: 0, count: 2 },
      { key: `${NAME}: shared`, licence: "ODbL-1.0", gone: 0, count: 2 },
    ];
    expect(await sources()).toEqual(both);
    files = { "/county.zip": { bytes: await zip("Kitchen") } };
    expect((await harvest("/county.zip"))?.preview?.counts).toMatchObject({
      known: 4,
      gone: 1,
      unchanged: 3,
    });
    const { copy = 0 } = (await readHarvest(open(), NAME)) ?? {};
    await open().query("update harvests set approved_copy = $1", [copy]);
    await harvest("/county.zip");
    expect((await countVanished(open(), [NAME])).get(NAME)).toBe(1);
    await open().query("update import_runs set state = 'UNDOING' where harvest = $1", [NAME]);
    await harvest("/county.zip");
    expect(await sources()).toEqual(both);
  });

  test("the files of a description, each fetched only where it has changed", async () => {
    files = {
      "/hsds/datapackage.json": description("services.csv", "tables/phones.csv", "readme.md", "logo.csv"),
      "/hsds/services.csv": services("Bakery", "Pantry"),
      "/hsds/tables/phones.csv": text("id,service_id,number\n1,Bakery,305-555-0100\n"),
    };
    expect(await harvest("/hsds/datapackage.json")).toMatchObject({ result: "APPLIED", problem: null });
    const phones = await open().query("select name, phone from services order by name");
    expect(phones).toEqual([
      { name: "Bakery", phone: "(305) 555-0100" },
      { name: "Pantry", phone: null },
    ]);
    expect(received.map(({ path }) => path)).toEqual([
      "/hsds/datapackage.json",
      "/hsds/services.csv",
      "/hsds/tables/phones.csv",
    ]);
    expect((await harvest("/hsds/datapackage.json"))?.result).toBe("UNCHANGED");
    files["/hsds/tables/phones.csv"] = text("id,service_id,number\n1,Pantry,305-555-0111\n");
    expect((await harvest("/hsds/datapackage.json"))?.preview?.counts).toMatchObject({
      known: 2,
      changed: 2,
    });
  });

  test.each([
    [
      "on another site",
      { "/datapackage.json": description("http://files.example/services.csv") },
      "ELSEWHERE",
    ],
    [
      "behind a redirect to another site",
      {
        "/datapackage.json": description("services.csv"),
        "/services.csv": { bytes: Buffer.alloc(0), redirectTo: "http://127.0.0.1:1/services.csv" },
      },
      "ELSEWHERE",
    ],
    ["missing", { "/datapackage.json": description("services.csv") }, "STATUS"],
  ])("files that are %s", async (_, served, kind) => {
    files = served;
    expect((await harvest("/datapackage.json"))?.problem?.kind).toBe(kind);
    expect((await readHarvest(open(), NAME))?.cursor).toBeNull();
    expect(await names()).toEqual([]);
    // Once they are there, everything is.
    files = { "/datapackage.json": description("services.csv"), "/services.csv": services("Bakery") };
    expect((await harvest("/datapackage.json"))?.result).toBe("APPLIED");
  });

  test("files on a private network are not asked for", async () => {
    files = { "/datapackage.json": description("services.csv") };
    expect((await harvest("/datapackage.json", false))?.problem?.kind).toBe("NOT_PUBLIC");
    expect(received).toEqual([]);
  });

  test.each(["/list.json", "/datapackage.json"])(
    "a long file of %s goes on with the byte that it had reached",
    async (path) => {
      const whole = longList("Pantry");
      const file = path === "/list.json" ? path : "/services.json";
      files = { [file]: { ...whole, cutAt: 2 * MB + 100 } };
      if (file !== path) files[path] = description("services.json");
      expect((await harvest(path))?.problem?.kind).toBe("UNREACHABLE");
      files[file] = whole;
      received = [];
      expect((await harvest(path))?.result).toBe("APPLIED");
      const asked = received.filter((each) => each.path === file);
      expect(asked.map(({ range }) => range)).toEqual([expect.stringMatching(/^bytes=[12]\d{6}-$/u)]);
      expect(asked[0]?.ifRange).toBeDefined();
      expect(await names()).toEqual(["Pantry 0", "Pantry 1", "Pantry 2"]);
    },
  );

  test("a file that has changed since, and one whose server sends another part, are begun anew", async () => {
    files = { "/list.json": { ...longList("Pantry"), cutAt: 2 * MB } };
    await harvest("/list.json");
    files = { "/list.json": longList("Bakery") };
    expect((await harvest("/list.json"))?.result).toBe("APPLIED");
    expect(await names()).toEqual(["Bakery 0", "Bakery 1", "Bakery 2"]);
    files = { "/list.json": { ...longList("Kitchen"), cutAt: 2 * MB } };
    await harvest("/list.json");
    files = { "/list.json": { ...longList("Kitchen"), isWrongPart: true } };
    expect((await harvest("/list.json"))?.preview?.counts).toMatchObject({ changed: 3 });
  });

  test("a fetch that was killed after the last byte asks for the whole again", async () => {
    const whole = longList("Pantry");
    files = { "/list.json": { ...whole, cutAt: whole.bytes.length } };
    await harvest("/list.json");
    const row = await readHarvest(open(), NAME);
    // As if everything had been stored, and nothing after it.
    const cursor = { ...row?.cursor, bytes: whole.bytes.length };
    await open().query("update harvests set cursor = $1::jsonb, copy = 0", [JSON.stringify(cursor)]);
    files = { "/list.json": whole };
    expect((await harvest("/list.json"))?.problem ?? null).toBeNull();
    expect(await names()).toHaveLength(3);
  });

  test("what is packed on the way is unpacked, and a bomb is not", async () => {
    files = { "/list.json": { ...longList("Pantry"), isPacked: true } };
    expect((await harvest("/list.json"))?.result).toBe("APPLIED");
    // 101 MB of spaces are 100 kB on the way.
    files = { "/list.json": { bytes: Buffer.alloc(101 * MB, " "), isPacked: true } };
    expect((await harvest("/list.json"))?.problem?.kind).toBe("TOO_LARGE");
    const [pieces] = await open().query<{ kept: number }>(
      "select coalesce(sum(octet_length(bytes)), 0)::int as kept from harvest_pieces where is_new",
    );
    expect(pieces?.kept).toBe(0);
    expect(await names()).toHaveLength(3);
  });

  test("packed bytes that end early are no package", async () => {
    const packed = gzipSync(longList("Pantry").bytes);
    files = { "/list.json": { ...longList("Pantry"), isPacked: true, cutAt: packed.length - 9 } };
    expect((await harvest("/list.json"))?.problem?.kind).toBe("UNREACHABLE");
    expect(await names()).toEqual([]);
  });
});
