import {
  link,
  type MailContents,
  type MailedService,
  type MailPlace,
  NAME_IN_SENTENCE,
  paragraph,
} from "#domain/mail/mail-body.ts";
import { toSafeLine } from "#domain/mail/safe-text.ts";
import type { MailWords } from "../compiled/mail/mail.ts";

/** Services that one mail names. */
export const MAX_UNREAD_PHONES = 20;

/** Facts of the mail that tells stewards of protected listings whose number could not be read (rule phones 11). */
export interface UnreadPhonesMail {
  readonly mail: "unreadPhones";
  /** At most `MAX_UNREAD_PHONES`. */
  readonly services: readonly MailedService[];
  /** Number of services in total. */
  readonly total: number;
}

/** Omits the numbers themselves: each service's page shows what its source gives to those who may edit it. */
export function unreadPhonesMail(
  { services, total }: UnreadPhonesMail,
  words: MailWords,
  { origin }: MailPlace,
): MailContents {
  const { subject, intro, next, more } = words.unreadPhones;
  return {
    subject: subject(total),
    parts: [
      paragraph(intro(total)),
      paragraph(next),
      ...services.map(({ id, name }) =>
        link(origin, toSafeLine(name, NAME_IN_SENTENCE), `/services/${id}/edit?step=contact`),
      ),
      ...(total > services.length ? [paragraph(more(total - services.length))] : []),
    ],
  };
}
