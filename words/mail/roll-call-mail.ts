import { type AskedListing, askedLinks, askedSubject } from "#domain/mail/asked-listing.ts";
import { type MailContents, type MailPlace, paragraph } from "#domain/mail/mail-body.ts";
import { rollCallPath } from "#domain/mail/mail-links.ts";
import type { MailWords } from "../compiled/mail/mail.ts";

/**
 * Facts of the mail that asks whether services are open today. It goes to their confirmed owner, or to their listed
 * address.
 */
export interface RollCallMail {
  readonly mail: "rollCall";
  /** At least one. */
  readonly services: readonly AskedListing[];
}

export function rollCallMail(
  { services }: RollCallMail,
  words: MailWords,
  { product, origin }: MailPlace,
): MailContents {
  const { intro, link: label, lasts, notYou } = words.rollCall;
  return {
    subject: askedSubject(services, words.rollCall),
    parts: [
      paragraph(intro(product)),
      ...askedLinks(services, { origin, label, pathOf: rollCallPath }),
      paragraph(lasts),
      paragraph(notYou),
    ],
  };
}
