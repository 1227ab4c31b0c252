import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";

export const getHealth = defineCall({
  id: "getHealth",
  method: "GET",
  path: "/health",
  summary: "Readiness; 503 while the server is not ready.",
  description:
    "Readiness probe. It checks the database on a separate connection and answers within two seconds. `diskFull`: reads work, writes do not.",
  who: "anyone",
  isProbe: true,
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: z.object({ status: z.enum(["ok", "diskFull"]), version: z.string() }),
  problems: ["unavailable"],
  examples: [{ title: "Is it up?", address: "/health" }],
});

export const getLive = defineCall({
  id: "getLive",
  method: "GET",
  path: "/live",
  summary: "Liveness.",
  description: "Liveness probe, independent of the database. Restart the process if it does not answer 200.",
  who: "anyone",
  isProbe: true,
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: z.object({ status: z.enum(["ok"]) }),
  problems: [],
  examples: [{ title: "Is the process alive?", address: "/live" }],
});
