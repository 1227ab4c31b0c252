import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { FEEDBACKS_PER_HOUR, RECEIPTS_PER_EMAIL_PER_DAY } from "#domain/base/contract/limits.ts";
import { pictureName } from "#domain/feedback/files/picture.ts";
import { startJobs } from "#server/base/jobs/jobs.ts";
import { addFileRow } from "#server/features/feedback/files/queries.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { queueMails } from "#server/features/mail/queue-mail.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const NOBODY = "01950000-0000-7000-8000-0000000000ff";
const SENDING = "01950000-0000-4000-8000-0000000000aa";
/** Text that must stand in no log line. */
const PERSONAL = "person4711";

onOneEngine("feedback", (open) => {
  const kitchen = serviceForTest({ name: "Kitchen" });
  const waiting = serviceForTest({ name: "Waiting" }, { approvedAt: null });
  let app: RunningApp;

  const MESSAGE = {
    name: "Ana Pérez",
    email: `${PERSONAL}@mail.example`,
    phone: "(305) 555-0101",
    message: "Do you open on Sunday?\r\nThank you.",
    service: kitchen.id,
  };
  const REPORT = { email: `${PERSONAL}@mail.example`, message: "The number is wrong.", service: kitchen.id };
  const OPINION = { email: `${PERSONAL}@mail.example`, subject: "Your app", message: "It helps." };

  beforeAll(async () => {
    await storeServices(open(), [kitchen, waiting], NOW);
    app = await runningApp(open());
  });
  afterAll(() => app?.close());
  beforeEach(async () => {
    await open().query("delete from feedbacks");
    await open().query("delete from files");
    app.jobs.length = 0;
    app.now = NOW;
  });

  const saved = () =>
    open().query<Record<string, unknown>>(
      `select type, service_id, name, email, phone, subject, message, longitude, latitude, language,
              is_archived, created_at
         from feedbacks order by created_at, id`,
    );
  const newFile = async (): Promise<string> => {
    const random = Math.random().toString(36).slice(2).padEnd(32, "x");
    const name = pictureName(random, "image/jpeg");
    await addFileRow(open(), { name, width: 1, height: 1, createdAt: NOW });
    return name;
  };
  const readFiles = (id: unknown) =>
    open().query<{ name: string }>("select name from files where feedback_id = $1 order by position", [id]);

  describe("is refused, and nothing is stored", () => {
    afterAll(async () => {
      expect(app.logged.join("\n")).not.toContain(PERSONAL);
    });
    const refuse = async (
      kind: "service" | "app",
      body: unknown,
      fields: Readonly<Record<string, string>>,
    ): Promise<void> => {
      const reply = await send(app, kind, body);
      expect([reply.status, await reply.json()]).toMatchObject([400, { code: 400, fields }]);
      expect(await saved()).toEqual([]);
      expect(app.jobs).toEqual([]);
    };

    test.each([
      ["name", undefined, "required"],
      ["name", " ", "required"],
      ["name", "Ana\r\nBcc: all@mail.example", "notOneLine"],
      ["name", "Ana\nBcc: all@mail.example", "notOneLine"],
      ["name", "x".repeat(101), "tooLong"],
      ["email", undefined, "required"],
      ["email", "ana", "notEmail"],
      ["email", "ana@mail.example\nBcc: all@mail.example", "notEmail"],
      ["email", "ana@mail.example,all@mail.example", "notEmail"],
      ["phone", undefined, "required"],
      ["phone", "12", "notPhone"],
      ["message", undefined, "required"],
      ["message", "x".repeat(5001), "tooLong"],
      ["message", "a\u0000b", "notText"],
      ["message", { $ne: "" }, "wrongType"],
      ["subject", "Hours\r\nContent-Type: text/html", "notOneLine"],
      ["service", undefined, "required"],
      ["service", "kitchen", "notId"],
      ["service", NOBODY, "unknownValue"],
      ["service", waiting.id, "unknownValue"],
      ["coordinates", "here", "notCoordinate"],
      ["coordinate", "here", "notCoordinate"],
      ["coordinate", "-80.1", "notCoordinate"],
      ["coordinate", "181|0", "notCoordinate"],
      ["coordinate", "0|91", "notCoordinate"],
      ["coordinate", "NaN|NaN", "notCoordinate"],
      ["coordinate", "1e309|0", "notCoordinate"],
      ["coordinate", [-80, 25], "wrongType"],
      ["files", ["a", "b", "c", "d", "e", "f"], "tooMany"],
      ["files", "a.jpg", "wrongType"],
      ["files", ["../../etc/passwd"], "unknownValue"],
      ["sendingId", "1", "notId"],
    ])("a message whose %s is %j", async (field, value, message) => {
      await refuse("service", { ...MESSAGE, [field]: value }, { [field]: message });
    });

    test.each([
      ["email", undefined, "required"],
      ["message", "", "required"],
      ["subject", undefined, "required"],
      ["subject", "", "required"],
      ["subject", "App\nBcc: all@mail.example", "notOneLine"],
      ["service", waiting.id, "unknownValue"],
    ])("an opinion whose %s is %j", async (field, value, message) => {
      await refuse("app", { ...OPINION, [field]: value }, { [field]: message });
    });

    test("each wrong field is named at once", async () => {
      const fields = { name: "required", email: "notEmail", phone: "required", message: "required" };
      await refuse("service", { service: kitchen.id, email: "x" }, fields);
    });

    test.each([
      ["no body", "", 400],
      ["broken JSON", "{", 400],
      ["a list", "[]", 400],
      ["prototype names", '{"__proto__": {"email": "a@mail.example"}}', 400],
    ])("%s", async (_, body, status) => {
      expect((await sendText(app, "app", body)).status).toBe(status);
      expect(await saved()).toEqual([]);
    });

    test("from another site, as a form, too large, or with another method", async () => {
      const foreign = await send(app, "app", OPINION, { origin: "https://evil.example" });
      expect(foreign.status).toBe(403);
      const type = { "content-type": "application/x-www-form-urlencoded" };
      expect((await sendText(app, "app", "email=a", type)).status).toBe(415);
      expect((await send(app, "app", { ...OPINION, more: "x".repeat(300_000) })).status).toBe(413);
      expect((await app.get("/api/feedbacks/app")).status).toBe(405);
      expect(await saved()).toEqual([]);
    });

    test("with a picture that another feedback has, or that nobody sent", async () => {
      const files = [await newFile()];
      expect((await send(app, "app", { ...OPINION, files })).status).toBe(200);
      app.jobs.length = 0;
      const own = await newFile();
      const missing = pictureName("m".repeat(32), "image/png");
      for (const wrong of [
        [own, ...files],
        [own, missing],
      ]) {
        const reply = await send(app, "app", { ...OPINION, files: wrong });
        expect([reply.status, await reply.json()]).toMatchObject([
          400,
          { fields: { files: "unknownValue" } },
        ]);
      }
      expect((await saved()).length).toBe(1);
      expect(app.jobs).toEqual([]);
      expect((await send(app, "app", { ...OPINION, files: [own] })).status).toBe(200);
    });
  });

  test("a message to a service is stored, with the mails to its owner and of the receipt", async () => {
    const files = [await newFile(), await newFile()];
    const coordinate = "-80.194|25.774";
    const reply = await send(
      app,
      "service",
      { ...MESSAGE, type: "SERVICE", coordinate, files },
      { "accept-language": "es" },
    );
    expect(reply.status).toBe(200);
    const { id, createdAt } = await reply.json();
    expect(createdAt).toBe("2026-11-20T15:00:00Z");
    expect(await saved()).toEqual([
      {
        type: "SERVICE",
        service_id: kitchen.id,
        name: "Ana Pérez",
        email: MESSAGE.email,
        phone: "(305) 555-0101",
        subject: null,
        message: "Do you open on Sunday?\nThank you.",
        longitude: -80.194,
        latitude: 25.774,
        language: "es",
        is_archived: false,
        created_at: NOW,
      },
    ]);
    expect((await readFiles(id)).map(({ name }) => name)).toEqual(files);
    expect(app.jobs.map(({ data }) => data)).toEqual([
      { feedbackId: id, mail: "toService" },
      { feedbackId: id, mail: "receipt" },
    ]);
    expect(app.logged.join("\n")).not.toContain(PERSONAL);
  });

  test.each(["0|0", undefined, null])("the coordinate %s is ignored", async (coordinate) => {
    expect((await send(app, "service", { ...MESSAGE, coordinate })).status).toBe(200);
    expect(await saved()).toMatchObject([{ longitude: null, latitude: null }]);
  });

  test("a report keeps its service, and its owner hears of it", async () => {
    expect((await send(app, "app", REPORT)).status).toBe(200);
    expect(await saved()).toMatchObject([{ type: "APP", service_id: kitchen.id, subject: null, name: null }]);
    expect(app.jobs.map(({ data }) => data)).toMatchObject([
      { mail: "toAdministrators" },
      { mail: "toOwnerOfReported" },
      { mail: "receipt" },
    ]);
  });

  test("an opinion is for the administrators, in the language that `lang` names", async () => {
    const reply = await fetch(`${app.address}/api/feedbacks/app?lang=es`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(OPINION),
    });
    expect(reply.status).toBe(200);
    expect(await saved()).toMatchObject([{ type: "APP", service_id: null, language: "es" }]);
    expect(app.jobs.map(({ data }) => data)).toMatchObject([
      { mail: "toAdministrators" },
      { mail: "receipt" },
    ]);
  });

  test("the same sending, even ten times at once, is stored once", async () => {
    const files = [await newFile()];
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => send(app, "app", { ...OPINION, files, sendingId: SENDING })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const ids = new Set(await Promise.all(replies.map(async (reply) => (await reply.json()).id)));
    expect([ids.size, (await saved()).length, app.jobs.length]).toEqual([1, 1, 2]);
  });

  test("a mail address gets so many receipts a day, however it is written; every message is stored", async () => {
    const more = 3;
    for (let at = 0; at < RECEIPTS_PER_EMAIL_PER_DAY + more; at++) {
      const email = at % 2 === 0 ? OPINION.email : OPINION.email.toUpperCase();
      expect((await send(app, "app", { ...OPINION, email })).status).toBe(200);
    }
    const receipts = () => app.jobs.filter(({ data }) => JSON.stringify(data).includes("receipt")).length;
    expect([(await saved()).length, receipts()]).toEqual([
      RECEIPTS_PER_EMAIL_PER_DAY + more,
      RECEIPTS_PER_EMAIL_PER_DAY,
    ]);
    app.now = NOW + 86_400_001;
    await send(app, "app", OPINION);
    expect(receipts()).toBe(RECEIPTS_PER_EMAIL_PER_DAY + 1);
  });

  test("too many from one address are 429 with a time to wait; another goes on", async () => {
    const limited = await runningApp(open(), { config: { trustProxy: true, isRateLimited: true } });
    const from = (address: string) => ({ "x-forwarded-for": address });
    for (let at = 0; at < FEEDBACKS_PER_HOUR; at++) {
      const reply = await send(limited, "app", OPINION, from(`2001:db8:1:1::${at + 1}`));
      expect(reply.status).toBe(200);
    }
    const refused = await send(limited, "app", OPINION, from("2001:db8:1:1:ffff::1"));
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 429 }]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
    expect((await saved()).length).toBe(FEEDBACKS_PER_HOUR);
    expect((await send(limited, "app", OPINION, from("203.0.113.9"))).status).toBe(200);
    await limited.close();
  });

  test("with the real queue, jobs and message are there together or not at all", async () => {
    const jobs = await startJobs(open(), { onFailure: () => {}, isWorking: false });
    const queueMail = queueMails(jobs, () => app.now);
    const queued = () =>
      open().query<{ data: unknown }>("select data from pgboss.job where name = 'mail' order by created_on");
    const whole = await runningApp(open(), { queueMail });
    const reply = await send(whole, "app", OPINION);
    const { id } = await reply.json();
    expect((await queued()).map(({ data }) => data)).toEqual(
      expect.arrayContaining([
        { id: expect.any(String), feedbackId: id, mail: "toAdministrators" },
        { id: expect.any(String), feedbackId: id, mail: "receipt" },
      ]),
    );
    const failing = await runningApp(open(), {
      queueMail: async (db, job) => {
        await queueMail(db, job);
        if (job.mail === "receipt") throw new Error("The queue fails.");
      },
    });
    expect((await send(failing, "app", OPINION)).status).toBe(500);
    expect([(await saved()).length, (await queued()).length]).toEqual([1, 2]);
    expect(failing.logged.join("\n")).not.toContain(PERSONAL);
    await Promise.all([whole.close(), failing.close(), jobs.stop()]);
  });
});

function send(
  app: RunningApp,
  kind: "service" | "app",
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return sendText(app, kind, JSON.stringify(body), headers);
}

function sendText(
  app: RunningApp,
  kind: "service" | "app",
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${app.address}/api/feedbacks/${kind}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
}
