import { createConnection } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { type Method, sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { gatewayRequest, TEXT_GATEWAY } from "#checks/text-gateway.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { AppMetrics } from "#server/base/metrics/app-metrics.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { serveMetrics } from "#server/features/operations/metrics/serve-metrics.ts";

/** Everything that someone types, sends or is given in a day, none of which may be in logs or metrics. */
const TYPED = {
  name: "Marisol Quintanilla",
  otherName: "Ezequiel Brandt",
  email: "marisol.quintanilla@inbox.example",
  otherEmail: "ezequiel.brandt@inbox.example",
  password: "corriente-azul-4417",
  wrongPassword: "corriente-roja-5528",
  phone: "3055550147",
  phoneShown: "(305) 555-0147",
  textNumber: "+13055550163",
  street: "8841 Palmetto Hideaway",
  town: "Quietwater",
  message: "My sister sleeps behind the laundromat",
  search: "zylophone shelter for two",
  question: "where can I hide from my husband tonight",
  texted: "food for a baby near 33130",
  editedName: "Harbor of Lanterns",
  editNote: "the old cook told me",
  /** Of the position that a phone gives. */
  longitude: "-80.193618",
  latitude: "25.774209",
  token: "tOkEnTyPeDbYsOmEbOdY0123456789abcdefghijkl1",
  cookie: "cOoKiEoFsOmEbOdY0123456789abcdefghijklmnop2",
  address: "203.0.113.77",
  site: "https://lanterns.example",
  brokenJson: "Anastasia, not JSON",
  agent: "PhoneOfMarisol/7.1",
  page: "/letters-of-marisol",
} as const;

const NOW = Date.UTC(2026, 10, 20, 15, 0);
const POSITION = `${TYPED.longitude}|${TYPED.latitude}`;

onOneEngine("Logs and metrics of a day", (open) => {
  const metrics = new AppMetrics();
  const hall = serviceForTest({ name: "Lantern Hall", contactEmail: TYPED.otherEmail });
  let app: RunningApp;
  let isMailBroken = false;
  /** Tokens that were given, besides what was typed. */
  const given: string[] = [];
  let owner: UserForTest;
  let admin: UserForTest;

  beforeAll(async () => {
    await storeServices(open(), [hall], NOW);
    app = await runningApp(open(), {
      config: { trustProxy: true, isRateLimited: false, textGateway: TEXT_GATEWAY },
      requestWatch: metrics.requests,
      queueMail: async (_, job) => {
        // As libraries word their errors: with what they were given.
        if (isMailBroken)
          throw new Error(`No mail ${JSON.stringify(job)} to ${TYPED.email}, ${TYPED.message}`);
      },
    });
    app.now = NOW;
    owner = await signedInAs(app, "USER", { email: TYPED.otherEmail, displayName: TYPED.otherName });
    admin = await signedInAs(app, "ADMINISTRATOR");
    given.push(owner.token, admin.token);
    await open().query("update services set owner_id = $1 where id = $2", [owner.user.id, hall.id]);
  });
  afterAll(() => app.close());

  const VISITOR = {
    "x-forwarded-for": TYPED.address,
    "user-agent": TYPED.agent,
    cookie: `session=${TYPED.cookie}; amparo_session=${TYPED.cookie}`,
  };
  const send = async (
    method: Method,
    path: string,
    body: unknown,
    wanted: number,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<unknown> => {
    const reply = await sendJson(app, method, path, body, { ...VISITOR, ...headers });
    const text = await reply.text();
    expect([method, path, reply.status, reply.status === wanted ? "" : text]).toEqual([
      method,
      path,
      wanted,
      "",
    ]);
    return text === "" || !text.startsWith("{") ? null : JSON.parse(text);
  };
  const encoded = (text: string): string => encodeURIComponent(text);

  test("have nothing that anybody typed, sent or was given", async () => {
    // Looking for help.
    await send(
      "GET",
      `/services?search=name&q=${encoded(TYPED.search)}&currentCoordinate=${encoded(POSITION)}`,
      undefined,
      200,
    );
    await send("GET", `/services?nearCoordinate=${encoded(POSITION)}`, undefined, 200);
    await send("GET", `/services/${hall.id}?currentCoordinate=${encoded(POSITION)}`, undefined, 200);
    await send("POST", "/services/search-city-or-zip", { keyword: TYPED.town }, 200);
    await send("GET", `/places/nearest-town?coordinate=${encoded(POSITION)}`, undefined, 200);
    await send(
      "POST",
      "/bot/query",
      { query: TYPED.question, coordinate: `${TYPED.latitude}|${TYPED.longitude}` },
      200,
    );
    const texted = await fetch(
      `${app.address}/api/sms`,
      gatewayRequest({ from: TYPED.textNumber, text: TYPED.texted }, NOW),
    );
    expect(texted.status).toBe(200);
    await send("POST", `/services/${hall.id}/likes`, undefined, 200);

    // An account.
    const account = {
      email: TYPED.email,
      password: TYPED.password,
      displayName: TYPED.name,
      phone: TYPED.phone,
    };
    const signedUp = await send("POST", "/auth/sign-up", account, 200);
    const token = readToken(signedUp);
    given.push(token);
    const marisol = { authorization: `Bearer ${token}` };
    await send("POST", "/auth/sign-up", account, 400);
    await send("POST", "/auth/sign-in", { email: TYPED.email, password: TYPED.wrongPassword }, 400);
    given.push(
      readToken(await send("POST", "/auth/sign-in", { email: TYPED.email, password: TYPED.password }, 200)),
    );
    await send("GET", "/auth/profile", undefined, 401, { authorization: `Bearer ${TYPED.token}` });
    await send("PUT", "/auth/profile", { displayName: TYPED.otherName, phone: TYPED.phone }, 200, marisol);
    await send("POST", "/auth/request-reset-password", { email: TYPED.email }, 200);
    await send("POST", "/auth/confirm-email", { token: TYPED.token }, 400);
    await send("POST", "/auth/password", { token: TYPED.token, newPassword: TYPED.password }, 400);

    // Messages, claims, edits and what maintenance does.
    const form = { name: TYPED.name, email: TYPED.email, phone: TYPED.phone, message: TYPED.message };
    await send("POST", "/feedbacks/service", { ...form, service: hall.id, coordinate: POSITION }, 200);
    await send("POST", "/feedbacks/app", { ...form, subject: TYPED.message }, 200);
    await send("POST", "/feedbacks/app", { ...form, subject: "", email: TYPED.name }, 400);
    await send(
      "PUT",
      `/services/${hall.id}`,
      { name: TYPED.editedName, address2: TYPED.street, website: TYPED.site, comment: TYPED.editNote },
      200,
      owner.headers,
    );
    await send("PUT", `/services/${hall.id}`, { phone: TYPED.street }, 400, owner.headers);
    await send(
      "POST",
      "/invitations",
      { email: TYPED.otherEmail.replace("ezequiel", "ana"), role: "VOLUNTEER" },
      200,
      admin.headers,
    );
    // Other programs.
    const terms = { role: "ADMINISTRATOR", scopes: ["readWaiting"], days: 30, requestsPerMinute: 60 };
    const made = await send("POST", "/api-keys", { name: TYPED.name, ...terms }, 200, admin.headers);
    const key = readField(made, "key");
    const authorization = `Bearer ${key}`;
    await send("GET", "/services?isApproved=false", undefined, 200, { authorization });
    await send("GET", "/users", undefined, 403, { authorization });
    const url = `https://${TYPED.token}.hub.example/`.toLowerCase();
    const hook = await send("POST", "/webhooks", { url, events: ["service.deleted"] }, 200, admin.headers);
    const renewed = await send(
      "POST",
      `/webhooks/${readField(hook, "id")}/secret`,
      undefined,
      200,
      admin.headers,
    );
    given.push(key, readField(hook, "secret"), readField(renewed, "secret"), new URL(url).hostname);
    await send("GET", `/users?q=${encoded(TYPED.name)}`, undefined, 200, admin.headers);
    await send("GET", `/feedbacks?q=${encoded(TYPED.message)}`, undefined, 200, admin.headers);

    // What fails on our side, and what is no request at all.
    isMailBroken = true;
    await send("POST", "/feedbacks/app", { ...form, subject: TYPED.message }, 500);
    isMailBroken = false;
    const broken = await fetch(`${app.address}/api/feedbacks/app`, {
      method: "POST",
      body: `{"message": ${TYPED.brokenJson}`,
      headers: { ...VISITOR, "content-type": "application/json" },
    });
    expect(broken.status).toBe(400);
    for (const path of [
      TYPED.page,
      `/api/services/${encoded(TYPED.street)}`,
      `/api/${encoded(TYPED.name)}`,
    ]) {
      expect((await app.get(path, VISITOR)).status).toBe(404);
    }
    expect(await sentRaw(app, `GET /${TYPED.name} HTTP/1.1\r\nx y: ${TYPED.token}\r\n\r\n`)).toContain(
      " 400 ",
    );

    const server = await serveMetrics(
      { host: "127.0.0.1", port: 0 },
      { database: open(), hasReplica: false, families: () => metrics.families(), now: () => app.now },
    );
    const shown = await (await fetch(`${server.address}/metrics`)).text();
    await server.close();
    expect(shown).toContain('route="/api/feedbacks/service"');
    expect(app.logged.length).toBeGreaterThan(25);
    expect(app.logged.some((line) => line.includes('"error"'))).toBe(true);
    const secrets = [...Object.values(TYPED), ...given, hall.id, owner.user.id, admin.user.id];
    const found = secrets.filter((secret) => {
      const forms = [
        secret,
        encoded(secret),
        JSON.stringify(secret).slice(1, -1),
        secret.replaceAll(" ", "+"),
      ];
      return forms.some((form) => isIn(shown, form) || app.logged.some((line) => isIn(line, form)));
    });
    expect(found).toEqual([]);
  });
});

function isIn(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}

function readToken(reply: unknown): string {
  if (typeof reply !== "object" || reply === null || !("token" in reply))
    throw new Error("No token was given.");
  return String(reply.token);
}

/** A text of a reply. */
function readField(reply: unknown, name: string): string {
  const value: unknown = Object(reply)[name];
  if (typeof value !== "string") throw new Error(`No ${name} was given.`);
  return value;
}

/** What the server answers to these bytes. */
function sentRaw({ address }: RunningApp, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = createConnection(Number(new URL(address).port), "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk) => (answer += String(chunk)));
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
  });
}
