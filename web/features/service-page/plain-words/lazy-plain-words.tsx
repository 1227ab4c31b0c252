import { loadWords } from "#words/base/words-in.ts";
import { lazyPerLanguage } from "../../../base/ui/lazy.tsx";
import type { PlainWordsProps } from "./PlainWords.tsx";

/** A service in short sentences, and what reads them aloud. */
export const plainWordsPart = lazyPerLanguage<
  PlainWordsProps,
  [typeof import("./PlainWords.tsx"), typeof import("./plain-words-en.ts")]
>(
  (language) =>
    Promise.all([
      import("./PlainWords.tsx"),
      loadWords(language, {
        en: () => import("./plain-words-en.ts"),
        es: () => import("./plain-words-es.ts"),
      }),
    ]),
  ([{ PlainWords }, { texts }]) =>
    (props) => <PlainWords {...props} texts={texts} />,
);
