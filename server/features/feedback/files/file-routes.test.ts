import { stat } from "node:fs/promises";
import fastifyCookie from "@fastify/cookie";
import fastify from "fastify";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { NOW, picturesForTests, red, upload } from "#checks/pictures-for-tests.ts";
import { sendJson } from "#checks/send-json.ts";
import { MAX_STORED_PICTURE_SIDE, UNATTACHED_FILE_MS } from "#domain/base/contract/limits.ts";
import { pictureName } from "#domain/feedback/files/picture.ts";
import { mountRoutes } from "#server/base/http/mount.ts";
import { heavyWork } from "#server/base/load/heavy-work.ts";
import { removeUnattachedFiles } from "./file-jobs.ts";
import { fileRoutes } from "./file-routes.ts";

onOneEngine("uploaded pictures", (open) => {
  const pictures = picturesForTests(open);
  const { rows, onDisk } = pictures;

  describe("are written anew", () => {
    test("a photograph is turned upright and loses place and device", async () => {
      const before = await sharp(pictures.jpeg).metadata();
      expect([
        before.width,
        before.height,
        before.orientation,
        before.exif?.includes("canary-device"),
      ]).toEqual([60, 40, 6, true]);
      const reply = await upload(pictures.app, pictures.jpeg, { name: "../../evil.html", type: "text/html" });
      expect(reply.status).toBe(200);
      const shown = await reply.json();
      expect(shown).toEqual({ name: expect.stringMatching(/^[\w-]{32}\.jpg$/), width: 40, height: 60 });
      const bytes = Buffer.from((await pictures.store.get(shown.name)) ?? []);
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
      const reply = await upload(pictures.app, await red(8, 6).toFormat(format).toBuffer());
      const { name } = await reply.json();
      expect((await sharp(Buffer.from((await pictures.store.get(name)) ?? [])).metadata()).format).toBe(
        format,
      );
    });

    test("a moving picture keeps its first frame, and what a phone hangs behind one goes", async () => {
      const frames = await sharp({
        create: { width: 10, height: 20, channels: 3, background: "#000", pageHeight: 10 },
      })
        .webp({ loop: 0 })
        .toBuffer();
      expect((await upload(pictures.app, frames)).status).toBe(200);
      const trailed = Buffer.concat([pictures.jpeg, Buffer.from("canary-trailer".repeat(1000))]);
      const { name } = await (await upload(pictures.app, trailed)).json();
      expect(Buffer.from((await pictures.store.get(name)) ?? []).includes("canary")).toBe(false);
    });

    test("a large one is made smaller", async () => {
      const reply = await upload(pictures.app, await red(6000, 3000).jpeg().toBuffer());
      expect(await reply.json()).toMatchObject({
        width: MAX_STORED_PICTURE_SIDE,
        height: MAX_STORED_PICTURE_SIDE / 2,
      });
    });

    test("ten at once are all stored, under their own names, for this account only", async () => {
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => upload(pictures.app, pictures.jpeg)),
      );
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(await onDisk()).size).toBe(10);
      const mode = (await stat(pictures.folder)).mode & 0o777;
      if (process.platform !== "win32") expect(mode).toBe(0o700);
    });
  });

  describe("are read", () => {
    test("by no guest: there is nothing, whatever the name", async () => {
      const { name } = await (await upload(pictures.app, pictures.jpeg)).json();
      const unknown = pictureName("n".repeat(32), "image/png");
      for (const path of [name, unknown, "..%2F..%2Fpackage.json", `${name}%00`, "x".repeat(150)]) {
        const reply = await pictures.app.get(`/api/files/${path}`);
        expect([400, 404], path).toContain(reply.status);
        expect(reply.headers.get("content-type")).toContain("application/json");
        expect(reply.headers.get("access-control-allow-origin")).toBeNull();
      }
      const [known, none] = await Promise.all(
        [name, unknown].map(async (path) => (await pictures.app.get(`/api/files/${path}`)).text()),
      );
      expect(known).toBe(none);
    });

    test("by those whom the rule allows: as a picture that no cache on the way stores", async () => {
      const { name } = await (await upload(pictures.app, pictures.jpeg)).json();
      const asked: unknown[] = [];
      const guarded = fastify();
      mountRoutes(
        guarded,
        fileRoutes(open(), pictures.store, heavyWork(false), (reader, feedback) => {
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
      expect(reply.rawPayload).toEqual(Buffer.from((await pictures.store.get(name)) ?? []));
      expect(asked).toEqual([["GUEST", null]]);
      await guarded.close();
    });
  });

  test("one that no feedback names goes after 24 hours, one that is named stays", async () => {
    const named = (await (await upload(pictures.app, pictures.jpeg)).json()).name;
    const unnamed = (await (await upload(pictures.app, pictures.png)).json()).name;
    const body = { email: "a@mail.example", subject: "Look", message: "Here", files: [named] };
    const sent = await sendJson(pictures.app, "POST", "/feedbacks/app", body);
    expect(sent.status).toBe(200);
    await removeUnattachedFiles(open(), pictures.store, NOW + UNATTACHED_FILE_MS);
    expect((await onDisk()).toSorted()).toEqual([named, unnamed].toSorted());
    await removeUnattachedFiles(open(), pictures.store, NOW + UNATTACHED_FILE_MS + 1);
    expect(await onDisk()).toEqual([named]);
    expect(await rows()).toEqual([{ name: named }]);
    await open().query("delete from feedbacks");
    await removeUnattachedFiles(open(), pictures.store, NOW + UNATTACHED_FILE_MS + 1);
    expect([await onDisk(), await rows()]).toEqual([[], []]);
  });
});
