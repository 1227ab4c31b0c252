import { createTransport, type NodemailerError, type SMTPTransportOptions } from "nodemailer";
import { hostOf, isLoopback } from "#server/environment.ts";
import { messageOf } from "./mail-message.ts";
import { type Delivery, type MailAddress, MailError, type MailSender } from "./mail-sender.ts";

/**
 * A mail server. `smtps://` is encrypted from the first byte; `smtp://` becomes so where the server can, and has
 * to before a password is sent to another machine. Certificates are checked.
 *
 * @param url `smtp://user:password@mail.example.org:587`; without a port 587, with `smtps` 465
 */
export function smtpMail(url: string, from: MailAddress): MailSender {
  const transport = createTransport(settingsOf(url));
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail, from));
        return { outcome: "sent" };
      } catch (error) {
        return smtpFailure(error);
      }
    },
  };
}

const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  /** Some servers look at a mail for long before they take it. */
  socketTimeout: 60_000,
};

const STANDARD_PORTS = { smtp: 587, smtps: 465 };

function settingsOf(url: string): SMTPTransportOptions {
  const { protocol, port, username, password } = new URL(url);
  const host = hostOf(url);
  const secure = protocol === "smtps:";
  const hasUser = username !== "";
  return {
    ...TIMEOUTS,
    host,
    port: Number(port === "" ? STANDARD_PORTS[secure ? "smtps" : "smtp"] : port),
    secure,
    requireTLS: hasUser && !secure && !isLoopback(host),
    ...(hasUser ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    logger: false,
  };
}

/**
 * What the server refused for good. Only what it says of this recipient or of this very mail counts: a refusal of
 * us (the password, the sender, relaying: class 5.7 of RFC 3463) is for the operator to mend, and nothing is lost.
 *
 * @throws MailError for anything else
 */
function smtpFailure(error: unknown): Delivery {
  const { code, command, responseCode, response, permanent }: Partial<NodemailerError> =
    error instanceof Error ? error : {};
  const ofAddress = command === "RCPT TO" && !/^\d{3}[ -]5\.7\./.test(response ?? "");
  const isForAll = responseCode === undefined || (command !== "RCPT TO" && command !== "DATA");
  if (permanent === true && responseCode !== undefined && (ofAddress || command === "DATA")) {
    return { outcome: "refused", code: responseCode };
  }
  throw new MailError(code ?? "EUNKNOWN", responseCode ?? null, isForAll);
}
