import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { isFullScope } from "#checks/test-scope.ts";
import {
  KUDOS_PER_NETWORK_AND_SERVICE_PER_DAY,
  KUDOS_PER_NETWORK_PER_HOUR,
} from "#domain/base/contract/limits.ts";
import { kudoLimits } from "#domain/favorites/kudos/kudo-limits.ts";
import { deleteOldAttempts } from "#server/base/attempts/attempt-jobs.ts";
import { countedLimits } from "#server/base/attempts/count-attempts.ts";
import type { Database } from "#server/base/sql/db.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { readBackupFile } from "#server/features/operations/backup/backup-file.ts";
import { writeBackup } from "#server/features/operations/backup/write-backup.ts";
import { giveKudo } from "./give-kudo.ts";

const NOW = Date.UTC(2026, 10, 20, 15, 59, 0);
const NOBODY = "01950000-0000-7000-8000-0000000000ff";

onOneEngine("kudos", (open) => {
  const kitchen = serviceForTest({ name: "Kitchen" }, { likes: 5 });
  const waiting = serviceForTest({ name: "Waiting" }, { approvedAt: null });
  const many = Array.from({ length: KUDOS_PER_NETWORK_PER_HOUR.connection + 1 }, () => serviceForTest());
  let app: RunningApp;
  let unlimited: RunningApp;
  beforeAll(async () => {
    await storeServices(open(), [kitchen, waiting, ...many], NOW);
    const config = { trustProxy: true, isRateLimited: true };
    app = await runningApp(open(), { config });
    unlimited = await runningApp(open());
  });
  afterAll(async () => {
    await app?.close();
    await unlimited?.close();
  });
  beforeEach(async () => {
    app.now = NOW;
    await open().query("delete from kudos");
    await open().query("delete from day_salts");
    await open().query("update services set likes = 5 where id = $1", [kitchen.id]);
  });

  const likes = async (): Promise<number> =>
    (await (await app.get(`/api/services/${kitchen.id}`)).json()).likes;
  const countKudos = async (): Promise<number> =>
    (await open().query<{ count: number }>("select count(*)::int as count from kudos"))[0]?.count ?? -1;

  describe("are refused", () => {
    test.each([
      ["for a service that nobody knows", NOBODY, 404],
      ["for one that waits for approval", waiting.id, 404],
      ["for what is no id", "1'%20or%20'1'='1", 404],
      ["for a path that climbs", "%2e%2e", 404],
      ["for NUL", "%00", 400],
    ])("%s, without a cookie", async (_, id, status) => {
      const reply = await press(app, id);
      expect([reply.status, await reply.json()]).toMatchObject([status, { code: status }]);
      expect(reply.headers.get("set-cookie")).toBeNull();
      expect(await countKudos()).toBe(0);
    });

    test.each([
      ["another site", { origin: "https://evil.example" }],
      ["another site that says whence", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
      ["a form of another site", { origin: "null", "sec-fetch-site": "cross-site" }],
      ["a browser that keeps its origin to itself", { "sec-fetch-site": "cross-site" }],
      ["the same name on another port", { origin: "http://127.0.0.1:1" }],
    ])("from %s", async (_, headers) => {
      const reply = await press(app, kitchen.id, headers);
      expect([reply.status, await reply.json()]).toEqual([
        403,
        { code: 403, key: "forbidden", message: "You don't have permission to do this." },
      ]);
      expect(await likes()).toBe(5);
    });

    test("with another method, or with a body that is no JSON", async () => {
      const put = await fetch(`${app.address}/api/services/${kitchen.id}/likes`, { method: "PUT" });
      expect([put.status, put.headers.get("allow")]).toEqual([405, "POST"]);
      const broken = await press(app, kitchen.id, { "content-type": "application/json" }, "{");
      expect(broken.status).toBe(400);
      const text = await press(app, kitchen.id, { "content-type": "text/plain" }, "likes=1000");
      expect(text.status).toBe(415);
      expect(await likes()).toBe(5);
    });
  });

  test("the first counts, answers with the service and gives the device its id", async () => {
    const reply = await press(app, kitchen.id, { origin: app.address });
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ id: kitchen.id, name: "Kitchen", likes: 6 });
    expect(reply.headers.get("set-cookie")).toMatch(
      /^device=[\w-]{22}; Max-Age=34560000; Path=\/api\/services; HttpOnly; SameSite=Strict$/,
    );
    const before = await (await app.get(`/api/services/${kitchen.id}`)).json();
    expect([before.version, before.updatedAt]).toEqual([
      500_000_000,
      new Date(kitchen.metadata.updatedAt).toISOString().replace(".000Z", "Z"),
    ]);
  });

  test.each([
    ["a script of our own page", (address: string) => ({ origin: address, "sec-fetch-site": "same-origin" })],
    [
      "a form of our own page, which sends no referrer",
      () => ({ origin: "null", "sec-fetch-site": "same-origin" }),
    ],
    ["a program that is no browser", () => ({})],
  ])("%s may send one", async (_, headers) => {
    expect((await press(app, kitchen.id, headers(app.address))).status).toBe(200);
  });

  test("only a kudo brings the cookie, and over HTTPS it is for HTTPS alone", async () => {
    for (const path of ["/api/services", `/api/services/${kitchen.id}`, "/api/crisis-lines", "/api/health"]) {
      expect((await app.get(path)).headers.get("set-cookie"), path).toBeNull();
    }
    const reply = await press(app, kitchen.id, { "x-forwarded-proto": "https" });
    expect(reply.headers.get("set-cookie")).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
  });

  test("a repeat from the device is 200 and changes nothing, however it is sent", async () => {
    const cookie = readDeviceCookie(await press(app, kitchen.id));
    for (const headers of [
      { cookie },
      { cookie, "x-forwarded-for": "203.0.113.9" },
      { cookie: `lang=es; ${cookie}; other=1`, "content-type": "application/json" },
    ]) {
      const reply = await press(app, kitchen.id.toUpperCase(), headers);
      expect([reply.status, (await reply.json()).likes]).toEqual([200, 6]);
      expect(reply.headers.get("set-cookie")).toBeNull();
    }
    expect(await countKudos()).toBe(1);
  });

  test("the device may thank for another service, and a made-up id is another device", async () => {
    const cookie = readDeviceCookie(await press(app, kitchen.id));
    expect((await press(app, many[0]?.id ?? "", { cookie })).status).toBe(200);
    await press(app, kitchen.id, { cookie: "device='; drop table kudos --" });
    expect(await likes()).toBe(7);
    expect(await countKudos()).toBe(3);
  });

  test("100 at the same moment are 100 from 100 devices, and one from one", async () => {
    const devices = Array.from({ length: 100 }, (_, at) => `device=${String(at).padStart(22, "d")}`);
    const replies = await Promise.all(devices.map((cookie) => press(unlimited, kitchen.id, { cookie })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect([await likes(), await countKudos()]).toEqual([105, 100]);

    const one = { cookie: `device=${"o".repeat(22)}` };
    const repeats = await Promise.all(devices.map(() => press(unlimited, kitchen.id, one)));
    expect(new Set(repeats.map(({ status }) => status))).toEqual(new Set([200]));
    expect([await likes(), await countKudos()]).toEqual([106, 101]);
  });

  test("with limits, 100 at the same moment count as often as they were answered 200", async () => {
    const replies = await Promise.all(Array.from({ length: 100 }, () => press(app, kitchen.id)));
    const given = replies.filter(({ status }) => status === 200);
    const refused = replies.filter(({ status }) => status === 429);
    expect([given.length, refused.length]).toEqual([
      KUDOS_PER_NETWORK_AND_SERVICE_PER_DAY.connection,
      100 - KUDOS_PER_NETWORK_AND_SERVICE_PER_DAY.connection,
    ]);
    expect([await likes(), await countKudos()]).toEqual([5 + given.length, given.length]);
    for (const reply of refused) {
      expect(reply.headers.get("retry-after")).toBe(String(8 * 3600 + 60));
      expect(reply.headers.get("set-cookie")).toBeNull();
    }
    expect(await refused[0]?.json()).toMatchObject({ code: 429, message: expect.stringMatching(/wait/) });
  });

  test("another address, or the next day, may go on; the device that gave one still hears 200", async () => {
    const cookie = readDeviceCookie(await press(app, kitchen.id));
    for (let at = 1; at < KUDOS_PER_NETWORK_AND_SERVICE_PER_DAY.connection; at++)
      await press(app, kitchen.id);
    expect((await press(app, kitchen.id)).status).toBe(429);
    expect((await press(app, kitchen.id, { cookie })).status).toBe(200);
    expect((await press(app, kitchen.id, { "x-forwarded-for": "203.0.113.9" })).status).toBe(200);
    app.now = NOW + 86_400_000;
    expect((await press(app, kitchen.id)).status).toBe(200);
  });

  test("an address gives so many an hour, a whole /64 together", async () => {
    for (const [at, service] of many.slice(0, -1).entries()) {
      const reply = await press(app, service.id, { "x-forwarded-for": `2001:db8:7:7::${at + 1}` });
      expect(reply.status).toBe(200);
    }
    const last = many.at(-1)?.id ?? "";
    const from = { "x-forwarded-for": "2001:db8:7:7:ffff::1" };
    const refused = await press(app, last, from);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    app.now = NOW + 60_000;
    expect((await press(app, last, from)).status).toBe(200);
  });

  test("a flood is refused clearly, and leaves nothing", async () => {
    const statuses = new Map<number, number>();
    const from = { "x-forwarded-for": "203.0.113.77" };
    const waves = isFullScope ? 20 : 5;
    for (let wave = 0; wave < waves; wave++) {
      const replies = await Promise.all(Array.from({ length: 100 }, () => press(app, kitchen.id, from)));
      for (const { status, headers } of replies) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 200) continue;
        const refused = [status, headers.get("retry-after")];
        expect(refused, app.logged.join("\n")).toEqual([429, expect.stringMatching(/^\d+$/)]);
      }
    }
    expect(statuses).toEqual(
      new Map([
        [200, KUDOS_PER_NETWORK_AND_SERVICE_PER_DAY.connection],
        [429, waves * 100 - KUDOS_PER_NETWORK_AND_SERVICE_PER_DAY.connection],
      ]),
    );
    expect(await countKudos()).toBe(KUDOS_PER_NETWORK_AND_SERVICE_PER_DAY.connection);
  });

  test("a kudo that was begun before its day was forgotten counts", async () => {
    const limits = await countedLimits(open(), kudoLimits("203.0.113.78", kitchen.id, NOW), NOW);
    expect(limits.length).toBeGreaterThan(0);
    await deleteOldAttempts(open(), NOW + 86_400_000);
    const given = await giveKudo(open(), { serviceId: kitchen.id, deviceId: "late", limits });
    expect([given, await likes()]).toEqual(["counted", 6]);
  });

  test("what is kept names neither address nor device, and one device's rows have nothing in common", async () => {
    const address = "203.0.113.42";
    const cookie = readDeviceCookie(await press(app, kitchen.id, { "x-forwarded-for": address }));
    await press(app, many[0]?.id ?? "", { cookie, "x-forwarded-for": address });
    const stored = await everythingStored(open());
    expect(stored.text).not.toContain(address);
    expect(stored.text).not.toContain(Buffer.from(address).toString("hex"));
    expect(stored.text).not.toContain(cookie.slice("device=".length));
    expect(new Set(stored.devices).size).toBe(2);
    expect(app.logged.join("\n")).not.toContain(address);
  });

  test("a backup has the kudos, and nothing of addresses: it may outlive the day", async () => {
    await press(app, kitchen.id);
    const folder = await mkdtemp(join(tmpdir(), "amparo-kudos-"));
    try {
      const file = join(folder, "a.backup");
      await writeBackup(open(), file);
      const tables: string[] = [];
      for await (const line of readBackupFile(file)) {
        if ("mark" in line && line.mark.is === "table") tables.push(line.mark.name);
      }
      expect(tables).toContain("kudos");
      for (const name of ["day_salts", "attempt_counts", "sessions", "mailed_links"]) {
        expect(tables).not.toContain(name);
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test("an earlier day's secret is forgotten with its counts, kudos stay", async () => {
    await press(app, kitchen.id);
    await deleteOldAttempts(open(), NOW);
    expect((await everythingStored(open())).counts).toBe(4);
    await deleteOldAttempts(open(), NOW + 86_400_000);
    expect(await everythingStored(open())).toMatchObject({
      counts: 0,
      salts: 0,
      devices: [expect.any(String)],
    });
  });
});

function press(
  app: RunningApp,
  id: string,
  headers: Readonly<Record<string, string>> = {},
  body: string | null = null,
): Promise<Response> {
  return fetch(`${app.address}/api/services/${id}/likes`, { method: "POST", headers, body });
}

function readDeviceCookie(reply: Response): string {
  return /^device=[^;]+/.exec(reply.headers.get("set-cookie") ?? "")?.[0] ?? "";
}

async function everythingStored(
  db: Database,
): Promise<{ text: string; devices: string[]; counts: number; salts: number }> {
  const devices = await db.query<{ digest: string }>(
    "select encode(device_digest, 'hex') as digest from kudos",
  );
  const counts = await db.query("select day, encode(digest, 'hex') as digest, attempts from attempt_counts");
  const salts = await db.query("select day, encode(salt, 'hex') as salt from day_salts");
  return {
    text: JSON.stringify([devices, counts, salts]),
    devices: devices.map(({ digest }) => digest),
    counts: counts.length,
    salts: salts.length,
  };
}
