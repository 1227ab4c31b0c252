import { createHash } from "node:crypto";
import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastifyCookie from "@fastify/cookie";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { runningApp } from "#checks/running-app.ts";
import { addSecurityHeaders } from "#server/base/http/security-headers.ts";
import { outboxFolder, outboxMail } from "#server/base/outside/mail/outbox-mail.ts";
import { composeMail } from "#words/mail/compose-mails.ts";
import { addOutbox } from "./add-outbox.ts";

let dataDir: string;
let app: FastifyInstance;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "amparo-outbox-"));
  app = fastify();
  app.decorate("languages", ["en", "es"]);
  await addSecurityHeaders(app, null);
  await app.register(fastifyCookie);
  addOutbox(app, outboxFolder(dataDir));
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

const get = (url: string) => app.inject({ url });

async function send(id: string, reason: string, age: number): Promise<void> {
  const place = { product: "Amparo", origin: "http://localhost:3000" };
  const service = { id: "1", name: `Kitchen ${id}` };
  const mail = composeMail({ mail: "serviceRefused", service, isEdit: false, reason }, "en", place);
  await outboxMail(dataDir, { name: "Amparo", address: "a@b.example" }).send({
    ...mail,
    id,
    to: "ana@people.example",
    language: "en",
    at: 0,
  });
  await utimes(join(outboxFolder(dataDir), `${id}.eml`), 1000 - age, 1000 - age);
}

onOneEngine("the app", (open) => {
  test.each([
    [true, true, 200],
    [true, false, 404],
    [false, true, 404],
  ])("in the demonstration %s, without a mail server %s: %i", async (demo, hasOutbox, status) => {
    const running = await runningApp(open(), {
      config: { trustProxy: false, isRateLimited: false, demo },
      ...(hasOutbox ? { outbox: outboxFolder(dataDir) } : {}),
    });
    const replies = [await running.get("/outbox"), await running.get("/outbox/none.eml")];
    expect(replies.map((reply) => reply.status)).toEqual([status, 404]);
    await running.close();
  });
});

test("an empty outbox shows that it is empty", async () => {
  const reply = await get("/outbox");
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain("No emails yet.");
});

describe("with mails", () => {
  beforeAll(async () => {
    await send("older", "No hours.", 5);
    await send("newer", '<img src=x onerror="alert(1)"><script>alert(1)</script> ñ', 1);
    await writeFile(join(outboxFolder(dataDir), "broken.eml"), "\0");
    await writeFile(join(dataDir, "secret.eml"), "Subject: secret\r\n\r\nsecret");
  });

  test.each([
    { "x-forwarded-for": "127.0.0.1" },
    { forwarded: "for=127.0.0.1" },
    { via: "1.1 proxy" },
    { host: "evil.example" },
  ])("shows them to nobody who asks with %j", async (headers) => {
    for (const url of ["/outbox", "/outbox/newer.eml", "/outbox/none.eml"]) {
      const reply = await app.inject({ url, headers });
      expect([reply.statusCode, reply.json()]).toMatchObject([404, { key: "notFound" }]);
    }
  });

  test("lists them, newest first, and is not cached", async () => {
    const reply = await get("/outbox");
    expect(reply.headers["cache-control"]).toBe("no-store");
    const policy = String(reply.headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    // The one style is the page's own.
    const style = /<style>([^<]*)<\/style>/.exec(reply.body)?.[1] ?? "";
    expect(policy).toContain(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
    const links = [...reply.body.matchAll(/href="\/outbox\/([^"]+)"/g)].map(([, name]) => name);
    expect(links.filter((name) => name !== "broken.eml")).toEqual(["newer.eml", "older.eml"]);
  });

  test("shows one with its link to press, and nothing in it runs or loads", async () => {
    const { body } = await get("/outbox/newer.eml");
    expect(body).toContain("Kitchen newer needs a change before we can approve it");
    expect(body).toContain('<a href="http://localhost:3000/manage_services"');
    expect(body).not.toMatch(/<(?:img|script|iframe|form)\b/i);
    expect(body.match(/<style\b/gi)).toHaveLength(1);
    expect(body).toMatch(/<article><p>Kitchen newer was not approved yet/);
    expect(body).toContain("alert(1)&lt;/script&gt; ñ");
  });

  test.each([
    "/outbox/none.eml",
    "/outbox/..%2Fsecret.eml",
    "/outbox/%2e%2e%2fsecret.eml",
    "/outbox/newer.eml%00",
    "/outbox/newer",
  ])("%s is not there", async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain("secret.eml");
  });
});
