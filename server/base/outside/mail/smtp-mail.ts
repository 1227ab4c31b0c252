import { createTransport, type NodemailerError, type SMTPTransportOptions } from "nodemailer";
import { isLoopback, parseHost } from "#server/base/process/environment.ts";
import { toMailMessage } from "./mail-message.ts";
import { type Delivery, type MailAddress, MailError, type MailSender } from "./mail-sender.ts";

/**
 * A mail server. `smtps://` uses TLS from the start; `smtp://` uses STARTTLS where the server supports it, and
 * requires it before a password is sent to another machine. Certificates are verified.
 *
 * @param url `smtp://user:password@mail.example.org:587`; default port 587, for `smtps` 465
 */
export function smtpMail(url: string, from: MailAddress): MailSender {
  const transport = createTransport(parseSmtpSettings(url));
  return {
    async send(mail) {
      try {
        await transport.sendMail(toMailMessage(mail, from));
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
  /** Some servers scan a mail for long before they accept it. */
  socketTimeout: 60_000,
};

const STANDARD_PORTS = { smtp: 587, smtps: 465 };

function parseSmtpSettings(url: string): SMTPTransportOptions {
  const { protocol, port, username, password } = new URL(url);
  const host = parseHost(url);
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
 * The server's permanent refusal of this recipient or this mail. A refusal of us (password, sender, relaying:
 * class 5.7 of RFC 3463) is for the operator to fix, and is retried.
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
