import type { SendMailOptions } from "nodemailer";
import type { MailAddress, OutgoingMail } from "./mail-sender.ts";

/**
 * A mail in the library's format: addresses as objects, so that they cannot be parsed as several, and without
 * access to files and URLs.
 */
export function toMailMessage(mail: OutgoingMail, from: MailAddress): SendMailOptions {
  return {
    from: { ...from },
    to: { name: "", address: mail.to },
    // The envelope has exactly the addresses of the header.
    envelope: { from: from.address, to: [mail.to] },
    ...(mail.replyTo === null ? {} : { replyTo: { ...mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: new Date(mail.at),
    messageId: `<${mail.id}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>`,
    headers: {
      "Content-Language": mail.language,
      // Suppresses automatic replies (RFC 3834).
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      ...(mail.unsubscribe === undefined
        ? {}
        : {
            "List-Unsubscribe": `<${mail.unsubscribe}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
    },
    textEncoding: "quoted-printable",
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
