import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { EVERY_CALL } from "#domain/app/every-call.ts";
import { KEY_SCOPES, type KeyScope } from "#domain/integrations/api-keys/api-key.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { WHO_MAY_CALL } from "./who-may-call.ts";

/** Which calls each scope adds to the public ones, written down independently of the code. */
const OPENED: Readonly<Record<KeyScope, readonly string[]>> = {
  readWaiting: [],
  editService: ["editService"],
  publishUnreviewed: [],
  updateBeds: ["listShelterBeds", "updateAvailableBeds"],
  export: ["exportDirectory", "getExportState"],
};

onOneEngine("An administrator's key with one scope", (open) => {
  let app: RunningApp;
  let admin: UserForTest;
  beforeAll(async () => {
    app = await runningApp(open());
    admin = await signedInAs(app, "ADMINISTRATOR");
  });
  afterAll(() => app?.close());
  beforeEach(() => open().query("delete from api_keys"));

  test.each(KEY_SCOPES)("%s makes these calls of all, and no other", async (scope) => {
    const wish = {
      name: "Program",
      role: "ADMINISTRATOR",
      scopes: [scope],
      days: 90,
      requestsPerMinute: 5000,
    };
    const made: { key: string } = await (
      await sendJson(app, "POST", "/api-keys", wish, admin.headers)
    ).json();
    const opened = new Set<string>();
    for (const line of WHO_MAY_CALL) {
      const call = EVERY_CALL.find(({ id }) => id === line.call);
      if (call === undefined || call.who === "anyone") continue;
      const id = line.thing === "nothing" ? newId(app.now) : await stored();
      const path = line.path?.(id) ?? call.path.replace("{id}", id);
      const headers = { authorization: `Bearer ${made.key}` };
      const { status } = await sendJson(app, call.method, path, line.body?.(id), headers);
      expect(status, call.id).not.toBe(500);
      if (status !== 401 && status !== 403) opened.add(call.id);
    }
    expect([...opened].toSorted()).toEqual([...OPENED[scope]].toSorted());
  });

  async function stored(): Promise<string> {
    const service = serviceForTest({ type: ["SHELTER"], availableBeds: 0, totalBeds: 9 });
    await storeServices(open(), [service], app.now);
    return service.id;
  }
});
