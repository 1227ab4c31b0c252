import { loadWords } from "#words/base/words-in.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";
import type { MoreFactsProps } from "./MoreFacts.tsx";

/** Loads the facts that few services have, for the pages of those that do. */
export const moreFacts = lazyPerLanguage<
  MoreFactsProps,
  [typeof import("./MoreFacts.tsx"), typeof import("./more-facts-en.ts")]
>(
  (language) =>
    Promise.all([
      import("./MoreFacts.tsx"),
      loadWords(language, { en: () => import("./more-facts-en.ts"), es: () => import("./more-facts-es.ts") }),
    ]),
  ([{ MoreFacts }, { texts }]) =>
    (props) => <MoreFacts {...props} texts={texts} />,
);
