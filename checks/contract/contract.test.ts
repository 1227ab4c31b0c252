import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { EVERY_CALL } from "#domain/app/every-call.ts";
import { API_BASE, buildCallPath } from "#domain/base/contract/address.ts";
import { PROBLEMS, type ProblemKey } from "#domain/base/contract/problems.ts";
import { listServices } from "#domain/services/service-calls.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

interface Operation {
  operationId: string;
  description: string;
  security: Record<string, unknown>[];
  parameters: { name: string; in: string; description?: string }[];
  responses: Record<
    string,
    {
      description: string;
      headers?: Record<string, object>;
      content?: Record<string, { schema: z.core.JSONSchema.JSONSchema }>;
    }
  >;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: Record<string, unknown>;
    schemas: { Problem: z.core.JSONSchema.JSONSchema };
  };
}

const BUSY = serviceForTest({
  name: "Everything at once",
  descriptionEs: { text: "Todo", state: "MACHINE" },
  sourceDescription: "A long text",
  type: ["FOOD", "SHELTER"],
  needs: ["MEALS"],
  category: ["WOMEN", "ALL"],
  schedules: [
    ...everyDay(480, 60, true),
    { type: "MONTHLY", period: "LAST", day: "FRIDAY", span: { start: 0, end: 1440, endsNextDay: false } },
  ],
  closeSchedules: [{ type: "DATE_RANGE", startDate: "2026-12-24", endDate: "2026-12-26", span: null }],
  availableBeds: 1,
  totalBeds: 2,
  alert: { description: "Open tonight", descriptionEs: "Abierto", expiresAt: null },
});

onOneEngine("The published contract", (open) => {
  let app: RunningApp;
  let document: Document;
  beforeAll(async () => {
    await storeServices(open(), [BUSY, serviceForTest({ type: ["FOOD"] })], Date.UTC(2026, 10, 20));
    app = await runningApp(open());
    document = await app.read<Document>("/openapi.json");
  });
  afterAll(() => app?.close());

  test("is OpenAPI 3.1, for everybody", async () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    const reply = await app.get("/api/openapi.json");
    expect(reply.headers.get("access-control-allow-origin")).toBe("*");
  });

  test("has every declared call, and no other", () => {
    const published = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
    );
    const declared = EVERY_CALL.map(({ method, path, id }) => `${method.toLowerCase()} ${path} ${id}`);
    expect(published.toSorted()).toEqual(declared.toSorted());
    expect(new Set(EVERY_CALL.map(({ id }) => id)).size).toBe(EVERY_CALL.length);
  });

  test("has every parameter, and every problem that a call can answer with", () => {
    for (const call of EVERY_CALL) {
      const operation = document.paths[call.path]?.[call.method.toLowerCase()];
      const names = operation?.parameters.map(({ name }) => name);
      const placeholders = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(placeholders).toEqual(Object.keys(call.params.shape));
      expect(names).toEqual([...placeholders, ...Object.keys(call.query.shape)]);
      for (const { name, description } of operation?.parameters ?? []) expect(description, name).toBeTruthy();
      for (const key of call.problems) {
        expect(operation?.responses[PROBLEMS[key].code]?.description, call.id).toContain(`\`${key}\``);
      }
    }
  });

  test("documents 503 with Retry-After for every call but the probes", () => {
    for (const { id, isProbe, method, path } of EVERY_CALL) {
      const responses = document.paths[path]?.[method.toLowerCase()]?.responses ?? {};
      const keys = [
        "unavailable",
        "timeout",
        ...(method === "GET" ? [] : ["notSaved", "maybeSaved", "diskFull"]),
      ];
      if (isProbe !== true) {
        for (const key of keys) expect(responses["503"]?.description, id).toContain(`\`${key}\``);
        for (const code of ["429", "503"]) expect(responses[code]?.headers, id).toHaveProperty("Retry-After");
      } else expect(responses, id).not.toHaveProperty("429");
    }
  });

  test("names every problem of the catalogue, each with the sentence that older clients compare", () => {
    // Whatever the call, the server itself may answer with these.
    const anywhere: ProblemKey[] = [
      "methodNotAllowed",
      "notSaved",
      "maybeSaved",
      "diskFull",
      "tooManyRequests",
      "internalError",
      "timeout",
    ];
    const declared = new Set([...EVERY_CALL.flatMap(({ problems }) => problems), ...anywhere]);
    expect([...declared].toSorted()).toEqual(Object.keys(PROBLEMS).toSorted());
    expect(document.components.schemas.Problem.properties).toMatchObject({
      key: { enum: Object.keys(PROBLEMS) },
    });
    expect(PROBLEMS).toMatchObject({
      signInFailed: { code: 400, message: "Email or password invalid" },
      emailTaken: { code: 400, message: "Email already exists" },
      wrongPassword: { code: 400, message: "Please check your current password and try again." },
      unauthorized: { code: 401, message: "Unauthorized" },
      serviceLimitReached: {
        code: 403,
        message: "You reached the Max Limit for adding new services. Please check with App Admin...",
      },
      emailNotFound: { code: 404, message: "Email not found." },
    });
  });

  test("documents how to sign in, and which calls require it", () => {
    expect(Object.keys(document.components.securitySchemes)).toEqual(["bearer", "session"]);
    for (const call of EVERY_CALL) {
      const operation = document.paths[call.path]?.[call.method.toLowerCase()];
      const isOpen = operation?.security.some((way) => Object.keys(way).length === 0);
      expect(isOpen, call.id).toBe(call.who === "anyone");
      expect(operation?.security, call.id).toContainEqual({ bearer: [] });
      expect(operation?.security, call.id).toContainEqual({ session: [] });
      expect(operation?.description, call.id).toMatch(/For (everyone|anyone signed in|[A-Z, ]+)\.$/);
    }
  });

  test("can be read as a page without any script, with every call and parameter", async () => {
    const reply = await app.get("/api/docs");
    const page = await reply.text();
    expect(reply.headers.get("content-type")).toContain("text/html");
    expect(reply.headers.get("content-security-policy")).not.toContain("script-src");
    expect(page).not.toMatch(/<script|style=|https?:\/\/(?!json-schema)/i);
    for (const call of EVERY_CALL) {
      expect(page).toContain(`${call.method} ${call.path}`);
      for (const name of Object.keys(call.query.shape)) expect(page).toContain(`<code>${name}</code>`);
    }
  });

  describe("replies match it, without further fields", () => {
    const examples = EVERY_CALL.filter(({ method }) => method === "GET").flatMap((call) =>
      (call.examples ?? []).map(({ address }): [string, typeof call] => [address, call]),
    );
    const addresses: [string, (typeof EVERY_CALL)[number]][] = [
      ...examples,
      [`/services/${BUSY.id}`, listedBy("getService")],
      ["/services?limit=100&currentCoordinate=-80.2|25.7", listServices],
      ["/services?limit=-1", listServices],
      ["/services/pins?limit=5", listedBy("getServicePins")],
    ];
    test.each(addresses)("%s", async (address, call) => {
      const reply = await app.get(`${API_BASE}${address}`);
      const content =
        document.paths[call.path]?.[call.method.toLowerCase()]?.responses[String(reply.status)]?.content;
      const type = reply.headers.get("content-type")?.split(";")[0] ?? "";
      const schema = content?.[type]?.schema;
      if (schema === undefined) throw new Error(`${reply.status} ${type} is not published`);
      const body: unknown = type === "application/json" ? await reply.json() : await reply.text();
      const isProblem = "$ref" in Object(schema);
      z.fromJSONSchema(isProblem ? document.components.schemas.Problem : schema).parse(body);
    });

    test("the check itself refuses an undeclared field", async () => {
      const schema =
        document.paths["/services"]?.get?.responses["200"]?.content?.["application/json"]?.schema;
      const [row] = await app.read<object[]>("/services?limit=1");
      expect(z.fromJSONSchema(schema ?? false).safeParse([{ ...row, passwordHash: "x" }]).success).toBe(
        false,
      );
      expect(z.fromJSONSchema(schema ?? false).safeParse([row]).success).toBe(true);
    });
  });

  test("the typed client's addresses are the document's", async () => {
    const address = buildCallPath("GET /services", {
      query: { type: "FOOD", nearCoordinate: "-80|25", q: "a&b c" },
    });
    expect(address).toBe("/api/services?type=FOOD&nearCoordinate=-80%7C25&q=a%26b%20c");
    expect((await app.get(address)).status).toBe(200);
  });

  test("a list is sent compressed, and only once to who has it", async () => {
    const plain = await app.get("/api/services", { "accept-encoding": "identity" });
    expect(plain.headers.get("content-encoding")).toBeNull();
    const rows: unknown = await plain.json();
    for (const encoding of ["br", "gzip"]) {
      for (const time of ["first", "again"]) {
        const reply = await app.get("/api/services", { "accept-encoding": encoding });
        expect(reply.headers.get("content-encoding"), time).toBe(encoding);
        expect(await reply.json(), time).toEqual(rows);
        expect(reply.headers.get("etag")).toBe(plain.headers.get("etag"));
      }
    }
    const refused = await app.get("/api/services", { "accept-encoding": "br;q=0, gzip;q=0.5" });
    expect(refused.headers.get("content-encoding")).toBe("gzip");
    const etag = plain.headers.get("etag") ?? "";
    const known = await app.get("/api/services", { "if-none-match": etag });
    expect(known.status).toBe(304);
    expect(await known.text()).toBe("");
    const changed = await app.get("/api/services?limit=1", { "if-none-match": etag });
    expect(changed.status).toBe(200);
    expect(plain.headers.get("cache-control")).toBe("no-cache");
    expect(plain.headers.get("vary")).toContain("Accept-Language");
  });

  test("HEAD and a browser's preflight work without a token", async () => {
    const head = await fetch(`${app.address}/api/services`, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    const preflight = await fetch(`${app.address}/api/services`, {
      method: "OPTIONS",
      headers: { origin: "https://other.example", "access-control-request-headers": "authorization" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-headers")).toContain("Authorization");
    expect((await app.get("/api/auth/profile")).headers.get("access-control-allow-origin")).toBeNull();
  });

  test("other sites read refusals of public GETs, too", async () => {
    for (const query of ["limit=x", "q=%ff", "q=%00", "limit=1&limit=2"]) {
      const reply = await app.get(`/api/services?${query}`);
      expect([query, reply.status, reply.headers.get("access-control-allow-origin")]).toEqual([
        query,
        400,
        "*",
      ]);
    }
    const refused = await app.get("/api/services/beds?limit=x");
    expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([401, null]);
  });

  test("other sites read public GETs; everything else is for those that the operator names", async () => {
    const other = "https://other.example";
    const search = (at: RunningApp, origin: string) =>
      fetch(`${at.address}/api/services/search-city-or-zip`, {
        method: "POST",
        headers: { origin, "content-type": "application/json" },
        body: JSON.stringify({ keyword: "miami" }),
      });
    expect((await search(app, other)).status).toBe(403);
    const trusting = await runningApp(open(), {
      config: { trustProxy: false, isRateLimited: false, corsOrigins: [other] },
    });
    try {
      const preflight = await fetch(`${trusting.address}/api/services/search-city-or-zip`, {
        method: "OPTIONS",
        headers: { origin: other, "access-control-request-method": "POST" },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get("access-control-allow-origin")).toBe(other);
      expect(preflight.headers.get("access-control-allow-methods")).toContain("POST");
      const named = await search(trusting, other);
      expect(named.status).toBe(200);
      expect(named.headers.get("access-control-allow-origin")).toBe(other);
      expect(named.headers.get("access-control-allow-credentials")).toBeNull();
      expect(named.headers.get("vary")).toContain("Origin");
      const profile = await trusting.get("/api/auth/profile", { origin: other });
      expect(profile.headers.get("access-control-allow-origin")).toBe(other);
      for (const stranger of ["https://evil.example", "https://other.example.evil.example", "null"]) {
        const refused = await search(trusting, stranger);
        expect(refused.status, stranger).toBe(403);
        expect(refused.headers.get("access-control-allow-origin"), stranger).toBeNull();
      }
    } finally {
      await trusting.close();
    }
  });

  test("every reply says in which characters it is", async () => {
    const addresses = EVERY_CALL.filter(({ method }) => method === "GET").flatMap(({ examples }) =>
      (examples ?? []).map(({ address }) => `${API_BASE}${address}`),
    );
    for (const path of [
      ...addresses,
      "/api/nothing",
      "/api/auth/profile",
      "/api/docs",
      "/api/openapi.json",
    ]) {
      const type = (await app.get(path)).headers.get("content-type");
      expect(type, path).toMatch(
        /^(?:application\/(?:problem\+)?json|application\/x-ndjson|text\/[a-z]+); charset=utf-8$/,
      );
    }
  });

  test("every reply carries the security headers", async () => {
    for (const path of ["/api/services", "/api/nothing", "/api/services?limit=x", "/api/openapi.json"]) {
      const { headers } = await app.get(path);
      expect(headers.get("content-security-policy"), path).toContain("default-src 'none'");
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("referrer-policy"), path).toBe("no-referrer");
    }
  });
});

function listedBy(id: string): (typeof EVERY_CALL)[number] {
  const call = EVERY_CALL.find((each) => each.id === id);
  if (call === undefined) throw new Error(`No call ${id}`);
  return call;
}

onOneEngine("Limits", (open) => {
  test("too many requests are 429, in the same shape, with a time to wait", async () => {
    const app = await runningApp(open(), { config: { trustProxy: false, isRateLimited: true } });
    let reply = await app.get("/api/auth/profile");
    for (let requests = 0; requests < 5000 && reply.status !== 429; requests++)
      reply = await app.get("/api/auth/profile");
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await reply.json()).toMatchObject({ code: 429 });
    await app.close();
  });

  test("a read that the database gives up is refused politely, and may be tried again", async () => {
    const currentReader = {
      query: async () => {
        throw Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" });
      },
    };
    const app = await runningApp({ ...open(), currentReader });
    const reply = await app.get("/api/services");
    expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(await reply.json()).toEqual({
      code: 503,
      key: "timeout",
      message: expect.stringMatching(/try again/),
    });
    await app.close();
  });

  test("a server that is not ready is 503", async () => {
    const app = await runningApp(open(), { isReady: () => false });
    expect((await app.get("/api/health")).status).toBe(503);
    await app.close();
  });
});
