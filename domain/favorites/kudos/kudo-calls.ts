import * as z from "zod/mini";
import { defineCall, noBody } from "../../base/contract/call.ts";
import { text } from "../../base/contract/text.ts";
import { lang } from "../../services/list-parameters.ts";
import { publicService } from "../../services/public-service.ts";

/** A thank-you for a service, without a body (rule kudos 1). */
export const giveKudo = defineCall({
  id: "giveKudo",
  method: "POST",
  path: "/services/{id}/likes",
  summary: "Give a service a kudo; answers with the service.",
  description:
    "Counts once per device, identified by a cookie that its first kudo sets; a repeat changes nothing and gets the same answer, as does a kudo for a protected service, of which nothing is stored. Too many from one address are 429 with `Retry-After`.",
  who: "anyone",
  // Any text is accepted: one that is not a UUID is not found.
  params: z.object({ id: text({ max: 100 }) }),
  query: z.object({ lang: z.optional(lang) }),
  body: noBody,
  reply: publicService,
  problems: ["invalidRequest", "forbidden", "notFound"],
});
