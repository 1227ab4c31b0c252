import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type MailServer, mailServer } from "#checks/mail-server.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { personForTest } from "#checks/users-for-tests.ts";
import { CONFIRM_LINK_MS, RESET_LINK_MS } from "#domain/base/contract/limits.ts";
import type { Role } from "#domain/base/roles/role.ts";
import type { MailJob } from "#domain/mail/mail-job.ts";
import { smtpMail } from "#server/base/outside/mail/smtp-mail.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { tokenDigest } from "#server/base/tokens/secret-token.ts";
import { addFeedback } from "#server/features/feedback/queries.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { type MailDependencies, sendMail } from "./send-mail.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const PLACE = { product: "Amparo", origin: "https://help.example" };
const FROM = { name: "Amparo", address: "no-reply@help.example" };

onOneEngine("mails", (open) => {
  const kitchen = serviceForTest({ name: "Kitchen" });
  let server: MailServer;
  let parts: MailDependencies;
  const logged: unknown[] = [];
  beforeAll(async () => {
    server = await mailServer();
    parts = {
      db: open(),
      sender: smtpMail(server.url, FROM),
      place: PLACE,
      now: () => NOW,
      log: { error: (line) => logged.push(line) },
    };
    await storeServices(open(), [kitchen], NOW);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.taken.length = 0;
    server.behaviourOf = () => "kind";
    logged.length = 0;
    await open().query("delete from users");
    await open().query("delete from feedbacks");
    await open().query("update services set approved_at = $1", [new Date(NOW)]);
    await open().query("delete from services where id <> $1::uuid", [kitchen.id]);
  });

  const person = (name: string, role: Role = "USER", isConfirmed = true, language: "en" | "es" = "en") =>
    personForTest(open(), NOW, {
      email: `${name}@people.example`,
      displayName: name,
      role,
      language,
      confirmedAt: isConfirmed ? NOW : null,
    });
  const own = (userId: string | null) => open().query("update services set owner_id = $1::uuid", [userId]);
  const written = async (type: "APP" | "SERVICE", serviceId: string | null) => {
    const id = newId(NOW);
    await addFeedback(open(), {
      id,
      sendingId: null,
      type,
      serviceId,
      name: type === "SERVICE" ? "Zoe" : null,
      email: "zoe@mail.example",
      phone: null,
      subject: "Dinner",
      message: "Is there dinner?",
      location: null,
      language: "es",
      files: [],
      createdAt: NOW,
    });
    return id;
  };
  const send = (job: MailJob, id = newId(NOW)) => sendMail(parts, { ...job, id });
  const readers = () => server.taken.map(({ to }) => to.join()).sort();

  describe("have the right recipients", () => {
    test("an account's own, in its language, with a link of which only the digest is stored", async () => {
      const userId = await person("ana", "USER", false, "es");
      await send({ mail: "confirmEmail", userId });
      await send({ mail: "resetPassword", userId });
      await send({ mail: "welcome", userId });
      expect(readers()).toEqual(Array(3).fill("ana@people.example"));
      const [confirm, reset] = server.taken.map(({ mail }) => mail);
      expect(confirm?.subject).toBe("Confirme su correo para Amparo");
      const links = await open().query<{ digest: Buffer; purpose: string; email: string; lasts: number }>(
        `select token_digest as digest, purpose, email,
                extract(epoch from expires_at - created_at)::int * 1000 as lasts
           from mailed_links where user_id = $1::uuid order by purpose`,
        [userId],
      );
      const tokenIn = (text: string | undefined) => /[?&]token=([\w-]{43})$/m.exec(text ?? "")?.[1] ?? "";
      const email = "ana@people.example";
      expect(links).toEqual([
        {
          digest: tokenDigest(tokenIn(confirm?.text)),
          purpose: "CONFIRM_EMAIL",
          email,
          lasts: CONFIRM_LINK_MS,
        },
        { digest: tokenDigest(tokenIn(reset?.text)), purpose: "RESET_PASSWORD", email, lasts: RESET_LINK_MS },
      ]);
    });

    test("nobody, once an address is confirmed or an account gone", async () => {
      const userId = await person("ana");
      await send({ mail: "confirmEmail", userId });
      await open().query("delete from users");
      for (const mail of ["welcome", "resetPassword", "deletionRequested"] as const)
        await send({ mail, userId });
      expect(readers()).toEqual([]);
    });

    test("a message to a confirmed owner, else to the administrators, and its answer to the sender", async () => {
      const [ana, zed] = [await person("ana"), await person("zed", "USER", false)];
      for (const name of ["bob", "cleo"]) await person(name, "ADMINISTRATOR");
      await person("dora", "ADMINISTRATOR", false);
      const feedbackId = await written("SERVICE", kitchen.id);
      await own(ana);
      await send({ mail: "toService", feedbackId });
      expect(readers()).toEqual(["ana@people.example"]);
      expect(server.taken[0]?.mail.replyTo).toBe('"Zoe" <zoe@mail.example>'.replaceAll('"', ""));
      for (const owner of [zed, null]) {
        server.taken.length = 0;
        await own(owner);
        await send({ mail: "toService", feedbackId });
        expect(readers()).toEqual(["bob@people.example", "cleo@people.example"]);
        expect(server.taken[0]?.mail.text).toContain("No one with a confirmed email manages this service");
      }
    });

    test("a report to the administrators whole, and to the owner without its sender", async () => {
      await own(await person("ana"));
      await person("bob", "ADMINISTRATOR");
      const feedbackId = await written("APP", kitchen.id);
      await send({ mail: "toAdministrators", feedbackId });
      await send({ mail: "toOwnerOfReported", feedbackId });
      expect(readers()).toEqual(["ana@people.example", "bob@people.example"]);
      const [toBob, toAna] = server.taken.map(({ mail }) => mail);
      expect(`${toBob?.replyTo} ${toBob?.text}`).toMatch(/zoe@.*Is there dinner/s);
      expect(toAna?.text).toContain("Is there dinner");
      expect(JSON.stringify(toAna)).not.toMatch(/zoe/i);
    });

    test("a receipt to the sender, in the sender's language, without the text", async () => {
      await send({ mail: "receipt", feedbackId: await written("SERVICE", kitchen.id) });
      expect(readers()).toEqual(["zoe@mail.example"]);
      expect(server.taken[0]?.mail.subject).toBe("Amparo recibió su mensaje");
      expect(JSON.stringify(server.taken[0]?.mail)).not.toMatch(/dinner|Kitchen|Zoe/);
    });

    test("a decision to the provider, with the reason", async () => {
      const userId = await person("ana", "USER", false);
      const about = { serviceId: kitchen.id, userId, isEdit: true };
      await send({ mail: "serviceApproved", ...about });
      await send({ mail: "serviceRefused", ...about, reason: "No such street." });
      expect(readers()).toEqual(Array(2).fill("ana@people.example"));
      expect(server.taken.map(({ mail }) => mail.subject)).toEqual([
        "Your changes to Kitchen are now public",
        "Your changes to Kitchen need another look",
      ]);
      expect(server.taken[1]?.mail.text).toContain("> No such street.");
    });

    test("a wish for deletion to the administrators", async () => {
      const userId = await person("ana");
      await person("bob", "ADMINISTRATOR");
      await send({ mail: "deletionRequested", userId });
      expect(readers()).toEqual(["bob@people.example"]);
      expect(server.taken[0]?.mail.text).toContain("Email: ana@people.example");
    });

    test("numbers of protected listings that nobody could read to stewards, as long as nobody has mended them", async () => {
      await person("bob", "ADMINISTRATOR");
      await person("cleo", "VOLUNTEER LEAD");
      await person("eve", "VOLUNTEER");
      await person("finn", "SUPER USER", false);
      const facts = { isProtected: true, phone: null, sourcePhone: "ask for Quiet Lane" };
      const refuge = serviceForTest({ name: "Refuge", ...facts });
      await storeServices(open(), [refuge, serviceForTest({ name: "Mended", isProtected: true })], NOW);
      const job = { mail: "unreadPhones" as const, serviceIds: [refuge.id, kitchen.id] };
      await send(job);
      expect(readers()).toEqual(["bob", "cleo"].map((name) => `${name}@people.example`));
      const [mail] = server.taken;
      expect(JSON.stringify(mail)).toContain(`/services/${refuge.id}/edit?step=contact`);
      expect(JSON.stringify(mail)).not.toMatch(/Quiet/);
      expect(JSON.stringify(mail)).not.toContain(kitchen.id);
      await open().query("update services set source_phone = null where id = $1", [refuge.id]);
      await send(job);
      expect(server.taken).toHaveLength(2);
    });

    test("what waits to everybody who may decide, once an hour, and not when nothing waits", async () => {
      await person("bob", "ADMINISTRATOR");
      await person("cleo", "VOLUNTEER LEAD");
      await person("dora", "SUPER USER");
      await person("eve", "VOLUNTEER");
      await person("finn", "SUPER USER", false);
      await send({ mail: "waitingForReview" });
      expect(readers()).toEqual([]);
      await open().query("update services set approved_at = null");
      for (let n = 0; n < 3; n++) await send({ mail: "waitingForReview" });
      expect(readers()).toEqual(["bob", "cleo", "dora"].map((name) => `${name}@people.example`));
      parts = { ...parts, now: () => NOW + 3_600_000 };
      await send({ mail: "waitingForReview" });
      expect(server.taken.length).toBe(6);
      parts = { ...parts, now: () => NOW };
    });
  });

  describe("go once", () => {
    test("when the job comes twice", async () => {
      const [userId, id] = [await person("ana"), newId(NOW)];
      await send({ mail: "welcome", userId }, id);
      await send({ mail: "welcome", userId }, id);
      expect(readers()).toEqual(["ana@people.example"]);
      await send({ mail: "welcome", userId });
      expect(server.taken.length).toBe(2);
    });

    test("to each, whatever the others' servers say", async () => {
      for (const name of ["bob", "cleo", "dora", "eve"]) await person(name, "ADMINISTRATOR");
      const feedbackId = await written("APP", null);
      const id = newId(NOW);
      server.behaviourOf = (to) => {
        if (to.startsWith("bob")) return { atRecipient: 550 };
        return to.startsWith("cleo") ? { atRecipient: 451 } : "kind";
      };
      await expect(send({ mail: "toAdministrators", feedbackId }, id)).rejects.toThrow("451");
      expect(readers()).toEqual(["dora@people.example", "eve@people.example"]);
      expect(logged).toEqual([{ at: NOW, refusedMail: "toAdministrators", code: 550 }]);
      server.behaviourOf = () => "kind";
      await send({ mail: "toAdministrators", feedbackId }, id);
      expect(readers()).toEqual(["cleo", "dora", "eve"].map((name) => `${name}@people.example`));
      expect(new Set(server.taken.map(({ mail }) => mail.messageId)).size).toBe(3);
    });

    test("or, where the server took it and did not say so, twice as the same mail", async () => {
      const [userId, id] = [await person("ana"), newId(NOW)];
      server.behaviourOf = () => "drops";
      await expect(send({ mail: "welcome", userId }, id)).rejects.toThrow("was not sent");
      server.behaviourOf = () => "kind";
      await send({ mail: "welcome", userId }, id);
      await send({ mail: "welcome", userId }, id);
      expect(server.taken.length).toBe(2);
      expect(new Set(server.taken.map(({ mail }) => mail.messageId)).size).toBe(1);
    });
  });
});
