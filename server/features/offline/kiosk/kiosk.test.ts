import fastifyCookie from "@fastify/cookie";
import fastify from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addKiosk } from "./add-kiosk.ts";

const ended: string[] = [];
const app = fastify();
beforeAll(async () => {
  app.decorate("languages", ["en", "es"]);
  await app.register(fastifyCookie);
  addKiosk(app, (token) => ended.push(token));
});
beforeEach(() => {
  ended.length = 0;
});
afterAll(() => app.close());

const KIOSK = "session=token; place=here; language=es; kiosk=1";
/** Headers that a browser sends when a page of ours replaces itself by this address. */
const OWN = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };

test.each([
  ["a browser that says why it asks", OWN],
  ["an older one", {}],
])(
  "every cookie of a shared screen ends, the session too, and a new visit begins: %s",
  async (_, headers) => {
    const reply = await app.inject({ url: "/kiosk/forget", headers: { ...headers, cookie: KIOSK } });
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe("/?kiosk=1");
    expect(reply.headers["clear-site-data"]).toBe('"cache", "storage"');
    expect(reply.headers["set-cookie"]).toEqual(
      ["session", "place", "language", "kiosk"].map((name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax`),
    );
    expect(ended).toEqual(["token"]);
  },
);

const PHONE = "session=token; place=here; language=es";
const PICTURE = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" };

test.each<[string, Readonly<Record<string, string>>]>([
  ["a phone, which is no shared screen", { ...OWN, cookie: PHONE }],
  ["nothing but the address", {}],
  ["another value of the cookie", { ...OWN, cookie: "kiosk=0" }],
  ["a picture on another site", { ...PICTURE, cookie: KIOSK }],
  [
    "a frame on another site",
    { ...OWN, "sec-fetch-site": "cross-site", "sec-fetch-dest": "iframe", cookie: KIOSK },
  ],
  ["a link on another site", { ...OWN, "sec-fetch-site": "cross-site", cookie: KIOSK }],
  ["a sibling of the site", { ...OWN, "sec-fetch-site": "same-site", cookie: KIOSK }],
  [
    "a picture on a page of ours",
    { ...OWN, "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image", cookie: KIOSK },
  ],
  ["a frame on a page of ours", { ...OWN, "sec-fetch-dest": "iframe", cookie: KIOSK }],
])("nothing is taken from the device by %s", async (_, headers) => {
  const reply = await app.inject({ url: "/kiosk/forget", headers });
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toBe("/");
  expect(reply.headers["clear-site-data"]).toBeUndefined();
  expect(reply.headers["set-cookie"]).toBeUndefined();
  expect(ended).toEqual([]);
});

test.each([{ "sec-purpose": "prefetch" }, { "sec-purpose": "prefetch;prerender" }, { purpose: "prefetch" }])(
  "a browser that fetches ahead forgets nothing (%o)",
  async (purpose) => {
    const reply = await app.inject({ url: "/kiosk/forget", headers: { ...OWN, ...purpose, cookie: KIOSK } });
    expect(reply.statusCode).toBe(204);
    expect(reply.headers["clear-site-data"]).toBeUndefined();
    expect(reply.headers["set-cookie"]).toBeUndefined();
    expect(ended).toEqual([]);
  },
);

test("asking for the headers alone forgets nothing", async () => {
  const reply = await app.inject({
    method: "HEAD",
    url: "/kiosk/forget",
    headers: { ...OWN, cookie: KIOSK },
  });
  expect(reply.headers["clear-site-data"]).toBeUndefined();
  expect(ended).toEqual([]);
});

test.each([
  ["en", "Make this a shared screen?"],
  ["es", "¿Usar este dispositivo como pantalla compartida?"],
])("who comes by a link in a mail is asked, and nothing has changed (%s)", async (language, title) => {
  const reply = await app.inject({
    url: `/kiosk?tab=FOOD&kiosk=1&x=${encodeURIComponent('"><b>')}`,
    headers: { "sec-fetch-site": "none", "accept-language": language },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["set-cookie"]).toBeUndefined();
  expect(reply.body).toContain(`<h1>${title}</h1>`);
  expect(reply.body).toContain('<a href="/?kiosk=1&amp;tab=FOOD&amp;x=%22%3E%3Cb%3E">');
});
