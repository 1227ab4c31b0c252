import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writePmtiles } from "#db/basemap/write-pmtiles.ts";
import { OperatorError } from "#server/base/process/operator-error.ts";
import { addTiles } from "./add-tiles.ts";
import { openArchive } from "./archive.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "amparo-maps-"));
});
afterAll(() => rm(folder, { recursive: true }));

function map(bytes: Uint8Array = gzipSync("tile"), tiles = [{ z: 7, x: 0, y: 0, bytes }]): Buffer {
  return writePmtiles({
    tiles,
    metadata: { vector_layers: [{ id: "earth" }, { id: "water" }] },
    minZoom: 0,
    maxZoom: 7,
    bounds: [-180, -85, 180, 85],
    centre: [0, 0, 1],
  });
}

let files = 0;
async function stored(content: Buffer): Promise<string> {
  files += 1;
  const path = join(folder, `${files}.pmtiles`);
  await writeFile(path, content);
  return path;
}

/** Writes a 64-bit number at an offset of the header. */
function with64(at: number, value: bigint): Buffer {
  const content = map();
  content.writeBigUInt64LE(value, at);
  return content;
}

const HUGE = 2n ** 63n - 1n;

describe("a map that is broken", () => {
  test.each<[string, () => Buffer]>([
    ["ends in its header", () => map().subarray(0, 100)],
    ["is another version", () => Buffer.concat([Buffer.from("PMTiles\x04", "latin1"), map().subarray(8)])],
    ["has a root directory far beyond its end", () => with64(8, HUGE)],
    ["has a root directory without end", () => with64(16, HUGE)],
    ["has a root directory of two gigabytes", () => with64(16, 2n ** 31n)],
    ["has metadata beyond its end", () => with64(24, 2n ** 40n)],
    ["has metadata without end", () => with64(32, HUGE)],
    ["has tiles that begin beyond its end", () => with64(56, 2n ** 40n)],
    ["has directories in a way of packing that is not known", () => Buffer.from(map()).fill(9, 97, 98)],
    [
      "has metadata that unpack to more than they may",
      () => {
        const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024, 0x20));
        const content = map();
        content.writeBigUInt64LE(BigInt(content.length), 24);
        content.writeBigUInt64LE(BigInt(bomb.length), 32);
        return Buffer.concat([content, bomb]);
      },
    ],
    ["is random", () => Buffer.concat([map().subarray(0, 127), Buffer.alloc(20_000, 0xa7)])],
  ])("and %s is refused in one line", async (_, content) => {
    const failure: unknown = await openArchive(await stored(content())).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(OperatorError);
    expect(failure instanceof Error && failure.message.split("\n")).toHaveLength(1);
  });

  const ask = async (content: Buffer, headers = { "accept-encoding": "gzip" }) => {
    const app = fastify();
    await addTiles(app, { path: await stored(content), isDemonstration: false });
    const replies = await Promise.all(
      ["/tiles/7/0/0", "/tiles/7/127/39"].map((url) => app.inject({ url, headers })),
    );
    await app.close();
    return replies;
  };

  /** Too many for the root directory, each of its own. */
  const many = () =>
    map(
      undefined,
      Array.from({ length: 128 * 128 }, (_, n) => {
        const [x, y] = [n % 128, Math.floor(n / 128)];
        const bytes = Buffer.alloc(4 + (Math.imul(n, 2_654_435_761) >>> 22));
        bytes.writeUInt32LE(n);
        return { z: 7, x, y, bytes };
      }),
    );

  test("and ends among its tiles has those before, and none after", async () => {
    const whole = many();
    expect((await ask(whole)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const content = whole.subarray(0, whole.length - 1);
    const statuses = new Set<number>();
    const archive = await openArchive(await stored(content));
    for (let x = 0; x < 128; x++) {
      for (let y = 0; y < 128; y++) statuses.add((await archive.tile(7, x, y)) === null ? 204 : 200);
    }
    await archive.close();
    expect(statuses).toEqual(new Set([200, 204]));
  });

  test("and has leaves beyond its end, or of gigabytes, draws nothing, for minutes only", async () => {
    for (const [at, value] of [
      [40, 2n ** 40n],
      [40, HUGE],
    ] as const) {
      const content = many();
      content.writeBigUInt64LE(value, at);
      for (const { statusCode, headers } of await ask(content)) {
        expect(statusCode).toBe(204);
        expect(headers["cache-control"]).not.toContain("immutable");
      }
    }
  });

  test("and has a tile that unpacks to gigabytes, or is no gzip, sends neither unpacked", async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024));
    for (const bytes of [bomb, Buffer.from("no gzip")]) {
      const [reply] = await ask(map(bytes), { "accept-encoding": "identity" });
      expect([reply?.statusCode, reply?.body]).toEqual([204, ""]);
      expect(reply?.headers["content-type"]).toBeUndefined();
    }
  });
});
