import fastifyCookie from "@fastify/cookie";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addKiosk } from "./add-kiosk.ts";

const ended: string[] = [];
const app = fastify();
beforeAll(async () => {
  await app.register(fastifyCookie);
  addKiosk(app, (token) => ended.push(token));
});
afterAll(() => app.close());

test("every cookie of a shared screen ends, the session too, and a new visit begins", async () => {
  const cookie = "session=token; place=here; language=es; kiosk=1";
  const reply = await app.inject({ url: "/kiosk/forget", headers: { cookie } });
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toBe("/?kiosk=1");
  expect(reply.headers["clear-site-data"]).toBe('"cache", "storage"');
  expect(reply.headers["set-cookie"]).toEqual(
    ["session", "place", "language", "kiosk"].map((name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax`),
  );
  expect(ended).toEqual(["token"]);
});
