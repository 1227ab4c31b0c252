import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { PRESSES_PER_NETWORK_AND_ASK_PER_DAY } from "#domain/base/contract/limits.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

const NOW = Date.UTC(2026, 10, 20, 15, 59, 0);
const NOBODY = "01950000-0000-7000-8000-0000000000ff";

onOneEngine("asking about what is not stated", (open) => {
  const kitchen = serviceForTest({ name: "Kitchen", isAllowedPets: null, isLowBarrier: true });
  const hidden = serviceForTest({
    name: "Quiet House",
    type: ["SHELTER"],
    place: { visibility: "HIDDEN", address1: "1 Secret Lane" },
  });
  const waiting = serviceForTest({ name: "Waiting" }, { approvedAt: null });
  let app: RunningApp;
  let unlimited: RunningApp;
  beforeAll(async () => {
    await storeServices(open(), [kitchen, hidden, waiting], NOW);
    app = await runningApp(open(), { config: { trustProxy: true, isRateLimited: true } });
    unlimited = await runningApp(open());
    app.now = NOW;
  });
  afterAll(async () => {
    await app?.close();
    await unlimited?.close();
  });
  beforeEach(async () => {
    await open().query("delete from asks");
    await open().query("delete from day_salts");
  });

  const press = (body: unknown, headers = {}, to = app) => sendJson(to, "POST", "/asks", body, headers);
  const counts = () =>
    open().query("select service_id::text as service, field, presses from asks order by field");

  test.each([
    ["a service that nobody knows", { service: NOBODY, field: "cost" }, 404, undefined],
    ["one that waits for approval", { service: waiting.id, field: "cost" }, 404, undefined],
    ["what is no id", { service: "1' or '1'='1", field: "cost" }, 404, undefined],
    ["a field that there is not", { service: kitchen.id, field: "owner" }, 400, { field: "unknownValue" }],
    ["no field", { service: kitchen.id }, 400, { field: "unknownValue" }],
  ])("%s is refused, and counts nothing", async (_, body, status, fields) => {
    const reply = await press(body);
    expect([reply.status, (await reply.json()).fields]).toEqual([status, fields]);
    expect(await counts()).toEqual([]);
  });

  test("another site may not press", async () => {
    const reply = await press({ service: kitchen.id, field: "cost" }, { origin: "https://evil.example" });
    expect(reply.status).toBe(403);
    expect(await counts()).toEqual([]);
  });

  test("each press counts, also on a protected listing, and nothing but the count is stored", async () => {
    for (const service of [kitchen.id, kitchen.id.toUpperCase()]) {
      const reply = await press({ service, field: "isAllowedPets" });
      expect([reply.status, reply.headers.get("set-cookie")]).toEqual([200, null]);
      expect((await reply.json()).code).toBe(200);
    }
    expect((await press({ service: hidden.id, field: "stayLimit" })).status).toBe(200);
    for (const { id } of [kitchen, hidden])
      expect(await (await app.get(`/api/services/${id}`)).text()).not.toMatch(/presses|asks"/);
    expect(await counts()).toEqual([
      { service: kitchen.id, field: "isAllowedPets", presses: 2 },
      { service: hidden.id, field: "stayLimit", presses: 1 },
    ]);
    expect(await open().query("select * from asks where service_id = $1", [kitchen.id])).toEqual([
      { service_id: kitchen.id, field: "isAllowedPets", presses: 2 },
    ]);
  });

  test.each(["isLowBarrier", "stayLimit"])(
    "%s of a kitchen is stated, or not asked: 200, and no count",
    async (field) => {
      expect((await press({ service: kitchen.id, field })).status).toBe(200);
      expect(await counts()).toEqual([]);
    },
  );

  test("50 at the same moment count 50", async () => {
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => press({ service: kitchen.id, field: "cost" }, {}, unlimited)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await counts()).toEqual([{ service: kitchen.id, field: "cost", presses: 50 }]);
  });

  test("an address asks the same so often a day, and no more; another may go on", async () => {
    const { connection } = PRESSES_PER_NETWORK_AND_ASK_PER_DAY;
    const body = { service: kitchen.id, field: "cost" };
    for (let at = 0; at < connection; at++) expect((await press(body)).status).toBe(200);
    const refused = await press(body);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, String(8 * 3600 + 60)]);
    expect(await counts()).toEqual([{ service: kitchen.id, field: "cost", presses: connection }]);
    expect((await press({ ...body, field: "howToApply" })).status).toBe(200);
    expect((await press(body, { "x-forwarded-for": "203.0.113.9" })).status).toBe(200);
  });
});
