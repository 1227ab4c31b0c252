import type { MailWords } from "../words/en/mail.ts";
import { type AskedListing, askedLine } from "./asked-listing.ts";
import { link, type MailContents, type MailPlace, NAME_IN_SENTENCE, paragraph } from "./mail-body.ts";
import { confirmListingPath } from "./mail-links.ts";
import { lineOf } from "./safe-text.ts";

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
  const { subject, subjectOfMany, intro, link: label, lasts, change, notYou } = words.confirmListings;
  const [first] = services;
  return {
    subject:
      services.length === 1 && first !== undefined
        ? subject(lineOf(first.name, NAME_IN_SENTENCE))
        : subjectOfMany(services.length),
    parts: [
      paragraph(intro(product)),
      ...services.flatMap((service) => [
        paragraph(askedLine(service)),
        link(origin, label, confirmListingPath(service.token)),
      ]),
      paragraph(change),
      paragraph(lasts),
      paragraph(notYou),
    ],
  };
}
