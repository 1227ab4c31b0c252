import { enrollPasskeyPath } from "#domain/accounts/passkeys/second-factor-links.ts";
import type { Role } from "#domain/base/roles/role.ts";
import {
  link,
  type MailContents,
  type MailPlace,
  NAME_IN_SENTENCE,
  paragraph,
} from "#domain/mail/mail-body.ts";
import type { SignInChange } from "#domain/mail/mail-job.ts";
import { confirmEmailPath, invitationPath, resetPasswordPath } from "#domain/mail/mail-links.ts";
import { toSafeLine } from "#domain/mail/safe-text.ts";
import type { MailWords } from "../compiled/mail/mail.ts";

/** Facts of mail about an account. Tokens are those of `mailed_links`. */
export type AccountMail =
  | { readonly mail: "confirmEmail"; readonly token: string }
  | { readonly mail: "welcome" }
  | { readonly mail: "resetPassword"; readonly email: string; readonly token: string }
  | {
      readonly mail: "invitation";
      readonly role: Role;
      readonly email: string;
      readonly token: string;
    }
  | { readonly mail: "enrollPasskey"; readonly token: string }
  | { readonly mail: "signInChanged"; readonly what: SignInChange }
  | { readonly mail: "webhookDisabled"; readonly host: string }
  | { readonly mail: "deletionRequested"; readonly name: string; readonly email: string };

/**
 * All but the last two emails go to an address that anyone may have typed, so they contain no user input, not even a
 * name.
 */
export function accountMail(
  facts: AccountMail,
  words: MailWords,
  { product, origin }: MailPlace,
): MailContents {
  switch (facts.mail) {
    case "confirmEmail": {
      const { subject, intro, link: label, lasts, why, notYou } = words.confirmEmail;
      return {
        subject: subject(product),
        parts: [
          paragraph(intro(product)),
          link(origin, label, confirmEmailPath(facts.token)),
          paragraph(`${why} ${lasts}`),
          paragraph(notYou),
        ],
      };
    }
    case "welcome": {
      const { subject, intro, next, link: label } = words.welcome;
      return {
        subject: subject(product),
        parts: [
          paragraph(intro(product)),
          paragraph(next),
          link(origin, label, "/manage_services"),
          paragraph(words.notYou),
        ],
      };
    }
    case "resetPassword": {
      const { subject, intro, link: label, lasts, notYou } = words.resetPassword;
      return {
        subject: subject(product),
        parts: [
          paragraph(intro(product)),
          link(origin, label, resetPasswordPath(facts.email, facts.token)),
          paragraph(lasts),
          paragraph(notYou),
        ],
      };
    }
    case "invitation": {
      const { subject, intro, roles, link: label, lasts, notYou } = words.invitation;
      return {
        subject: subject(product),
        parts: [
          paragraph(intro(product)),
          paragraph(roles[facts.role]),
          link(origin, label, invitationPath(facts.email, facts.token)),
          paragraph(lasts),
          paragraph(notYou),
        ],
      };
    }
    case "enrollPasskey": {
      const { subject, intro, link: label, lasts, notYou } = words.enrollPasskey;
      return {
        subject: subject(product),
        parts: [
          paragraph(intro(product)),
          link(origin, label, enrollPasskeyPath(facts.token)),
          paragraph(lasts),
          paragraph(notYou),
        ],
      };
    }
    case "signInChanged": {
      const { subject, what, link: label, notYou } = words.signInChanged;
      return {
        subject: subject(product),
        parts: [paragraph(what[facts.what](product)), paragraph(notYou), link(origin, label, "/passkeys")],
      };
    }
    case "webhookDisabled": {
      const { subject, intro, lost, link: label } = words.webhookDisabled;
      return {
        subject,
        parts: [paragraph(intro(facts.host)), paragraph(lost), link(origin, label, "/webhooks")],
      };
    }
    case "deletionRequested": {
      const { subject, intro, name, email, promise, link: label } = words.deletionRequested;
      return {
        subject,
        parts: [
          paragraph(intro),
          {
            part: "facts",
            rows: [
              [name, toSafeLine(facts.name, NAME_IN_SENTENCE)],
              [email, facts.email],
            ],
          },
          paragraph(promise),
          link(origin, label, "/manage_users"),
        ],
      };
    }
  }
}
