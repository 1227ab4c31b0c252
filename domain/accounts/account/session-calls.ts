import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";
import { text } from "../../base/contract/text.ts";
import { done } from "./account-fields.ts";

/** Listing and ending one's sessions. */

export const listSessions = defineCall({
  id: "listSessions",
  method: "GET",
  path: "/auth/sessions",
  summary: "List your own sessions, last used first.",
  who: "signedIn",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: z.array(
    z.object({
      id: z.string(),
      /** `Firefox, Android`: not translated; empty where unknown. */
      device: z.string(),
      isThisOne: z.boolean(),
      createdAt: z.string(),
      /** Rounded to the hour. */
      lastSeenAt: z.string(),
      expiresAt: z.string(),
    }),
  ),
  problems: ["unauthorized"],
});

export const endSession = defineCall({
  id: "endSession",
  method: "DELETE",
  path: "/auth/sessions/{id}",
  summary: "End one session.",
  who: "signedIn",
  // Anything that is not the UUID of one's own session is answered as not found.
  params: z.object({ id: text({ max: 100 }) }),
  query: noParameters,
  body: noBody,
  reply: done,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});

export const endEverySession = defineCall({
  id: "endEverySession",
  method: "DELETE",
  path: "/auth/sessions",
  summary: "End all sessions, including this one.",
  who: "signedIn",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: done,
  problems: ["unauthorized", "forbidden"],
});
