import { lazyPerLanguage } from "../../ui/lazy.tsx";
import type { PlainWordsProps } from "./PlainWords.tsx";

/** A service in short sentences, and what reads them aloud. */
export const plainWordsPart = lazyPerLanguage<
  PlainWordsProps,
  [typeof import("./PlainWords.tsx"), typeof import("./plain-words-en.ts")]
>(
  (language) =>
    Promise.all([
      import("./PlainWords.tsx"),
      language === "es" ? import("./plain-words-es.ts") : import("./plain-words-en.ts"),
    ]),
  ([{ PlainWords }, { texts }]) =>
    (props) => <PlainWords {...props} texts={texts} />,
);
