import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../base/contract/call.ts";
import { instant } from "../base/contract/instant.ts";
import { pageParameters } from "../base/contract/paging.ts";
import { enumValue, id, text } from "../base/contract/text.ts";
import { HISTORY_THINGS } from "../base/history/actions.ts";
import { undoParts } from "./undo-parts.ts";

/** Reads the history of everything, for administrators (rules history 5 and 7). */
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
    thing: z.optional(enumValue(HISTORY_THINGS, "unknownValue")),
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
      /**
       * Current name of the service, person, line, contact or invitation; null if it no longer exists, and for other
       * things.
       */
      name: z.nullable(z.string()),
      /** Current names for the ids in `before` and `after`, such as that of an owner. */
      names: z.array(z.object({ id: z.string(), name: z.string() })),
      action: z.string(),
      by: z.object({ id: z.nullable(z.string()), displayName: z.nullable(z.string()), role: z.string() }),
      before: z.unknown(),
      after: z.unknown(),
      why: z.nullable(z.string()),
      /** The change of a service was made at all sites of its program. */
      isForProgram: z.boolean(),
      ...undoParts,
    }),
  ),
  problems: ["invalidRequest", "unauthorized", "forbidden"],
  examples: [{ title: "What was done to people", address: "/history?thing=USER" }],
});

export type ListedChange = z.output<typeof listHistory.reply>[number];

/** Maximum names in one request: more than anything has fields. */
const MAX_FIELDS = 100;

/** Undoes a change as a new one (rules history 9–13). */
export const undoChange = defineCall({
  id: "undoChange",
  method: "POST",
  path: "/history/{id}/undo",
  summary: "Undo a change by a new one, which names it in `undoes`.",
  description:
    "Takes the same way as if the caller did it by hand: permission, checks, review and protection all hold. `changedSince` (409) names the fields that were changed again since, with their values before, after and now; nothing is undone then, and `fields` undoes the others alone. `cannotUndo` (409) says why in `reason`. 202: the undo waits for review. `left` names fields that the caller may not set.",
  // Only administrators find changes of things other than services.
  who: "editService",
  params: z.object({ id: text({ max: 20 }) }),
  query: noParameters,
  body: z.object({
    fields: z.optional(z.array(text({ max: 100 })).check(z.minLength(1), z.maxLength(MAX_FIELDS))),
  }),
  reply: z.object({
    /** Id of the new change. */
    id: z.int(),
    thing: z.string(),
    thingId: z.string(),
    /** Whether it is waiting for review (202). */
    isProposed: z.boolean(),
    undone: z.array(z.string()),
    left: z.array(z.string()),
  }),
  problems: [
    "invalidRequest",
    "unauthorized",
    "forbidden",
    "serviceLimitReached",
    "ownRole",
    "notFound",
    "conflict",
    "keepProtected",
    "changedSince",
    "cannotUndo",
  ],
  acceptsLater: true,
});
