import * as z from "zod/mini";
import { done } from "../../accounts/account/account-fields.ts";
import { defineCall, noParameters } from "../../base/contract/call.ts";
import { text } from "../../base/contract/text.ts";
import { ASK_FIELDS } from "../../services/ask-fields.ts";

/** Counts a question about a fact that a service does not state (rules asks 1–5). */
export const countAsk = defineCall({
  id: "countAsk",
  method: "POST",
  path: "/asks",
  summary: "Ask about what a service does not state.",
  description:
    "Counts, without text or person; what the service states by now counts nothing and gets the same answer. 404 where there is no such public service. Too many from one address are 429 with `Retry-After`.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: z.object({
    // Any text is accepted: one that is not a UUID is not found.
    service: text({ max: 100 }),
    field: z.enum(ASK_FIELDS),
  }),
  reply: done,
  problems: ["invalidRequest", "forbidden", "notFound", "contentTooLarge", "unsupportedMediaType"],
});
