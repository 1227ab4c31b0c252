import * as z from "zod/mini";
import { done } from "../../accounts/account/account-fields.ts";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";
import { oneLine } from "../../base/contract/contact-text.ts";
import { enumValue, text } from "../../base/contract/text.ts";

/** The calls of campaigns, which ask many services to confirm their information (rules campaigns 1–11). */

const chosen = {
  /** Key of a source; null: any. */
  source: z.nullable(text({ max: 200 })),
  /** The county by name, such as "Miami-Dade County, FL"; null: anywhere. */
  county: z.nullable(oneLine({ max: 100 })),
  /** Only services not confirmed for at least this many days. */
  days: z.int().check(z.minimum(0, "outOfRange"), z.maximum(3650, "outOfRange")),
};

const progress = z.object({
  mails: z.int(),
  calls: z.int(),
  confirmed: z.int(),
  changed: z.int(),
  /** Services called three times without an answer. */
  unanswered: z.int(),
});

const campaign = z.object({
  id: z.string(),
  createdAt: z.string(),
  sourceName: z.nullable(z.string()),
  county: z.nullable(z.string()),
  days: z.int(),
  progress,
});

const PROBLEMS = ["invalidRequest", "unauthorized", "forbidden"] as const;

export const listCampaigns = defineCall({
  id: "listCampaigns",
  method: "GET",
  path: "/campaigns",
  summary: "List campaigns, newest first, with their progress.",
  description: "At most 100.",
  who: "campaigns",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: z.object({
    campaigns: z.array(campaign),
    /** The sources that a campaign can cover. */
    sources: z.array(z.object({ key: z.string(), name: z.string() })),
  }),
  problems: ["unauthorized", "forbidden"],
});

export const previewCampaign = defineCall({
  id: "previewCampaign",
  method: "POST",
  path: "/campaigns/preview",
  summary: "Tell who would be asked.",
  description:
    "Changes nothing. `left` are more than one campaign takes. At most 5,000 services are looked at, longest unconfirmed first; `beyond` says how many more were chosen.",
  who: "campaigns",
  params: noParameters,
  query: noParameters,
  body: z.object(chosen),
  reply: z.object({
    mails: z.int(),
    calls: z.int(),
    askedLately: z.int(),
    unreachable: z.int(),
    left: z.int(),
    beyond: z.int(),
    /** Services that would be asked, those by email before those by telephone. */
    services: z.array(z.object({ id: z.string(), name: z.string(), by: z.enum(["MAIL", "CALL"]) })),
  }),
  problems: [...PROBLEMS, "contentTooLarge", "unsupportedMediaType"],
});

export const startCampaign = defineCall({
  id: "startCampaign",
  method: "POST",
  path: "/campaigns",
  summary: "Start a campaign: mail links, and make a list of calls for those without an address.",
  description:
    "The emails leave after 15 seconds; until then it can be taken back. At most 200 services, longest unconfirmed first. Nobody who was asked in the last 30 days is asked. 409 `nobodyToAsk` where nobody is left.",
  who: "campaigns",
  params: noParameters,
  query: noParameters,
  body: z.object(chosen),
  reply: campaign,
  problems: [...PROBLEMS, "nobodyToAsk", "contentTooLarge", "unsupportedMediaType"],
});

export const undoCampaign = defineCall({
  id: "undoCampaign",
  method: "POST",
  path: "/campaigns/{id}/undo",
  summary: "Take back a campaign that was started within the last 15 seconds, before its emails leave.",
  description:
    "404 later. Nothing of it is left: who would have been asked can be asked by another campaign.",
  who: "campaigns",
  params: z.object({ id: text({ max: 100 }) }),
  query: noParameters,
  body: noBody,
  reply: done,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});

export const getCampaign = defineCall({
  id: "getCampaign",
  method: "GET",
  path: "/campaigns/{id}",
  summary: "Get a campaign with its list of calls.",
  who: "campaigns",
  params: z.object({ id: text({ max: 100 }) }),
  query: noParameters,
  body: noBody,
  reply: z.extend(campaign, {
    calls: z.array(
      z.object({
        /** The service's id. */
        id: z.string(),
        name: z.string(),
        /** Street and city; null where they are not public. */
        place: z.nullable(z.string()),
        phone: z.nullable(z.string()),
        phoneExtension: z.nullable(z.string()),
        verifiedAt: z.nullable(z.string()),
        /** Null: open, or not reached. */
        outcome: z.nullable(z.enum(["CONFIRMED", "CHANGED"])),
        /** Calls without an answer, at most 3. */
        unanswered: z.int(),
      }),
    ),
  }),
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});

/** Possible outcomes of a call. */
export const CALL_OUTCOMES = ["CONFIRMED", "CHANGED", "NO_ANSWER"] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

export const noteCall = defineCall({
  id: "noteCall",
  method: "POST",
  path: "/campaigns/{id}/calls",
  summary: "Note what came of a call.",
  description:
    "CONFIRMED confirms the service. CHANGED changes nothing: the service is edited in its form. NO_ANSWER counts up to 3. 409 `callIsNoted` where it has an outcome, or was called three times.",
  who: "campaigns",
  params: z.object({ id: text({ max: 100 }) }),
  query: noParameters,
  body: z.object({ service: text({ max: 100 }), outcome: enumValue(CALL_OUTCOMES, "unknownValue") }),
  reply: done,
  problems: [...PROBLEMS, "notFound", "callIsNoted", "contentTooLarge", "unsupportedMediaType"],
});
