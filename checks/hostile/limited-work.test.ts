import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import {
  ASKS_PER_DAY,
  CAMPAIGN_PREVIEWS_PER_HOUR,
  CAMPAIGNS_PER_DAY,
  IMPORT_UPLOADS_PER_DAY,
} from "#domain/base/contract/limits.ts";

const NOBODY = "01950000-0000-7000-8000-0000000000ff";
const CHOSEN = { source: null, county: null, days: 0 };
type Headers = Readonly<Record<string, string>>;

/** Whoever has stolen a session of someone who maintains the directory, and sends mail or computes without end. */
onOneEngine("What sends mail or computes much", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await runningApp(open(), { config: { trustProxy: true, isRateLimited: true } });
  });
  afterAll(() => app?.close());
  beforeEach(() => open().query("delete from attempt_counts"));

  /** From a network of its own, so that no limit of networks counts. */
  let network = 0;
  const elsewhere = (headers: Headers): Headers => {
    network += 1;
    return { ...headers, "x-forwarded-for": `2001:db8:${network.toString(16)}::1` };
  };
  const uploaded = async (headers: Headers): Promise<Response> => {
    const form = new FormData();
    form.set("file", new Blob(["no package"]), "a.zip");
    return fetch(`${app.address}/api/imports`, { method: "POST", body: form, headers });
  };

  test.each([
    [
      "asking whether a service is right",
      ASKS_PER_DAY,
      404,
      (headers: Headers) => sendJson(app, "POST", `/services/${NOBODY}/ask-to-confirm`, undefined, headers),
    ],
    [
      "campaigns",
      CAMPAIGNS_PER_DAY,
      409,
      (headers: Headers) => sendJson(app, "POST", "/campaigns", CHOSEN, headers),
    ],
    [
      "previews of campaigns",
      CAMPAIGN_PREVIEWS_PER_HOUR,
      200,
      (headers: Headers) => sendJson(app, "POST", "/campaigns/preview", CHOSEN, headers),
    ],
    ["uploads of packages", IMPORT_UPLOADS_PER_DAY, 415, uploaded],
  ])("%s: at most %d by one person, and others go on", async (_, max, status, send) => {
    const [one, other] = [await signedInAs(app, "ADMINISTRATOR"), await signedInAs(app, "ADMINISTRATOR")];
    for (let sent = 0; sent < max; sent += 1)
      expect((await send(elsewhere(one.headers))).status, String(sent)).toBe(status);
    const refused = await send(elsewhere(one.headers));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await send(elsewhere(other.headers))).status).toBe(status);
  });
});
