import * as z from "zod/mini";
import { defineCall, noBody } from "../contract/call.ts";

/**
 * The current user (specification, section 7). Without a live token the answer is 401 with the plain text
 * `Unauthorized`, which clients compare at their start.
 */
export const getProfile = defineCall({
  id: "getProfile",
  method: "GET",
  path: "/auth/profile",
  summary: "Who is signed in.",
  description: "Without a live token: 401 with the plain text `Unauthorized`.",
  who: "signedIn",
  params: z.object({}),
  query: z.object({}),
  body: noBody,
  reply: z.object({ id: z.string(), email: z.string(), displayName: z.string() }),
  problems: [401],
  answersInPlainText: true,
  examples: [{ title: "Who am I?", address: "/auth/profile" }],
});
