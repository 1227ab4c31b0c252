import { loadWords } from "#domain/words/words-in.ts";
import { loadFieldWords } from "../features/listings/field-words.ts";
import { lazyPerLanguage } from "../ui/lazy.tsx";
import { loadReasons } from "./imports-component.tsx";

/** The page of harvests, with its words and the names of fields. */
export const harvests = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../features/harvest/HarvestsPage.tsx"),
      loadWords(language, {
        en: () => import("#domain/words/en/harvest.ts"),
        es: () => import("#domain/words/es/harvest.ts"),
      }),
      loadFieldWords(language),
      loadReasons(language),
    ]),
  ([{ HarvestsPage }, words, { fields }, translateReason]) =>
    () => <HarvestsPage text={words.harvest} labels={fields.labels} translateReason={translateReason} />,
);
