import * as z from "zod/mini";
import type { Language } from "#domain/base/languages/language.ts";
import { requestEngine } from "./request-engine.ts";
import type { Translator, TranslatorSettings } from "./translator.ts";

/** ISO 639-3. */
const CODES: Readonly<Record<Language, string>> = { en: "eng", es: "spa", "en-XA": "eng", "ar-XB": "ara" };

const answer = z.object({
  responseStatus: z.literal(200),
  responseData: z.object({ translatedText: z.string() }),
});

const pairs = z.object({
  responseData: z.array(z.object({ sourceLanguage: z.string(), targetLanguage: z.string() })),
});

/**
 * Apertium's APy: `POST /translate` with a form, one text at a time, and `GET /listPairs`. Unknown words stay English.
 */
export function apertium({ url, key }: Pick<TranslatorSettings, "url" | "key">): Translator {
  const translateOne = async (text: string, from: Language, to: Language): Promise<string> => {
    const form = new URLSearchParams({
      langpair: `${CODES[from]}|${CODES[to]}`,
      q: text,
      format: "txt",
      markUnknown: "no",
      ...(key === null ? {} : { key }),
    });
    const { responseData } = await requestEngine(
      {
        url: `${url}/translate`,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: form.toString(),
      },
      answer,
    );
    return responseData.translatedText;
  };
  return {
    async translate(texts, from, to) {
      const translated: string[] = [];
      for (const text of texts) translated.push(await translateOne(text, from, to));
      return translated;
    },
    async has(from, to) {
      const { responseData } = await requestEngine({ url: `${url}/listPairs`, method: "GET" }, pairs);
      return responseData.some(
        ({ sourceLanguage, targetLanguage }) =>
          sourceLanguage === CODES[from] && targetLanguage === CODES[to],
      );
    },
  };
}
