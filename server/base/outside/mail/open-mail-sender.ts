import type { Config } from "#server/base/settings/config.ts";
import type { MailSender } from "./mail-sender.ts";
import { outboxMail } from "./outbox-mail.ts";
import { smtpMail } from "./smtp-mail.ts";

/** The mail server where one is configured, else the folder `outbox` of the data folder. */
export function openMailSender({
  smtpUrl,
  mailFrom,
  dataDir,
}: Pick<Config, "smtpUrl" | "mailFrom" | "dataDir">): MailSender {
  return smtpUrl === null ? outboxMail(dataDir, mailFrom) : smtpMail(smtpUrl, mailFrom);
}
