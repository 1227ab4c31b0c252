/** Sender or recipient of a mail. */
export interface MailAddress {
  /** Name, on one line; empty where there is none. */
  readonly name: string;
  /** A valid mail address. */
  readonly address: string;
}

/** A composed mail to one recipient. */
export interface OutgoingMail {
  /** Stable across retries, so that duplicates can be recognized; letters, digits, dots and hyphens. */
  readonly id: string;
  readonly to: string;
  /** Reply address; null: replies are not read. */
  readonly replyTo: MailAddress | null;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: string;
  /** Address for `List-Unsubscribe`, which one POST ends (RFC 8058); absent: none. */
  readonly unsubscribe?: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** `refused`: permanently, by the recipient's server or on its behalf. `code` is the SMTP reply, such as 550. */
export type Delivery = { readonly outcome: "sent" } | { readonly outcome: "refused"; readonly code: number };

/** Sends mail: to files by default, to a mail server where configured. */
export interface MailSender {
  /** @throws MailError temporarily: the server is unavailable, or rejects our credentials */
  send(mail: OutgoingMail): Promise<Delivery>;
}

/** The mail may or may not have been sent, and has to be retried. Reveals nothing about the mail or its recipient. */
export class MailError extends Error {
  /** The server is unavailable, or rejects us: other mail would fail too. */
  readonly isForAll: boolean;
  /**
   * @param reason an error code, such as `ECONNECTION` or `EAUTH`
   * @param reply the server's reply code, such as 451; null: none
   */
  constructor(reason: string, reply: number | null, isForAll: boolean) {
    const what = [reason, ...(reply === null ? [] : [reply])].join(" ");
    super(`The mail was not sent: ${what}.`);
    this.name = `MailError ${what}`;
    this.isForAll = isForAll;
  }
}
