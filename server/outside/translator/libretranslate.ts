import * as z from "zod/mini";
import { exchangeJson } from "#server/outside/json-exchange.ts";
import { TranslationFailed, type Translator, type TranslatorSettings } from "./translator.ts";

const PATIENCE_MS = 20_000;
const MOST_BYTES = 256 * 1024;

/** An error may come with the status of a success, too. */
const answer = z.object({ translatedText: z.array(z.string()), error: z.optional(z.undefined()) });

/** LibreTranslate, and what speaks as it does: `POST /translate` with JSON. */
export function libreTranslate({ url, key }: Pick<TranslatorSettings, "url" | "key">): Translator {
  return {
    async translate(texts, from, to) {
      if (texts.length === 0) return [];
      const body = {
        q: texts,
        source: from,
        target: to,
        format: "text",
        ...(key === null ? {} : { api_key: key }),
      };
      const reply = await exchangeJson({
        url: `${url}/translate`,
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        patienceMs: PATIENCE_MS,
        mostBytes: MOST_BYTES,
      }).catch((cause: unknown) => {
        throw new TranslationFailed("The engine gave no translation.", { cause });
      });
      const read = z.safeParse(answer, reply);
      if (!read.success || read.data.translatedText.length !== texts.length) {
        throw new TranslationFailed("What the engine answered is no translation.");
      }
      return read.data.translatedText;
    },
  };
}
