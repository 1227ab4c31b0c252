import type { Language } from "#domain/base/languages/language.ts";
import { loadWords } from "#words/base/words-in.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";
import type { TranslateReason } from "../../features/imports/Reason.tsx";
import { loadFieldWords } from "../../features/listings/field-words.ts";

/** The page of imports, with its words and the names of fields. */
export const imports = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/imports/ImportsPage.tsx"),
      loadWords(language, {
        en: () => import("#words/en/imports/imports.ts"),
        es: () => import("#words/es/imports/imports.ts"),
      }),
      loadFieldWords(language),
      loadReasons(language),
    ]),
  ([{ ImportsPage }, words, { fields }, translateReason]) =>
    () => <ImportsPage text={words.imports} labels={fields.labels} translateReason={translateReason} />,
);

/** Reasons of the importer in the language of the page; null where that is English. */
export async function loadReasons(language: Language): Promise<TranslateReason> {
  const spanish = language === "es" ? await import("../../features/imports/spanish-reasons.ts") : null;
  return spanish === null ? null : spanish.spanishReason;
}
