import * as z from "zod/mini";
import { done, mailedToken } from "../accounts/account/account-fields.ts";
import { defineCall, noBody, noParameters } from "../base/contract/call.ts";
import { severalLines } from "../base/contract/contact-text.ts";
import { MAX_MESSAGE } from "../base/contract/limits.ts";
import { text } from "../base/contract/text.ts";
import { fieldInputs } from "../listings/field-inputs.ts";
import { ASK_FIELDS } from "../services/ask-fields.ts";
import { CATEGORIES } from "../services/enumerations.ts";
import { publicService } from "../services/public-service.ts";

/**
 * The calls by which providers are asked whether a service's information is correct, and answer (rules confirmations
 * 1–12).
 */

export const askToConfirm = defineCall({
  id: "askToConfirm",
  method: "POST",
  path: "/services/{id}/ask-to-confirm",
  summary: "Mail a link by which the facts of a service are confirmed.",
  description:
    "It goes to the confirmed owner. Without one it goes to `contactEmail`, for administrators alone: 403 for others. 409 `nobodyToAsk` where there is no address, and `askedRecently` where the service or the address was asked in the last 30 days.",
  who: "directoryHealth",
  params: z.object({ id: text({ max: 100 }) }),
  query: noParameters,
  body: noBody,
  reply: z.object({
    askedAt: z.string(),
    /** When the link stops working. */
    expiresAt: z.string(),
  }),
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound", "nobodyToAsk", "askedRecently"],
});

export const readConfirmation = defineCall({
  id: "readConfirmation",
  method: "GET",
  path: "/confirmations",
  summary: "Get the service of a mailed link, as visitors see it.",
  description: "Changes nothing. 400 `deadLink` for a token that is unknown, used, or over.",
  who: "anyone",
  params: noParameters,
  query: z.object({ token: mailedToken() }),
  body: noBody,
  reply: z.object({
    service: publicService,
    /** Missing facts that visitors ask about, the most asked first. */
    asks: z.array(
      z.object({
        field: z.enum(ASK_FIELDS),
        presses: z.int(),
        /** Whether an answer is public as soon as it is given; otherwise reviewers decide. */
        isPublicAtOnce: z.boolean(),
      }),
    ),
  }),
  problems: ["invalidRequest", "deadLink"],
});

export const answerByLink = defineCall({
  id: "answerByLink",
  method: "POST",
  path: "/confirmations/answer",
  summary: "Answer what visitors ask about the link's service.",
  description:
    "By the owner's own link it is public at once, with its date, and nothing else that waits is; words about a protected listing, and answers by the link of a listed address, become an edit that reviewers decide on. Either ends the count, and the link still works. `answer` is YES or NO, or words; `category` and `entry` are answered with `choices`, some of their values. 400 `deadLink` for a token that is unknown, used, or over, and with `field` where nobody asks about it.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: z.object({
    token: mailedToken(),
    field: z.enum(ASK_FIELDS),
    answer: z.optional(severalLines({ max: MAX_MESSAGE })),
    choices: z.optional(z.array(text({ max: 50 })).check(z.maxLength(CATEGORIES.length))),
  }),
  reply: z.extend(done, { isPublic: z.boolean() }),
  problems: ["invalidRequest", "deadLink", "forbidden", "contentTooLarge", "unsupportedMediaType"],
});

export const confirmByLink = defineCall({
  id: "confirmByLink",
  method: "POST",
  path: "/confirmations/confirm",
  summary: "Say that the facts of the link's service are still right.",
  description: "Uses up the link. 400 `deadLink` for a token that is unknown, used, or over.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: z.object({ token: mailedToken() }),
  reply: done,
  problems: ["invalidRequest", "deadLink", "forbidden", "contentTooLarge", "unsupportedMediaType"],
});

export const changeByLink = defineCall({
  id: "changeByLink",
  method: "POST",
  path: "/confirmations/change",
  summary: "Say what has changed about the link's service.",
  description:
    "Uses up the link. Fields become an edit that reviewers decide on, and the message one for administrators; nothing is published. A field that is absent, or as the public sees it, stays as it is. 400 with `message` where nothing was said.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: z.object({
    token: mailedToken(),
    phone: fieldInputs.phone,
    contactEmail: fieldInputs.contactEmail,
    website: fieldInputs.website,
    message: z.optional(severalLines({ max: MAX_MESSAGE })),
  }),
  reply: done,
  problems: ["invalidRequest", "deadLink", "forbidden", "contentTooLarge", "unsupportedMediaType"],
});
