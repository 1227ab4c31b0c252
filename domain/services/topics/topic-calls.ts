import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";
import { SERVICE_TYPES } from "../enumerations.ts";
import { TOPIC_CODES } from "./topic-table.ts";

/** Publishes the topics under which services are browsed (rule topics 1). */
export const listTopics = defineCall({
  id: "listTopics",
  method: "GET",
  path: "/topics",
  summary: "List the topics of services, in two levels.",
  description:
    "`parent` is null for one of the first level. `tabs`: the types under which it is offered; none: it is found among all topics. `services`: how many public services have it or one below it, counted within the last hour or two. Its services: GET /services?topic=CODE.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: z.array(
    z.object({
      code: z.enum(TOPIC_CODES),
      name: z.string(),
      nameEs: z.string(),
      parent: z.nullable(z.enum(TOPIC_CODES)),
      tabs: z.array(z.enum(SERVICE_TYPES)),
      services: z.int(),
    }),
  ),
  problems: [],
});
