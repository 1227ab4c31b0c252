import { type AskedListing, askedLinks, askedSubject } from "#domain/mail/asked-listing.ts";
import { type MailContents, type MailPlace, paragraph } from "#domain/mail/mail-body.ts";
import { confirmListingPath } from "#domain/mail/mail-links.ts";
import type { MailWords } from "../compiled/mail/mail.ts";

/** Facts of the mail with links to confirm services. It goes to their confirmed owner, or to their listed address. */
export interface ConfirmationMail {
  readonly mail: "confirmListings";
  /** At least one. */
  readonly services: readonly AskedListing[];
}

export function confirmationMail(
  { services }: ConfirmationMail,
  words: MailWords,
  { product, origin }: MailPlace,
): MailContents {
  const { intro, link: label, lasts, change, notYou } = words.confirmListings;
  return {
    subject: askedSubject(services, words.confirmListings),
    parts: [
      paragraph(intro(product)),
      ...askedLinks(services, { origin, label, pathOf: confirmListingPath }),
      paragraph(change),
      paragraph(lasts),
      paragraph(notYou),
    ],
  };
}
