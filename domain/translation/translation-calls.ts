import * as z from "zod/mini";
import { defineCall, noParameters } from "../contract/call.ts";
import { MAX_DESCRIPTION, TRANSLATIONS_PER_HOUR } from "../contract/limits.ts";
import { oneOf, text } from "../contract/text.ts";

/** The call that translates a text (rule translation 11). */
export const translateText = defineCall({
  id: "translateText",
  method: "POST",
  path: "/common/translate",
  summary: "Get a machine translation as a draft for review.",
  description:
    "Times, phone numbers, street, mail and web addresses are returned unchanged. 503 if no engine is set up or it does not answer; an engine's error text is never returned as a translation.",
  who: "signedIn",
  params: noParameters,
  query: noParameters,
  body: z
    .object({
      source: oneOf(["en", "es"], "unknownValue"),
      target: oneOf(["en", "es"], "unknownValue"),
      text: text({ max: MAX_DESCRIPTION }),
    })
    .check(
      z.refine(({ source, target }) => source !== target, {
        path: ["target"],
        params: { message: "unknownValue" },
      }),
    ),
  reply: z.object({ translatedText: z.string() }),
  problems: ["invalidRequest", "unauthorized", "noTranslator", "translationFailed"],
  maxPerHour: TRANSLATIONS_PER_HOUR,
});
