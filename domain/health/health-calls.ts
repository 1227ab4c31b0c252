import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../contract/call.ts";

export const getHealth = defineCall({
  id: "getHealth",
  method: "GET",
  path: "/health",
  summary: "Whether the server is ready; 503 while it is not.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: z.object({ status: z.enum(["ok"]), version: z.string() }),
  problems: ["unavailable"],
  examples: [{ title: "Is it up?", address: "/health" }],
});
