import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../contract/call.ts";
import { PROVIDERS } from "./provider.ts";

export const listProviders = defineCall({
  id: "listProviders",
  method: "GET",
  path: "/auth/providers",
  summary: "The accounts elsewhere that one can sign in with here.",
  description:
    "GOOGLE, FACEBOOK, TWITTER, as far as the operator has set them up. Browsers begin at `/api/auth/google`, `/api/auth/facebook`, `/api/auth/twitter`, each with an optional `next`, the path of ours to go on to, and come back signed in, or to `/login?failed=`.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: z.array(z.enum(PROVIDERS)),
  problems: [],
  examples: [{ title: "Which are set up?", address: "/auth/providers" }],
});
