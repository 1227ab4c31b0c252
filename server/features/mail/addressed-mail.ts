import type { Language } from "#domain/base/languages/language.ts";
import type { Notice } from "#domain/mail/notices/notice.ts";
import type { MailFacts } from "#words/mail/compose-mails.ts";

/** A mail to one recipient, in their language. */
export interface AddressedMail {
  /** A user's id, SENDER for the author of the message, INVITED for who has no account yet, or LISTED for the address in a listing. */
  readonly recipient: string;
  readonly to: string;
  readonly language: Language;
  /** Call it once per attempt: it creates the token of a link, of which only the digest is stored. */
  facts(): Promise<MailFacts>;
  /** The notice that its link ends, or null for the whole daily summary. Absent: the mail has no such link. */
  readonly ends?: Notice | null;
}
