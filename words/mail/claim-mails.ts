import { CLAIM_MAILS_PER_LISTED_EMAIL } from "#domain/base/contract/limits.ts";
import {
  link,
  type MailContents,
  type MailedService,
  type MailPlace,
  NAME_IN_SENTENCE,
  paragraph,
} from "#domain/mail/mail-body.ts";
import { claimPath } from "#domain/mail/mail-links.ts";
import { toSafeLine } from "#domain/mail/safe-text.ts";
import type { MailWords } from "../compiled/mail/mail.ts";
import { type MailedMessage, messageParts } from "./message-mails.ts";

/** Facts of mail about a claim; see `ClaimMailName`. */
export type ClaimMail =
  | {
      readonly mail: "claimToAdministrators";
      readonly service: MailedService;
      /** The listed phone number; null where there is none. */
      readonly phone: string | null;
      readonly phoneExtension: string | null;
      readonly message: MailedMessage;
      readonly claimId: string;
    }
  | { readonly mail: "claimLink"; readonly service: MailedService; readonly token: string }
  | {
      readonly mail: "claimLinkToListing";
      readonly service: MailedService;
      readonly token: string;
      /** The claimant's, made safe by `claimantName`. */
      readonly name: string | null;
      readonly email: string;
    }
  | { readonly mail: "claimGranted" | "claimEnded"; readonly service: MailedService }
  | {
      readonly mail: "claimProved";
      readonly service: MailedService;
      readonly name: string;
      readonly email: string;
    };

export function claimMail(facts: ClaimMail, words: MailWords, { product, origin }: MailPlace): MailContents {
  const service = toSafeLine(facts.service.name, NAME_IN_SENTENCE);
  const { from, email: emailLabel } = words.toService;
  switch (facts.mail) {
    case "claimToAdministrators": {
      const { subject, intro, call, listed, extension, link: label } = words.claimToAdministrators;
      const { phone, phoneExtension } = facts;
      const number = phoneExtension === null ? phone : `${phone} ${extension(phoneExtension)}`;
      return {
        subject: subject(service),
        parts: [
          paragraph(intro(service)),
          ...messageParts(facts.message, words),
          paragraph(call),
          ...(number === null ? [] : [{ part: "facts", rows: [[listed, number]] } as const]),
          link(origin, label, `/feedbacks?tab=service&message=${facts.claimId}`),
        ],
      };
    }
    case "claimLink": {
      const { subject, intro, link: label, lasts, notYou } = words.claimLink;
      return {
        subject: subject(service),
        parts: [
          paragraph(intro(service, product)),
          link(origin, label, claimPath(facts.token)),
          paragraph(lasts),
          paragraph(notYou),
        ],
      };
    }
    case "claimLinkToListing": {
      const { subject, intro, know, link: label, lasts, notKnown, why } = words.claimLinkToListing;
      const { name, email } = facts;
      return {
        subject: subject(service),
        parts: [
          paragraph(intro(service, product)),
          {
            part: "facts",
            rows: [
              ...(name === null ? [] : [[from, toSafeLine(name, NAME_IN_SENTENCE)] as const]),
              [emailLabel, email],
            ],
          },
          paragraph(know),
          link(origin, label, claimPath(facts.token)),
          paragraph(lasts),
          paragraph(notKnown),
          paragraph(why(CLAIM_MAILS_PER_LISTED_EMAIL)),
        ],
      };
    }
    case "claimGranted": {
      const { subject, intro, link: label } = words.claimGranted;
      return {
        subject: subject(service),
        parts: [paragraph(intro(service)), link(origin, label, "/manage_services")],
      };
    }
    case "claimEnded": {
      const { subject, intro, next, link: label } = words.claimEnded;
      return {
        subject: subject(service),
        parts: [
          paragraph(intro(service)),
          paragraph(next),
          link(origin, label, `/services/${facts.service.id}`),
        ],
      };
    }
    case "claimProved": {
      const { subject, intro, next, link: label } = words.claimProved;
      return {
        subject: subject(service),
        parts: [
          paragraph(intro(service)),
          {
            part: "facts",
            rows: [
              [from, toSafeLine(facts.name, NAME_IN_SENTENCE)],
              [emailLabel, facts.email],
            ],
          },
          paragraph(next),
          link(origin, label, `/services/${facts.service.id}/edit`),
        ],
      };
    }
  }
}
