import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import fastifyCookie from "@fastify/cookie";
import fastify from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { FILES_AN_HOUR, KEPT_PICTURE_SIDE, UNNAMED_FILE_MS } from "#domain/contract/limits.ts";
import { pictureName } from "#domain/files/picture.ts";
import { mountRoutes } from "#server/http/mount.ts";
import { diskFiles } from "#server/outside/files/disk-files.ts";
import type { FileStore } from "#server/outside/files/file-store.ts";
import { removeUnnamedFiles } from "./file-jobs.ts";
import { fileRoutes } from "./file-routes.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const DRAWING = '<svg version="1.1" xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c00" }, limitInputPixels: false });

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

onEachEngine("uploaded pictures", (open) => {
  let app: RunningApp;
  let folder: string;
  let store: FileStore;
  let jpeg: Buffer;
  let png: Buffer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "amparo-files-"));
    store = diskFiles(folder);
    app = await runningApp(open(), { files: store });
    jpeg = await red(60, 40)
      .withExif({ IFD0: { Make: "canary-device" }, IFD3: { GPSLatitude: "25/1 46/1 26/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    png = await red(30, 20).png().toBuffer();
  });
  afterAll(async () => {
    await app?.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await open().query("delete from files");
    await rm(join(folder, "uploads"), { recursive: true, force: true });
    app.now = NOW;
  });

  const onDisk = () => readdir(join(folder, "uploads")).catch(() => []);
  const rows = () => open().query<{ name: string }>("select name from files order by name");

  describe("are refused, and nothing is stored", () => {
    const hostile: readonly [string, () => Buffer | Promise<Buffer>, number, string][] = [
      ["nothing", () => Buffer.alloc(0), 400, "required"],
      ["text", () => Buffer.from("Hello"), 415, "notPicture"],
      ["SVG", () => Buffer.from(DRAWING), 415, "notPicture"],
      ["HTML", () => Buffer.from("<!doctype html><script>alert(1)</script>"), 415, "notPicture"],
      ["GIF", () => red(9, 9).gif().toBuffer(), 415, "notPicture"],
      ["TIFF", () => red(9, 9).tiff().toBuffer(), 415, "notPicture"],
      ["the first bytes of a PNG alone", () => png.subarray(0, 8), 415, "notPicture"],
      [
        "HTML behind the first bytes of a PNG",
        () => Buffer.concat([png.subarray(0, 8), Buffer.from(DRAWING)]),
        415,
        "notPicture",
      ],
      ["a PNG cut short", () => png.subarray(0, png.length - 30), 415, "notPicture"],
      ["a JPEG cut short", () => jpeg.subarray(0, jpeg.length >> 1), 415, "notPicture"],
      [
        "a PNG with a page behind it",
        () => Buffer.concat([png, Buffer.from("<html><body>")]),
        415,
        "notPicture",
      ],
      [
        "a JPEG with a script in its comment",
        () => withComment(jpeg, "<script>alert(1)</script>"),
        415,
        "notPicture",
      ],
      [
        "a JPEG that is an archive too",
        () => Buffer.concat([jpeg, Buffer.from("PK\u0005\u0006\0\0\0\0")]),
        415,
        "notPicture",
      ],
      ["a JPEG that is a PDF too", () => Buffer.concat([jpeg, Buffer.from("%PDF-1.7")]), 415, "notPicture"],
      ["108 megapixels in 300 kB", () => red(12_000, 9000).png().toBuffer(), 413, "outOfRange"],
      [
        "a head that claims four thousand megapixels",
        () => withClaimedSize(png, 65_000, 65_000),
        413,
        "outOfRange",
      ],
      ["50 MB", () => Buffer.concat([png, Buffer.alloc(50 * 1024 * 1024)]), 413, "tooLong"],
    ];
    test.each(hostile)("%s", async (_, make, status, message) => {
      const reply = await upload(app, await make());
      expect([reply.status, await reply.json()]).toMatchObject([
        status,
        { code: status, fields: { file: message } },
      ]);
      expect([await rows(), await onDisk()]).toEqual([[], []]);
    });

    test("what is no form, has no file, two, or another field", async () => {
      const post = (body: RequestInit["body"], headers: Record<string, string> = {}) =>
        fetch(`${app.address}/api/files`, { method: "POST", headers, body: body ?? null });
      expect((await post(new Uint8Array(jpeg), { "content-type": "image/jpeg" })).status).toBe(415);
      expect((await post("{}", { "content-type": "application/json" })).status).toBe(415);
      expect((await post(null)).status).toBe(415);
      expect((await post("x", { "content-type": "multipart/form-data" })).status).toBe(400);
      expect((await post("x", { "content-type": "multipart/form-data; boundary=b" })).status).toBe(400);
      const text = new FormData();
      text.set("file", "only text");
      expect((await post(text)).status).toBe(400);
      const other = new FormData();
      other.set("picture", pictureOf(jpeg));
      expect((await post(other)).status).toBe(400);
      const two = new FormData();
      two.append("file", pictureOf(jpeg));
      two.append("file", pictureOf(png));
      expect([(await post(two)).status, await rows()]).toEqual([400, []]);
    });

    test("from another site, and forms that another call gets", async () => {
      const reply = await upload(app, jpeg, { headers: { origin: "https://evil.example" } });
      expect(reply.status).toBe(403);
      const body = new FormData();
      body.set("file", pictureOf(jpeg));
      expect((await fetch(`${app.address}/api/feedbacks/app`, { method: "POST", body })).status).toBe(415);
      expect(await rows()).toEqual([]);
    });

    test("one whose sender hangs up in its middle", async () => {
      const { hostname, port } = new URL(app.address);
      const socket = connect(Number(port), hostname);
      await new Promise<void>((resolve) => socket.write(FORM_BEGUN, () => resolve()));
      socket.write(jpeg);
      socket.destroy();
      expect((await upload(app, png)).status).toBe(200);
      expect((await rows()).length).toBe(1);
    });

    test("when the disk is nearly full: nothing is taken, and nothing is stored", async () => {
      const full = await runningApp(open(), { files: { ...store, hasRoom: async () => false } });
      expect((await upload(full, png)).status).toBe(503);
      expect(await rows()).toEqual([]);
      await full.close();
    });

    test("when the store fails: the row goes too", async () => {
      const failing: FileStore = {
        ...store,
        put: async () => {
          throw new Error("The disk is full.");
        },
      };
      const broken = await runningApp(open(), { files: failing });
      expect((await upload(broken, png)).status).toBe(500);
      expect(await rows()).toEqual([]);
      await broken.close();
    });

    test("too many from one address, before they are read", async () => {
      const limited = await runningApp(open(), {
        config: { trustProxy: false, isRateLimited: true },
        files: store,
      });
      const texts = Array.from({ length: FILES_AN_HOUR }, () => upload(limited, Buffer.from("no picture")));
      expect(new Set((await Promise.all(texts)).map(({ status }) => status))).toEqual(new Set([415]));
      const refused = await upload(limited, png);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
      await limited.close();
    });
  });

  describe("are written anew", () => {
    test("a photograph stands upright and says nothing of place and device", async () => {
      const before = await sharp(jpeg).metadata();
      expect([
        before.width,
        before.height,
        before.orientation,
        before.exif?.includes("canary-device"),
      ]).toEqual([60, 40, 6, true]);
      const reply = await upload(app, jpeg, { name: "../../evil.html", type: "text/html" });
      expect(reply.status).toBe(200);
      const shown = await reply.json();
      expect(shown).toEqual({ name: expect.stringMatching(/^[\w-]{32}\.jpg$/), width: 40, height: 60 });
      const bytes = Buffer.from((await store.get(shown.name)) ?? []);
      expect(bytes.includes("canary")).toBe(false);
      const after = await sharp(bytes).metadata();
      expect([after.format, after.width, after.height, after.exif, after.orientation]).toEqual([
        "jpeg",
        40,
        60,
        undefined,
        undefined,
      ]);
    });

    test.each(["png", "webp", "jpeg"] as const)("%s stays what it was", async (format) => {
      const reply = await upload(app, await red(8, 6).toFormat(format).toBuffer());
      const { name } = await reply.json();
      expect((await sharp(Buffer.from((await store.get(name)) ?? [])).metadata()).format).toBe(format);
    });

    test("a moving picture keeps its first frame, and what a phone hangs behind one goes", async () => {
      const frames = await sharp({
        create: { width: 10, height: 20, channels: 3, background: "#000", pageHeight: 10 },
      })
        .webp({ loop: 0 })
        .toBuffer();
      expect((await upload(app, frames)).status).toBe(200);
      const trailed = Buffer.concat([jpeg, Buffer.from("canary-trailer".repeat(1000))]);
      const { name } = await (await upload(app, trailed)).json();
      expect(Buffer.from((await store.get(name)) ?? []).includes("canary")).toBe(false);
    });

    test("a large one is made smaller", async () => {
      const reply = await upload(app, await red(6000, 3000).jpeg().toBuffer());
      expect(await reply.json()).toMatchObject({ width: KEPT_PICTURE_SIDE, height: KEPT_PICTURE_SIDE / 2 });
    });

    test("ten at once are all kept, under names of their own, for this account alone", async () => {
      const replies = await Promise.all(Array.from({ length: 10 }, () => upload(app, jpeg)));
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(await onDisk()).size).toBe(10);
      const mode = (await stat(join(folder, "uploads"))).mode & 0o777;
      if (process.platform !== "win32") expect(mode).toBe(0o700);
    });
  });

  describe("are read", () => {
    test("by no guest: there is nothing, whatever the name", async () => {
      const { name } = await (await upload(app, jpeg)).json();
      const unknown = pictureName("n".repeat(32), "image/png");
      for (const path of [name, unknown, "..%2F..%2Fpackage.json", `${name}%00`, "x".repeat(150)]) {
        const reply = await app.get(`/api/files/${path}`);
        expect([400, 404], path).toContain(reply.status);
        expect(reply.headers.get("content-type")).toContain("application/json");
        expect(reply.headers.get("access-control-allow-origin")).toBeNull();
      }
      const [known, none] = await Promise.all(
        [name, unknown].map(async (path) => (await app.get(`/api/files/${path}`)).text()),
      );
      expect(known).toBe(none);
    });

    test("by whom the rule lets: as a picture, kept by nobody on the way", async () => {
      const { name } = await (await upload(app, jpeg)).json();
      const asked: unknown[] = [];
      const guarded = fastify();
      mountRoutes(
        guarded,
        fileRoutes(open(), store, (reader, feedback) => {
          asked.push([reader.role, feedback]);
          return true;
        }),
        { now: () => NOW, findViewer: async () => null, publicOrigin: null },
      );
      await guarded.register(fastifyCookie);
      const reply = await guarded.inject({ url: `/api/files/${name}` });
      expect([reply.statusCode, reply.headers["content-type"], reply.headers["cache-control"]]).toEqual([
        200,
        "image/jpeg",
        "private, no-store",
      ]);
      expect(reply.rawPayload).toEqual(Buffer.from((await store.get(name)) ?? []));
      expect(asked).toEqual([["GUEST", null]]);
      await guarded.close();
    });
  });

  test("somebody who holds many forms open is told to come later, until they let go", async () => {
    const { hostname, port } = new URL(app.address);
    const sockets = Array.from({ length: 6 }, () => connect(Number(port), hostname));
    for (const socket of sockets) socket.write(FORM_BEGUN);
    const refused = await until(
      () => upload(app, jpeg),
      ({ status }) => status === 503,
    );
    expect(refused.headers.get("retry-after")).toBe("10");
    for (const socket of sockets) socket.destroy();
    await until(
      () => upload(app, jpeg),
      ({ status }) => status === 200,
    );
  });

  test("one that no feedback names goes after 24 hours, one that is named stays", async () => {
    const named = (await (await upload(app, jpeg)).json()).name;
    const unnamed = (await (await upload(app, png)).json()).name;
    const body = { email: "a@mail.example", subject: "Look", message: "Here", files: [named] };
    const sent = await sendJson(app, "POST", "/feedbacks/app", body);
    expect(sent.status).toBe(200);
    await removeUnnamedFiles(open(), store, NOW + UNNAMED_FILE_MS);
    expect((await onDisk()).toSorted()).toEqual([named, unnamed].toSorted());
    await removeUnnamedFiles(open(), store, NOW + UNNAMED_FILE_MS + 1);
    expect(await onDisk()).toEqual([named]);
    expect(await rows()).toEqual([{ name: named }]);
    await open().query("delete from feedbacks");
    await removeUnnamedFiles(open(), store, NOW + UNNAMED_FILE_MS + 1);
    expect([await onDisk(), await rows()]).toEqual([[], []]);
  });
});

function pictureOf(bytes: Buffer, type = "image/jpeg"): Blob {
  return new Blob([new Uint8Array(bytes)], { type });
}

function upload(
  app: RunningApp,
  bytes: Buffer,
  {
    name = "photo.jpg",
    type = "image/jpeg",
    headers = {},
  }: { name?: string; type?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const body = new FormData();
  body.set("file", pictureOf(bytes, type), name);
  return fetch(`${app.address}/api/files`, { method: "POST", headers, body });
}

/** With a comment segment behind the start of the image. */
function withComment(jpeg: Buffer, comment: string): Buffer {
  const text = Buffer.from(comment);
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, text, jpeg.subarray(2)]);
}

/** Its head says another size; the check sum of the head is made right again. */
function withClaimedSize(png: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}
