import type { Language } from "#domain/base/languages/language.ts";
import { loadWords } from "#words/base/words-in.ts";
import type { WebFeature } from "../../base/pages/web-feature.ts";
import { workPage } from "../../base/shell/work-page.tsx";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";
import { loadFieldWords } from "../listings/field-words.ts";
import type { TranslateReason } from "./Reason.tsx";

/** The page of imports, with its words and the names of fields. */
const imports = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./ImportsPage.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/imports/imports.ts"),
        es: () => import("#words/compiled/es/imports/imports.ts"),
      }),
      loadFieldWords(language),
      loadReasons(language),
    ]),
  ([{ ImportsPage }, words, { fields }, translateReason]) =>
    () => <ImportsPage text={words.imports} labels={fields.labels} translateReason={translateReason} />,
);

/** Reasons of the importer in the language of the page; null where that is English. */
async function loadReasons(language: Language): Promise<TranslateReason> {
  const spanish = language === "es" ? await import("./spanish-reasons.ts") : null;
  return spanish === null ? null : spanish.spanishReason;
}

/** The page of harvests, with its words, the names of fields and the reasons of an undo. */
const harvests = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./harvest/HarvestsPage.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/imports/harvest.ts"),
        es: () => import("#words/compiled/es/imports/harvest.ts"),
      }),
      loadWords(language, {
        en: () => import("#words/compiled/en/imports/imports.ts"),
        es: () => import("#words/compiled/es/imports/imports.ts"),
      }),
      loadFieldWords(language),
      loadReasons(language),
    ]),
  ([{ HarvestsPage }, { harvest }, { imports }, { fields }, translateReason]) =>
    () => (
      <HarvestsPage
        text={harvest}
        labels={fields.labels}
        leftReasons={imports.left}
        translateReason={translateReason}
      />
    ),
);

export const feature = {
  pages: {
    imports: workPage(imports),
    harvests: workPage(harvests),
  },
} satisfies WebFeature;
