import type { MailWords } from "../words/en/mail.ts";
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
  readonly services: readonly { readonly name: string; readonly token: string }[];
}

export function rollCallMail(
  { services }: RollCallMail,
  words: MailWords,
  { product, origin }: MailPlace,
): MailContents {
  const { subject, subjectOfMany, intro, link: label, lasts, notYou } = words.rollCall;
  const names = services.map(({ name }) => lineOf(name, NAME_IN_SENTENCE));
  return {
    subject: names.length === 1 ? subject(names[0] ?? "") : subjectOfMany(names.length),
    parts: [
      paragraph(intro(product)),
      ...services.flatMap(({ token }, index) => [
        paragraph(names[index] ?? ""),
        link(origin, label, rollCallPath(token)),
      ]),
      paragraph(lasts),
      paragraph(notYou),
    ],
  };
}
