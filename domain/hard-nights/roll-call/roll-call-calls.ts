import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";
import { text } from "../../base/contract/text.ts";
import { ROLL_CALL_ANSWERS } from "../../services/listing-enumerations.ts";
import { MAX_ROLL_CALL } from "./roll-call.ts";

/** The calls of roll calls (rules roll-call 1–8). */

const params = z.object({ id: text({ max: 100 }) });

const rollCall = z.object({
  /** Services of the region that were asked, by email or telephone. */
  asked: z.int(),
  emails: z.int(),
  yes: z.int(),
  no: z.int(),
  limited: z.int(),
  /** Listed addresses not asked yet, because only an administrator may ask them. */
  waitingForAdministrator: z.int(),
  /** The call sheet: services that have not answered, those with the same number together. */
  silent: z.array(
    z.object({
      /** The service's id. */
      id: z.string(),
      name: z.string(),
      /** Street and city; null where they are not public. */
      place: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      phoneExtension: z.nullable(z.string()),
      isMailed: z.boolean(),
    }),
  ),
});

export const getRollCall = defineCall({
  id: "getRollCall",
  method: "GET",
  path: "/hard-nights/{id}/roll-call",
  summary: "Get the answers to a hard night's roll call, and its call sheet.",
  who: "hardNights",
  params,
  query: noParameters,
  body: noBody,
  reply: rollCall,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});

export const startRollCall = defineCall({
  id: "startRollCall",
  method: "POST",
  path: "/hard-nights/{id}/roll-call",
  summary: "Ask every provider in the region whether they are open today.",
  description: `Asks at most ${MAX_ROLL_CALL} services, the nearest first, and none twice in one hard night. Owners are asked by mail; addresses in listings only where an administrator asks. All others are on the call sheet.`,
  who: "hardNights",
  params,
  query: noParameters,
  body: noBody,
  reply: rollCall,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});

export const noteRollCall = defineCall({
  id: "noteRollCall",
  method: "POST",
  path: "/hard-nights/{id}/roll-call/answers",
  summary: "Note what a provider says on the telephone.",
  description:
    "NO closes the service until its local midnight. YES and LIMITED open nothing; what else they say goes with them: until when people are taken in (`until`, HH:MM where the service is), how many beds are left, whether there is room beyond them, whether pets can come. 409 `callIsNoted` where there is an answer.",
  who: "hardNights",
  params,
  query: noParameters,
  body: z.object({
    service: text({ max: 100 }),
    answer: z.enum(ROLL_CALL_ANSWERS),
    until: z.optional(z.string().check(z.maxLength(8))),
    beds: z.optional(z.string().check(z.maxLength(8))),
    overflow: z.optional(z.enum(["YES", "NO", ""])),
    pets: z.optional(z.enum(["YES", "NO", ""])),
  }),
  reply: rollCall,
  problems: [
    "invalidRequest",
    "unauthorized",
    "forbidden",
    "notFound",
    "callIsNoted",
    "contentTooLarge",
    "unsupportedMediaType",
  ],
});
