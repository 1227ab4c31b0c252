import type { MailWords } from "../words/en/mail.ts";
import { type AskedListing, askedLine } from "./asked-listing.ts";
import { link, type MailContents, type MailPlace, NAME_IN_SENTENCE, paragraph } from "./mail-body.ts";
import { rollCallPath } from "./mail-links.ts";
import { lineOf } from "./safe-text.ts";

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
  const { subject, subjectOfMany, intro, link: label, lasts, notYou } = words.rollCall;
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
        link(origin, label, rollCallPath(service.token)),
      ]),
      paragraph(lasts),
      paragraph(notYou),
    ],
  };
}
