import type { FeedbackMail } from "../feedback/feedback-mails.ts";
import type { ClaimMailName } from "../listings/claims/claim-mails.ts";
import type { PlaceMailName } from "./place-mail.ts";

/** Changes to how an account signs in. */
export const SIGN_IN_CHANGES = [
  "passkeyAdded",
  "passkeyRemoved",
  "passkeysReset",
  "recoveryCodeUsed",
] as const;
export type SignInChange = (typeof SIGN_IN_CHANGES)[number];

/**
 * A mail that has to be sent, as it waits in the queue: ids, no addresses, no tokens, and of texts only a refusal's
 * reason. Its text and recipients are looked up when it is sent.
 *
 * `confirmEmail`: the link that confirms an address. `welcome`: after the first sign-in.
 * `resetPassword`: the link for a new password. `enrollPasskey`: the link for the first passkey. `signInChanged`: how
 * one signs in to the account has changed. `serviceApproved`, `serviceRefused`: to the provider (`userId`);
 * `isEdit`: an edit of a service that was public already. `waitingForReview`: to everyone who may decide, at most
 * one an hour. `deletionRequested`: to the administrators, about the account `userId`. `invitation`: the link to an
 * account with a role.
 * `webhookDisabled`: to the administrators, that nothing is sent to a receiver any more.
 * `placeWithheld`, `placeAsked`, `placeOpens`: to the owner, what becomes of a place that is withheld.
 * `streetInWords`: to the owner, that the street of another listing was taken out of the words of theirs.
 * `placeTownAtMost`: to the owner, that the street of a protected listing is not public any more. `doorAsked`,
 * `doorOpens`: that someone with their account asks to show it, and that it opens.
 * `unreadPhones`: to those who list withheld places, of protected listings whose telephone could not be read.
 * `harvestWaits`: to the administrators, that what was fetched from a source waits for them.
 * `dailyDigest`: the summary of an ISO date, for everyone who chose it, with decisions since epoch milliseconds.
 * `confirmListings`: links to confirm the facts of services, all to one address. `rollCall`: links to
 * say whether services are open today, all to one address. The rest:
 * `FeedbackMail` and `ClaimMailName`.
 */
export type MailJob = MailVariant & {
  /** Id of the history change that the reported action undid; that action may be undone in turn. */
  readonly undoes?: number | undefined;
};

type MailVariant =
  | {
      readonly mail: "confirmEmail" | "welcome" | "resetPassword" | "enrollPasskey" | "deletionRequested";
      readonly userId: string;
    }
  | { readonly mail: "signInChanged"; readonly userId: string; readonly what: SignInChange }
  | {
      readonly mail: "serviceApproved";
      readonly serviceId: string;
      readonly userId: string;
      readonly isEdit: boolean;
    }
  | {
      readonly mail: "serviceRefused";
      readonly serviceId: string;
      readonly userId: string;
      readonly isEdit: boolean;
      readonly reason: string;
    }
  | { readonly mail: "invitation"; readonly invitationId: string }
  | {
      readonly mail: "confirmListings";
      readonly requestIds: readonly string[];
      /** Whether it waits as long as its campaign can be taken back. */
      readonly isHeld?: boolean | undefined;
    }
  | { readonly mail: "rollCall"; readonly nightId: string; readonly serviceIds: readonly string[] }
  | { readonly mail: "webhookDisabled"; readonly webhookId: string }
  | { readonly mail: "waitingForReview" }
  | { readonly mail: PlaceMailName; readonly serviceId: string }
  | { readonly mail: "unreadPhones"; readonly serviceIds: readonly string[] }
  | { readonly mail: "harvestWaits"; readonly source: string }
  | { readonly mail: "dailyDigest"; readonly day: string; readonly since: number }
  | {
      readonly mail: FeedbackMail | ClaimMailName;
      readonly feedbackId: string;
      /** Whether the end of a claim can be undone, which reopens it. */
      readonly isUndoable?: boolean | undefined;
    };
