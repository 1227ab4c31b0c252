import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rawGet } from "#checks/raw-get.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { DEMONSTRATION_PASSWORD } from "#db/demo/people.ts";
import { EVERY_CALL } from "#domain/app/every-call.ts";
import { demonstrationTown, PAGES } from "./journey.ts";
import { NOW } from "./now.ts";

/** The public origin: what the operator set as `PUBLIC_URL`, or the host of each request. */
const town = demonstrationTown();

const CANARY = "canary4711.example";

/** An address of every kind that answers GET. */
async function addresses(): Promise<string[]> {
  const [service] = await town().app.read<{ id: string }[]>("/services?limit=1");
  const calls = EVERY_CALL.filter(({ method, path }) => method === "GET" && !path.includes("{"));
  return [
    ...calls.map(({ path }) => `/api${path}`),
    ...["/", "/?tab=FOOD&lang=es", "/login", "/crisis_lines", "/introduce", "/about_us", "/nowhere"],
    ...["/robots.txt", "/sitemap.xml", "/sitemap/pages.xml", "/sitemap/services-1.xml"],
    ...["/exit", "/away", "/icon.svg", "/manifest.webmanifest", "/worker.js", "/outbox"],
    ...["/api/openapi.json", "/api/docs", "//nowhere", "/api/auth/google", "/auth/twitter/callback"],
    `/services/${service?.id}`,
    `/services/${service?.id}/qr.svg`,
    `/services/${service?.id}/hours.ics`,
    "/embed",
    "/embed/try",
    `/api/services/${service?.id}`,
  ];
}

describe("without PUBLIC_URL", () => {
  test("nobody on the way may cache a reply that carries the host of its request", async () => {
    const carriers: string[] = [];
    for (const path of await addresses()) {
      const { headers, body } = await rawGet(town().app.address, path, { host: CANARY });
      // A QR code carries it too, in squares.
      if (!JSON.stringify(headers).includes(CANARY) && !body.includes(CANARY) && !path.endsWith("/qr.svg")) {
        continue;
      }
      carriers.push(path);
      expect(String(headers["cache-control"]), path).toMatch(/\bno-store\b|\bprivate\b/);
    }
    expect(carriers).toContain("/robots.txt");
    expect(carriers).toContain("/");
  });

  test("the sign-in page has the demonstration's accounts on the machine itself alone", async () => {
    const page = async (headers: Record<string, string>) =>
      (await rawGet(town().app.address, "/login", headers)).body;
    expect(await page({ host: "localhost:3000" })).toContain(DEMONSTRATION_PASSWORD);
    for (const headers of [{ host: CANARY }, { host: "localhost:3000", "x-forwarded-for": "203.0.113.7" }]) {
      expect(await page(headers)).not.toContain(DEMONSTRATION_PASSWORD);
    }
  });

  test("no folder is listed, and no source or setting is served", async () => {
    const paths = ["/assets", "/assets/", "/tiles/", "/pages/", "/.git/config", "/.env", "/package.json"];
    for (const path of [
      ...paths,
      "/server/main.ts",
      "/assets/../package.json",
      "/assets/%2e%2e/package.json",
    ]) {
      const { status, body } = await rawGet(town().app.address, path, {});
      expect([400, 404], path).toContain(status);
      expect(body, path).not.toMatch(/Index of|"dependencies"|\[core\]/);
    }
  });

  test("nothing is said of encryption, and cookies have their plain names", async () => {
    const { headers } = await rawGet(town().app.address, "/?tab=FOOD", { host: CANARY });
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(String(headers["set-cookie"])).toMatch(/tab=/);
  });
});

describe("with PUBLIC_URL by https", () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await runningApp(town().app.database, { pages: { ...PAGES, publicUrl: "https://help.example" } });
    app.now = NOW;
  });
  afterAll(() => app?.close());

  test("no reply carries another host, and each requires https", async () => {
    for (const path of await addresses()) {
      const { headers, body } = await rawGet(app.address, path, { host: CANARY });
      expect(`${JSON.stringify(headers)}${body}`, path).not.toContain(CANARY);
      expect(headers["strict-transport-security"], path).toBe("max-age=31536000");
    }
    const { headers, body } = await rawGet(app.address, "/robots.txt", { host: CANARY });
    expect([headers["cache-control"], body]).toEqual([
      "public, max-age=3600",
      expect.stringContaining("https://help.example/sitemap.xml"),
    ]);
  });

  test("the session is in a cookie of this host only; an older one is deleted", async () => {
    const reply = await fetch(`${app.address}/api/auth/sign-up`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "host@people.example", password: "my secret", displayName: "Host" }),
    });
    const set = reply.headers.getSetCookie();
    expect(set).toEqual([
      expect.stringMatching(
        /^__Host-session=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
      ),
      expect.stringMatching(
        /^__Host-known_device=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
      ),
    ]);
    const own = { cookie: set.map((line) => line.split(";")[0]).join("; ") };
    const profile = (headers: Record<string, string>) => rawGet(app.address, "/api/auth/profile", headers);
    expect((await profile(own)).status).toBe(200);
    expect((await rawGet(app.address, "/update_profile", own)).status).toBe(200);

    const before = await signedInAs(app, "USER");
    const older = await profile({ cookie: `session=${before.token}` });
    expect([older.status, older.headers["set-cookie"]]).toEqual([
      401,
      ["session=; Max-Age=0; Path=/; Secure"],
    ]);
    await expect.poll(async () => (await profile(before.headers)).status).toBe(401);

    const exit = await rawGet(app.address, "/exit", own);
    expect(exit.headers["set-cookie"]).toEqual(
      expect.arrayContaining([expect.stringMatching(/^__Host-session=; Path=\/; Max-Age=0;.*Secure$/)]),
    );
    await expect.poll(async () => (await profile(own)).status).toBe(401);
  });

  test("the published contract names the cookie as browsers know it", async () => {
    const document = JSON.parse((await rawGet(app.address, "/api/openapi.json", {})).body);
    expect(document.components.securitySchemes.session.name).toBe("__Host-session");
  });
});
