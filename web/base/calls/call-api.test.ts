import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildCallPath } from "#domain/base/contract/address.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { cachedFrom } from "../browser/offline-status.ts";
import { callApi, callInBackground, onSessionEnd, WRITE_EVENT } from "./call-api.ts";
import { type Upload, uploadFile } from "./upload-file.ts";

/** Requests sent, and the replies to give them, in turn. */
let sent: { address: string; init: RequestInit }[] = [];
let replies: (Response | Error)[] = [];
/** The events of the window, by name. */
let events: string[] = [];

beforeEach(() => {
  sent = [];
  events = [];
  vi.stubGlobal("dispatchEvent", ({ type }: Event) => events.push(type));
  vi.stubGlobal("document", { documentElement: { lang: "es" } });
  vi.stubGlobal("location", { pathname: "/", search: "?tab=FOOD" });
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    sent.push({ address, init });
    const reply = replies.shift() ?? new Error("Nothing is left to answer with.");
    if (reply instanceof Error) throw reply;
    return reply;
  });
});
afterEach(() => vi.unstubAllGlobals());

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers });
}

describe("a request", () => {
  test("that may have changed something is an event, one that only reads is none", async () => {
    replies = [json(200, {}), json(200, {})];
    await callApi("GET /services");
    expect(events).toEqual([]);
    await callApi("POST /services/{id}/likes", { params: { id: "1" } });
    expect(events).toEqual([WRITE_EVENT]);
  });

  test("has the endpoint's method and path, its parameters, and the page's language", async () => {
    replies = [json(200, {})];
    await callApi("PUT /services/{id}", {
      params: { id: "a/b" },
      query: { lang: undefined },
      body: { name: "Ñandú" },
    });
    expect(sent).toEqual([
      {
        address: "/api/services/a%2Fb",
        init: {
          method: "PUT",
          headers: { "accept-language": "es", "content-type": "application/json" },
          body: '{"name":"Ñandú"}',
          signal: expect.any(AbortSignal),
          cache: "no-cache",
        },
      },
    ]);
  });

  test("that only reads has no body", async () => {
    replies = [json(200, [])];
    await callApi("GET /services", { query: { q: "a&b c", type: undefined, limit: "5" } });
    expect(sent).toEqual([
      {
        address: "/api/services?q=a%26b%20c&limit=5",
        init: {
          method: "GET",
          headers: { "accept-language": "es" },
          signal: expect.any(AbortSignal),
          cache: "no-cache",
        },
      },
    ]);
  });
});

describe("on a network that accepts everything and answers nothing", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test.each(["GET /topics", "DELETE /auth/sign-in"] as const)(
    "%s ends, and with it its place among the few that a browser sends at once",
    async (endpoint) => {
      let isAborted = false;
      vi.stubGlobal(
        "fetch",
        (_: string, { signal }: RequestInit) =>
          new Promise((_answer, reject) => {
            signal?.addEventListener("abort", () => {
              isAborted = true;
              reject(signal.reason);
            });
          }),
      );
      const answer = callApi(endpoint);
      await vi.advanceTimersByTimeAsync(24_999);
      expect(isAborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await answer).toEqual({ ok: false, problem: { code: 503, key: "unavailable", message: "" } });
      expect(isAborted).toBe(true);
    },
  );

  test("a reply that has begun may come as slowly as it does", async () => {
    let resolve: (text: string) => void = () => {};
    const text = new Promise<string>((arrived) => {
      resolve = arrived;
    });
    let signal: AbortSignal | null | undefined;
    vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
      ({ signal } = init);
      return { status: 200, headers: new Headers(), text: () => text };
    });
    const answer = callApi("GET /topics");
    await vi.advanceTimersByTimeAsync(600_000);
    expect(signal?.aborted).toBe(false);
    resolve("[]");
    expect(await answer).toEqual({ ok: true, reply: [] });
  });
});

describe("an answer", () => {
  const limited = problem("tooManyRequests");
  const busy = problem("busy");
  const noNetwork = { ok: false, problem: { code: 503, key: "unavailable", message: "" } };

  test.each<[string, Response | Error, unknown]>([
    ["a reply", json(200, { count: 3 }), { ok: true, reply: { count: 3 } }],
    ["with a total", json(200, [], { "x-total-count": "0" }), { ok: true, reply: [], total: 0 }],
    ["a problem", json(429, limited), { ok: false, problem: limited }],
    [
      "a problem with the time to retry",
      json(429, limited, { "retry-after": "30" }),
      { ok: false, problem: limited, retryAfterSeconds: 30 },
    ],
    ["a server that is not ready", json(503, busy), { ok: false, problem: busy }],
    ["no network", new TypeError("Failed to fetch"), noNetwork],
    ["the worker's word for it", new Response(null, { status: 204 }), noNetwork],
    ["a hotel's page that wants a room number", new Response("<html>", { status: 200 }), noNetwork],
    ["a proxy without its server", new Response("Bad Gateway", { status: 502 }), noNetwork],
    ["a proxy that waited too long", new Response("", { status: 504 }), noNetwork],
    [
      "a proxy that refuses",
      new Response("<html>", { status: 403 }),
      { ok: false, problem: { code: 500, key: "internalError", message: "" } },
    ],
    [
      "a stranger's JSON",
      json(400, { error: "no" }),
      { ok: false, problem: { code: 500, key: "internalError", message: "" } },
    ],
    [
      "Unauthorized as plain text",
      new Response("Unauthorized", { status: 401 }),
      { ok: false, problem: { code: 401, key: "unauthorized", message: "" } },
    ],
  ])("%s", async (_, reply, answer) => {
    replies = [reply];
    expect(await callApi("GET /services/count")).toEqual(answer);
  });

  test("of the worker has its age, until the server answers the same or another page is shown", async () => {
    const old = (age: string, more = {}) => json(200, [], { "x-kept-at": age, ...more });
    const area = { "x-kept-area": "30" };
    replies = [
      old("2000", area),
      old("1000"),
      json(200, []),
      json(200, []),
      old("3000", area),
      json(200, []),
    ];
    await callApi("GET /services");
    expect(cachedFrom()).toEqual({ at: 2000, area: "30", isServerDown: false });
    await callApi("GET /topics");
    expect(cachedFrom()).toEqual({ at: 1000, area: null, isServerDown: false });
    // Other replies of the server do not make the shown list any newer.
    await callApi("GET /services/count");
    expect(cachedFrom()).toMatchObject({ at: 1000 });
    await callApi("GET /topics");
    expect(cachedFrom()).toEqual({ at: 2000, area: "30", isServerDown: false });
    vi.stubGlobal("location", { pathname: "/", search: "?tab=SHELTER" });
    await callApi("GET /services", { query: { type: "SHELTER" } });
    expect(cachedFrom()).toEqual({ at: 3000, area: "30", isServerDown: false });
    vi.stubGlobal("location", { pathname: "/about", search: "" });
    await callApi("GET /topics");
    expect(cachedFrom()).toBeNull();
  });

  test("of the worker has its age, which no call that writes changes", async () => {
    replies = [json(200, [], { "x-kept-at": "1000" }), json(200, {}), json(200, [])];
    await callApi("GET /services");
    expect(cachedFrom()).toEqual({ at: 1000, area: null, isServerDown: false });
    // Writes are never answered by the worker, and do not change what is shown.
    await callApi("POST /services/{id}/likes", { params: { id: "1" } });
    expect(cachedFrom()).not.toBeNull();
    await callApi("GET /services");
    expect(cachedFrom()).toBeNull();
  });

  test.each([502, 503, 504])(
    "of the worker keeps its age where another call is answered %i",
    async (status) => {
      const ofWorker = { "x-kept-at": "1000", "x-kept-for": "server" };
      replies = [json(200, [], ofWorker), new Response("", { status }), json(200, [])];
      await callApi("GET /services");
      await callApi("GET /services/count");
      expect(cachedFrom()).toEqual({ at: 1000, area: null, isServerDown: true });
      await callApi("GET /services");
      expect(cachedFrom()).toBeNull();
    },
  );
});

describe("a session that has ended", () => {
  const ended = () => new Response("Unauthorized", { status: 401 });

  test("is renewed, and the call made once more", async () => {
    const stop = onSessionEnd(async () => true);
    replies = [ended(), json(200, { id: "1" })];
    expect(await callApi("POST /services/{id}/confirm", { params: { id: "1" } })).toMatchObject({ ok: true });
    expect(sent).toHaveLength(2);
    // Each call has a timeout signal of its own.
    const signal = expect.any(AbortSignal);
    expect(sent[1]).toEqual({ ...sent[0], init: { ...sent[0]?.init, signal } });
    stop();
  });

  test.each([
    ["where they do not sign in", async () => false, callApi],
    ["where nobody is to be asked", async () => true, callInBackground],
  ])("receives %s", async (_, promptSignIn, call) => {
    const stop = onSessionEnd(promptSignIn);
    replies = [ended(), json(200, {})];
    expect(await call("GET /auth/profile")).toMatchObject({ ok: false, problem: { code: 401 } });
    expect(sent).toHaveLength(1);
    stop();
  });

  test("is the reply once the listener is removed", async () => {
    onSessionEnd(async () => true)();
    replies = [ended(), json(200, {})];
    expect(await callApi("GET /auth/profile")).toMatchObject({ ok: false, problem: { code: 401 } });
  });
});

/**
 * Calls that the compiler must reject or accept. It reads this file like all others, so a wrong call that it accepts
 * fails `npm run check`. This function never runs.
 */
void (async (id: string, upload: Upload<"POST /files">) => {
  // @ts-expect-error: no one declared this path
  void callApi("PUT /auth/this-does-not-exist");
  // @ts-expect-error: the path is declared for other methods
  void callApi("POST /auth/profile", { body: { displayName: "Ada" } });
  // @ts-expect-error: a path is a template, without its values
  void callApi("GET /services/0190b5a0-0000-7000-8000-000000000000");
  // @ts-expect-error: a path is not put together
  void callApi(`GET /services/${id}`);
  // @ts-expect-error: the id is missing
  void callApi("GET /services/{id}");
  // @ts-expect-error: the placeholder has another name
  void callApi("GET /services/{id}", { params: { service: id } });
  // @ts-expect-error: this path has no placeholder
  void callApi("GET /services", { params: { id } });
  // @ts-expect-error: no parameter has this name
  void callApi("GET /services", { query: { opennow: "true" } });
  // @ts-expect-error: parameters are text
  void callApi("GET /services", { query: { limit: 25 } });
  // @ts-expect-error: this call has no parameters
  void callApi("GET /auth/profile", { query: { lang: "en" } });
  // @ts-expect-error: the body is missing
  void callApi("PUT /auth/password");
  // @ts-expect-error: the body has no field of this name
  void callApi("PUT /auth/profile", { body: { displayname: "Ada" } });
  // @ts-expect-error: the field is of another type
  void callApi("PUT /auth/profile", { body: { displayName: 7 } });
  // @ts-expect-error: this call takes no body
  void callApi("DELETE /auth/sign-in", { body: {} });
  // @ts-expect-error: a file is sent as a form
  void callApi("POST /files", { body: new Uint8Array() });
  // @ts-expect-error: a picture is no JSON
  void callApi("GET /files/{name}", { params: { name: id } });
  // @ts-expect-error: this call takes no file
  void uploadFile("POST /services", new Blob(), upload);
  // @ts-expect-error: an address needs its placeholders, too
  buildCallPath("GET /services/{id}");

  void callApi("GET /auth/profile");
  void callApi("PUT /services/{id}", { params: { id }, query: { lang: "es" }, body: { name: "A" } });
  const answer = await callApi("GET /services/{id}", { params: { id } });
  if (!answer.ok) return;
  const { name }: { name: string } = answer.reply;
  // @ts-expect-error: a reply has the declared fields alone
  return [name, answer.reply.passwordHash];
});
