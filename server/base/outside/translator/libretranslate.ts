import * as z from "zod/mini";
import type { Language } from "#domain/base/languages/language.ts";
import { requestEngine } from "./request-engine.ts";
import { TranslationError, type Translator, type TranslatorSettings } from "./translator.ts";

/** Errors may have a success status. */
const answer = z.object({ translatedText: z.array(z.string()), error: z.optional(z.undefined()) });

/** Engines that name no targets translate between all of their languages. */
const languages = z.array(z.object({ code: z.string(), targets: z.optional(z.array(z.string())) }));

/** LibreTranslate, and compatible engines: `POST /translate` with JSON, `GET /languages`. */
export function libreTranslate({ url, key }: Pick<TranslatorSettings, "url" | "key">): Translator {
  return {
    async translate(texts, from, to) {
      if (texts.length === 0) return [];
      const body = {
        q: texts,
        source: toIsoCode(from),
        target: toIsoCode(to),
        format: "text",
        ...(key === null ? {} : { api_key: key }),
      };
      const { translatedText } = await requestEngine(
        {
          url: `${url}/translate`,
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        },
        answer,
      );
      if (translatedText.length !== texts.length) {
        throw new TranslationError("The engine's reply is not a translation.");
      }
      return translatedText;
    },
    async has(from, to) {
      const known = await requestEngine({ url: `${url}/languages`, method: "GET" }, languages);
      const source = known.find(({ code }) => code === toIsoCode(from));
      const targets = source?.targets ?? known.map(({ code }) => code);
      return source !== undefined && targets.includes(toIsoCode(to));
    },
  };
}

/** ISO 639-1: engines know languages, not varieties of them. */
function toIsoCode(language: Language): string {
  return language.split("-", 1).join("");
}
