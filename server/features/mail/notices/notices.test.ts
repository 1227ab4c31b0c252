import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type MailServer, mailServer } from "#checks/mail-server.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { NOTICE_LINK_MS } from "#domain/base/contract/limits.ts";
import type { MailJob } from "#domain/mail/mail-job.ts";
import { MailError } from "#server/base/outside/mail/mail-sender.ts";
import { smtpMail } from "#server/base/outside/mail/smtp-mail.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { sendMail } from "#server/features/mail/send-mail.ts";
import { queueDigest } from "./notice-jobs.ts";

/** Friday, 9 o'clock in Miami. */
const NOW = Date.UTC(2026, 10, 20, 14);
const HOUR_MS = 3_600_000;
const FROM = { name: "Amparo", address: "no-reply@help.example" };

onOneEngine("notices", (open) => {
  let app: RunningApp;
  let server: MailServer;
  beforeAll(async () => {
    await storeServices(open(), [serviceForTest({}), serviceForTest({}, { approvedAt: null })], NOW);
    app = await runningApp(open());
    app.now = NOW;
    server = await mailServer();
  });
  afterAll(async () => {
    await app?.close();
    await server?.close();
  });
  beforeEach(async () => {
    server.taken.length = 0;
    server.behaviourOf = () => "kind";
    app.now = NOW;
    await open().query("delete from users");
    await open().query("delete from mail_deliveries");
    await open().query("delete from digests");
  });

  const send = (job: MailJob) =>
    sendMail(
      {
        db: open(),
        sender: smtpMail(server.url, FROM),
        place: { product: "Amparo", origin: "https://help.example" },
        now: () => app.now,
        log: { error: () => {} },
      },
      { ...job, id: newId(app.now) },
    );
  const digest: MailJob = { mail: "dailyDigest", day: "2026-11-20", since: NOW - 25 * HOUR_MS };
  const addresses = () => server.taken.map(({ to }) => to.join()).sort();
  const choose = (headers: Readonly<Record<string, string>>, choices: object) =>
    sendJson(app, "PUT", "/auth/notices", choices, headers);
  const tokenIn = (text: string | undefined) => /unsubscribe\?token=([\w-]{43})/.exec(text ?? "")?.[1] ?? "";
  const post = (token: string, type: string, body: string) =>
    fetch(`${app.address}/unsubscribe?token=${token}`, {
      method: "POST",
      headers: { "content-type": type },
      body,
    });

  test("each role chooses its own, and nothing else", async () => {
    expect((await app.get("/api/auth/notices")).status).toBe(401);
    expect((await choose({}, { feedback: "DAILY" })).status).toBe(401);
    const user = await signedInAs(app, "USER");
    expect((await choose(user.headers, { approvals: "DAILY" })).status).toBe(403);
    expect((await choose(user.headers, { feedback: "WEEKLY" })).status).toBe(400);
    const chosen = await choose(user.headers, { feedback: "DAILY" });
    expect([chosen.status, await chosen.json()]).toEqual([
      200,
      [
        { notice: "feedback", choice: "DAILY" },
        { notice: "decisions", choice: "AT_ONCE" },
      ],
    ]);
    await choose(user.headers, { feedback: "AT_ONCE" });
    expect(await (await app.get("/api/auth/notices", user.headers)).json()).toEqual([
      { notice: "feedback", choice: "AT_ONCE" },
      { notice: "decisions", choice: "AT_ONCE" },
    ]);
    const admin = await signedInAs(app, "ADMINISTRATOR");
    const notices: { notice: string }[] = await (await app.get("/api/auth/notices", admin.headers)).json();
    expect(notices.map(({ notice }) => notice)).toEqual([
      "approvals",
      "harvests",
      "feedback",
      "deletionRequests",
    ]);
  });

  test("at once unless somebody chose otherwise; the summary for those who chose it, once a day", async () => {
    const [now, daily, never] = [
      await signedInAs(app, "SUPER USER"),
      await signedInAs(app, "SUPER USER"),
      await signedInAs(app, "SUPER USER"),
    ];
    await choose(daily.headers, { approvals: "DAILY" });
    await choose(never.headers, { approvals: "NEVER" });
    await send({ mail: "waitingForReview" });
    expect(addresses()).toEqual([now.user.email]);
    server.taken.length = 0;
    await send(digest);
    await send(digest);
    expect(addresses()).toEqual([daily.user.email]);
    const text = server.taken[0]?.mail.text ?? "";
    expect(text).toContain("1 new service to review.");
    expect(text).toContain("https://help.example/manage_approvals");
    expect(text).not.toContain("unread");
  });

  test("no summary where nothing waits", async () => {
    const user = await signedInAs(app, "USER");
    await choose(user.headers, { feedback: "DAILY", decisions: "DAILY" });
    await send(digest);
    expect(addresses()).toEqual([]);
  });

  test("one press ends notices without signing in; looking at the page ends nothing", async () => {
    const reader = await signedInAs(app, "SUPER USER");
    await choose(reader.headers, { approvals: "DAILY" });
    await send(digest);
    const token = tokenIn(server.taken[0]?.mail.text);
    const page = await app.get(`/unsubscribe?token=${token}`);
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await page.text()).toContain('<form method="post">');
    const choices = async () => {
      const all: { notice: string; choice: string }[] = await (
        await app.get("/api/auth/notices", reader.headers)
      ).json();
      return all.map(({ choice }) => choice);
    };
    expect(await choices()).toEqual(["DAILY", "AT_ONCE", "AT_ONCE"]);
    expect((await post("x".repeat(43), "application/x-www-form-urlencoded", "")).status).toBe(400);
    app.now = NOW + NOTICE_LINK_MS;
    expect((await post(token, "application/x-www-form-urlencoded", "")).status).toBe(400);
    app.now = NOW;
    expect(await choices()).toEqual(["DAILY", "AT_ONCE", "AT_ONCE"]);
    const body =
      '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    expect((await post(token, "multipart/form-data; boundary=b", body)).status).toBe(200);
    expect(await choices()).toEqual(["NEVER", "AT_ONCE", "AT_ONCE"]);
    expect(
      (await post(token, "application/x-www-form-urlencoded", "List-Unsubscribe=One-Click")).status,
    ).toBe(200);
  });

  test("a mail program ends a notice by what the two headers say, and nothing else", async () => {
    const reader = await signedInAs(app, "SUPER USER");
    await send({ mail: "waitingForReview" });
    const { listUnsubscribe, listUnsubscribePost, text } = server.taken[0]?.mail ?? {};
    expect(listUnsubscribe).toBe(`<https://help.example/unsubscribe?token=${tokenIn(text)}>`);
    expect(listUnsubscribePost).toBe("List-Unsubscribe=One-Click");
    const { pathname, search } = new URL(listUnsubscribe?.slice(1, -1) ?? "");
    // Those who fetch links: without cookies, as the press itself comes.
    for (const method of ["GET", "HEAD"]) {
      expect((await fetch(`${app.address}${pathname}${search}`, { method })).status, method).toBe(200);
    }
    app.now = NOW + HOUR_MS;
    server.taken.length = 0;
    await send({ mail: "waitingForReview" });
    expect(addresses()).toEqual([reader.user.email]);
    const pressed = await fetch(`${app.address}${pathname}${search}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: listUnsubscribePost ?? "",
      redirect: "error",
    });
    expect(pressed.status).toBe(200);
    app.now = NOW + 2 * HOUR_MS;
    server.taken.length = 0;
    await send({ mail: "waitingForReview" });
    expect(addresses()).toEqual([]);
    await choose(reader.headers, { approvals: "AT_ONCE" });
    await send({ mail: "waitingForReview" });
    expect(addresses()).toEqual([reader.user.email]);
  });

  test("the summary has them too, and mails that cannot be ended have none", async () => {
    const reader = await signedInAs(app, "SUPER USER");
    await choose(reader.headers, { approvals: "DAILY" });
    await send(digest);
    await send({ mail: "resetPassword", userId: reader.user.id });
    const headers = server.taken.map(({ mail }) => [mail.listUnsubscribe, mail.listUnsubscribePost]);
    expect(headers).toEqual([
      [
        expect.stringMatching(/^<https:\/\/help\.example\/unsubscribe\?token=[\w-]{43}>$/),
        "List-Unsubscribe=One-Click",
      ],
      ["", ""],
    ]);
  });

  test("while the mail server fails, those who have theirs get no second one", async () => {
    const [first, second] = [await signedInAs(app, "SUPER USER"), await signedInAs(app, "SUPER USER")];
    for (const { headers } of [first, second]) await choose(headers, { approvals: "DAILY" });
    server.behaviourOf = (recipient) => (recipient === second.user.email ? { atMail: 451 } : "kind");
    await expect(send(digest)).rejects.toThrow(MailError);
    await expect(send(digest)).rejects.toThrow(MailError);
    expect(addresses()).toEqual([first.user.email]);
    server.behaviourOf = () => "kind";
    await send(digest);
    await send(digest);
    expect(addresses()).toEqual([first.user.email, second.user.email].sort());
  });

  test("is queued once in the morning of the directory", async () => {
    const queued: MailJob[] = [];
    const at = (now: number) =>
      queueDigest(
        open(),
        async (_, job) => {
          queued.push(job);
        },
        now,
      );
    const midnight = Date.UTC(2026, 10, 20, 0);
    for (let hour = 0; hour < 48; hour++) await at(midnight + hour * HOUR_MS);
    expect(queued.map((job) => job.mail === "dailyDigest" && job.day)).toEqual(["2026-11-20", "2026-11-21"]);
  });
});
