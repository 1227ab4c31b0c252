import { loadWords } from "#words/base/words-in.ts";
import type { WebFeature } from "../../base/pages/web-feature.ts";
import { workPage } from "../../base/shell/work-page.tsx";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";
import { fieldWords, loadFieldWords } from "../listings/field-words.ts";

const duplicates = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./DuplicatesPage.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/duplicates/duplicates.ts"),
        es: () => import("#words/compiled/es/duplicates/duplicates.ts"),
      }),
      loadFieldWords(language),
    ]),
  ([{ DuplicatesPage }, words, fields], language) =>
    () => (
      <DuplicatesPage
        text={words.duplicates}
        fieldWords={(services) => fieldWords(fields, services, language)}
      />
    ),
);

export const feature = {
  pages: {
    duplicates: workPage(duplicates),
  },
} satisfies WebFeature;
