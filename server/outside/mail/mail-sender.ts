/** Whom a mail comes from or goes to. */
export interface MailAddress {
  /** One line; empty where there is no name. */
  readonly name: string;
  /** A checked mail address. */
  readonly address: string;
}

/** A mail to one person, ready to go. */
export interface OutgoingMail {
  /**
   * The same whenever the same mail is sent again, so that whoever gets it twice can tell; letters, digits, dots
   * and hyphens.
   */
  readonly id: string;
  readonly to: string;
  /** To whom an answer goes; null: nobody reads answers. */
  readonly replyTo: MailAddress | null;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * `refused`: for ever, by the recipient's server or on its behalf; trying again would be refused again. `code` is
 * the reply of SMTP, such as 550.
 */
export type Delivery = { readonly outcome: "sent" } | { readonly outcome: "refused"; readonly code: number };

/** Where mails go: files by default, a mail server where one is configured. */
export interface MailSender {
  /**
   * @throws MailError for now: the server is away, or does not know us
   */
  send(mail: OutgoingMail): Promise<Delivery>;
}

/** The mail may have gone or not, and is to be sent again. Says nothing of the mail or of whom it was for. */
export class MailError extends Error {
  /** The server is away, or refuses us: the next mail would fare the same. */
  readonly isForAll: boolean;
  /**
   * @param reason a word of the protocol, such as `ECONNECTION` or `EAUTH`
   * @param reply the server's, such as 451; null: it gave none
   */
  constructor(reason: string, reply: number | null, isForAll: boolean) {
    const what = [reason, ...(reply === null ? [] : [reply])].join(" ");
    super(`The mail was not sent: ${what}.`);
    this.name = `MailError ${what}`;
    this.isForAll = isForAll;
  }
}
