import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../base/contract/call.ts";

export const listDemonstrationPeople = defineCall({
  id: "listDemonstrationPeople",
  method: "GET",
  path: "/demo/people",
  summary: "List the fictional accounts of the demonstration.",
  description: "404 if the demo is off, and for anyone on another machine.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: z.array(z.object({ role: z.string(), email: z.string(), password: z.string() })),
  problems: ["notFound"],
  isForOwnPages: true,
});
