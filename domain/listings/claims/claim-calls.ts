import * as z from "zod/mini";
import { done, mailedToken } from "../../accounts/account/account-fields.ts";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";
import { filled, phoneNumber, severalLines } from "../../base/contract/contact-text.ts";
import { FEEDBACKS_PER_HOUR, MAX_MESSAGE } from "../../base/contract/limits.ts";
import { text } from "../../base/contract/text.ts";

/** Asks for a service that no one owns (rules feedback 27–30). */
export const claimService = defineCall({
  id: "claimService",
  method: "POST",
  path: "/services/{id}/claim",
  summary: "Ask to become the owner of a service without one.",
  description:
    "Needs a confirmed email: 403 otherwise. It becomes a message of type CLAIM, and gives no rights. Where the account's email is the listing's, or of its website's domain, a mailed link grants it; else, where `askListedEmail` is true, a link mailed to the listing's email may; an administrator decides about all others. 409 where the service has an owner, or where you have an open claim to it.",
  who: "signedIn",
  params: z.object({ id: text({ max: 100 }) }),
  query: noParameters,
  body: z.object({
    /** Says how to reach the sender, and how they show that the service is theirs. */
    message: filled(severalLines({ max: MAX_MESSAGE })),
    phone: phoneNumber(),
    /** Mail the listing's email a link by which its reader may decide. Your name and email are in it. */
    askListedEmail: z.optional(z.boolean()),
  }),
  reply: z.object({
    id: z.string(),
    createdAt: z.string(),
    /** A link to the claimant's email grants it. */
    isLinkMailed: z.boolean(),
    /** A link to the listing's email may grant it. False where it has none that may decide, or had enough mail. */
    isListedEmailAsked: z.boolean(),
  }),
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound", "serviceHasOwner", "claimIsOpen"],
  maxPerHour: FEEDBACKS_PER_HOUR,
});

/** Open to anyone: tells whether the service can be claimed, and nothing about an owner. */
export const getClaimable = defineCall({
  id: "getClaimable",
  method: "GET",
  path: "/services/{id}/claim",
  summary: "Whether a public service can be asked for.",
  who: "anyone",
  params: z.object({ id: text({ max: 100 }) }),
  query: noParameters,
  body: noBody,
  reply: z.object({
    /** It has no owner. */
    isClaimable: z.boolean(),
  }),
  problems: ["invalidRequest", "notFound"],
});

export const grantClaim = defineCall({
  id: "grantClaim",
  method: "POST",
  path: "/feedbacks/{id}/grant",
  summary: "Make who sent a claim the owner of the service, after a call to the listed number.",
  description:
    "Ends every open claim to the service. 409 `serviceHasOwner`, and 409 `claimIsOver` where the claim is archived or the claimant's account is gone, not confirmed, or has another email.",
  who: "administer",
  params: z.object({ id: text({ max: 100 }) }),
  query: noParameters,
  body: noBody,
  reply: done,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound", "serviceHasOwner", "claimIsOver"],
});

/** Changes nothing: mail programs open links by themselves. */
export const readClaimLink = defineCall({
  id: "readClaimLink",
  method: "GET",
  path: "/claims/accept",
  summary: "What the link of a mail about a claim grants.",
  description: "Changes nothing. 400 `deadLink` where the link no longer works.",
  who: "anyone",
  params: noParameters,
  query: z.object({ token: mailedToken() }),
  body: noBody,
  reply: z.object({
    name: z.string(),
    /** The claimant, where the link was mailed to the listing; null where it was mailed to the claimant. */
    claimant: z.nullable(z.object({ name: z.nullable(z.string()), email: z.string() })),
  }),
  problems: ["invalidRequest", "deadLink"],
});

export const acceptClaim = defineCall({
  id: "acceptClaim",
  method: "POST",
  path: "/claims/accept",
  summary: "Grant a claim by the link of a mail, to oneself or, from the listing's email, to who asked.",
  description:
    "The link works once, for 7 days, and only while the listing still shows what proved the claim. 400 `deadLink` otherwise.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: z.object({ token: mailedToken() }),
  reply: z.object({ serviceId: z.string(), name: z.string() }),
  problems: ["invalidRequest", "deadLink", "forbidden", "contentTooLarge", "unsupportedMediaType"],
});
