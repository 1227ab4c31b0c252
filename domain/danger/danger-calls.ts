import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../base/contract/call.ts";
import { MAX_JUDGED_TEXT } from "../base/contract/limits.ts";
import { enumValue, text, yesOrNo } from "../base/contract/text.ts";
import { lang } from "../services/list-parameters.ts";
import { DANGER_FAMILIES } from "./danger-families.ts";
import { dangerHelp } from "./danger-help-reply.ts";

export const noticeDangerCall = defineCall({
  id: "noticeDanger",
  method: "POST",
  path: "/danger",
  summary: "Say whether a text names a danger, and what helps in it.",
  description:
    "For fields in which people type and that have no list of their own, and for messages that they send. Nothing of the text is stored, logged or counted. `danger` is null where it names none.",
  who: "anyone",
  params: noParameters,
  query: z.object({ lang: z.optional(lang) }),
  body: z.object({ text: text({ max: MAX_JUDGED_TEXT }) }),
  reply: z.object({ danger: z.nullable(dangerHelp) }),
  problems: ["invalidRequest"],
});

export const getDangerHelp = defineCall({
  id: "getDangerHelp",
  method: "GET",
  path: "/danger/{family}",
  summary: "Get the first sentences and the crisis lines for a danger.",
  description: "For clients that got its name in `X-Danger`. The reply must not be stored.",
  who: "anyone",
  params: z.object({ family: enumValue(DANGER_FAMILIES, "unknownValue") }),
  query: z.object({
    lang: z.optional(lang),
    /** The danger is happening now: 911 comes first. */
    now: z.optional(yesOrNo()),
    /** The text looks for help but names no danger. */
    hint: z.optional(yesOrNo()),
  }),
  body: noBody,
  reply: dangerHelp,
  problems: ["invalidRequest"],
  isNeverStored: true,
  examples: [{ title: "Someone sees another person being hurt", address: "/danger/WITNESS?now=true" }],
});
