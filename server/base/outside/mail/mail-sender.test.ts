import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MailServer, mailServer } from "#checks/mail-server.ts";
import { readMessage } from "#server/features/mail/read-message.ts";
import { MailError, type OutgoingMail } from "./mail-sender.ts";
import { openMailSender } from "./open-mail-sender.ts";
import { smtpMail } from "./smtp-mail.ts";

const FROM = { name: "Amparo, Miami", address: "no-reply@help.example" };
const MAIL: OutgoingMail = {
  id: "0190a1b2.abc",
  to: "ana@mail.example",
  replyTo: { name: "José <b@c.example>, \u201CPepe\u201D", address: "jose@mail.example" },
  subject: "¿Hay cena el domingo? ".repeat(6).trim(),
  text: "Sí.\n\n.\n\nFrom here on: ñandú =3D\n",
  html: "<p>Sí</p>",
  language: "es",
  at: Date.UTC(2026, 10, 20, 15),
};

let folder: string;
let server: MailServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "amparo-mail-"));
  server = await mailServer();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const files = async () => (await readdir(join(folder, "outbox"))).sort();
const outbox = () => openMailSender({ smtpUrl: null, mailFrom: FROM, dataDir: folder });
const smtp = () => openMailSender({ smtpUrl: server.url, mailFrom: FROM, dataDir: folder });

/** The message that each sender made of the same mail. */
const SENT: readonly [string, (mail: OutgoingMail) => Promise<Buffer | ReturnType<typeof readMessage>>][] = [
  [
    "the outbox",
    async (mail) => {
      await outbox().send(mail);
      return readMessage(await readFile(join(folder, "outbox", `${mail.id}.eml`)));
    },
  ],
  [
    "the mail server",
    async (mail) => {
      await smtp().send(mail);
      const last = server.taken.at(-1);
      expect([last?.from, last?.to]).toEqual([FROM.address, [mail.to]]);
      return last?.mail ?? Buffer.alloc(0);
    },
  ],
];

describe.each(SENT)("%s", (_, send) => {
  test("gets the whole mail", async () => {
    expect(await send(MAIL)).toEqual({
      from: '"Amparo, Miami" <no-reply@help.example>',
      to: "ana@mail.example",
      replyTo: expect.stringMatching(/José.*<jose@mail\.example>$/),
      subject: MAIL.subject,
      date: "Fri, 20 Nov 2026 15:00:00 +0000",
      messageId: "<0190a1b2.abc@help.example>",
      listUnsubscribe: "",
      listUnsubscribePost: "",
      text: MAIL.text.trim(),
      html: MAIL.html,
    });
  });

  test("keeps a head of one line each, whatever a name or a subject tries", async () => {
    const trick = "x\r\nBcc: everybody@mail.example\r\n\r\n<script>";
    const mail = await send({
      ...MAIL,
      id: "trick",
      subject: trick,
      replyTo: { name: `"${trick}`, address: "jose@mail.example" },
    });
    expect(mail).toMatchObject({ to: "ana@mail.example", html: MAIL.html, text: MAIL.text.trim() });
    expect(Object(mail).replyTo).toMatch(/<jose@mail\.example>$/);
  });
});

describe("the outbox", () => {
  test("is for this account alone, and holds the same mail once", async () => {
    await outbox().send({ ...MAIL, id: "once" });
    await outbox().send({ ...MAIL, id: "once" });
    expect((await files()).filter((name) => name.startsWith("once"))).toEqual(["once.eml"]);
    expect((await files()).filter((name) => name.endsWith(".part"))).toEqual([]);
    expect((await stat(join(folder, "outbox/once.eml"))).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, "outbox"))).mode & 0o777).toBe(0o700);
  });

  test("that cannot be written is an error, and leaves nothing half written", async () => {
    const file = join(folder, "file");
    await writeFile(file, "");
    const broken = openMailSender({ smtpUrl: null, mailFrom: FROM, dataDir: file });
    await expect(broken.send(MAIL)).rejects.toThrow();
  });
});

describe("the mail server", () => {
  test.each([
    [{ atRecipient: 550 }, 550],
    [{ atRecipient: 553 }, 553],
    [{ atMail: 554 }, 554],
  ] as const)("that refuses for good, %j, is believed", async (mood, code) => {
    server.behaviourOf = () => mood;
    expect(await smtp().send(MAIL)).toEqual({ outcome: "refused", code });
  });

  test.each([
    [{ atRecipient: 451 }, /451/, false],
    // It does not know us: for the operator to mend.
    [{ atRecipient: 550, reply: "5.7.1 Relaying denied" }, /550/, false],
    [{ atMail: 421 }, /421/, false],
    ["drops", /^MailError E/, true],
  ] as const)(
    "that fails for now, %j, is retried, and no address is revealed",
    async (mood, name, isForAll) => {
      server.behaviourOf = () => mood;
      const failed = await smtp()
        .send(MAIL)
        .catch((error) => error);
      expect(failed).toBeInstanceOf(MailError);
      expect(failed.name).toMatch(name);
      expect(failed.isForAll).toBe(isForAll);
      expect(`${failed.message} ${failed.stack}`).not.toContain("@mail.example");
    },
  );

  test("that is not there is away", async () => {
    const gone = await mailServer();
    await gone.close();
    const failed = await smtpMail(gone.url, FROM)
      .send(MAIL)
      .catch((error) => error);
    expect(failed).toBeInstanceOf(MailError);
    expect(failed.isForAll).toBe(true);
  });

  test("whose certificate nobody vouches for gets nothing", async () => {
    let came = 0;
    const impostor = new SMTPServer({
      authOptional: true,
      logger: false,
      onData(stream, _, done) {
        came += 1;
        stream.resume().on("end", () => done());
      },
    });
    impostor.on("error", () => {});
    await new Promise<void>((resolve) => impostor.listen(0, "127.0.0.1", resolve));
    const address = impostor.server.address();
    const port = typeof address === "object" ? address?.port : 0;
    await expect(smtpMail(`smtp://127.0.0.1:${port}`, FROM).send(MAIL)).rejects.toThrow(MailError);
    expect(came).toBe(0);
    await new Promise<void>((resolve) => impostor.close(() => resolve()));
  });

  test("gets the decoded password of the URL, and a wrong one is the operator's to fix", async () => {
    const tried: unknown[] = [];
    const guarded = new SMTPServer({
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      logger: false,
      onAuth({ username, password }, _, done) {
        tried.push([username, password]);
        done(Object.assign(new Error("No."), { responseCode: 535 }));
      },
    });
    guarded.on("error", () => {});
    await new Promise<void>((resolve) => guarded.listen(0, "127.0.0.1", resolve));
    const address = guarded.server.address();
    const port = typeof address === "object" ? address?.port : 0;
    const sent = smtpMail(`smtp://a%40b.example:p%2Fw@127.0.0.1:${port}`, FROM).send(MAIL);
    await expect(sent).rejects.toMatchObject({ name: "MailError EAUTH 535", isForAll: true });
    expect(tried).toEqual([["a@b.example", "p/w"]]);
    await new Promise<void>((resolve) => guarded.close(() => resolve()));
  });
});
