import type { MailWords } from "#words/compiled/mail/mail.ts";
import { type AskedListing, askedLinks, askedSubject } from "./asked-listing.ts";
import { type MailContents, type MailPlace, paragraph } from "./mail-body.ts";
import { confirmListingPath } from "./mail-links.ts";

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
