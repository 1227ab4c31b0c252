import { MAX_DESCRIPTION } from "#domain/base/contract/limits.ts";
import { invalid, problem } from "#domain/base/contract/problems.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { translateText } from "#domain/translation/translation-calls.ts";
import { type Route, route } from "#server/base/http/route.ts";
import {
  LanguageLacking,
  TranslationError,
  type Translator,
} from "#server/base/outside/translator/translator.ts";
import { translatedText } from "./translate-text.ts";

/**
 * The translator's call.
 *
 * @param translator null: none is configured
 * @param languages those that are switched on
 * @param onFailure called when the engine failed or gave an invalid reply
 */
export function translationRoutes(
  translator: Translator | null,
  languages: readonly Language[],
  onFailure: (error: unknown) => void,
): Route[] {
  return [
    route(translateText, async ({ body: { text, source, target } }) => {
      if (!languages.includes(target)) return { ok: false, problem: invalid({ target: "languageOff" }) };
      if (translator === null) return { ok: false, problem: problem("noTranslator") };
      if (text === "") return { ok: true, reply: { translatedText: "" } };
      try {
        const request = { text, from: source, to: target, max: MAX_DESCRIPTION };
        const translated = await translatedText(translator, request);
        return { ok: true, reply: { translatedText: translated } };
      } catch (error) {
        if (error instanceof LanguageLacking) return { ok: false, problem: problem("languageLacking") };
        if (!(error instanceof TranslationError)) throw error;
        onFailure(error);
        return { ok: false, problem: problem("translationFailed") };
      }
    }),
  ];
}
