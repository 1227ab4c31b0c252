import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson, statusAndBody } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { sevenViewers, signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { EVERY_CALL } from "#domain/app/every-call.ts";
import type { ListedChange } from "#domain/history/history-calls.ts";
import { type KeyRole, type KeyScope, MAX_KEYS } from "#domain/integrations/api-keys/api-key.ts";
import type { ShownKey } from "#domain/integrations/api-keys/api-key-calls.ts";
import type { ServiceForViewer } from "#domain/services/listing.ts";
import { tokenDigest } from "#server/base/tokens/secret-token.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

const NOW = Date.UTC(2026, 10, 20, 15, 0);
const DAY_MS = 86_400_000;
const NOBODY = "01950000-0000-7000-8000-0000000000ff";
const BODY = {
  name: "County data hub",
  role: "ADMINISTRATOR",
  scopes: ["readWaiting", "editService", "publishUnreviewed", "updateBeds"],
  days: 90,
  requestsPerMinute: 100,
};

onOneEngine("API keys", (open) => {
  const shelter = serviceForTest({ name: "House", type: ["SHELTER"], availableBeds: 3, totalBeds: 10 });
  const hidden = serviceForTest({ name: "Refuge", type: ["SHELTER"], place: { visibility: "HIDDEN" } });
  const waiting = serviceForTest({ name: "New house", type: ["SHELTER"] }, { approvedAt: null });
  let app: RunningApp;
  let admin: UserForTest;

  beforeAll(async () => {
    await storeServices(open(), [shelter, hidden, waiting], NOW);
    app = await runningApp(open());
    admin = await signedInAs(app, "ADMINISTRATOR");
  });
  afterAll(() => app?.close());
  beforeEach(async () => {
    app.now = NOW;
    await open().query("delete from api_keys");
  });

  const make = (body: unknown = BODY, headers = admin.headers) =>
    sendJson(app, "POST", "/api-keys", body, headers);
  const made = async (role: KeyRole, scopes: readonly KeyScope[]) => {
    const { status, body } = await statusAndBody<ShownKey & { key: string }>(make({ ...BODY, role, scopes }));
    expect(status).toBe(200);
    return { ...body, headers: { authorization: `Bearer ${body.key}` } };
  };
  const listed = async (by = admin) => {
    const { body } = await statusAndBody<ShownKey[]>(
      sendJson(app, "GET", "/api-keys", undefined, by.headers),
    );
    return body;
  };
  const edit = (
    id: string,
    headers: Readonly<Record<string, string>>,
    body: object = { phone: "3055550123" },
  ) => sendJson(app, "PUT", `/services/${id}`, body, headers);
  const seen = async (id: string, headers: Readonly<Record<string, string>>) => {
    const { status, body } = await statusAndBody<ServiceForViewer>(app.get(`/api/services/${id}`, headers));
    return { ...body, status };
  };

  describe("making one", () => {
    test("is refused to everyone but administrators, and to keys", async () => {
      const key = await made("ADMINISTRATOR", ["editService"]);
      for (const { role, headers } of await sevenViewers(app)) {
        const wanted =
          new Map<string, number>([
            ["ADMINISTRATOR", 200],
            ["GUEST", 401],
          ]).get(role) ?? 403;
        expect([role, (await make(BODY, headers)).status]).toEqual([role, wanted]);
      }
      expect((await make(BODY, key.headers)).status).toBe(403);
    });

    test.each([
      ["nothing", {}, "name"],
      ["a name of spaces", { ...BODY, name: " " }, "name"],
      ["a role that owns", { ...BODY, role: "USER" }, "role"],
      ["no scope", { ...BODY, scopes: [] }, "scopes"],
      ["administering", { ...BODY, scopes: ["administer"] }, "scopes.0"],
      [
        "beds of the role's own shelters",
        { ...BODY, role: "VOLUNTEER LEAD", scopes: ["updateBeds"] },
        "scopes",
      ],
      ["forever", { ...BODY, days: 36_500 }, "days"],
      ["no requests", { ...BODY, requestsPerMinute: 0 }, "requestsPerMinute"],
      ["too many requests", { ...BODY, requestsPerMinute: 6001 }, "requestsPerMinute"],
    ])("%s", async (_, body, field) => {
      const reply = await statusAndBody<{ fields: object }>(make(body));
      expect(reply.status).toBe(400);
      expect(Object.keys(reply.body.fields)).toContain(field);
    });

    test("shows the key once, and stores its digest alone", async () => {
      const { key, id, begins } = await made("SUPER USER", ["updateBeds"]);
      expect(key).toMatch(/^amparo_key_[\w-]{43}$/);
      expect(key.startsWith(begins)).toBe(true);
      expect(JSON.stringify(await listed())).not.toContain(key);
      expect(await open().query("select token_digest as digest, key_id as id from api_key_tokens")).toEqual([
        { digest: tokenDigest(key), id },
      ]);
      const [kept] = await open().query<{ text: string }>(
        "select (select json_agg(k) from api_keys k)::text || (select json_agg(h) from history h)::text as text",
      );
      expect(kept?.text).toContain(begins);
      expect(kept?.text).not.toContain(key);
      expect(app.logged.join()).not.toContain(key);
    });

    test("ends at a hundred that work", async () => {
      await open().query(
        `with made as (insert into api_keys (id, name, begins, role, scopes, requests_per_minute, created_at, expires_at)
                       select gen_random_uuid(), 'Many', 'amparo_key_x', 'VOLUNTEER', '{editService}', 1, $1, $2
                         from generate_series(1, $3::int) returning id)
         insert into api_key_tokens select sha256(id::text::bytea), id from made`,
        [new Date(NOW).toISOString(), new Date(NOW + DAY_MS).toISOString(), MAX_KEYS],
      );
      expect((await statusAndBody<{ key: string }>(make())).body).toMatchObject({
        code: 409,
        key: "tooManyKeys",
      });
      app.now = NOW + 2 * DAY_MS;
      expect((await make()).status).toBe(200);
    });
  });

  describe("a dead key", () => {
    test("is a guest on public calls, and 401 on others: unknown, expired, and revoked", async () => {
      const late = await made("ADMINISTRATOR", ["readWaiting", "editService"]);
      const revoked = await made("ADMINISTRATOR", ["readWaiting", "editService"]);
      const unknown = { authorization: `Bearer ${revoked.key.slice(0, -4)}AAAA` };
      expect([
        (await seen(waiting.id, revoked.headers)).status,
        (await edit(shelter.id, revoked.headers)).status,
      ]).toEqual([200, 200]);
      const ended = await statusAndBody<ShownKey>(
        sendJson(app, "DELETE", `/api-keys/${revoked.id}`, undefined, admin.headers),
      );
      expect(ended).toMatchObject({ status: 200, body: { id: revoked.id, state: "ENDED" } });
      for (const headers of [unknown, revoked.headers]) {
        expect((await seen(shelter.id, headers)).status).toBe(200);
        expect((await seen(waiting.id, headers)).status).toBe(404);
        expect((await edit(shelter.id, headers)).status).toBe(401);
      }
      app.now = NOW + 90 * DAY_MS;
      expect((await edit(shelter.id, late.headers)).status).toBe(401);
      const later = await signedInAs(app, "ADMINISTRATOR");
      expect((await listed(later)).map(({ state }) => state).toSorted()).toEqual(["ENDED", "EXPIRED"]);
    });

    test("is revoked by administrators, once", async () => {
      const key = await made("ADMINISTRATOR", ["editService"]);
      const revoke = async (id: string, headers: Readonly<Record<string, string>>) =>
        (await sendJson(app, "DELETE", `/api-keys/${id}`, undefined, headers)).status;
      for (const { role, headers } of await sevenViewers(app)) {
        if (role !== "ADMINISTRATOR")
          expect(await revoke(key.id, headers)).toBe(role === "GUEST" ? 401 : 403);
      }
      expect(await revoke(key.id, key.headers)).toBe(403);
      expect([await revoke("x", admin.headers), await revoke(NOBODY, admin.headers)]).toEqual([404, 404]);
      expect([await revoke(key.id, admin.headers), await revoke(key.id, admin.headers)]).toEqual([200, 404]);
    });

    test("in a cookie no key is one", async () => {
      const { key } = await made("ADMINISTRATOR", ["readWaiting"]);
      expect((await seen(waiting.id, { cookie: `session=${key}` })).status).toBe(404);
    });
  });

  describe("a key that works", () => {
    test("makes no call that is for people, or for which it has no scope", async () => {
      const { headers } = await made("ADMINISTRATOR", [
        "readWaiting",
        "editService",
        "publishUnreviewed",
        "updateBeds",
      ]);
      const open = new Set(["editService", "listShelterBeds", "updateAvailableBeds"]);
      for (const { id, method, path, who } of EVERY_CALL) {
        if (who === "anyone" || open.has(id)) continue;
        const { status } = await sendJson(app, method, path.replace(/\{\w+\}/, NOBODY), undefined, headers);
        expect([id, status]).toEqual([id, 403]);
      }
    });

    test("reads what waits with that scope alone", async () => {
      const reader = await made("VOLUNTEER", ["readWaiting"]);
      const editor = await made("VOLUNTEER", ["editService"]);
      expect(await seen(waiting.id, reader.headers)).toMatchObject({ status: 200, reviewState: "WAITING" });
      expect((await seen(waiting.id, editor.headers)).status).toBe(404);
      const ids = async (headers: Readonly<Record<string, string>>) => {
        const reply = await statusAndBody<{ id: string }[]>(
          app.get("/api/services?isApproved=false", headers),
        );
        return reply.body.map(({ id }) => id);
      };
      expect([await ids(reader.headers), await ids(editor.headers)]).toEqual([[waiting.id], []]);
      // Who may not edit every service sees no hidden place.
      expect((await seen(hidden.id, reader.headers)).address1).toBeNull();
      expect((await edit(shelter.id, reader.headers)).status).toBe(403);
    });

    test("has its edits wait for review, unless it may publish", async () => {
      const proposing = await made("VOLUNTEER", ["editService"]);
      const publishing = await made("VOLUNTEER LEAD", ["editService", "publishUnreviewed"]);
      const before = await seen(shelter.id, {});
      expect((await edit(shelter.id, proposing.headers, { description: "Proposed" })).status).toBe(200);
      expect((await seen(shelter.id, {})).description).toBe(before.description);
      expect((await seen(shelter.id, admin.headers)).pending).toMatchObject({
        after: { description: "Proposed" },
        editor: null,
      });
      expect((await edit(shelter.id, publishing.headers, { website: "https://house.example" })).status).toBe(
        200,
      );
      expect((await seen(shelter.id, {})).website).toBe("https://house.example");
      // Alerts and fields of administrators stay as they are, whatever the role.
      const powerful = await made("ADMINISTRATOR", ["editService", "publishUnreviewed"]);
      const alert = { isCriticalHeader: true, criticalDescription: "Now", isShowDonate: true };
      expect((await edit(shelter.id, powerful.headers, alert)).status).toBe(200);
      expect(await seen(shelter.id, {})).toMatchObject({ isCriticalHeader: false });
      expect((await seen(shelter.id, {})).isShowDonate).toBe(before.isShowDonate);
    });

    test("updates beds, and is in the history by its name", async () => {
      const { id, headers } = await made("SUPER USER", ["updateBeds"]);
      const beds = { services: [{ id: shelter.id, availableBeds: 7 }] };
      const sent = await sendJson(app, "POST", "/services/update-available-beds", beds, headers);
      expect(sent.status).toBe(200);
      const { body } = await statusAndBody<ListedChange[]>(
        sendJson(app, "GET", `/history?thing=SERVICE&person=data hub`, undefined, admin.headers),
      );
      expect(body).toMatchObject([
        { action: "COUNT_BEDS", by: { id, displayName: "County data hub", role: "API KEY" } },
      ]);
    });

    test("has its day of last use stored once a day", async () => {
      const { headers } = await made("VOLUNTEER", ["readWaiting"]);
      const lastUse = async () => (await listed()).map(({ lastUsedOn }) => lastUsedOn);
      expect(await lastUse()).toEqual([null]);
      await seen(waiting.id, headers);
      expect(await lastUse()).toEqual(["2026-11-20"]);
      const writes = () => open().query<{ xmin: string }>("select xmin::text from api_keys");
      const [first] = await writes();
      app.now = NOW + 3_600_000;
      await seen(waiting.id, headers);
      expect(await writes()).toEqual([first]);
      app.now = NOW + DAY_MS;
      await seen(waiting.id, headers);
      expect(await lastUse()).toEqual(["2026-11-21"]);
    });
  });

  test("a key has its own limit, whatever its address does, and a text that is none counts for the address", async () => {
    const limited = await runningApp(open(), { config: { trustProxy: true, isRateLimited: true } });
    const slow = await statusAndBody<{ key: string }>(
      sendJson(app, "POST", "/api-keys", { ...BODY, requestsPerMinute: 2 }, admin.headers),
    );
    const from = (address: string, authorization: string) =>
      limited.get("/api/live/nothing", { "x-forwarded-for": address, authorization });
    const authorization = `Bearer ${slow.body.key}`;
    const read = (address: string) =>
      limited.get(`/api/services/${shelter.id}`, { "x-forwarded-for": address, authorization });
    // The first request counts for the address, since no one knows the key yet.
    const statuses: number[] = [];
    for (let sent = 0; sent < 4; sent++) statuses.push((await read(`192.0.2.${sent}`)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const busy = "198.51.100.7";
    for (let sent = 0; sent < 600; sent++)
      await from(busy, `Bearer amparo_key_${String(sent).padStart(43, "0")}`);
    expect((await from(busy, "")).status).toBe(429);
    await limited.close();
  });
});
