import type { Language } from "#domain/base/languages/language.ts";
import {
  htmlBody,
  link,
  type MailContents,
  type MailPlace,
  NAME_IN_SENTENCE,
  plainBody,
  small,
} from "#domain/mail/mail-body.ts";
import { type PlaceMail, placeMail } from "#domain/mail/place-mail.ts";
import { toSafeLine } from "#domain/mail/safe-text.ts";
import { wordsIn } from "../base/words-in.ts";
import { mail as en } from "../compiled/en/mail/mail.ts";
import { mail as es } from "../compiled/es/mail/mail.ts";
import { type AccountMail, accountMail } from "./account-mails.ts";
import { type ClaimMail, claimMail } from "./claim-mails.ts";
import { type ConfirmationMail, confirmationMail } from "./confirmation-mail.ts";
import { type HarvestMail, harvestMail } from "./harvest-mail.ts";
import { type MessageMail, messageMail } from "./message-mails.ts";
import { type ReviewMail, reviewMail } from "./review-mails.ts";
import { type RollCallMail, rollCallMail } from "./roll-call-mail.ts";
import { type UnreadPhonesMail, unreadPhonesMail } from "./unread-phones-mail.ts";

/** Facts of a mail. */
export type MailFacts =
  | AccountMail
  | ClaimMail
  | ConfirmationMail
  | HarvestMail
  | MessageMail
  | PlaceMail
  | ReviewMail
  | RollCallMail
  | UnreadPhonesMail;

/** A composed mail without its recipient. */
export interface ComposedMail {
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address that ends such notices by one POST (RFC 8058); absent: they cannot be ended. */
  readonly unsubscribe?: string;
  /** Reply address; null: none. */
  readonly replyTo: { readonly name: string; readonly address: string } | null;
}

const WORDS = { en, es };
/** Characters of a subject; mail programs cut longer subjects anyway. */
const MAX_SUBJECT = 150;

/**
 * Composes a mail in its reader's language. User input is sanitized: no header injection, no markup, no
 * bidirectional controls.
 *
 * @param endPath the path that ends such notices; null: they cannot be ended
 */
export function composeMail(
  facts: MailFacts,
  language: Language,
  place: MailPlace,
  endPath: string | null = null,
): ComposedMail {
  const words = wordsIn("mail", language, WORDS);
  const { subject, parts, answers } = composeContents(facts, language, place);
  const line = toSafeLine(subject, MAX_SUBJECT);
  const all = [
    ...parts,
    ...(endPath === null
      ? []
      : [
          small(words.notices.why),
          link(place.origin, words.notices.choose, "/update_profile"),
          link(place.origin, words.notices.end, endPath),
        ]),
    ...(answers === undefined ? [small(words.noReply)] : []),
    small(words.footer(place.product, place.origin)),
  ];
  return {
    subject: line,
    text: plainBody(all),
    html: htmlBody(line, all, language),
    ...(endPath === null ? {} : { unsubscribe: `${place.origin}${endPath}` }),
    replyTo:
      answers === undefined
        ? null
        : { name: toSafeLine(answers.name ?? "", NAME_IN_SENTENCE), address: answers.email },
  };
}

function composeContents(facts: MailFacts, language: Language, place: MailPlace): MailContents {
  const words = wordsIn("mail", language, WORDS);
  switch (facts.mail) {
    case "confirmEmail":
    case "welcome":
    case "resetPassword":
    case "invitation":
    case "enrollPasskey":
    case "signInChanged":
    case "webhookDisabled":
    case "deletionRequested":
      return accountMail(facts, words, place);
    case "confirmListings":
      return confirmationMail(facts, words, place);
    case "harvestWaits":
      return harvestMail(facts, words, place);
    case "unreadPhones":
      return unreadPhonesMail(facts, words, place);
    case "placeWithheld":
    case "placeAsked":
    case "placeOpens":
    case "placeTownAtMost":
    case "streetInWords":
    case "doorAsked":
    case "doorOpens":
      return placeMail(facts, words, place);
    case "rollCall":
      return rollCallMail(facts, words, place);
    case "toService":
    case "toAdministrators":
    case "toOwnerOfReported":
    case "receipt":
      return messageMail(facts, words, place);
    case "claimToAdministrators":
    case "claimLink":
    case "claimLinkToListing":
    case "claimGranted":
    case "claimEnded":
    case "claimProved":
      return claimMail(facts, words, place);
    default:
      return reviewMail(facts, words, place);
  }
}
