import { loadWords } from "#domain/words/words-in.ts";
import { loadFieldWords } from "../features/listings/field-words.ts";
import { lazyPerLanguage } from "../ui/lazy.tsx";

/** The page of imports, with its words and the names of fields. */
export const imports = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../features/imports/ImportsPage.tsx"),
      loadWords(language, {
        en: () => import("#domain/words/en/imports.ts"),
        es: () => import("#domain/words/es/imports.ts"),
      }),
      loadFieldWords(language),
      language === "es" ? import("../features/imports/spanish-reasons.ts") : null,
    ]),
  ([{ ImportsPage }, words, { fields }, spanish]) =>
    () => (
      <ImportsPage
        text={words.imports}
        labels={fields.labels}
        translateReason={spanish === null ? null : spanish.spanishReason}
      />
    ),
);
