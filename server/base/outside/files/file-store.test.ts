import { createHash, createHmac } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { diskFiles } from "./disk-files.ts";
import type { FileStore } from "./file-store.ts";
import { openFileStore } from "./open-file-store.ts";
import { s3Files } from "./s3-files.ts";

const BYTES = Uint8Array.from({ length: 1000 }, (_, at) => at % 256);

let folder: string;
let storage: Server;
let endpoint: string;
const objects = new Map<string, { bytes: Buffer; type: string | undefined }>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "amparo-store-"));
  storage = createServer((request, reply) => {
    void buffer(request).then((body) => {
      const { status, bytes } = buildAnswer(request, body);
      reply.writeHead(status).end(bytes);
    });
  });
  await new Promise<void>((resolve) => storage.listen(0, "127.0.0.1", resolve));
  const address = storage.address();
  endpoint = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(async () => {
  storage.close();
  await rm(folder, { recursive: true, force: true });
});

const SETTINGS = {
  bucket: "pictures",
  region: "us-east-1",
  accessKeyId: "AKID",
  secretAccessKey: "secret/+key",
};

const STORES: readonly [string, () => FileStore][] = [
  ["the folder", () => diskFiles(folder)],
  ["the bucket", () => s3Files({ endpoint, ...SETTINGS })],
];

describe.each(STORES)("%s", (_, open) => {
  test("gives back what was put, until it is removed", async () => {
    const store = open();
    expect(await store.get("a.jpg")).toBeNull();
    await store.put("a.jpg", BYTES, "image/jpeg");
    expect(new Uint8Array((await store.get("a.jpg")) ?? [])).toEqual(BYTES);
    await store.put("a.jpg", BYTES.subarray(5), "image/jpeg");
    expect((await store.get("a.jpg"))?.length).toBe(995);
    await store.remove("a.jpg");
    await store.remove("a.jpg");
    expect(await store.get("a.jpg")).toBeNull();
  });

  test("keeps many apart", async () => {
    const store = open();
    const names = Array.from({ length: 20 }, (_, at) => `${at}.png`);
    await Promise.all(names.map((name, at) => store.put(name, BYTES.subarray(at), "image/png")));
    for (const [at, name] of names.entries()) expect((await store.get(name))?.length).toBe(1000 - at);
  });
});

test("a folder that cannot be written is an error", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  await expect(diskFiles(file).put("a.jpg", BYTES, "image/jpeg")).rejects.toThrow();
});

test("nothing half written is left under its name", async () => {
  const store = diskFiles(folder);
  await store.put("whole.jpg", BYTES, "image/jpeg");
  expect((await readdir(join(folder, "uploads"))).filter((name) => name.endsWith(".part"))).toEqual([]);
});

describe("the bucket", () => {
  test("knows the kind of each, and a wrong secret is an error, not an empty answer", async () => {
    await s3Files({ endpoint, ...SETTINGS }).put("kind.webp", BYTES, "image/webp");
    expect(objects.get("/pictures/kind.webp")?.type).toBe("image/webp");
    const wrong = s3Files({ endpoint, ...SETTINGS, secretAccessKey: "another" });
    await expect(wrong.get("kind.webp")).rejects.toThrow("403");
    await expect(wrong.put("kind.webp", BYTES, "image/webp")).rejects.toThrow("403");
    await expect(wrong.remove("kind.webp")).rejects.toThrow("403");
  });

  test("is taken where it is configured", async () => {
    const store = openFileStore({ s3: { endpoint, ...SETTINGS }, dataDir: folder });
    await store.put("chosen.png", BYTES, "image/png");
    expect(objects.has("/pictures/chosen.png")).toBe(true);
    await openFileStore({ s3: null, dataDir: folder }).put("chosen.png", BYTES, "image/png");
    expect(await readdir(join(folder, "uploads"))).toContain("chosen.png");
  });
});

/** Storage as the protocol describes it: each request signed (AWS Signature 4), its body too. */
function buildAnswer(request: IncomingMessage, body: Buffer): { status: number; bytes?: Buffer } {
  const path = request.url ?? "";
  if (request.headers.authorization !== signRequest(request, body)) return { status: 403 };
  switch (request.method) {
    case "PUT":
      objects.set(path, { bytes: body, type: request.headers["content-type"] });
      return { status: 200 };
    case "GET": {
      const found = objects.get(path);
      return found === undefined ? { status: 404 } : { status: 200, bytes: found.bytes };
    }
    default:
      objects.delete(path);
      return { status: 204 };
  }
}

function signRequest(request: IncomingMessage, body: Buffer): string {
  const sent = request.headers.authorization ?? "";
  const names = (/SignedHeaders=([^,]+)/.exec(sent)?.[1] ?? "").split(";");
  if (!names.includes("host") || !names.includes("x-amz-content-sha256")) return "not all is signed";
  const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
  const headers = names.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join("");
  const canonical = [request.method, request.url, "", headers, names.join(";"), sha256(body)].join("\n");
  const time = String(request.headers["x-amz-date"]);
  const scope = `${time.slice(0, 8)}/${SETTINGS.region}/s3/aws4_request`;
  const key = scope
    .split("/")
    .reduce<string | Buffer>(
      (key, part) => createHmac("sha256", key).update(part).digest(),
      `AWS4${SETTINGS.secretAccessKey}`,
    );
  const text = ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n");
  const signature = createHmac("sha256", key).update(text).digest("hex");
  return `AWS4-HMAC-SHA256 Credential=${SETTINGS.accessKeyId}/${scope}, SignedHeaders=${names.join(";")}, Signature=${signature}`;
}
