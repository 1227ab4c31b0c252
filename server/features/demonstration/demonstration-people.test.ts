import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { rawGet } from "#checks/raw-get.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { DEMONSTRATION_PASSWORD, DEMONSTRATION_PEOPLE } from "#db/demo/people.ts";
import { ROLES } from "#domain/base/roles/role.ts";
import { disableDemonstrationPeople } from "./demonstration-people.ts";
import { loadDemonstration } from "./load-demonstration.ts";

const NOW = Date.parse("2026-11-21T20:00:00Z");

/** Headers of requests through a proxy or a tunnel on this machine, or after DNS rebinding. */
const ELSEWHERE: Record<string, string>[] = [
  { "x-forwarded-for": "203.0.113.7" },
  { "x-forwarded-for": "127.0.0.1" },
  { "x-forwarded-host": "localhost" },
  { "x-forwarded-proto": "https" },
  { forwarded: "for=127.0.0.1;host=localhost" },
  { via: "1.1 proxy" },
  { "x-real-ip": "127.0.0.1" },
  { host: "evil.example" },
  { host: "evil.example:3000" },
  { host: "localhost.evil.example" },
  { host: "192.168.1.5:3000" },
];

onOneEngine("the people of the demonstration", (open) => {
  let demonstration: RunningApp;
  let other: RunningApp;
  beforeAll(async () => {
    await loadDemonstration(open(), NOW, () => {});
    const config = { trustProxy: false, isRateLimited: false };
    demonstration = await runningApp(open(), { config: { ...config, demo: true } });
    other = await runningApp(open(), { config });
  });
  afterAll(async () => {
    await demonstration?.close();
    await other?.close();
  });

  const people = async (): Promise<{ role: string; email: string; password: string }[]> =>
    (await demonstration.get("/api/demo/people")).json();
  const signIn = (person: { email: string; password: string }) =>
    sendJson(demonstration, "POST", "/auth/sign-in", person);

  test("are not listed where there is no demonstration", async () => {
    const reply = await other.get("/api/demo/people");
    expect([reply.status, await reply.json()]).toEqual([
      404,
      { code: 404, key: "notFound", message: "Not found." },
    ]);
  });

  test.each(ELSEWHERE)("are shown to nobody who asks with %j", async (headers) => {
    const reply = await rawGet(demonstration.address, "/api/demo/people", headers);
    expect([reply.status, JSON.parse(reply.body)]).toEqual([
      404,
      { code: 404, key: "notFound", message: "Not found." },
    ]);
    expect(reply.body).not.toContain(DEMONSTRATION_PASSWORD);
  });

  test("are shown to no page of another site", async () => {
    const port = new URL(demonstration.address).port;
    for (const host of ["127.0.0.1", "localhost", "[::1]"]) {
      const headers = { host: `${host}:${port}`, origin: "https://evil.example" };
      const reply = await rawGet(demonstration.address, "/api/demo/people", headers);
      expect([reply.status, reply.headers["access-control-allow-origin"]]).toEqual([404, undefined]);
      expect(reply.body).not.toContain(DEMONSTRATION_PASSWORD);
    }
  });

  test("are shown to nobody through nginx without any setting", async () => {
    const headers = { host: new URL(demonstration.address).host, connection: "close" };
    expect((await rawGet(demonstration.address, "/api/demo/people", headers)).status).toBe(404);
  });

  test("are one of each role and two USERs, all plainly fictional", async () => {
    const roles = (await people()).map(({ role }) => role);
    expect(roles.toSorted()).toEqual([...ROLES, "USER"].toSorted());
    for (const { email, phone } of DEMONSTRATION_PEOPLE) {
      expect(email).toMatch(/@[a-z]+\.example$/);
      expect(phone).toMatch(/^\(555\) 555-01\d\d$/);
    }
  });

  test("sign in as the page states, with their role and their services", async () => {
    for (const person of await people()) {
      const reply = await signIn(person);
      const body = await reply.json();
      expect([reply.status, body.roles, body.isConfirmed]).toEqual([200, [person.role], true]);
      const headers = { authorization: `Bearer ${body.token}` };
      const profile = await (await demonstration.get("/api/auth/profile", headers)).json();
      const keeps = DEMONSTRATION_PEOPLE.find(({ email }) => email === person.email)?.owns.length;
      expect(profile.countManagedServices, person.email).toBe(keeps);
      if (person.role === "USER") expect(keeps).toBeGreaterThan(1);
    }
  });

  test("sign in again after a start, whatever password they were given", async () => {
    await open().query("update users set password_hash = null, display_name = 'Changed'");
    await loadDemonstration(open(), NOW, () => {});
    for (const person of await people()) expect((await signIn(person)).status).toBe(200);
    expect(await open().query("select distinct display_name as name from users")).toEqual([
      { name: "Changed" },
    ]);
  });

  test("are shut out where the database is no demonstration's any more", async () => {
    const everybody = await people();
    const [first] = everybody;
    const { token } = await (await signIn(first ?? { email: "", password: "" })).json();
    await disableDemonstrationPeople(open());
    for (const person of everybody) expect((await signIn(person)).status).toBe(400);
    const headers = { authorization: `Bearer ${token}` };
    expect((await demonstration.get("/api/auth/profile", headers)).status).toBe(401);
  });
});
