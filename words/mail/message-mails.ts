import {
  link,
  type MailContents,
  type MailedService,
  type MailPart,
  type MailPlace,
  NAME_IN_SENTENCE,
  paragraph,
} from "#domain/mail/mail-body.ts";
import { toSafeLine } from "#domain/mail/safe-text.ts";
import type { Coordinates } from "#domain/services/service.ts";
import type { MailWords } from "../compiled/mail/mail.ts";

/** A message with the sender's contact. */
export interface MailedMessage {
  readonly name: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string | null;
  readonly message: string;
  readonly location: Coordinates | null;
  /** Number of pictures sent with it. */
  readonly pictures: number;
}

/** Facts of mail about a message; recipients are chosen by `mailsFor`. */
export type MessageMail =
  /** `hasOwner`: the reader is the owner of the service, and no administrator in their place. */
  | {
      readonly mail: "toService";
      readonly service: MailedService;
      readonly message: MailedMessage;
      readonly hasOwner: boolean;
    }
  /** A message without a service is an opinion on the product. */
  | {
      readonly mail: "toAdministrators";
      readonly service: MailedService | null;
      readonly message: MailedMessage;
    }
  /** Contains nothing about the sender. */
  | { readonly mail: "toOwnerOfReported"; readonly service: MailedService; readonly message: string }
  | { readonly mail: "receipt" };

export function messageMail(
  facts: MessageMail,
  words: MailWords,
  { product, origin }: MailPlace,
): MailContents {
  switch (facts.mail) {
    case "toService": {
      const service = toSafeLine(facts.service.name, NAME_IN_SENTENCE);
      const { subject, intro, noOwner, answer, link: label } = words.toService;
      return {
        subject: subject(service),
        parts: [
          paragraph(intro(service)),
          ...messageParts(facts.message, words),
          paragraph(facts.hasOwner ? answer : `${noOwner} ${answer}`),
          link(origin, label, `/services/${facts.service.id}`),
        ],
        answers: facts.message,
      };
    }
    case "toAdministrators": {
      const service = facts.service === null ? null : toSafeLine(facts.service.name, NAME_IN_SENTENCE);
      const { subjectReport, subjectOpinion, introReport, introOpinion, answer } = words.toAdministrators;
      return {
        subject: service === null ? subjectOpinion(facts.message.subject ?? "") : subjectReport(service),
        parts: [
          paragraph(service === null ? introOpinion(product) : introReport(service)),
          ...messageParts(facts.message, words),
          paragraph(answer),
          ...(facts.service === null
            ? []
            : [link(origin, words.toService.link, `/services/${facts.service.id}`)]),
        ],
        answers: facts.message,
      };
    }
    case "toOwnerOfReported": {
      const service = toSafeLine(facts.service.name, NAME_IN_SENTENCE);
      const { subject, intro, check, link: label } = words.toOwnerOfReported;
      return {
        subject: subject(service),
        parts: [
          paragraph(intro(service)),
          { part: "quote", text: facts.message },
          paragraph(check),
          link(origin, label, `/services/${facts.service.id}`),
        ],
      };
    }
    case "receipt": {
      const { subject, thanks, notNow, notYou } = words.receipt;
      return { subject: subject(product), parts: [paragraph(thanks), paragraph(notNow), paragraph(notYou)] };
    }
  }
}

/** Quotes a person's message, and says how that person can be reached. */
export function messageParts(message: MailedMessage, { toService: words }: MailWords): readonly MailPart[] {
  const { location } = message;
  const rows: (readonly [string, string | null])[] = [
    [words.from, message.name],
    [words.email, message.email],
    [words.phone, message.phone],
    [words.about, message.subject],
    [words.where, location === null ? null : `${location.latitude}, ${location.longitude}`],
  ];
  return [
    { part: "quote", text: message.message },
    {
      part: "facts",
      rows: rows.flatMap(([label, value]) =>
        value === null ? [] : [[label, toSafeLine(value, 300)] as const],
      ),
    },
    ...(message.pictures > 0 ? [paragraph(words.pictures(message.pictures))] : []),
  ];
}
