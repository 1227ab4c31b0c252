import fastify from "fastify";
import { expect, test } from "vitest";
import { logSecurityEvents } from "./security-log.ts";

const MINUTE = 60_000;

async function appWithLog() {
  const lines: unknown[] = [];
  const clock = { now: Date.UTC(2026, 10, 27) };
  const app = fastify();
  logSecurityEvents(app, { error: (line) => lines.push(line) }, () => clock.now);
  app.post("/api/auth/sign-in", async (_, reply) => reply.code(400).send({}));
  app.post("/api/auth/sign-up", async (_, reply) =>
    reply.header("set-cookie", ["language=es", "__Host-session=abc; Path=/"]).send({}),
  );
  app.post("/api/auth/sign-out", async (_, reply) =>
    reply.header("set-cookie", "session=; Max-Age=0").send({}),
  );
  app.get("/api/auth/profile", async (_, reply) => reply.code(401).send({}));
  app.put("/api/services/:id", async (_, reply) => reply.code(403).send({}));
  app.get("/api/services", async (request, reply) => reply.code(request.query === null ? 400 : 429).send({}));
  app.post("/api/feedbacks/app", async (_, reply) => reply.code(400).send({}));
  app.get("/api/live", async () => "ok");
  const send = async (method: "GET" | "POST" | "PUT", url: string) => app.inject({ method, url });
  return { app, lines, clock, send };
}

test("refused sign-ins, permissions and limits are lines, of a minute one of a kind", async () => {
  const { app, lines, clock, send } = await appWithLog();
  const at = clock.now;
  for (let each = 0; each < 40; each++) await send("POST", "/api/auth/sign-in?email=maria");
  await send("PUT", "/api/services/0190b5a0");
  await send("GET", "/api/services?q=shelter");
  const signIn = { refused: 400, method: "POST", route: "/api/auth/sign-in" };
  expect(lines).toEqual([
    { at, ...signIn, times: 1 },
    { at, refused: 403, method: "PUT", route: "/api/services/:id", times: 1 },
    { at, refused: 429, method: "GET", route: "/api/services", times: 1 },
  ]);
  // Whatever comes next tells of the rest.
  clock.now += MINUTE;
  await send("GET", "/api/live");
  expect(lines.slice(3)).toEqual([{ at: at + MINUTE, ...signIn, times: 39 }]);
  await send("POST", "/api/auth/sign-in");
  await send("POST", "/api/auth/sign-in");
  await app.close();
  expect(lines.slice(4)).toEqual([
    { at: at + MINUTE, ...signIn, times: 1 },
    { at: at + MINUTE, ...signIn, times: 1 },
  ]);
});

test("sessions that begin are lines with the way in, and those that end are none", async () => {
  const { app, lines, clock, send } = await appWithLog();
  for (let each = 0; each < 3; each++) await send("POST", "/api/auth/sign-up");
  await send("POST", "/api/auth/sign-out");
  await app.close();
  const line = { at: clock.now, signedIn: true, method: "POST", route: "/api/auth/sign-up" };
  expect(lines).toEqual([
    { ...line, times: 1 },
    { ...line, times: 2 },
  ]);
});

test("a line says when, what and how often, and nothing of a person", async () => {
  const { app, lines, send } = await appWithLog();
  await send("POST", "/api/auth/sign-in?token=secret%0a%7B%22at%22%3A1%7D");
  await app.close();
  expect(Object.keys(Object(lines[0]))).toEqual(["at", "refused", "method", "route", "times"]);
  // The line is JSON, with its time in milliseconds, UTC.
  expect(JSON.stringify(lines[0])).toBe(
    `{"at":${Date.UTC(2026, 10, 27)},"refused":400,"method":"POST","route":"/api/auth/sign-in","times":1}`,
  );
});

test("asking who one is, and a form that is not in order, are no refusals", async () => {
  const { app, lines, send } = await appWithLog();
  await send("GET", "/api/auth/profile");
  await send("POST", "/api/feedbacks/app");
  await send("GET", "/api/live");
  await app.close();
  expect(lines).toEqual([]);
});
