import { connect } from "node:net";
import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { createPicture, picturesForTests, red, upload } from "#checks/pictures-for-tests.ts";
import { runningApp } from "#checks/running-app.ts";
import { FILES_PER_HOUR } from "#domain/base/contract/limits.ts";
import type { FileStore } from "#server/base/outside/files/file-store.ts";

const DRAWING = '<svg version="1.1" xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** The first part of a form whose file does not come. */
const FORM_BEGUN = `POST /api/files HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 99999\r\n\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`;

/** Asks again and again: the server learns of sockets when it gets to it. */
async function until<T>(ask: () => Promise<T>, isSo: (answer: T) => boolean): Promise<T> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await ask();
    if (isSo(answer)) return answer;
  }
  throw new Error("It never came to that.");
}

onOneEngine("pictures that are refused, of which nothing is stored", (open) => {
  const pictures = picturesForTests(open);
  const { rows, onDisk } = pictures;

  const hostile: readonly [string, () => Buffer | Promise<Buffer>, number, string][] = [
    ["nothing", () => Buffer.alloc(0), 400, "required"],
    ["text", () => Buffer.from("Hello"), 415, "notPicture"],
    ["SVG", () => Buffer.from(DRAWING), 415, "notPicture"],
    ["HTML", () => Buffer.from("<!doctype html><script>alert(1)</script>"), 415, "notPicture"],
    ["GIF", () => red(9, 9).gif().toBuffer(), 415, "notPicture"],
    ["TIFF", () => red(9, 9).tiff().toBuffer(), 415, "notPicture"],
    ["the first bytes of a PNG alone", () => pictures.png.subarray(0, 8), 415, "notPicture"],
    [
      "HTML behind the first bytes of a PNG",
      () => Buffer.concat([pictures.png.subarray(0, 8), Buffer.from(DRAWING)]),
      415,
      "notPicture",
    ],
    ["a PNG cut short", () => pictures.png.subarray(0, pictures.png.length - 30), 415, "notPicture"],
    ["a JPEG cut short", () => pictures.jpeg.subarray(0, pictures.jpeg.length >> 1), 415, "notPicture"],
    [
      "a PNG with a page behind it",
      () => Buffer.concat([pictures.png, Buffer.from("<html><body>")]),
      415,
      "notPicture",
    ],
    [
      "a JPEG with a script in its comment",
      () => withComment(pictures.jpeg, "<script>alert(1)</script>"),
      415,
      "notPicture",
    ],
    [
      "a JPEG that is an archive too",
      () => Buffer.concat([pictures.jpeg, Buffer.from("PK\u0005\u0006\0\0\0\0")]),
      415,
      "notPicture",
    ],
    [
      "a JPEG that is a PDF too",
      () => Buffer.concat([pictures.jpeg, Buffer.from("%PDF-1.7")]),
      415,
      "notPicture",
    ],
    ["108 megapixels in 300 kB", () => red(12_000, 9000).png().toBuffer(), 413, "outOfRange"],
    [
      "a head that claims four thousand megapixels",
      () => withClaimedSize(pictures.png, 65_000, 65_000),
      413,
      "outOfRange",
    ],
    ["50 MB", () => Buffer.concat([pictures.png, Buffer.alloc(50 * 1024 * 1024)]), 413, "tooLong"],
  ];
  test.each(hostile)("%s", async (_, make, status, message) => {
    const reply = await upload(pictures.app, await make());
    expect([reply.status, await reply.json()]).toMatchObject([
      status,
      { code: status, fields: { file: message } },
    ]);
    expect([await rows(), await onDisk()]).toEqual([[], []]);
  });

  test("what is no form, has no file, two, or another field", async () => {
    const post = (body: RequestInit["body"], headers: Record<string, string> = {}) =>
      fetch(`${pictures.app.address}/api/files`, { method: "POST", headers, body: body ?? null });
    expect((await post(new Uint8Array(pictures.jpeg), { "content-type": "image/jpeg" })).status).toBe(415);
    expect((await post("{}", { "content-type": "application/json" })).status).toBe(415);
    expect((await post(null)).status).toBe(415);
    expect((await post("x", { "content-type": "multipart/form-data" })).status).toBe(400);
    expect((await post("x", { "content-type": "multipart/form-data; boundary=b" })).status).toBe(400);
    const text = new FormData();
    text.set("file", "only text");
    expect((await post(text)).status).toBe(400);
    const other = new FormData();
    other.set("picture", createPicture(pictures.jpeg));
    expect((await post(other)).status).toBe(400);
    const two = new FormData();
    two.append("file", createPicture(pictures.jpeg));
    two.append("file", createPicture(pictures.png));
    expect([(await post(two)).status, await rows()]).toEqual([400, []]);
  });

  test("from another site, and forms that another call gets", async () => {
    const reply = await upload(pictures.app, pictures.jpeg, { headers: { origin: "https://evil.example" } });
    expect(reply.status).toBe(403);
    const body = new FormData();
    body.set("file", createPicture(pictures.jpeg));
    expect((await fetch(`${pictures.app.address}/api/feedbacks/app`, { method: "POST", body })).status).toBe(
      415,
    );
    expect(await rows()).toEqual([]);
  });

  test("one whose sender hangs up in its middle", async () => {
    const { hostname, port } = new URL(pictures.app.address);
    const socket = connect(Number(port), hostname);
    await new Promise<void>((resolve) => socket.write(FORM_BEGUN, () => resolve()));
    socket.write(pictures.jpeg);
    socket.destroy();
    expect((await upload(pictures.app, pictures.png)).status).toBe(200);
    expect((await rows()).length).toBe(1);
  });

  test("when the disk is nearly full: nothing is taken, and nothing is stored", async () => {
    const full = await runningApp(open(), { files: { ...pictures.store, hasRoom: async () => false } });
    expect((await upload(full, pictures.png)).status).toBe(503);
    expect(await rows()).toEqual([]);
    await full.close();
  });

  test("when the store fails: the row goes too", async () => {
    const failing: FileStore = {
      ...pictures.store,
      put: async () => {
        throw new Error("The disk is full.");
      },
    };
    const broken = await runningApp(open(), { files: failing });
    expect((await upload(broken, pictures.png)).status).toBe(500);
    expect(await rows()).toEqual([]);
    await broken.close();
  });

  test("too many from one address, before they are read", async () => {
    const limited = await runningApp(open(), {
      config: { trustProxy: false, isRateLimited: true },
      files: pictures.store,
    });
    const texts = Array.from({ length: FILES_PER_HOUR }, () => upload(limited, Buffer.from("no picture")));
    expect(new Set((await Promise.all(texts)).map(({ status }) => status))).toEqual(new Set([415]));
    const refused = await upload(limited, pictures.png);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
    await limited.close();
  });

  test("a client with many open forms gets 503 until they are closed", async () => {
    const { hostname, port } = new URL(pictures.app.address);
    const sockets = Array.from({ length: 6 }, () => connect(Number(port), hostname));
    for (const socket of sockets) socket.write(FORM_BEGUN);
    const refused = await until(
      () => upload(pictures.app, pictures.jpeg),
      ({ status }) => status === 503,
    );
    expect(refused.headers.get("retry-after")).toBe("10");
    for (const socket of sockets) socket.destroy();
    await until(
      () => upload(pictures.app, pictures.jpeg),
      ({ status }) => status === 200,
    );
  });
});

/** Adds a comment segment after the start of the image. */
function withComment(jpeg: Buffer, comment: string): Buffer {
  const text = Buffer.from(comment);
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, text, jpeg.subarray(2)]);
}

/** Changes the size in the header, and corrects the header's checksum. */
function withClaimedSize(png: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}
