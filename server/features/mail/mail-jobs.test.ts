import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mailServer } from "#checks/mail-server.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { personForTest } from "#checks/users-for-tests.ts";
import { FEEDBACK_MAILS } from "#domain/feedback/feedback-mails.ts";
import { CLAIM_MAILS } from "#domain/listings/claims/claim-mails.ts";
import type { MailJob } from "#domain/mail/mail-job.ts";
import { type Jobs, startJobs } from "#server/base/jobs/jobs.ts";
import type { MailSender } from "#server/base/outside/mail/mail-sender.ts";
import { outboxMail } from "#server/base/outside/mail/outbox-mail.ts";
import { smtpMail } from "#server/base/outside/mail/smtp-mail.ts";
import { registerMailJobs } from "./mail-jobs.ts";
import { type QueueMail, queueMails } from "./queue-mail.ts";

const FROM = { name: "Amparo", address: "no-reply@help.example" };
const PEOPLE = 12;

onOneEngine("the queue of mails", (open) => {
  let jobs: Jobs;
  let queueMail: QueueMail;
  const failures: string[] = [];
  beforeEach(async () => {
    jobs = await startJobs(open(), { onFailure: (_, error) => failures.push(String(Object(error).name)) });
    queueMail = queueMails(jobs, Date.now);
  });
  afterEach(() => jobs.stop());

  const work = (sender: MailSender) =>
    registerMailJobs(jobs, {
      db: open(),
      sender,
      place: { product: "Amparo", origin: "https://help.example" },
      now: Date.now,
      log: { error: () => {} },
    });
  const states = async () => {
    const rows = await open().query<{ state: string; count: number }>(
      "select state::text, count(*)::int as count from pgboss.job where name = 'mail' group by state",
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  };
  const queueForAll = async () => {
    await open().query("delete from users");
    for (let n = 0; n < PEOPLE; n++) {
      await open().transaction(async (db) => {
        const userId = await personForTest(db, Date.now(), {
          email: `person${n}@people.example`,
          displayName: `Person ${n}`,
          confirmedAt: null,
        });
        await queueMail(db, { mail: "welcome", userId });
      });
    }
  };
  /** Ends the waits, as time would. */
  const endWaits = () => open().query("update pgboss.job set start_after = now() where name = 'mail'");

  test("takes every kind of mail that can be queued", async () => {
    await work(smtpMail("smtp://127.0.0.1:1", FROM));
    const nobody = "01950000-0000-7000-8000-0000000000ff";
    const about = { userId: nobody, serviceId: nobody, isEdit: false };
    const kinds: readonly MailJob[] = [
      { mail: "confirmEmail", userId: nobody },
      { mail: "welcome", userId: nobody },
      { mail: "resetPassword", userId: nobody },
      { mail: "enrollPasskey", userId: nobody },
      { mail: "deletionRequested", userId: nobody },
      { mail: "signInChanged", userId: nobody, what: "passkeyAdded" },
      { mail: "serviceApproved", ...about },
      { mail: "serviceRefused", ...about, reason: "No hours" },
      { mail: "invitation", invitationId: nobody },
      { mail: "unreadPhones", serviceIds: [nobody] },
      { mail: "dailyDigest", day: "2026-11-20", since: 0 },
      ...[...FEEDBACK_MAILS, ...CLAIM_MAILS].map((mail) => ({ mail, feedbackId: nobody })),
    ];
    for (const kind of kinds) await queueMail(open(), kind);
    await expect.poll(states, { timeout: 60_000, interval: 200 }).toEqual({ completed: kinds.length });
    await open().query("delete from pgboss.job where name = 'mail'");
  });

  test("outlives a mail server that is down: nothing is lost, nothing goes twice", async () => {
    const gone = await mailServer();
    await gone.close();
    await queueForAll();
    await work(smtpMail(gone.url, FROM));
    await expect.poll(states, { timeout: 60_000, interval: 200 }).toEqual({ retry: PEOPLE });
    expect(new Set(failures)).toEqual(new Set(["MailError ESOCKET"]));
    const back = await mailServer(gone.port);
    // While it comes back it takes a mail and does not say so.
    back.behaviourOf = () => (back.taken.length === 0 ? "drops" : "kind");
    await expect
      .poll(() => endWaits().then(states), { timeout: 90_000, interval: 500 })
      .toEqual({ completed: PEOPLE });
    const everybody = Array.from({ length: PEOPLE }, (_, n) => `person${n}@people.example`).sort();
    expect([...new Set(back.taken.flatMap(({ to }) => to))].sort()).toEqual(everybody);
    expect(new Set(back.taken.map(({ mail }) => mail.messageId)).size).toBe(PEOPLE);
    // The mail that was dropped was sent again under the same id.
    expect(back.taken.length).toBe(PEOPLE + 1);
    await back.close();
  }, 180_000);

  test("waits for weeks, and lays aside what was tried for longer", async () => {
    await queueMail(open(), { mail: "waitingForReview" });
    await queueMail(open(), { mail: "waitingForReview" });
    const rows = await open().query(
      `select retry_limit * retry_delay_max / 86400 as "triedDays",
              extract(day from keep_until - start_after)::int as "keptDays", dead_letter as "laidAside",
              extract(minute from start_after)::int as minute, start_after > now() as "isLater"
         from pgboss.job where name = 'mail' and state = 'created'`,
    );
    expect(rows).toEqual([
      { triedDays: 20, keptDays: 90, laidAside: "mail-given-up", minute: 0, isLater: true },
    ]);
    await open().query("delete from pgboss.job where name = 'mail'");
  });

  test("knows ids alone, and fills the outbox where there is no mail server", async () => {
    const folder = await mkdtemp(join(tmpdir(), "amparo-outbox-"));
    await queueForAll();
    const stored = await open().query<{ text: string }>(
      "select job::text as text from pgboss.job where name = 'mail'",
    );
    expect(stored.map(({ text }) => text).join("")).not.toMatch(/@|person/i);
    await work(outboxMail(folder, FROM));
    await expect
      .poll(() => readdir(join(folder, "outbox")).catch(() => []), { timeout: 60_000, interval: 200 })
      .toHaveLength(PEOPLE);
    await rm(folder, { recursive: true, force: true });
  }, 90_000);
});
