import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../contract/call.ts";
import { instant } from "../contract/instant.ts";
import { pageParameters } from "../contract/paging.ts";
import { id, oneOf, text } from "../contract/text.ts";
import { HISTORY_THINGS } from "./actions.ts";

/** The history of everything, for administrators (rules history 5 and 7). */
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
    person: z.optional(text({ max: 200 })),
    serviceName: z.optional(text({ max: 200 })),
    since: z.optional(instant()),
    until: z.optional(instant()),
    ...pageParameters,
  }),
  body: noBody,
  reply: z.array(
    z.object({
      id: z.int(),
      at: z.string(),
      thing: z.string(),
      thingId: z.string(),
      /** Of the service or person as it is now; null where it is gone, and of other things. */
      name: z.nullable(z.string()),
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

export type ListedChange = z.output<typeof listHistory.reply>[number];
