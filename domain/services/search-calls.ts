import * as z from "zod/mini";
import { defineCall, noParameters } from "../contract/call.ts";
import { dangerHelp } from "../danger/danger-help-reply.ts";
import { listedForViewer } from "../listings/listing.ts";
import { listParameters } from "./list-parameters.ts";
import { servicePin } from "./public-service.ts";
import { typeCount } from "./service-calls.ts";

/**
 * The calls that read services by a text that a person typed. They take the parameters of the list in the body, since
 * addresses are kept by browsers, proxies and logs (rules danger-search 7–10).
 */

const IN_BODY = "Takes the parameters of the call that reads by the address, as text, in the body.";

export const searchServices = defineCall({
  id: "searchServices",
  method: "POST",
  path: "/services/search",
  summary: "List services by a typed text, which stays out of the address.",
  description: `${IN_BODY} \`danger\` is what helps where the text names a danger, else null.`,
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: listParameters,
  reply: z.object({ services: z.array(listedForViewer), danger: z.nullable(dangerHelp) }),
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
