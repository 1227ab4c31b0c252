import fastifyCookie from "@fastify/cookie";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addQuickExit } from "./add-quick-exit.ts";

const EXIT = 'https://weather.example/?a=1&b="';
let app: FastifyInstance;
const ended: string[] = [];
beforeAll(async () => {
  app = fastify();
  app.decorate("languages", ["en", "es", "ar-XB"]);
  await app.register(fastifyCookie);
  addQuickExit(app, EXIT, (token) => ended.push(token));
});
afterAll(() => app.close());

test("the exit clears the cache and the session's cookies, nothing else, and leads away", async () => {
  const reply = await app.inject("/exit");
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toBe(EXIT);
  expect(reply.headers["clear-site-data"]).toBe('"cache"');
  expect(reply.headers["cache-control"]).toBe("no-store");
  expect(reply.headers["set-cookie"]).toEqual(
    ["place", "here", "tab", "toggles", "alerts", "session", "known_device"].map(
      (name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax`,
    ),
  );
});

test("the exit ends the session of who leaves, and nobody's where nobody is signed in", async () => {
  ended.length = 0;
  await app.inject("/exit");
  expect(ended).toEqual([]);
  const headers = { cookie: "session=token" };
  await app.inject({ url: "/exit", headers: { ...headers, "sec-purpose": "prefetch" } });
  expect(ended).toEqual([]);
  await app.inject({ url: "/exit", headers });
  expect(ended).toEqual(["token"]);
});

test.each([{ "sec-purpose": "prefetch" }, { purpose: "prefetch" }])(
  "a browser that fetches links before they are pressed forgets nothing (%o)",
  async (headers) => {
    const reply = await app.inject({ url: "/exit", headers });
    expect(reply.statusCode).toBe(204);
    expect(reply.headers["set-cookie"]).toBeUndefined();
    expect(reply.headers["clear-site-data"]).toBeUndefined();
  },
);

test.each(["cross-site", "same-site"])(
  "a page of another site makes nobody forget anything (%s)",
  async (site) => {
    ended.length = 0;
    const headers = { cookie: "session=token; place=here", "sec-fetch-site": site };
    const reply = await app.inject({ url: "/exit", headers });
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe(EXIT);
    expect(reply.headers["clear-site-data"]).toBeUndefined();
    expect(reply.headers["set-cookie"]).toBeUndefined();
    expect(ended).toEqual([]);
  },
);

test.each(["same-origin", "none"])(
  "the exit by a page of ours, and by its address, forgets (%s)",
  async (site) => {
    const headers = { "sec-fetch-site": site, "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" };
    const reply = await app.inject({ url: "/exit", headers });
    expect(reply.headers["clear-site-data"]).toBe('"cache"');
  },
);

test.each([
  ["en", "", "You are offline."],
  ["es", "place=1; language=es", "No hay internet."],
  // One that the operator has not switched on.
  ["en", "language=en-XA", "You are offline."],
])("the page without a network does not mention the site (%s)", async (language, cookie, text) => {
  const { body, headers } = await app.inject({ url: "/away", headers: { cookie } });
  expect(headers["content-language"]).toBe(language);
  expect(body).toContain(text);
  expect(body).toContain('href="https://weather.example/?a=1&amp;b=&quot;"');
  expect(body).not.toMatch(/amparo|shelter|albergue|<script|<style/i);
});
