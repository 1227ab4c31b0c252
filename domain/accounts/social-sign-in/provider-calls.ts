import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";
import { PROVIDERS } from "./provider.ts";

export const listProviders = defineCall({
  id: "listProviders",
  method: "GET",
  path: "/auth/providers",
  summary: "List the sign-in providers that are set up.",
  description:
    "GOOGLE, FACEBOOK and TWITTER, if the operator has set them up. Browsers start at `/api/auth/google`, `/api/auth/facebook` or `/api/auth/twitter`, with an optional `next`, a path of this site, and return signed in or to `/login?failed=`.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: z.array(z.enum(PROVIDERS)),
  problems: [],
  examples: [{ title: "Which are set up?", address: "/auth/providers" }],
});
