import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../contract/call.ts";
import { pageParameters } from "../contract/paging.ts";
import { id, oneOf, text } from "../contract/text.ts";
import { HISTORY_THINGS } from "./actions.ts";

/** The history of everything, for administrators (rule history 5). */
export const listHistory = defineCall({
  id: "listHistory",
  method: "GET",
  path: "/history",
  summary: "List changes of services, people, roles, crisis lines and settings, latest first.",
  description:
    "The history stores only the id of who made a change: `displayName` is null if the account is deleted, or if it was the operator or a job. `before` and `after` hold the changed fields by their wire names.",
  who: "administer",
  params: noParameters,
  query: z.object({
    thing: z.optional(oneOf(HISTORY_THINGS, "unknownValue")),
    thingId: z.optional(text({ max: 100 })),
    actor: z.optional(id()),
    ...pageParameters,
  }),
  body: noBody,
  reply: z.array(
    z.object({
      id: z.int(),
      at: z.string(),
      thing: z.string(),
      thingId: z.string(),
      action: z.string(),
      by: z.object({ id: z.nullable(z.string()), displayName: z.nullable(z.string()), role: z.string() }),
      before: z.unknown(),
      after: z.unknown(),
      why: z.nullable(z.string()),
    }),
  ),
  problems: ["invalidRequest", "unauthorized", "forbidden"],
  examples: [{ title: "What was done to people", address: "/history?thing=USER" }],
});
