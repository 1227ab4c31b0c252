import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson, statusAndBody } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { unzipped } from "#checks/unzipped.ts";
import { sevenViewers, signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import type { HsdsService } from "#domain/hsds/hsds-records.ts";
import type { KeyScope } from "#domain/integrations/api-keys/api-key.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

const failures = ({ logged }: RunningApp) => logged.filter((line) => line.includes('"error"'));

onEachEngine("the export in the browser", (open) => {
  const shown = serviceForTest({ name: "House" });
  const waiting = serviceForTest({ name: "New house" }, { approvedAt: null });
  let folder = "";
  let app: RunningApp;
  let admin: UserForTest;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "amparo-exports-"));
    await storeServices(open(), [shown, waiting], Date.now());
    app = await runningApp(open(), { exportFolder: folder });
    admin = await signedInAs(app, "ADMINISTRATOR");
  });
  afterAll(async () => {
    await app?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const download = (query = "", headers: Readonly<Record<string, string>> = admin.headers) =>
    app.get(`/api/export${query}`, headers);
  const keyWith = async (scope: KeyScope) => {
    const body = { name: "Data hub", role: "ADMINISTRATOR", scopes: [scope], days: 30, requestsPerMinute: 9 };
    const made = await statusAndBody<{ key: string }>(
      sendJson(app, "POST", "/api-keys", body, admin.headers),
    );
    return { authorization: `Bearer ${made.body.key}` };
  };
  const isUnderWay = async () => {
    const reply = await app.get("/api/export/state", admin.headers);
    return (await reply.json()).isUnderWay;
  };
  const readStatus = async (reply: Promise<Response>) => {
    const { status, body } = await reply;
    await body?.cancel();
    return status;
  };

  test("is for administrators alone", async () => {
    for (const { role, headers } of await sevenViewers(app)) {
      const refused = role === "GUEST" ? 401 : 403;
      const wanted = role === "ADMINISTRATOR" ? 200 : refused;
      expect([role, await readStatus(app.get("/api/export/state", headers))]).toEqual([role, wanted]);
      if (wanted !== 200) expect([role, await readStatus(download("", headers))]).toEqual([role, wanted]);
    }
  });

  test("refuses another format", async () => {
    const reply = await download("?format=xml");
    expect([reply.status, (await reply.json()).fields]).toEqual([400, { format: "unknownValue" }]);
  });

  test.each([
    ["", "json", "services-0001.json"],
    ["?format=csv", "csv", "services.csv"],
  ])("%s is an archive of what the public sees", async (query, format, file) => {
    const reply = await download(query);
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="amparo-2026-11-20-${format}.zip"`,
      "cache-control": "private, no-store",
    });
    const files = await unzipped(await reply.bytes());
    expect([...files.keys()]).toEqual(expect.arrayContaining([file, "datapackage.json"]));
    expect(files.get(file)).toContain(shown.id);
    expect(files.get(file)).not.toContain(waiting.id);
    if (format === "json") {
      const services: HsdsService[] = JSON.parse(files.get(file) ?? "");
      expect(services.map(({ name }) => name)).toEqual(["House"]);
    }
    await expect.poll(isUnderWay).toBe(false);
    expect(await readdir(folder)).toEqual([]);
  });

  test("is for keys with the scope", async () => {
    expect(await readStatus(download("", await keyWith("updateBeds")))).toBe(403);
    const headers = await keyWith("export");
    const files = await unzipped(await (await download("", headers)).bytes());
    expect(files.get("services-0001.json")).toContain(shown.id);
    expect(await readStatus(app.get("/api/export/state", headers))).toBe(200);
    await expect.poll(isUnderWay).toBe(false);
  });

  test("is one at a time, and ends with its client", async () => {
    const leaving = new AbortController();
    await open().transaction(async (db) => {
      // The export waits for its first services.
      await db.query("lock table services in access exclusive mode");
      const first = fetch(`${app.address}/api/export`, { headers: admin.headers, signal: leaving.signal });
      await expect.poll(isUnderWay).toBe(true);
      const second = await download();
      expect([second.status, (await second.json()).key, second.headers.get("retry-after")]).toEqual([
        409,
        "exportIsRunning",
        "60",
      ]);
      leaving.abort();
      await expect(first).rejects.toThrow();
      expect(await isUnderWay()).toBe(true);
    });
    await expect.poll(isUnderWay).toBe(false);
    expect(await readdir(folder)).toEqual([]);
    expect(failures(app)).toEqual([]);
    expect(await readStatus(download())).toBe(200);
    await expect.poll(isUnderWay).toBe(false);
  });

  test("HEAD makes none", async () => {
    const reply = await fetch(`${app.address}/api/export`, { method: "HEAD", headers: admin.headers });
    expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "application/zip"]);
    await expect.poll(isUnderWay).toBe(false);
  });
});

onEachEngine("an export that has nowhere to wait", (open) => {
  test("is a failure, logged once", async () => {
    const app = await runningApp(open(), { exportFolder: "/dev/null/exports" });
    try {
      const { headers } = await signedInAs(app, "ADMINISTRATOR");
      const reply = await app.get("/api/export", headers);
      expect([reply.status, (await reply.json()).key]).toEqual([500, "internalError"]);
      expect(failures(app)).toHaveLength(1);
    } finally {
      await app.close();
    }
  });
});
