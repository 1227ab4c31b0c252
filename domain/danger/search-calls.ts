import * as z from "zod/mini";
import { defineCall, noParameters } from "../base/contract/call.ts";
import { listParameters } from "../services/list-parameters.ts";
import { listedForViewer } from "../services/listing.ts";
import { servicePin } from "../services/public-service.ts";
import { typeCount } from "../services/service-calls.ts";
import { WISHES } from "../services/wishes.ts";
import { dangerHelp } from "./danger-help-reply.ts";

/**
 * The calls that search services by typed text. They take the parameters of the list in the body, since browsers,
 * proxies and logs store addresses (rules danger-search 7–10).
 */

/**
 * Requests in a text beside its words, such as a place, a day or wishes; they apply to that search alone (rules search
 * 24–29).
 */
const askedInText = z.object({
  /** The text without place and day; empty where there are no other words. */
  q: z.string(),
  /** Period in which a service must be open at some moment, epoch milliseconds; null: no day is asked for. */
  day: z.nullable(z.object({ from: z.number(), until: z.number() })),
  /** The place to search around; null: that of the request. */
  place: z.nullable(z.object({ label: z.string(), longitude: z.number(), latitude: z.number() })),
  /** Wishes in the text, each with whether any service found nearby states it. */
  wishes: z.array(z.object({ wish: z.enum(WISHES), isTold: z.boolean() })),
});
export type AskedInText = z.output<typeof askedInText>;

const IN_BODY = "Takes the parameters of the call that reads by the address, as text, in the body.";

export const searchServices = defineCall({
  id: "searchServices",
  method: "POST",
  path: "/services/search",
  summary: "List services by a typed text, which stays out of the address.",
  description: `${IN_BODY} \`danger\` is what helps where the text names a danger, else null. \`asked\` is the place or the day that the text names and the list is for, else null.`,
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: listParameters,
  reply: z.object({
    services: z.array(listedForViewer),
    danger: z.nullable(dangerHelp),
    asked: z.nullable(askedInText),
  }),
  problems: ["invalidRequest"],
  namesDanger: true,
  countsTotal: true,
  isReading: true,
});

export const countFoundServices = defineCall({
  id: "countFoundServices",
  method: "POST",
  path: "/services/search/count",
  summary: "Count the services that a typed text finds.",
  description: IN_BODY,
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: listParameters,
  reply: z.object({ count: z.int() }),
  problems: ["invalidRequest"],
  namesDanger: true,
  isReading: true,
});

export const countFoundByType = defineCall({
  id: "countFoundByType",
  method: "POST",
  path: "/services/search/count-by-type",
  summary: "Count the services that a typed text finds under each type, up to 100.",
  description: IN_BODY,
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: listParameters,
  reply: z.array(typeCount),
  problems: ["invalidRequest"],
  namesDanger: true,
  isReading: true,
});

export const getFoundPins = defineCall({
  id: "getFoundPins",
  method: "POST",
  path: "/services/search/pins",
  summary: "List the services that a typed text finds as points for a map.",
  description: IN_BODY,
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: listParameters,
  reply: z.array(servicePin),
  problems: ["invalidRequest"],
  namesDanger: true,
  isReading: true,
});
