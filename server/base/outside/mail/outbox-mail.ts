import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { writeFileAtomically } from "#server/base/outside/write-file-atomically.ts";
import { toMailMessage } from "./mail-message.ts";
import type { MailAddress, MailSender } from "./mail-sender.ts";

/** Folder of mail where there is no mail server. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, "outbox");
}

/**
 * Writes mail to files (RFC 5322) readable by this account only, since links in them open accounts. A retry writes
 * the same file.
 */
export function outboxMail(dataDir: string, from: MailAddress): MailSender {
  const folder = outboxFolder(dataDir);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(toMailMessage(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error("The library gave no buffer.");
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFileAtomically(join(folder, `${mail.id}.eml`), message);
      return { outcome: "sent" };
    },
  };
}
