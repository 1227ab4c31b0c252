import * as z from "zod/mini";
import { defineCall, noParameters } from "../base/contract/call.ts";
import { MAX_DESCRIPTION, TRANSLATIONS_PER_HOUR } from "../base/contract/limits.ts";
import { enumValue, text } from "../base/contract/text.ts";
import { MAIN_LANGUAGES } from "../base/languages/language.ts";
import { LANGUAGES } from "../base/languages/languages.ts";

/** The call that translates a text (rule translation 11). */
export const translateText = defineCall({
  id: "translateText",
  method: "POST",
  path: "/common/translate",
  summary: "Get a machine translation as a draft for review.",
  description:
    "Into any language that is switched on. Times, phone numbers, street, mail and web addresses are returned unchanged. 503 if no engine is set up, it does not answer, or it does not have the language; an engine's error text is never returned as a translation.",
  who: "signedIn",
  params: noParameters,
  query: noParameters,
  // Readers of a language also read its varieties, so nothing is translated into a variety.
  body: z
    .object({
      source: enumValue(MAIN_LANGUAGES, "unknownValue"),
      target: enumValue(LANGUAGES, "languageOff"),
      text: text({ max: MAX_DESCRIPTION }),
    })
    .check(
      z.refine(({ source, target }) => source !== target.split("-", 1).join(""), {
        path: ["target"],
        params: { message: "unknownValue" },
      }),
    ),
  reply: z.object({ translatedText: z.string() }),
  problems: ["invalidRequest", "unauthorized", "noTranslator", "languageLacking", "translationFailed"],
  maxPerHour: TRANSLATIONS_PER_HOUR,
});
