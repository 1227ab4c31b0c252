import type { SendMailOptions } from "nodemailer";
import type { MailAddress, OutgoingMail } from "./mail-sender.ts";

/**
 * A mail as the library takes it: addresses as objects, so that nothing in them is read as more addresses, and no
 * access to files and addresses of the web, whatever a text says.
 */
export function messageOf(mail: OutgoingMail, from: MailAddress): SendMailOptions {
  return {
    from: { ...from },
    to: { name: "", address: mail.to },
    // The server is told the same addresses that the head shows, and no others.
    envelope: { from: from.address, to: [mail.to] },
    ...(mail.replyTo === null ? {} : { replyTo: { ...mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: new Date(mail.at),
    messageId: `<${mail.id}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>`,
    headers: {
      "Content-Language": mail.language,
      // No "out of office" comes back (RFC 3834).
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
    },
    textEncoding: "quoted-printable",
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
