import * as z from "zod/mini";
import type { Language } from "#domain/words/language.ts";
import { exchangeJson } from "#server/outside/json-exchange.ts";
import { TranslationFailed, type Translator, type TranslatorSettings } from "./translator.ts";

const PATIENCE_MS = 20_000;
const MOST_BYTES = 256 * 1024;

/** It calls languages by three letters. */
const CODES: Readonly<Record<Language, string>> = { en: "eng", es: "spa" };

const answer = z.object({
  responseStatus: z.literal(200),
  responseData: z.object({ translatedText: z.string() }),
});

/** Apertium's APy: `POST /translate` with a form, one text at a time. Words that it does not know stay English, unmarked. */
export function apertium({ url, key }: Pick<TranslatorSettings, "url" | "key">): Translator {
  const translateOne = async (text: string, from: Language, to: Language): Promise<string> => {
    const form = new URLSearchParams({
      langpair: `${CODES[from]}|${CODES[to]}`,
      q: text,
      format: "txt",
      markUnknown: "no",
      ...(key === null ? {} : { key }),
    });
    const reply = await exchangeJson({
      url: `${url}/translate`,
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: form.toString(),
      patienceMs: PATIENCE_MS,
      mostBytes: MOST_BYTES,
    }).catch((cause: unknown) => {
      throw new TranslationFailed("The engine gave no translation.", { cause });
    });
    const read = z.safeParse(answer, reply);
    if (!read.success) throw new TranslationFailed("What the engine answered is no translation.");
    return read.data.responseData.translatedText;
  };
  return {
    async translate(texts, from, to) {
      const translated: string[] = [];
      for (const text of texts) translated.push(await translateOne(text, from, to));
      return translated;
    },
  };
}
