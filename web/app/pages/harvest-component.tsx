import { loadWords } from "#words/base/words-in.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";
import { loadFieldWords } from "../../features/listings/field-words.ts";
import { loadReasons } from "./imports-component.tsx";

/** The page of harvests, with its words, the names of fields and the reasons of an undo. */
export const harvests = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/imports/harvest/HarvestsPage.tsx"),
      loadWords(language, {
        en: () => import("#words/en/imports/harvest.ts"),
        es: () => import("#words/es/imports/harvest.ts"),
      }),
      loadWords(language, {
        en: () => import("#words/en/imports/imports.ts"),
        es: () => import("#words/es/imports/imports.ts"),
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
