import * as z from "zod/mini";
import { defineCall, noParameters } from "../contract/call.ts";
import { MAX_DESCRIPTION, TRANSLATIONS_PER_HOUR } from "../contract/limits.ts";
import { oneOf, text } from "../contract/text.ts";

/** The call that translates a text (rule translation 11). */
export const translateText = defineCall({
  id: "translateText",
  method: "POST",
  path: "/common/translate",
  summary: "A text in the other language, made by a program: a draft for somebody to look through.",
  description:
    "Times, numbers of telephones, addresses, mail and web addresses come back as they were. 503 where no engine is set or it does not answer; what an engine says of its own trouble is never a translation.",
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
